import type { Language } from '@classeur/contracts'

/** The text that explains an export to its owner. */
export const exportReadmeTexts: Record<Language, string> = {
  en: `This file contains everything that Classeur stores about you.

The folder "classes" holds one Excel workbook per class, for you to read. The files
ending in .jsonl hold one entry per line: your account, settings, sign-ins, activity,
orders, credits, generations, memberships, the marks you entered, your invitations, the
pictures you reported and the decisions on those you published. The file schema.json
describes them. The other folders are a backup of your work, which Classeur can restore,
with your pictures.
The file contains names and marks of students. Keep it in a safe place.
`,
  fr: `Ce fichier contient tout ce que Classeur conserve à votre sujet.

Le dossier « classes » contient un classeur Excel par classe, à lire. Les fichiers en
.jsonl contiennent une entrée par ligne : votre compte, vos réglages, vos connexions,
votre activité, vos commandes, vos crédits, vos générations, vos participations, les
notes que vous avez saisies, vos invitations, les images que vous avez signalées et les
décisions sur celles que vous avez publiées. Le fichier schema.json les décrit. Les
autres dossiers sont une sauvegarde de votre travail, que Classeur peut restaurer, avec
vos images.
Le fichier contient des noms et des notes d’élèves. Conservez-le en lieu sûr.
`,
  ar: `يحتوي هذا الملف على كل ما يحفظه Classeur عنك.

يحتوي المجلد classes على مصنف Excel لكل قسم، لتقرأه. وتحتوي الملفات المنتهية بـ .jsonl
على مدخل في كل سطر: حسابك وإعداداتك وعمليات تسجيل دخولك ونشاطك وطلباتك وأرصدتك
وعمليات التوليد ومشاركاتك والعلامات التي أدخلتها ودعواتك والصور التي أبلغت عنها
والقرارات بشأن ما نشرته. ويصفها الملف schema.json.
أما المجلدات الأخرى فهي نسخة احتياطية من عملك مع صورك، ويمكن لـ Classeur استعادتها.
يحتوي الملف على أسماء تلاميذ وعلاماتهم. احفظه في مكان آمن.
`,
}
