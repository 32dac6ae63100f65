# איך נקראים אלה שמתיישבים, עד שיבחרו שם אחר.

seating-person = שחקן { $number }
cast-ada = Ada
cast-bram = Bram
cast-cleo = Cleo
cast-dario = Dario
cast-edda = Edda
cast-faro = Faro
cast-greta = Greta
cast-hugo = Hugo
cast-ines = Ines
cast-juno = Juno
cast-kasimir = Kasimir
cast-ludo = Ludo

## מי הם, במשפט אחד

cast-ada-is = שועלה שקוראת את החוקים פעמיים.
cast-bram-is = דוב שלא סובל להפסיד בנקודה.
cast-cleo-is = חתולה. היא תכננה את זה.
cast-dario-is = כלב ששמח על כל קלף.
cast-edda-is = ינשופה שסופרת הכול.
cast-faro-is = צפרדע שמהמרת על קפיצה.
cast-greta-is = עז עם דעות משלה.
cast-hugo-is = קיפוד, דוקרני אבל הוגן.
cast-ines-is = ארנבת. הבטת? כבר איננה.
cast-juno-is = פנדה שממש לא ממהרת.
cast-kasimir-is = עורב עם עין לדברים נוצצים.
cast-ludo-is = סוס־ים עם סיפורים מהים.

## לאן הם נוטים כשהם משחקים

temper-careful = הכי טוב ללכת על בטוח.
temper-spiteful = תמיד נגד מי שמוביל.
temper-bold = בלי סיכון אין כיף.
