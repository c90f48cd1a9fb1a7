import type { InvitationTexts } from './invitation-texts.ts'

const note =
  'The link works once, within 7 days, and only for the account with this address. If you don’t know who invited you, ignore this email and nothing will change.'
const someone = 'A teacher'

export const en: InvitationTexts = {
  class: ({ inviter, target }) => ({
    subject: `${inviter ?? someone} invites you to join ${target ? `the class “${target}”` : 'a class'}`,
    greeting: `${inviter ?? someone} would like to share a class with you.`,
    body: `Open the link and sign in with this email address. ${target ? `The class “${target}”` : 'The class'} then appears in your list of classes.`,
    button: 'Join the class',
    note,
  }),
  school: ({ inviter, target }) => ({
    subject: `${inviter ?? someone} invites you to join ${target ?? 'a school'}`,
    greeting: `${inviter ?? someone} would like you to join a school.`,
    body: `Open the link and sign in with this email address. Your account then belongs to ${target ? `“${target}”` : 'the school'}, and your classes move with you.`,
    button: 'Join the school',
    note,
  }),
}
