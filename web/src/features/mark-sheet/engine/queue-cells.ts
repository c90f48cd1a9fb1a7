import { codeOf, type CellRef, type MarkCode, type MarkOperation } from '@classeur/contracts'
import { keyOf } from './cell-key.ts'
import type { SheetParts } from './sheet-parts.ts'
import type { QueuedCell } from './sheet-ports.ts'

/** What the person had seen when the cell was typed. */
interface Seen {
  /** The version that stood there. What this window has saved on top of it since is no surprise. */
  base: number
  epoch?: number | undefined
}

/** How steps get into the queue. */
export function createCellQueue(parts: SheetParts) {
  const { dependencies, marks, pending, history } = parts
  const { newId, timers, userId, examId } = dependencies
  let lastOrder = 0

  /** What the cell shows: typed here last, else saved. */
  function shownCode(key: string): MarkCode {
    const last = pending.last(key)
    if (last) return last.to
    const saved = marks.get(key)
    return saved ? codeOf(saved) : null
  }

  const savedVersion = (key: string): number => marks.get(key)?.version ?? 0
  const isOver = (epoch: number | undefined): boolean => epoch !== undefined && epoch < parts.epoch()

  /** True when a mark stands there that the person had not seen, and that this window has not made. */
  function isUnseen(key: string, base: number): boolean {
    const version = savedVersion(key)
    return version > base && !history.madeHere(key, version)
  }

  return {
    shownCode,
    isOver,
    savedVersion,

    /** A write on top of what is shown. */
    cellOf(ref: CellRef, to: MarkCode, { base, epoch }: Seen): QueuedCell {
      const key = keyOf(ref)
      const { studentId, leafId } = ref
      // What was refused is replaced by what is typed now; a conflict stays one until it is decided.
      const before = pending.last(key)?.hold
      if (before && before !== 'conflict') pending.dropHeld(key)
      const isFirst = pending.chain(key).length === 0
      const holdOf = (): QueuedCell['hold'] => {
        if (parts.readOnly()) return 'read-only'
        if (before === 'conflict') return before
        if (isOver(epoch)) return 'rescaled-meanwhile'
        // Behind what is on its way the server sees to it: it knows what that one was based on.
        return isFirst && isUnseen(key, base) ? 'conflict' : null
      }
      const hold = holdOf()
      return {
        ...{ studentId, leafId, from: shownCode(key), to, hold },
        version: hold ? 0 : null,
        base: isFirst ? Math.max(base, savedVersion(key)) : null,
      }
    },

    /** Keeps and sends them as one operation; returns its id. */
    queue(kind: MarkOperation['kind'], of: string | null, cells: QueuedCell[]): string {
      const operation = { id: newId(), kind, of }
      lastOrder = Math.max(lastOrder + 1, timers.now())
      history.add({ ...operation, cells })
      pending.add({
        ...{ userId, examId, tabId: parts.tabId, order: lastOrder, epoch: parts.epoch() },
        ...{ operation, cells },
      })
      return operation.id
    },
  }
}

export type CellQueue = ReturnType<typeof createCellQueue>
