import {
  unpackSheet,
  type CellNote,
  type Mark,
  type MarkSheet,
  type MarksWritten,
  type SheetMark,
} from '@classeur/contracts'
import { contentOf, emptyNote, isEmptyNote, noteOf, sameNote } from '@classeur/domain/marks'
import { keyOf } from '../cell-key.ts'

/** Adds a note to a new mark, unless it is empty. */
export function withNote(mark: SheetMark, note: CellNote | undefined): SheetMark {
  if (note && !isEmptyNote(note)) mark.note = note
  return mark
}

export const sheetMarkOf = ({ valueHundredths, status, version, by, at, ...note }: Mark): SheetMark =>
  withNote(
    {
      ...{ valueHundredths, status, version },
      by: by ?? '',
      at: at === null ? 0 : Date.parse(at),
    },
    noteOf(note),
  )

const isSameVersion = (a: SheetMark, b: SheetMark): boolean =>
  a.version === b.version && a.by === b.by && sameNote(a.note ?? emptyNote, b.note ?? emptyNote)

/**
 * The marks on the server as this tab knows them. Answers and events may arrive late or twice; the newer version wins.
 */
export function createSavedMarks() {
  const marks = new Map<string, SheetMark>()

  /**
   * Only the server knows who wrote a version, because the same mark may already be there when this tab saves it; and the
   * note under a mark that this tab saved, because this tab may have missed the version before.
   */
  function take(key: string, mark: SheetMark): boolean {
    const saved = marks.get(key)
    if (saved && (saved.version > mark.version || isSameVersion(saved, mark))) return false
    marks.set(key, mark)
    return true
  }

  return {
    get: (key: string): SheetMark | null => marks.get(key) ?? null,
    keys: () => marks.keys(),
    take,
    /** Sets the mark without comparing versions: the server has just checked it. */
    set: (key: string, mark: SheetMark) => void marks.set(key, mark),

    /** Returns the keys of the cells that changed. */
    takeSheet(sheet: MarkSheet): string[] {
      const changed: string[] = []
      for (const [studentId, cells] of unpackSheet(sheet))
        for (const [leafId, mark] of cells) {
          const key = keyOf({ studentId, leafId })
          if (take(key, mark)) changed.push(key)
        }
      return changed
    },

    takeWritten({ studentIds, leafIds, cells, by, at }: MarksWritten): string[] {
      return cells.flatMap(([student, leaf, version, code, note]) => {
        const key = keyOf({ studentId: studentIds[student] ?? '', leafId: leafIds[leaf] ?? '' })
        const mark = withNote({ ...contentOf(code), version, by: by.id, at: Date.parse(at) }, note)
        return take(key, mark) ? [key] : []
      })
    },
  }
}

export type SavedMarks = ReturnType<typeof createSavedMarks>
