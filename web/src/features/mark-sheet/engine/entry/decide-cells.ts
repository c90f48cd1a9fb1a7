import { sameNote } from '@classeur/domain/marks'
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
  outbox: Pick<Outbox, 'held' | 'dropHeld' | 'enqueue'>
  server: Pick<Server, 'readOnly' | 'epoch'>
  changes: Pick<Changes, 'touch'>
  queuing: CellQueuing
}

type CellDecisions = Pick<SheetEngine, 'revert' | 'resolve' | 'resolveAll' | 'resend'>

/** The person's decisions about cells that can't be saved: conflicts, refusals, and texts that aren't marks. */
export function createCellDecisions(parts: DecisionParts): CellDecisions {
  const { texts, outbox, server, changes } = parts
  const { cellOf, savedVersion, shownCode, shownNote } = parts.queuing

  function resolveAll(refs: readonly CellRef[], keep: 'mine' | 'theirs'): string | null {
    const cells: QueuedCell[] = []
    const byKey = new Map(refs.map((ref) => [keyOf(ref), ref]))
    for (const [key, ref] of byKey) {
      const held = outbox.held(key)
      if (held?.reason !== 'conflict') continue
      const { code, note, epoch } = held
      outbox.dropHeld(key)
      if (keep === 'theirs') continue
      // Where only the mark or only the note was typed here, the other part stays as the other person left it.
      const typed = code === shownCode(key) ? undefined : code
      const typedNote = note && !sameNote(note, shownNote(key)) ? note : undefined
      // A mark typed under an older epoch isn't written here: its cell then shows it as refused.
      if (typed !== undefined || typedNote)
        cells.push(cellOf(ref, typed, { base: savedVersion(key), epoch }, typedNote))
    }
    const operationId =
      cells.length > 0 ? outbox.enqueue({ kind: 'resolve', of: null }, cells, server.epoch()) : null
    changes.touch(byKey.keys())
    return operationId
  }

  function resend(refs: readonly CellRef[]): string | null {
    if (server.readOnly()) return null
    const cells: QueuedCell[] = []
    const kinds = new Set<MarkOperation['kind']>()
    const byKey = new Map(refs.map((ref) => [keyOf(ref), ref]))
    for (const [key, ref] of byKey) {
      const held = outbox.held(key)
      if (!held || held.reason === 'conflict' || !isSentAgain(held.reason)) continue
      // Keep the original base, so that a colleague's newer mark causes a conflict instead of being overwritten.
      const base = held.base ?? savedVersion(key)
      // The mark and the note are those that were refused.
      cells.push(cellOf(ref, undefined, { base }))
      if (held.kind !== 'undo' && held.kind !== 'redo') kinds.add(held.kind)
    }
    const [kind = 'type', ...others] = kinds
    const operation = { kind: others.length > 0 ? ('type' as const) : kind, of: null }
    const operationId = cells.length > 0 ? outbox.enqueue(operation, cells, server.epoch()) : null
    changes.touch(byKey.keys())
    return operationId
  }

  return {
    revert(ref: CellRef): void {
      const key = keyOf(ref)
      texts.drop(key)
      const held = outbox.held(key)
      if (held && held.reason !== 'conflict') outbox.dropHeld(key)
      changes.touch([key])
    },

    resolve: (ref, keep) => void resolveAll([ref], keep),
    resolveAll,
    resend,
  }
}
