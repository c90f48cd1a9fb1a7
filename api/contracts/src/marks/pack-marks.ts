import { contentOf, noteOf, type NotedContent } from '@classeur/domain/marks'
import type { MarkSheet } from './mark-sheet.ts'
import type { MarkInput, WriteMarksRequest } from './write-marks.ts'

/** A stored cell: its content and note, the person who wrote it, and the time (milliseconds since 1970). */
export interface SheetMark extends NotedContent {
  version: number
  by: string
  at: number
}

/** Numbers distinct ids in the order in which they first occur. */
function createNumbering<T>(idOf: (one: T) => string) {
  const numbers = new Map<string, number>()
  const all: T[] = []
  return {
    all,
    of(one: T): number {
      const id = idOf(one)
      const number = numbers.get(id)
      if (number !== undefined) return number
      numbers.set(id, all.length)
      return all.push(one) - 1
    },
  }
}

const asId = (id: string) => id

/** Builds the request that writes these cells. */
export function packWrites(epoch: number, inputs: readonly MarkInput[]): WriteMarksRequest {
  const students = createNumbering(asId)
  const leaves = createNumbering(asId)
  const operations = createNumbering<MarkInput['operation']>(({ id }) => id)
  const writes = inputs.map(
    ({ studentId, leafId, version, code, note, operation }): WriteMarksRequest['writes'][number] => {
      const [s, l, o] = [students.of(studentId), leaves.of(leafId), operations.of(operation)]
      return note ? [s, l, o, version, code, note] : [s, l, o, version, code]
    },
  )
  return { epoch, operations: operations.all, studentIds: students.all, leafIds: leaves.all, writes }
}

/** The cells of a request, in order. Its indexes must be valid, which the schema ensures. */
export const unpackWrites = ({ operations, studentIds, leafIds, writes }: WriteMarksRequest): MarkInput[] =>
  writes.flatMap(([s, l, o, version, code, note]) => {
    const [studentId, leafId, operation] = [studentIds[s], leafIds[l], operations[o]]
    if (!studentId || !leafId || !operation) return []
    const input: MarkInput = { studentId, leafId, version, code, operation }
    return note ? [{ ...input, note }] : [input]
  })

/** All written cells of a sheet, by student, then by question. */
export function unpackSheet({
  leafIds,
  people,
  rows,
}: Pick<MarkSheet, 'leafIds' | 'people' | 'rows'>): Map<string, Map<string, SheetMark>> {
  return new Map(
    rows.map(({ studentId, cells, comments, errorTypes }) => {
      const marks = new Map(
        cells.map(([leaf, version, code, person, at]): [string, SheetMark] => [
          leafIds[leaf] ?? '',
          { ...contentOf(code), version, by: people[person]?.id ?? '', at },
        ]),
      )
      for (const leafId of new Set([...Object.keys(comments ?? {}), ...Object.keys(errorTypes ?? {})])) {
        const mark = marks.get(leafId)
        if (mark) mark.note = noteOf({ comment: comments?.[leafId], errorTypes: errorTypes?.[leafId] })
      }
      return [studentId, marks]
    }),
  )
}
