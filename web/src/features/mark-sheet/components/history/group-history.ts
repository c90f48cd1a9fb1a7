import type { MarkChange, MarkOperationKind } from '@classeur/contracts'

/** What somebody did at once. */
export interface HistoryStep {
  /** Of the operation, and of its page when it goes on in the next one. */
  key: string
  by: string
  kind: MarkOperationKind
  /** When its first and its last cell were saved (ISO 8601). */
  from: string
  to: string
  afterRelease: boolean
  changes: readonly MarkChange[]
}

export interface HistoryDay {
  /** ISO 8601, here. */
  day: string
  steps: readonly HistoryStep[]
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
const dayOf = (instant: string): string => {
  const date = new Date(instant)
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
}

/** Changes in a row that belong to one operation, as one step; what others did in between parts it. */
function stepsOf(changes: readonly MarkChange[]): HistoryStep[] {
  const steps: (HistoryStep & { changes: MarkChange[] })[] = []
  for (const change of changes) {
    const last = steps.at(-1)
    if (last?.changes[0]?.operationId === change.operationId) {
      last.changes.push(change)
      last.from = change.at < last.from ? change.at : last.from
      last.afterRelease ||= change.afterRelease
    } else {
      const { operationId, studentId, leafId, version, by, kind, at, afterRelease } = change
      const key = `${operationId}:${studentId}:${leafId}:${version}`
      steps.push({ key, by, kind, from: at, to: at, afterRelease, changes: [change] })
    }
  }
  return steps
}

/** The history by days (those of this device) and by what was done at once, newest first; of one person, or of all. */
export function groupHistory(changes: readonly MarkChange[], personId: string | null): HistoryDay[] {
  const days: { day: string; steps: HistoryStep[] }[] = []
  for (const step of stepsOf(changes.filter(({ by }) => personId === null || by === personId))) {
    const day = dayOf(step.to)
    const last = days.at(-1)
    if (last?.day === day) last.steps.push(step)
    else days.push({ day, steps: [step] })
  }
  return days
}
