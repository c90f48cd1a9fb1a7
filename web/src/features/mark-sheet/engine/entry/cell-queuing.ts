import { codeOf, emptyNote } from '@classeur/domain/marks'
import type { CellNote, CellRef, MarkCode } from '@classeur/contracts'
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
  outbox: Pick<Outbox, 'typedCode' | 'typedNote' | 'held' | 'last' | 'dropHeld'>
  server: Pick<Server, 'readOnly' | 'epoch'>
  history: Pick<UndoHistory, 'madeHere'>
}

/** Decides for one cell whether a write can be sent or must wait for a person. */
export function createCellQueuing({ marks, outbox, server, history }: QueuingParts) {
  /** The mark that the cell shows: the last one typed here, otherwise the saved one. */
  function shownCode(key: string): MarkCode {
    const typed = outbox.typedCode(key)
    if (typed !== undefined) return typed
    const saved = marks.get(key)
    return saved ? codeOf(saved) : null
  }

  /** The note that the cell shows: the last one typed here, otherwise the saved one. */
  const shownNote = (key: string): CellNote => outbox.typedNote(key) ?? marks.get(key)?.note ?? emptyNote

  const savedVersion = (key: string): number => marks.get(key)?.version ?? 0
  const isOver = (epoch: number | undefined): boolean => epoch !== undefined && epoch < server.epoch()

  /** True if the saved mark is newer than the one the person saw and wasn't saved by this tab. */
  function isUnseen(key: string, base: number): boolean {
    const version = savedVersion(key)
    return version > base && !history.madeHere(key, version)
  }

  return {
    shownCode,
    shownNote,
    isOver,
    savedVersion,

    /** Creates a write that follows the shown mark and note. Without a code or a note, that part stays as it is shown. */
    cellOf(
      ref: CellRef,
      typed: MarkCode | undefined,
      seen: SeenVersion,
      typedNote?: CellNote,
      key = keyOf(ref),
    ): QueuedCell {
      const { studentId, leafId } = ref
      const { base } = seen
      let code = typed
      let note = typedNote
      let { epoch } = seen
      // A new mark replaces a refused one, and takes over its note if there is no new one; and vice versa. A conflict
      // stays until the person resolves it.
      const held = outbox.held(key)
      const isConflict = held?.reason === 'conflict'
      if (held && !isConflict) {
        if (code === undefined) ({ code, epoch } = held)
        note ??= held.note
        outbox.dropHeld(key)
      }
      const isFirst = outbox.last(key) === null
      const holdOf = (): QueuedCell['hold'] => {
        if (server.readOnly()) return 'read-only'
        if (isConflict) return 'conflict'
        if (code !== undefined && isOver(epoch)) return 'rescaled-meanwhile'
        // For a later write in the queue, the server detects conflicts: it checks the version that the first write was
        // based on.
        return isFirst && isUnseen(key, base) ? 'conflict' : null
      }
      const hold = holdOf()
      const from = shownCode(key)
      const cell: QueuedCell = {
        studentId,
        leafId,
        from,
        to: code === undefined ? from : code,
        hold,
        version: hold ? 0 : null,
        base: isFirst ? Math.max(base, savedVersion(key)) : null,
      }
      if (code === undefined) cell.keepsCode = true
      return note ? Object.assign(cell, { fromNote: shownNote(key), toNote: note }) : cell
    },
  }
}

export type CellQueuing = ReturnType<typeof createCellQueuing>
