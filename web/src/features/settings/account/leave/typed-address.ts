import { readAuth } from '../../../../http/session/auth-session.ts'

const key = 'classeur:leaving'

const currentUser = (): string | null => {
  const auth = readAuth()
  return auth.status === 'signed-in' ? auth.user.id : null
}

/** Keeps what the person typed in this tab, while they sign in again. */
export const keepTypedAddress = (email: string): void =>
  sessionStorage.setItem(key, JSON.stringify({ userId: currentUser(), email }))

export const forgetTypedAddress = (): void => sessionStorage.removeItem(key)

/** What the same person typed before they signed in again; null without that. */
export function readTypedAddress(): string | null {
  const kept = sessionStorage.getItem(key)
  if (kept === null) return null
  const { userId, email } = JSON.parse(kept) as { userId: string | null; email: string }
  return userId !== null && userId === currentUser() ? email : null
}
