import type { MailWords } from './mail-words.ts'

export const en: MailWords = {
  verification: {
    subject: 'Confirm your email address',
    greeting: 'Welcome to Classeur.',
    body: 'Confirm this address and choose a password. Then your account is ready.',
    button: 'Confirm my address',
    note: 'The link works once, within 24 hours. Only the newest link works. If you didn’t ask for an account, ignore this email: no account is created unless you open the link.',
  },
  'already-registered': {
    subject: 'You already have an account',
    greeting: 'Hello again.',
    body: 'Someone, probably you, tried to register with this address, but it already has an account. Sign in as usual, or choose a new password.',
    button: 'Choose a new password',
    note: 'The link works once, within one hour. If it wasn’t you, ignore this email: your account hasn’t changed.',
  },
  'password-reset': {
    subject: 'Choose a new password',
    greeting: 'Hello.',
    body: 'Use this link to choose a new password. You will then be signed out on every device.',
    button: 'Choose a new password',
    note: 'The link works once, within one hour. If you didn’t ask for it, ignore this email: your password stays the same.',
  },
}
