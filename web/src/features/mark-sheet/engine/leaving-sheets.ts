import { windowTimers } from './browser/page-events.ts'

/** Sheets that this tab has closed and that still send marks, by exam. */
const leaving = new Map<string, Promise<void>>()
const longestLeaveMs = 2000

/** `closed` resolves when the remaining marks are sent or stored for the next tab. */
export function leaveSheet(examId: string, closed: Promise<void>): void {
  leaving.set(examId, closed)
  void closed.finally(() => leaving.get(examId) === closed && leaving.delete(examId))
}

/** The promise of a closed sheet that still sends marks; null if there is none. */
export const leavingOf = (examId: string): Promise<void> | null => leaving.get(examId) ?? null

/** Waits for one closed sheet, or for all, but not longer than a person would wait. */
export const afterLeaving = (
  sheet: Promise<unknown> | null = Promise.all(leaving.values()),
): Promise<unknown> =>
  Promise.race([sheet, new Promise<void>((resolve) => windowTimers.after(longestLeaveMs, resolve))])
