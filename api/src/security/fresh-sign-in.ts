import type { Session } from '@classeur/database'

/** How long after a sign-in a person may do what a lost or borrowed device must not be enough for. */
export const freshSignInSeconds = 600

/** Whether the person of this session has proved who they are within the last 10 minutes. */
export function isFreshSignIn(session: Pick<Session, 'authenticatedAt'> | null, now = new Date()): boolean {
  const at = session?.authenticatedAt
  return at != null && now.getTime() - at.getTime() <= freshSignInSeconds * 1000
}
