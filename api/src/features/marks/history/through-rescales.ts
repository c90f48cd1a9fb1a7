import { rescaledPoints } from '@classeur/domain/marks'
import type { MarkCode } from '@classeur/contracts'
import type { MarkLogEntry, RescaleStep } from '@classeur/database'

/** What is asked of an entry of the log to know on which maximum its numbers were typed. */
export type EntryTime = Pick<MarkLogEntry, 'epoch' | 'kind' | 'operationId' | 'at'>

/** Brings numbers of any epoch of an exam to its last one. */
export interface ThroughRescales {
  /** What this content of a question, of this epoch, means now. Statuses and empty cells stay. */
  now: (code: MarkCode, leafId: string, epoch: number) => MarkCode
  /** The epochs of what an entry says there was before, and is since: they are two only for the entry of a rescale. */
  epochsOf: (entry: EntryTime) => { from: number; to: number }
}

/** A rescale that is taken back by the next one gives exactly what was there: together they do nothing. */
function withoutTakenBack(steps: readonly RescaleStep[]): RescaleStep[] {
  const left: RescaleStep[] = []
  for (const step of steps) {
    const last = left.at(-1)
    if (last && step.undoes === String(last._id)) left.pop()
    else left.push(step)
  }
  return left
}

/** `steps`: all rescales of an exam, in their order. */
export function createThroughRescales(steps: readonly RescaleStep[]): ThroughRescales {
  const since = new Map<number, RescaleStep[]>()
  const stepsSince = (epoch: number): RescaleStep[] => {
    const remaining = since.get(epoch) ?? withoutTakenBack(steps.slice(epoch))
    since.set(epoch, remaining)
    return remaining
  }

  /** Of entries from before they said so: a rescale is known by its id, any other by when it was made. */
  const olderEpoch = ({ kind, operationId, at }: EntryTime): number =>
    kind === 'rescale'
      ? Math.max(1, steps.findIndex(({ _id }) => String(_id) === operationId) + 1)
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
