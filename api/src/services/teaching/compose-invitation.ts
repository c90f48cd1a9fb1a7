import type { Language } from '@classeur/contracts'
import type { InvitationKind } from '@classeur/database'
import { composeLinkMail, type Mail } from '@classeur/mail'
import { ar } from './invitation-words.ar.ts'
import { en } from './invitation-words.en.ts'
import { fr } from './invitation-words.fr.ts'
import type { InvitationNames, InvitationWords } from './invitation-words.ts'

const words: Record<Language, InvitationWords> = { en, fr, ar }

/** One line, also when the name was pasted as several: a subject has one. */
const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

/** The mail that asks somebody into a class or a school. */
export function composeInvitation(
  kind: InvitationKind,
  language: Language,
  { inviter, target }: InvitationNames,
  link: string,
): Omit<Mail, 'to'> {
  const names = { inviter: oneLine(inviter), target: oneLine(target) }
  return composeLinkMail(language, words[language][kind](names), link)
}
