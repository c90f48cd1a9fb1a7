import type { Language } from '@classeur/contracts'

/** The text that explains an archive to its owner. */
export const readmeTexts: Record<Language, string> = {
  en: `This is a backup of your work in Classeur.

To restore it, open Backup in Classeur and choose "From a file". Don't change the
file, because Classeur checks every part of it.

The folder "classes" holds one Excel workbook per class, for you to read. The other
folders hold the same data in the form that Classeur restores.
The file contains names and marks of students. Keep it in a safe place.
`,
  fr: `Ceci est une sauvegarde de votre travail dans Classeur.

Pour la restaurer, ouvrez Sauvegarde dans Classeur et choisissez « Depuis un fichier ».
Ne modifiez pas le fichier : Classeur en vérifie chaque partie.

Le dossier « classes » contient un classeur Excel par classe, à lire. Les autres
dossiers contiennent les mêmes données sous la forme que Classeur restaure.
Le fichier contient des noms et des notes d’élèves. Conservez-le en lieu sûr.
`,
  ar: `هذه نسخة احتياطية من عملك في Classeur.

لاستعادتها، افتح صفحة النسخ الاحتياطي في Classeur واختر «من ملف». لا تغيّر الملف،
لأن Classeur يتحقق من كل جزء منه.

يحتوي المجلد classes على مصنف Excel لكل فصل، لتقرأه. وتحتوي المجلدات الأخرى على
البيانات نفسها بالشكل الذي يستعيده Classeur.
يحتوي الملف على أسماء طلاب ودرجاتهم. احفظه في مكان آمن.
`,
}
