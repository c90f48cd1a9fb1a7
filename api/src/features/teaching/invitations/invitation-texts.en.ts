import type { InvitationTexts } from './invitation-texts.ts'

const note =
  'The link works once, for 7 days, for the account with this address. If you do not know who is inviting you, ignore this email: nothing happens.'
const someone = 'A teacher'

export const en: InvitationTexts = {
  class: ({ inviter, target }) => ({
    subject: `${inviter ?? someone} invites you to ${target ? `the class “${target}”` : 'a class'}`,
    greeting: `${inviter ?? someone} would like to share a class with you.`,
    body: `Open the link and sign in with this email address. ${target ? `The class “${target}”` : 'The class'} then appears among yours.`,
    button: 'Join the class',
    note,
  }),
  school: ({ inviter, target }) => ({
    subject: `${inviter ?? someone} invites you to ${target ?? 'a school'}`,
    greeting: `${inviter ?? someone} would like you to join a school.`,
    body: `Open the link and sign in with this email address. Your account then belongs to ${target ? `“${target}”` : 'the school'}, and your classes move with you.`,
    button: 'Join the school',
    note,
  }),
}
