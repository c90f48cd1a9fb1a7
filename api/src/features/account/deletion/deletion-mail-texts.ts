import type { Language } from '@classeur/contracts'
import type { LinkMailWords } from '@classeur/mail'

/** When a mail about a deletion is sent: at the request, two days before the end, and when the account is kept. */
export type DeletionMailKind = 'requested' | 'reminder' | 'withdrawn'

type Texts = Record<DeletionMailKind, (date: string) => LinkMailWords>

const en: Texts = {
  requested: (date) => ({
    subject: 'Your account will be deleted',
    greeting: 'You asked us to delete your account.',
    body: `Your account and everything in it will be deleted on ${date}. Until then you can work as usual and change your mind.`,
    button: 'Keep my account',
    note: 'If you didn’t ask for this, open the link, keep the account and change your password.',
  }),
  reminder: (date) => ({
    subject: 'Your account will be deleted soon',
    greeting: 'Your account will be deleted soon.',
    body: `On ${date} your classes, marks, lesson plans and pictures will be deleted. Nobody can bring them back afterwards.`,
    button: 'Keep my account',
    note: 'If you still want to delete your account, you don’t need to do anything.',
  }),
  withdrawn: () => ({
    subject: 'Your account stays',
    greeting: 'Your account stays.',
    body: 'You decided to keep your account. Nothing was deleted.',
    button: 'Open settings',
    note: 'If this wasn’t you, change your password.',
  }),
}

const fr: Texts = {
  requested: (date) => ({
    subject: 'Votre compte va être supprimé',
    greeting: 'Vous avez demandé la suppression de votre compte.',
    body: `Votre compte et tout son contenu seront supprimés le ${date}. D’ici là, vous pouvez travailler comme d’habitude et changer d’avis.`,
    button: 'Garder mon compte',
    note: 'Si cette demande ne vient pas de vous, ouvrez le lien, gardez le compte et changez votre mot de passe.',
  }),
  reminder: (date) => ({
    subject: 'Votre compte sera bientôt supprimé',
    greeting: 'Votre compte sera bientôt supprimé.',
    body: `Le ${date}, vos classes, vos notes, vos fiches de cours et vos images seront supprimées. Personne ne pourra les récupérer ensuite.`,
    button: 'Garder mon compte',
    note: 'Si vous souhaitez toujours supprimer votre compte, vous n’avez rien à faire.',
  }),
  withdrawn: () => ({
    subject: 'Votre compte est conservé',
    greeting: 'Votre compte est conservé.',
    body: 'Vous avez choisi de garder votre compte. Rien n’a été supprimé.',
    button: 'Ouvrir les réglages',
    note: 'Si ce n’était pas vous, changez votre mot de passe.',
  }),
}

const ar: Texts = {
  requested: (date) => ({
    subject: 'سيُحذف حسابك',
    greeting: 'لقد طلبت حذف حسابك.',
    body: `سيُحذف حسابك وكل ما فيه يوم ${date}. حتى ذلك الحين يمكنك العمل كالمعتاد والتراجع عن قرارك.`,
    button: 'الاحتفاظ بحسابي',
    note: 'إن لم تطلب ذلك بنفسك، فافتح الرابط واحتفظ بالحساب وغيّر كلمة المرور.',
  }),
  reminder: (date) => ({
    subject: 'سيُحذف حسابك قريبًا',
    greeting: 'سيُحذف حسابك قريبًا.',
    body: `يوم ${date} ستُحذف أقسامك وعلاماتك وخطط دروسك وصورك. ولا يمكن لأحد استعادتها بعد ذلك.`,
    button: 'الاحتفاظ بحسابي',
    note: 'إن كنت ما زلت تريد حذف حسابك، فلا حاجة إلى أي إجراء.',
  }),
  withdrawn: () => ({
    subject: 'حسابك باقٍ',
    greeting: 'حسابك باقٍ.',
    body: 'لقد قررت الاحتفاظ بحسابك. لم يُحذف أي شيء.',
    button: 'فتح الإعدادات',
    note: 'إن لم تكن أنت من فعل ذلك، فغيّر كلمة المرور.',
  }),
}

export const deletionMailTexts: Record<Language, Texts> = { en, fr, ar }
