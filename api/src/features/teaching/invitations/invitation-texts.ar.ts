import type { InvitationTexts } from './invitation-texts.ts'

const note =
  'يعمل الرابط مرة واحدة خلال 7 أيام، وللحساب الذي يحمل هذا العنوان وحده. إن كنت لا تعرف من دعاك فتجاهل هذه الرسالة، ولن يتغيّر شيء.'
const someone = 'أحد المعلّمين'

export const ar: InvitationTexts = {
  class: ({ inviter, target }) => ({
    subject: `${inviter ?? someone} يدعوك إلى الانضمام إلى ${target ? `الفصل «${target}»` : 'فصل'}`,
    greeting: `${inviter ?? someone} يرغب في مشاركة فصل معك.`,
    body: `افتح الرابط وسجّل الدخول بهذا البريد الإلكتروني، فيظهر ${target ? `الفصل «${target}»` : 'الفصل'} بين فصولك.`,
    button: 'الانضمام إلى الفصل',
    note,
  }),
  school: ({ inviter, target }) => ({
    subject: `${inviter ?? someone} يدعوك إلى الانضمام إلى ${target ?? 'مدرسة'}`,
    greeting: `${inviter ?? someone} يقترح عليك الانضمام إلى مدرسة.`,
    body: `افتح الرابط وسجّل الدخول بهذا البريد الإلكتروني، فينتمي حسابك إلى ${target ? `«${target}»` : 'المدرسة'} ومعه فصولك.`,
    button: 'الانضمام إلى المدرسة',
    note,
  }),
}
