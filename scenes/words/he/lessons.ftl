# שיעורים: מה שמסביב לדברים שכל אחד מהם אומר.

lesson-step = { $step } מתוך { $steps }
lesson-repeat = שוב
lesson-skip = לדלג
lesson-go-on = הלאה
lesson-keys = Backspace או כתף שמאלית: שוב · F6 או כתף ימנית: לדלג · Esc: לצאת
lesson-done = עכשיו ברור איך משחקים
lesson-play = לשחק משחק
lesson-again = שוב
lesson-leave = לצאת
lesson-late = מאוחר מדי הפעם: מישהו אחר היה מקדים אותך. שוב.
refusal-lesson-not-now = רגע: קודם לקרוא את הפתק, ואז ממשיכים.
refusal-lesson-undo = אין צורך לבטל כאן דבר: ״שוב״ חוזר צעד אחד.

## ההצעה

lesson-offer = { $title } בפעם הראשונה?
lesson-offer-about = שיעור ליד השולחן אורך שתיים־שלוש דקות, ומשחקים בו מהשנייה הראשונה. אפשר למצוא אותו גם אחר כך, על המדף ובחוקים.
lesson-offer-yes = לשחק בשיעור
lesson-offer-no = אל המקומות
lesson-open = שיעור
lesson-open-hint = שתיים־שלוש דקות ליד השולחן, ומשחקים מהשנייה הראשונה.

## היציאה

pause-about-lesson = השיעור מחכה. שום דבר ממנו לא נשמר.
pause-leave-lesson = לצאת מהשיעור
pause-leave-hint-lesson = אפשר להתחיל אותו מחדש בכל רגע, מהמדף או מהחוקים.

## קבצים

error-lesson-toml = השיעור { $file } אינו TOML תקין: { $why }
error-lesson-head = אי אפשר ללמד את השיעור { $file }: ״{ $field }״ שגוי. { $why }
error-lesson-before = אי אפשר ללמד את השיעור { $file }: החוקים לא מתירים את ״{ $move }״ בתוך ״before״: { $why }
error-lesson-step = אי אפשר ללמד את השיעור { $file }: בשורה { $line }, ״{ $field }״ של הצעד { $step } שגוי. { $why }
error-lesson-move = אי אפשר ללמד את השיעור { $file }: בשורה { $line } החוקים לא מתירים את ״{ $move }״ בתוך ״{ $field }״ של הצעד { $step }: { $why }
error-lesson-last = אי אפשר ללמד את השיעור { $file }: הוא נגמר בשורה { $line } בתוך ״{ $field }״ של הצעד { $step }. צריך לבוא אחריו צעד שרק קוראים.

# מצבים שצריך למצוא בהם את הבחירה הטובה ביותר

lesson-choose = ללמוד { $title }
lesson-choose-about = { $lessons ->
    [one] השיעור מראה איך משחקים.
   *[other] השיעור הראשון מראה איך משחקים, והארוך יותר איך משחקים טוב.
}
lesson-find = למצוא את המהלך
lesson-next = המצב הבא
puzzle-about = ״למצוא את המהלך״: { $count } מצבים עם בחירה אחת שטובה מכולן, מספר { $number } הוא הבא.
puzzle-find = תורך. בחירה אחת טובה בבירור מכל האחרות. איזו?
puzzle-found = נמצא! { $why }
puzzle-done = נמצאו: { $number } מתוך { $count }
puzzle-after = המומחה של המנורה ניסה כל בחירה בחלוקות רבות שמתאימות למה שראית, וזאת הייתה הטובה מכולן בהפרש גדול.
refusal-puzzle-find = זה מותר, אבל יש משהו טוב יותר בבירור. לנסות שוב, או ללחוץ על ״לדלג״ כדי לראות.
