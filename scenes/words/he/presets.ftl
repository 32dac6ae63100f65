# אפשרויות תחת שם.

preset-rulebook = לפי ספר החוקים
preset-mixed = תערובת משלך
preset-new = חוקים משלי { $number }
preset-hint = כל האפשרויות בבת אחת, תחת שם: של ספר החוקים, של המשחק, ושלך.
preset-usual-hint = מחזיר כל אפשרות למה שספר החוקים אומר.
preset-keep-hint = שומר את האפשרויות האלה תחת שם משלך.
preset-keep-title = איך קוראים לחוקים האלה?
preset-rename-hint = שם אחר לחוקים האלה שלך.
preset-rename-title = איך קוראים להם עכשיו?
preset-delete-hint = מוחק את השם הזה. האפשרויות נשארות כפי שהן.
preset-delete-ask = למחוק את השם הזה?
preset-delete-about = ״{ $name }״ כבר לא יהיה בין החוקים שלך. האפשרויות נשארות כפי שהן עכשיו.
preset-delete-yes = למחוק
preset-delete-no = לשמור

## לבקש שם

name-hint = Enter או לחיצה, כדי לכתוב שם אחר.
name-keep = לשמור
name-cancel = לא חשוב
name-taken = ״{ $name }״ כבר קיים. שם אחר, בבקשה.
preset-spoilt = אי אפשר לחלק משחק לפי החוקים שלך ״{ $name }״, ולכן הם לא מוצעים. הם נשארים בקובץ ההגדרות; אפשר להרכיב אותם מחדש תחת שם אחר.
preset-full = אין מקום לעוד חוקים משלך: כדאי למחוק כאלה שכבר לא משחקים לפיהם.
