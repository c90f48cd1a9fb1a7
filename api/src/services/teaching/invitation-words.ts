import type { LinkMailWords } from '@classeur/mail'
import type { InvitationKind } from '@classeur/database'

/** What people typed and the mail says again: one line each. */
export interface InvitationNames {
  inviter: string
  /** The class or the school. */
  target: string
}

/** The words of the invitations in one language. */
export type InvitationWords = Record<InvitationKind, (names: InvitationNames) => LinkMailWords>
