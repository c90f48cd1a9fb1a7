import type { LinkMailWords } from '@classeur/mail'
import type { InvitationKind } from '@classeur/database'

/** Names typed by users that the email repeats: one line each, null if the email leaves it out. */
export interface InvitationNames {
  inviter: string | null
  /** The name of the class or the school. */
  target: string | null
}

/** The texts of the invitations in one language. */
export type InvitationTexts = Record<InvitationKind, (names: InvitationNames) => LinkMailWords>
