import type { Language } from '@classeur/contracts'
import type { InvitationKind } from '@classeur/database'
import { composeLinkMail, type Mail } from '@classeur/mail'
import { ar } from './invitation-words.ar.ts'
import { en } from './invitation-words.en.ts'
import { fr } from './invitation-words.fr.ts'
import type { InvitationWords } from './invitation-words.ts'
import { mailableName } from './mailable-name.ts'

const words: Record<Language, InvitationWords> = { en, fr, ar }

/** Composes the invitation to a class or a school. Leaves out names that could contain a URL or email address. */
export function composeInvitation(
  kind: InvitationKind,
  language: Language,
  names: { inviter: string; target: string },
  link: string,
): Omit<Mail, 'to'> {
  const mailable = { inviter: mailableName(names.inviter), target: mailableName(names.target) }
  return composeLinkMail(language, words[language][kind](mailable), link)
}
