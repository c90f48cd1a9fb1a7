import type { InvitationWords } from './invitation-words.ts'

const note =
  'يعمل الرابط مرة واحدة خلال 7 أيام، وللحساب الذي يحمل هذا العنوان وحده. إن كنت لا تعرف من دعاك فتجاهل هذه الرسالة، ولن يحدث شيء.'

export const ar: InvitationWords = {
  class: ({ inviter, target }) => ({
    subject: `${inviter} يدعوك إلى الفصل «${target}»`,
    greeting: `${inviter} يرغب في مشاركة فصل معك.`,
    body: `افتح الرابط وسجّل الدخول بهذا البريد الإلكتروني، فيظهر الفصل «${target}» بين فصولك.`,
    button: 'الانضمام إلى الفصل',
    note,
  }),
  school: ({ inviter, target }) => ({
    subject: `${inviter} يدعوك إلى ${target}`,
    greeting: `${inviter} يقترح عليك الانضمام إلى مدرسة.`,
    body: `افتح الرابط وسجّل الدخول بهذا البريد الإلكتروني، فينتمي حسابك إلى «${target}» ومعه فصولك.`,
    button: 'الانضمام إلى المدرسة',
    note,
  }),
}
