import type { CellRef, MarkOperation } from '@classeur/contracts'
import { keyOf } from './cell-key.ts'
import type { CellQueue } from './queue-cells.ts'
import { isSentAgain, type SheetEngine } from './sheet-engine.ts'
import type { SheetParts } from './sheet-parts.ts'
import type { QueuedCell } from './sheet-ports.ts'

type CellDecisions = Pick<SheetEngine, 'revert' | 'resolve' | 'resolveAll' | 'resend'>

/** What a person decides about cells that wait: conflicts, refusals, texts that are no marks. */
export function createCellDecisions(parts: SheetParts, cellQueue: CellQueue): CellDecisions {
  const { pending, unread } = parts
  const { cellOf, queue, savedVersion, shownCode } = cellQueue

  function resolveAll(refs: readonly CellRef[], keep: 'mine' | 'theirs'): string | null {
    const cells: QueuedCell[] = []
    const keys = new Set(refs.map(keyOf))
    for (const key of keys) {
      const last = pending.chain(key).at(-1)
      if (last?.cell.hold !== 'conflict') continue
      const { cell, entry } = last
      pending.dropHeld(key)
      // Typed on another maximum, it is no mark to be kept: it is refused in sight.
      if (keep === 'mine' && cell.to !== shownCode(key))
        cells.push(cellOf(cell, cell.to, { base: savedVersion(key), epoch: entry.epoch }))
    }
    const operationId = cells.length > 0 ? queue('resolve', null, cells) : null
    parts.show(keys)
    return operationId
  }

  function resend(refs: readonly CellRef[]): string | null {
    if (parts.readOnly()) return null
    const cells: QueuedCell[] = []
    const kinds = new Set<MarkOperation['kind']>()
    const keys = new Set(refs.map(keyOf))
    for (const key of keys) {
      const chain = pending.chain(key)
      const last = chain.at(-1)
      if (!last?.cell.hold || last.cell.hold === 'conflict' || !isSentAgain(last.cell.hold)) continue
      const { entry, cell } = last
      const { operation, epoch } = entry
      // What a colleague wrote since is not replaced unseen.
      const base = chain[0]?.cell.base ?? savedVersion(key)
      cells.push(cellOf(cell, cell.to, { base, epoch }))
      if (operation.kind !== 'undo' && operation.kind !== 'redo') kinds.add(operation.kind)
    }
    const [kind = 'type', ...others] = kinds
    const operationId = cells.length > 0 ? queue(others.length > 0 ? 'type' : kind, null, cells) : null
    parts.show(keys)
    return operationId
  }

  return {
    revert(ref: CellRef): void {
      const key = keyOf(ref)
      unread.delete(key)
      const hold = pending.last(key)?.hold
      if (hold && hold !== 'conflict') pending.dropHeld(key)
      parts.show([key])
    },

    resolve: (ref, keep) => void resolveAll([ref], keep),
    resolveAll,
    resend,
  }
}
