import type { Language } from '@classeur/contracts'
import type { LinkMailWords } from '@classeur/mail'

/** The mail about a sign-in on a device that the person hasn't used before. `device` may be empty. */
export const newDeviceMailTexts: Record<Language, (device: string, date: string) => LinkMailWords> = {
  en: (device, date) => ({
    subject: 'New sign-in to your account',
    greeting: 'Someone signed in to your account on a new device.',
    body: `${device ? `Device: ${device}. ` : ''}Time: ${date}. If this was you, you don’t need to do anything.`,
    button: 'See where I’m signed in',
    note: 'If this wasn’t you, sign this device out in your settings and change your password.',
  }),
  fr: (device, date) => ({
    subject: 'Nouvelle connexion à votre compte',
    greeting: 'Quelqu’un s’est connecté à votre compte sur un nouvel appareil.',
    body: `${device ? `Appareil : ${device}. ` : ''}Date : ${date}. Si c’était vous, vous n’avez rien à faire.`,
    button: 'Voir où je suis connecté',
    note: 'Si ce n’était pas vous, déconnectez cet appareil dans vos réglages et changez votre mot de passe.',
  }),
  ar: (device, date) => ({
    subject: 'تسجيل دخول جديد إلى حسابك',
    greeting: 'سجّل شخص ما الدخول إلى حسابك من جهاز جديد.',
    body: `${device ? `الجهاز: ${device}. ` : ''}الوقت: ${date}. إن كنت أنت من فعل ذلك، فلا يلزمك فعل أي شيء.`,
    button: 'عرض الأجهزة التي سجّلت الدخول منها',
    note: 'إن لم تكن أنت، فسجّل الخروج من هذا الجهاز في الإعدادات وغيّر كلمة المرور.',
  }),
}
