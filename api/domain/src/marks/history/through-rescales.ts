import type { MarkCode } from '../mark-content.ts'
import { rescaledPoints, type RescaleStep } from '../rescale.ts'
import type { MarkLogEntry } from '../stored-mark.ts'

/** The fields of a log entry that determine the epoch, and so the maximum, of its numbers. */
export interface EntryTime extends Pick<MarkLogEntry, 'kind' | 'operationId' | 'at'> {
  /** Missing in older entries. */
  epoch?: number
}

/** Converts numbers from any epoch of an exam to its latest one. */
export interface ThroughRescales {
  /** Converts a cell's content from `epoch` to the latest one. Statuses and empty cells don't change. */
  now: (code: MarkCode, leafId: string, epoch: number) => MarkCode
  /** The epochs of the content before and after an entry; they differ only for a rescale. */
  epochsOf: (entry: EntryTime) => { from: number; to: number }
}

/** Removes each rescale that the next one undoes, together with its undo: they restore the exact marks. */
function withoutUndone(steps: readonly RescaleStep[]): RescaleStep[] {
  const left: RescaleStep[] = []
  for (const step of steps) {
    const last = left.at(-1)
    if (last && step.undoes === last.id) left.pop()
    else left.push(step)
  }
  return left
}

/** @param steps all rescales of an exam, in order */
export function createThroughRescales(steps: readonly RescaleStep[]): ThroughRescales {
  const since = new Map<number, RescaleStep[]>()
  const stepsSince = (epoch: number): RescaleStep[] => {
    const remaining = since.get(epoch) ?? withoutUndone(steps.slice(epoch))
    since.set(epoch, remaining)
    return remaining
  }

  /** The epoch of an entry stored before entries had one: by id for a rescale, otherwise by time. */
  const olderEpoch = ({ kind, operationId, at }: EntryTime): number =>
    kind === 'rescale'
      ? Math.max(1, steps.findIndex(({ id }) => id === operationId) + 1)
      : steps.filter((step) => step.at <= at).length

  return {
    now: (code, leafId, epoch) =>
      typeof code !== 'number'
        ? code
        : stepsSince(epoch)
            .flatMap(({ rescales }) => rescales.filter((rescale) => rescale.leafId === leafId))
            .reduce(rescaledPoints, code),

    epochsOf(entry) {
      const to = entry.epoch ?? olderEpoch(entry)
      return { from: entry.kind === 'rescale' ? to - 1 : to, to }
    },
  }
}
