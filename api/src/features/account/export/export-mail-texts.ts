import type { Language } from '@classeur/contracts'
import type { LinkMailWords } from '@classeur/mail'

/** The mail that says that an export can be downloaded, until a date. */
export const exportMailTexts: Record<Language, (date: string) => LinkMailWords> = {
  en: (date) => ({
    subject: 'Your export is ready',
    greeting: 'Your export of all data is ready.',
    body: `You can download it in your settings until ${date}. It contains personal data of your students, so keep it in a safe place.`,
    button: 'Open settings',
    note: 'If you didn’t ask for an export, delete it in your settings and change your password.',
  }),
  fr: (date) => ({
    subject: 'Votre export est prêt',
    greeting: 'L’export de toutes vos données est prêt.',
    body: `Vous pouvez le télécharger dans vos réglages jusqu’au ${date}. Il contient des données personnelles de vos élèves : gardez-le en lieu sûr.`,
    button: 'Ouvrir les réglages',
    note: 'Si vous n’avez pas demandé d’export, supprimez-le dans vos réglages et changez votre mot de passe.',
  }),
  ar: (date) => ({
    subject: 'ملف بياناتك جاهز',
    greeting: 'ملف تصدير جميع بياناتك جاهز.',
    body: `يمكنك تنزيله من الإعدادات حتى ${date}. يحتوي على بيانات شخصية لطلابك، فاحفظه في مكان آمن.`,
    button: 'فتح الإعدادات',
    note: 'إن لم تطلب تصدير بياناتك، فاحذف الملف من الإعدادات وغيّر كلمة المرور.',
  }),
}
