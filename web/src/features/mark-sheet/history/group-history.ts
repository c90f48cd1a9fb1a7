import type { MarkChange, MarkOperationKind } from '@classeur/contracts'

/** One action of one person. */
export interface HistoryStep {
  /** The operation's id, plus a suffix if the operation continues on the next page. */
  key: string
  by: string
  kind: MarkOperationKind
  /** When the first and the last of its cells were saved (ISO 8601). */
  from: string
  to: string
  afterRelease: boolean
  changes: readonly MarkChange[]
}

export interface HistoryDay {
  /** ISO 8601, in local time. */
  day: string
  steps: readonly HistoryStep[]
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
const dayOf = (instant: string): string => {
  const date = new Date(instant)
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
}

type OpenStep = HistoryStep & { changes: MarkChange[] }

/** The step that a change continues: the last one of its operation, if only the same person's steps came in between. */
function stepBefore(steps: readonly OpenStep[], { operationId, by }: MarkChange): OpenStep | null {
  for (let at = steps.length - 1; at >= 0 && steps[at]?.by === by; at -= 1)
    if (steps[at]?.changes[0]?.operationId === operationId) return steps[at] ?? null
  return null
}

/**
 * Groups the changes of one operation into one step; another person's change in between splits it. A block and its undo
 * sent together are saved row by row, so their changes are mixed in the log.
 */
function stepsOf(changes: readonly MarkChange[]): HistoryStep[] {
  const steps: OpenStep[] = []
  for (const change of changes) {
    const openStep = stepBefore(steps, change)
    if (openStep) {
      openStep.changes.push(change)
      openStep.from = change.at < openStep.from ? change.at : openStep.from
      openStep.afterRelease ||= change.afterRelease
    } else {
      const { operationId, studentId, leafId, version, by, kind, at, afterRelease } = change
      const key = `${operationId}:${studentId}:${leafId}:${version}`
      steps.push({ key, by, kind, from: at, to: at, afterRelease, changes: [change] })
    }
  }
  return steps
}

/** The history by local day and by step, newest first. `personId` selects one person's changes; null selects all. */
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
