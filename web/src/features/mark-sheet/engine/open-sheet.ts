import { newId } from '../../../config/random-id.ts'
import { whenIdle } from '../../../config/when-idle.ts'
import { onAuthChange, readAuth } from '../../../http/session/auth-session.ts'
import { followSheet } from '../../../realtime/sheets/follow-sheet.ts'
import { paintedOrLeaving } from './browser/after-paint.ts'
import { createKeptTexts } from './browser/kept-texts.ts'
import { createHttpTransport } from './browser/http-transport.ts'
import { pageEvents, windowTimers } from './browser/page-events.ts'
import { createTabLocks } from './browser/tab-locks.ts'
import { createSheetEngine } from './create-sheet-engine.ts'
import { afterLeaving, leaveSheet, leavingOf } from './leaving-sheets.ts'
import type { SheetEngine } from './sheet-engine.ts'
import type { SheetLive } from './sheet-live.ts'
import type { SheetSession } from './sheet-ports.ts'
import { ownStore as store } from './unsent.ts'

const session: SheetSession = {
  userId() {
    const auth = readAuth()
    return auth.status === 'signed-in' ? auth.user.id : null
  },
  onChange: onAuthChange,
}

/** Follows a sheet. Others see this person's new cell one frame later, so that moving to it needs no sending. */
const followAfterPaint: SheetLive['open'] = (...sheet) => {
  const followed = followSheet(...sheet)
  let isClosed = false
  return {
    focus: (cell) => void paintedOrLeaving().then(() => isClosed || followed.focus(cell)),
    close() {
      isClosed = true
      followed.close()
    },
  }
}

/**
 * Opens an exam's mark sheet for a person, including the marks that this person left unsent on this device. Close it
 * when the screen closes. Rejects with `ProblemError` if the sheet can't be read.
 */
export async function openSheet(examId: string, userId: string): Promise<SheetEngine> {
  // Wait for marks that are still being sent from the last visit, so that they appear as saved.
  const before = leavingOf(examId)
  await afterLeaving(before)
  const transport = createHttpTransport(examId, userId)
  const { engine, closed } = await createSheetEngine({
    ...{ examId, userId, store, session, newId },
    transport: {
      ...transport,
      // The steps to undo can be many times as long as the sheet, and its first cells don't wait for them.
      readOperations: (cursor) => whenIdle().then(() => transport.readOperations(cursor)),
    },
    live: { open: followAfterPaint },
    texts: createKeptTexts(examId, userId),
    ...{ locks: createTabLocks(), timers: windowTimers, page: pageEvents },
  })
  // If that took too long, take over the marks it couldn't send.
  void before?.then(engine.refresh)
  return {
    ...engine,
    close() {
      engine.close()
      leaveSheet(examId, closed)
    },
  }
}
