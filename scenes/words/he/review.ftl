## מבט לאחור על משחק

review-title = { $game }: מבט לאחור
review-back-hint = חזרה. מה שכבר נחשב נשמר.
review-bots = גם בוטים
review-bots-hint = לשפוט גם את ההחלטות של הבוטים.
review-progress = חושב: ⁦{ $share }%⁩
review-thinking = מומחה עובר על המשחק ובוחן כל החלטה לפי מה שראו אז מאותו מקום. אפשר לצאת: מה שכבר נחשב נשמר.
review-nothing = במשחק הזה לא היה על מה להחליט.
review-chances = הסיכויים של כל אחד, לפי מה שהיה אפשר לראות
review-share = ⁦{ $share }%⁩
review-weak-count = { $count ->
    [0] בלי בחירות חלשות
    [one] בחירה חלשה אחת
    [two] שתי בחירות חלשות
   *[other] { $count } בחירות חלשות
}
review-moment = הרגע של המשחק
review-decision = החלטה { $number } מתוך { $count }
review-played = { $name }: { $played }
review-better = עדיף: { $best }. ההפרש הוא { $lost }, בסטייה של עד { $within }.
review-good = שום דבר לא היה טוב יותר, עד כמה שאפשר לדעת.
review-strong = חזק: כל דבר אחר היה עולה ביוקר.
review-glance = נשפט במבט חטוף, ולכן לא נספר. מומחה אולי היה בוחר: { $best }.
review-behind = פחות { $lost }
review-back-one-hint = ההחלטה שלפני זאת.
review-next-hint = ההחלטה הבאה.
review-weak = הבחירה החלשה הבאה
review-weak-hint = ההחלטה הבאה שהיה בה משהו טוב יותר.
review-watch = לצפות בה
review-watch-hint = הצפייה החוזרת, רגע לפני ההחלטה הזאת.
review-what-if = מה אם …
review-what-if-hint = להמשיך לשחק מלפני ההחלטה הזאת, עם אותם קלפים נסתרים: משחק משלך.
review-short-good = { $name }: { $played }
review-short-weak = { $name }: { $played }. עדיף: { $best } (פחות { $lost })
review-turning-point = נקודת המפנה של המשחק
review-something-else = משהו אחר
review-unreadable = לא הצלחנו לקרוא מה נחשב על המשחק הזה: חושבים עליו מחדש.
review-other-version = גרסה אחרת של Kibitz חשבה על המשחק הזה: חושבים עליו מחדש.

## מבט לאחור על משחק נגד השעון

grabs-right = תפיסה נכונה של { $name }.
grabs-right-timed = תפיסה נכונה של { $name } אחרי ⁦{ $ms } ms⁩.
grabs-wrong = תפיסת שווא של { $name }: שני הקלפים האלה לא מתאימים.
grabs-missed = הייתה כאן התאמה של { $name }, שלא נראתה בזמן.
grabs-tally = { $right } / { $wrong } / { $missed }
grabs-fastest = השיא ⁦{ $ms } ms⁩
grabs-quickest = הרגע: התפיסה המהירה ביותר
grabs-number = תפיסה { $number } מתוך { $count }
grabs-none = במשחק הזה אף אחד לא תפס כלום.
grabs-back-hint = חזרה למקום שממנו באת.
grabs-back-one-hint = התפיסה שלפני זאת.
grabs-next-hint = התפיסה הבאה.
grabs-next-wrong = תפיסת השווא הבאה
grabs-next-wrong-hint = תפיסת השווא הבאה, עם שני הקלפים.
grabs-legend = נכון / שווא / החמצה
