import { authReadyPollIntervalMs } from '@classeur/contracts'
import { readAuth, type AuthState } from '../../http/session/auth-session.ts'

type ResolvedAuth = Exclude<AuthState, { status: 'unknown' }>

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The guard's rule 2: polls every 100 ms until the auth state is known. */
export async function waitForAuth(): Promise<ResolvedAuth> {
  for (;;) {
    const auth = readAuth()
    if (auth.status !== 'unknown') return auth
    await pause(authReadyPollIntervalMs)
  }
}
