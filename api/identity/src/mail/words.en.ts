import type { MailWords } from './mail-words.ts'

export const en: MailWords = {
  verification: {
    subject: 'Confirm your email address',
    greeting: 'Welcome to Classeur.',
    body: 'Confirm this address and choose a password, and your account is ready.',
    button: 'Confirm my address',
    note: 'The link works once, for 24 hours, and only the newest one works. If you did not ask for an account, ignore this email: nothing happens without the link.',
  },
  'already-registered': {
    subject: 'You already have an account',
    greeting: 'Hello again.',
    body: 'Someone, probably you, tried to register with this address, but it already has an account. Sign in as usual, or choose a new password here.',
    button: 'Choose a new password',
    note: 'The link works once, for one hour. If it was not you, ignore this email: your account has not changed.',
  },
  'password-reset': {
    subject: 'Choose a new password',
    greeting: 'Hello.',
    body: 'Use this link to choose a new password. You will then be signed out on every device.',
    button: 'Choose a new password',
    note: 'The link works once, for one hour. If you did not ask for it, ignore this email: your password stays as it is.',
  },
}
