import type { Language } from '@classeur/contracts'
import type { InvitationKind } from '@classeur/database'
import { composeLinkMail, type Mail } from '@classeur/mail'
import { ar } from './invitation-texts.ar.ts'
import { en } from './invitation-texts.en.ts'
import { fr } from './invitation-texts.fr.ts'
import type { InvitationTexts } from './invitation-texts.ts'
import { mailableName } from './mailable-name.ts'

const texts: Record<Language, InvitationTexts> = { en, fr, ar }

/** Composes the invitation to a class or a school. Leaves out names that could contain a URL or email address. */
export function composeInvitation(
  kind: InvitationKind,
  language: Language,
  names: { inviter: string; target: string },
  link: string,
): Omit<Mail, 'to'> {
  const mailable = { inviter: mailableName(names.inviter), target: mailableName(names.target) }
  return composeLinkMail(language, texts[language][kind](mailable), link)
}
