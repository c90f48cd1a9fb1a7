import { windowTimers } from './browser/page-events.ts'

/** Sheets of this window that were closed and still send, by exam. */
const leaving = new Map<string, Promise<void>>()
const longestLeaveMs = 2000

/** `closed`: the last of it is sent or given back to this device. */
export function leaveSheet(examId: string, closed: Promise<void>): void {
  leaving.set(examId, closed)
  void closed.finally(() => leaving.get(examId) === closed && leaving.delete(examId))
}

/** Resolves once a sheet that was closed is gone; null when it is. */
export const leavingOf = (examId: string): Promise<void> | null => leaving.get(examId) ?? null

/** Waits for sheets that were closed, all or the given one, but not longer than a person does. */
export const afterLeaving = (
  sheet: Promise<unknown> | null = Promise.all(leaving.values()),
): Promise<unknown> =>
  Promise.race([sheet, new Promise<void>((resolve) => windowTimers.after(longestLeaveMs, resolve))])
