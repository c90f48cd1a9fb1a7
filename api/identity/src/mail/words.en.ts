import type { MailWords } from './mail-words.ts'

export const en: MailWords = {
  verification: {
    subject: 'Confirm your e-mail address',
    greeting: 'Welcome to Classeur.',
    body: 'One press, and your account is ready.',
    button: 'Confirm my address',
    note: 'The link works once, for 24 hours. If you did not ask for an account, ignore this mail: without the link nothing happens.',
  },
  'already-registered': {
    subject: 'You already have an account',
    greeting: 'Hello again.',
    body: 'Someone, probably you, wanted to register with this address, but it has an account already. Sign in as usual, or choose a new password here.',
    button: 'Choose a new password',
    note: 'The link works once, for one hour. If it was not you, ignore this mail: your account has not changed.',
  },
  'password-reset': {
    subject: 'Choose a new password',
    greeting: 'Hello.',
    body: 'Here is the link for your new password. Afterwards you are signed out on every device.',
    button: 'Choose a new password',
    note: 'The link works once, for one hour. If you did not ask for it, ignore this mail: your password stays as it is.',
  },
}
