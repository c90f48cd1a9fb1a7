import { windowTimers } from './browser/page-events.ts'

/** Sheets of this window that were closed and still send, by exam. */
const leaving = new Map<string, Promise<void>>()
const longestLeaveMs = 2000

/** `closed`: the last of it is sent or given back to this device. */
export function leaveSheet(examId: string, closed: Promise<void>): void {
  leaving.set(examId, closed)
  void closed.finally(() => leaving.get(examId) === closed && leaving.delete(examId))
}

/** What a sheet that was closed still sends; null when there is nothing. */
export const leavingOf = (examId: string): Promise<void> | null => leaving.get(examId) ?? null

/** Waits for sheets that were closed (`leaving`), but not longer than a person does. */
export const afterLeaving = (
  sheets: readonly (Promise<void> | null)[] = [...leaving.values()],
): Promise<unknown> =>
  Promise.race([
    Promise.all(sheets),
    new Promise<void>((resolve) => windowTimers.after(longestLeaveMs, resolve)),
  ])
