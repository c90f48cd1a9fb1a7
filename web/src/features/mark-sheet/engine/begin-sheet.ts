import { onAuthChange, readAuth, type AuthState } from '../../../http/session/auth-session.ts'
import { openSheet } from './open-sheet.ts'
import type { SheetEngine } from './sheet-engine.ts'

/** A screen that hasn't taken the sheet by then won't: its code couldn't be loaded. */
const longestWaitMs = 30_000

/** The sheet that was begun and that no screen has taken yet. */
let begun: { examId: string; userId: string; opening: Promise<SheetEngine> } | null = null

function whenAuthIsKnown(): Promise<Exclude<AuthState, { status: 'unknown' }>> {
  return new Promise((resolve) => {
    const look = () => {
      const auth = readAuth()
      if (auth.status === 'unknown') return
      stop()
      resolve(auth)
    }
    const stop = onAuthChange(look)
    look()
  })
}

/** Closes a sheet that no screen has taken. */
function abandon(one: typeof begun): void {
  if (begun === one) begun = null
  one?.opening.then(
    (engine) => engine.close(),
    () => undefined,
  )
}

/**
 * Opens an exam's mark sheet while the navigation to it still waits for the guard and the screen's code. The screen takes
 * it with {@link takeBegunSheet}. Opens nothing for a signed-out person. Closes a sheet that no screen takes: when `signal`
 * aborts, or after {@link longestWaitMs}.
 */
export async function beginSheet(examId: string, signal: AbortSignal): Promise<void> {
  const auth = await whenAuthIsKnown()
  if (auth.status !== 'signed-in' || signal.aborted) return
  abandon(begun)
  const userId = auth.user.id
  const opening = openSheet(examId, userId)
  const one = { examId, userId, opening }
  begun = one
  // The screen that takes the sheet reports a failure.
  opening.catch(() => undefined)
  const giveUp = () => {
    if (begun === one) abandon(one)
  }
  signal.addEventListener('abort', giveUp)
  setTimeout(giveUp, longestWaitMs)
}

/** The sheet that was begun for this exam and person, once; otherwise opens it. */
export function takeBegunSheet(examId: string, userId: string): Promise<SheetEngine> {
  const one = begun
  begun = null
  if (one?.examId === examId && one.userId === userId) return one.opening
  abandon(one)
  return openSheet(examId, userId)
}
