import { codeOf } from '@classeur/domain/marks'
import type { CellRef, MarkCode } from '@classeur/contracts'
import { keyOf } from '../cell-key.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { SavedMarks } from '../server/saved-marks.ts'
import type { Server } from '../server/server.ts'
import type { QueuedCell } from '../sheet-ports.ts'
import type { UndoHistory } from '../undo-history.ts'

/** The version of the cell that the person saw while typing. */
interface SeenVersion {
  /** A newer version causes a conflict, unless this tab saved it. */
  base: number
  epoch?: number | undefined
}

interface QueuingParts {
  marks: Pick<SavedMarks, 'get'>
  outbox: Pick<Outbox, 'last' | 'writesOf' | 'dropHeld'>
  server: Pick<Server, 'readOnly' | 'epoch'>
  history: Pick<UndoHistory, 'madeHere'>
}

/** Decides for one cell whether a write can be sent or must wait for a person. */
export function createCellQueuing({ marks, outbox, server, history }: QueuingParts) {
  /** The mark that the cell shows: the last one typed here, otherwise the saved one. */
  function shownCode(key: string): MarkCode {
    const last = outbox.last(key)
    if (last) return last.to
    const saved = marks.get(key)
    return saved ? codeOf(saved) : null
  }

  const savedVersion = (key: string): number => marks.get(key)?.version ?? 0
  const isOver = (epoch: number | undefined): boolean => epoch !== undefined && epoch < server.epoch()

  /** True if the saved mark is newer than the one the person saw and wasn't saved by this tab. */
  function isUnseen(key: string, base: number): boolean {
    const version = savedVersion(key)
    return version > base && !history.madeHere(key, version)
  }

  return {
    shownCode,
    isOver,
    savedVersion,

    /** Creates a write that follows the shown mark. */
    cellOf(ref: CellRef, to: MarkCode, { base, epoch }: SeenVersion): QueuedCell {
      const key = keyOf(ref)
      const { studentId, leafId } = ref
      // A new mark replaces a refused one. A conflict stays until the person resolves it.
      const before = outbox.last(key)?.hold
      if (before && before !== 'conflict') outbox.dropHeld(key)
      const isFirst = outbox.writesOf(key).length === 0
      const holdOf = (): QueuedCell['hold'] => {
        if (server.readOnly()) return 'read-only'
        if (before === 'conflict') return before
        if (isOver(epoch)) return 'rescaled-meanwhile'
        // For a later write in the queue, the server detects conflicts: it checks the version that the first write was
        // based on.
        return isFirst && isUnseen(key, base) ? 'conflict' : null
      }
      const hold = holdOf()
      return {
        ...{ studentId, leafId, from: shownCode(key), to, hold },
        version: hold ? 0 : null,
        base: isFirst ? Math.max(base, savedVersion(key)) : null,
      }
    },
  }
}

export type CellQueuing = ReturnType<typeof createCellQueuing>
