import type { Language } from '@classeur/contracts'
import { composeLinkMail, type Mail } from '@classeur/mail'
import type { MailKind, MailWords } from './mail-words.ts'
import { ar } from './words.ar.ts'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'

const texts: Record<Language, MailWords> = { en, fr, ar }

/** Composes one of the emails of the account screens. */
export const composeMail = (kind: MailKind, language: Language, link: string): Omit<Mail, 'to'> =>
  composeLinkMail(language, texts[language][kind], link)
