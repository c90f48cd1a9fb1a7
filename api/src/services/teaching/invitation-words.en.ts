import type { InvitationWords } from './invitation-words.ts'

const note =
  'The link works once, for 7 days, for the account with this address. If you do not know who is asking, ignore this mail: nothing happens.'

export const en: InvitationWords = {
  class: ({ inviter, target }) => ({
    subject: `${inviter} invites you to the class “${target}”`,
    greeting: `${inviter} would like to share a class with you.`,
    body: `Open the link, sign in with this e-mail address, and the class “${target}” is among yours.`,
    button: 'Join the class',
    note,
  }),
  school: ({ inviter, target }) => ({
    subject: `${inviter} invites you to ${target}`,
    greeting: `${inviter} would like you to join a school.`,
    body: `Open the link and sign in with this e-mail address. Your account then belongs to “${target}”, and your classes come along.`,
    button: 'Join the school',
    note,
  }),
}
