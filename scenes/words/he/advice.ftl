## מה מומחה היה עושה, ולמה

advice-equal = { $count ->
    [2] שתי הבחירות שוות זו לזו, עד כמה שאפשר לדעת.
   *[other] כל הבחירות שוות זו לזו, עד כמה שאפשר לדעת.
}
advice-some = { $count ->
    [2] שתי אלה שוות זו לזו.
   *[other] { $count } אלה שוות זו לזו.
} { $why }
advice-only = אין שום דבר אחר לעשות.
advice-more = במה שעשוי לבוא אחר כך זה מביא { $more } יותר.
advice-nothing = אין כאן על מה לחשוב.
advice-broken = המומחה איבד את החוט. אפשר להמשיך לפי שיקול דעתך.
advice-once-more = { $sentence } לחיצה נוספת: מה מומחה היה עושה.
advice-alone = רואים במבט אחד ששום דבר אחר לא טוב יותר.
advice-move = { $picks }
