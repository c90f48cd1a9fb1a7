import {
  unpackSheet,
  type Mark,
  type MarkSheet,
  type MarksWritten,
  type SheetMark,
} from '@classeur/contracts'
import { contentOf } from '@classeur/domain/marks'
import { keyOf } from '../cell-key.ts'

export const sheetMarkOf = ({ valueHundredths, status, version, by, at }: Mark): SheetMark => ({
  ...{ valueHundredths, status, version },
  by: by ?? '',
  at: at === null ? 0 : Date.parse(at),
})

/**
 * The marks on the server as this tab knows them. Answers and events may arrive late or twice; the newer version wins.
 */
export function createSavedMarks() {
  const marks = new Map<string, SheetMark>()
  let comments = new Map<string, string>()

  /** Only the server knows who wrote a version: when this tab saves a mark, the same mark may already be there. */
  function take(key: string, mark: SheetMark): boolean {
    const saved = marks.get(key)
    if (saved && (saved.version > mark.version || (saved.version === mark.version && saved.by === mark.by)))
      return false
    marks.set(key, mark)
    return true
  }

  return {
    get: (key: string): SheetMark | null => marks.get(key) ?? null,
    commentOf: (key: string): string | null => comments.get(key) ?? null,
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
      const before = comments
      comments = new Map(
        sheet.rows.flatMap(({ studentId, comments: texts = {} }) =>
          Object.entries(texts).map(([leafId, comment]) => [keyOf({ studentId, leafId }), comment]),
        ),
      )
      for (const key of new Set([...before.keys(), ...comments.keys()]))
        if (before.get(key) !== comments.get(key)) changed.push(key)
      return changed
    },

    takeWritten({ studentIds, leafIds, cells, by, at }: MarksWritten): string[] {
      return cells.flatMap(([student, leaf, version, code]) => {
        const key = keyOf({ studentId: studentIds[student] ?? '', leafId: leafIds[leaf] ?? '' })
        return take(key, { ...contentOf(code), version, by: by.id, at: Date.parse(at) }) ? [key] : []
      })
    },
  }
}

export type SavedMarks = ReturnType<typeof createSavedMarks>
