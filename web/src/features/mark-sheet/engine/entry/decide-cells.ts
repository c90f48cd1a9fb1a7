import type { CellRef, MarkOperation } from '@classeur/contracts'
import { keyOf } from '../cell-key.ts'
import type { Changes } from '../changes.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Server } from '../server/server.ts'
import { isSentAgain, type SheetEngine } from '../sheet-engine.ts'
import type { QueuedCell } from '../sheet-ports.ts'
import type { UnreadTexts } from '../unread-texts.ts'
import type { CellQueuing } from './cell-queuing.ts'

interface DecisionParts {
  texts: Pick<UnreadTexts, 'drop'>
  outbox: Pick<Outbox, 'last' | 'writesOf' | 'dropHeld' | 'enqueue'>
  server: Pick<Server, 'readOnly' | 'epoch'>
  changes: Pick<Changes, 'touch'>
  queuing: CellQueuing
}

type CellDecisions = Pick<SheetEngine, 'revert' | 'resolve' | 'resolveAll' | 'resend'>

/** The person's decisions about cells that can't be saved: conflicts, refusals, and texts that aren't marks. */
export function createCellDecisions(parts: DecisionParts): CellDecisions {
  const { texts, outbox, server, changes } = parts
  const { cellOf, savedVersion, shownCode } = parts.queuing

  function resolveAll(refs: readonly CellRef[], keep: 'mine' | 'theirs'): string | null {
    const cells: QueuedCell[] = []
    const keys = new Set(refs.map(keyOf))
    for (const key of keys) {
      const last = outbox.writesOf(key).at(-1)
      if (last?.cell.hold !== 'conflict') continue
      const { cell, entry } = last
      outbox.dropHeld(key)
      // A mark typed under an older epoch isn't written here: its cell then shows it as refused.
      if (keep === 'mine' && cell.to !== shownCode(key))
        cells.push(cellOf(cell, cell.to, { base: savedVersion(key), epoch: entry.epoch }))
    }
    const operationId =
      cells.length > 0 ? outbox.enqueue({ kind: 'resolve', of: null }, cells, server.epoch()) : null
    changes.touch(keys)
    return operationId
  }

  function resend(refs: readonly CellRef[]): string | null {
    if (server.readOnly()) return null
    const cells: QueuedCell[] = []
    const kinds = new Set<MarkOperation['kind']>()
    const keys = new Set(refs.map(keyOf))
    for (const key of keys) {
      const chain = outbox.writesOf(key)
      const last = chain.at(-1)
      if (!last?.cell.hold || last.cell.hold === 'conflict' || !isSentAgain(last.cell.hold)) continue
      const { entry, cell } = last
      const { operation, epoch } = entry
      // Keep the original base, so that a colleague's newer mark causes a conflict instead of being overwritten.
      const base = chain[0]?.cell.base ?? savedVersion(key)
      cells.push(cellOf(cell, cell.to, { base, epoch }))
      if (operation.kind !== 'undo' && operation.kind !== 'redo') kinds.add(operation.kind)
    }
    const [kind = 'type', ...others] = kinds
    const operation = { kind: others.length > 0 ? ('type' as const) : kind, of: null }
    const operationId = cells.length > 0 ? outbox.enqueue(operation, cells, server.epoch()) : null
    changes.touch(keys)
    return operationId
  }

  return {
    revert(ref: CellRef): void {
      const key = keyOf(ref)
      texts.drop(key)
      const hold = outbox.last(key)?.hold
      if (hold && hold !== 'conflict') outbox.dropHeld(key)
      changes.touch([key])
    },

    resolve: (ref, keep) => void resolveAll([ref], keep),
    resolveAll,
    resend,
  }
}
