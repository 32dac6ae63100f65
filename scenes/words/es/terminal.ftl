# Una mesa en la terminal.

terminal-type = { $picked ->
    [0] Escribe un número; t muestra la mesa, l enciende la lámpara, u deshace, q sale.
   *[other] Escribe un número; b vuelve una elección atrás, t muestra la mesa, l enciende la lámpara, u deshace, q sale.
}
terminal-which = { $count ->
    [one] Escribe 1.
   *[other] Escribe un número del 1 al { $count }.
}
terminal-hand-over = { $name }, es tu turno. Pulsa Enter cuando los demás no miren.
terminal-taken-back = Deshecho.
terminal-won = { $names }: ¡victoria!
terminal-drawn = No gana nadie.
terminal-left = La partida está guardada. Ábrela desde el estante, en «Partidas».

# Lo que puede hacer mal una interfaz.

refusal-table-over = La partida ha acabado.
refusal-table-not-your-turn = Es el turno de { $name }.
refusal-table-not-now = Eso no se puede hacer ahora.
refusal-prompt-not-asked = Eso no se puede elegir ahora.
refusal-prompt-other-seat = Eso lo tiene que responder otra persona.
refusal-prompt-none = Ahora no tienes que decidir nada.
refusal-prompt-passed = Esa pregunta ya pasó.
