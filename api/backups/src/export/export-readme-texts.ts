import type { Language } from '@classeur/contracts'

/** The text that explains an export to its owner. */
export const exportReadmeTexts: Record<Language, string> = {
  en: `This file contains everything that Classeur stores about you, except what is named at
the end.

The folder "classes" holds one Excel workbook per class, for you to read. The files
ending in .jsonl hold one entry per line: your account, settings, sign-ins, activity,
school, subscriptions, orders, credits, generations, memberships and requests to join,
your invitations, backups, restores, the pictures you like or reported and the decisions
on those you published. What you did in classes and lesson plans of colleagues is there
too: the marks you entered, comments, sheets, changes of exams, imports, edits and what
the logs of these classes say about you. The file schema.json describes them. The other
folders are a backup of your own work, which Classeur can restore, with your pictures.
Secrets such as the hash of your password, messages of the payment provider about your
orders, and copies that Classeur keeps only to undo a restore or to search faster are
not in the file.
The file contains names and marks of students. Keep it in a safe place.
`,
  fr: `Ce fichier contient tout ce que Classeur conserve à votre sujet, sauf ce qui est nommé à
la fin.

Le dossier « classes » contient un classeur Excel par classe, à lire. Les fichiers en
.jsonl contiennent une entrée par ligne : votre compte, vos réglages, vos connexions,
votre activité, votre établissement, vos abonnements, vos commandes, vos crédits, vos
générations, vos participations et demandes de participation, vos invitations, vos
sauvegardes, vos restaurations, les images que vous aimez ou avez signalées et les
décisions sur celles que vous avez publiées. S’y trouve aussi ce que vous avez fait dans
les classes et les fiches de cours de collègues : les notes que vous avez saisies,
les appréciations, les fiches d’entraînement, les changements d’examens, les
importations, les modifications et ce que les journaux de ces classes disent de vous. Le
fichier schema.json les décrit. Les autres dossiers sont une sauvegarde de votre propre
travail, que Classeur peut restaurer, avec vos images.
Les secrets, comme l’empreinte de votre mot de passe, les messages du prestataire de
paiement sur vos commandes et les copies que Classeur garde seulement pour annuler une
restauration ou chercher plus vite n’y figurent pas.
Le fichier contient des noms et des notes d’élèves. Conservez-le en lieu sûr.
`,
  ar: `يحتوي هذا الملف على كل ما يحفظه Classeur عنك، ما عدا ما يُذكر في النهاية.

يحتوي المجلد classes على مصنف Excel لكل قسم، لتقرأه. وتحتوي الملفات المنتهية بـ .jsonl
على مدخل في كل سطر: حسابك وإعداداتك وعمليات تسجيل دخولك ونشاطك ومدرستك واشتراكاتك
وطلباتك وأرصدتك وعمليات التوليد ومشاركاتك وطلبات انضمامك ودعواتك ونسخك الاحتياطية
وعمليات الاستعادة والصور التي أعجبتك أو أبلغت عنها والقرارات بشأن ما نشرته. وفيها أيضًا
ما فعلته في أقسام زملائك وخطط دروسهم: العلامات التي أدخلتها والملاحظات العامة وأوراق العمل
وتغييرات الاختبارات وعمليات الاستيراد والتعديلات وما تقوله سجلات هذه الأقسام عنك.
ويصفها الملف schema.json.
أما المجلدات الأخرى فهي نسخة احتياطية من عملك أنت مع صورك، ويمكن لـ Classeur استعادتها.
ولا يحتوي الملف على الأسرار، مثل بصمة كلمة مرورك، ولا على رسائل مزوّد الدفع عن طلباتك، ولا
على النسخ التي يحفظها Classeur فقط للتراجع عن استعادة أو لتسريع البحث.
يحتوي الملف على أسماء تلاميذ وعلاماتهم. احفظه في مكان آمن.
`,
}
