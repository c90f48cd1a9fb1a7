import { codeOf, type Mark, type MarkAuthor, type MarkSheet } from '@classeur/contracts'
import type { MarkDocument, MarkRowDocument } from '@classeur/database'

export const markView = ({ at, by, comment, ...mark }: MarkDocument): Mark => ({
  ...mark,
  by,
  at: at.toISOString(),
  ...(comment !== undefined && { comment }),
})

/** The place of a thing in a list that grows as things are met. */
function createPlaces() {
  const found = new Map<string, number>()
  return {
    ids: () => [...found.keys()],
    of(id: string): number {
      const known = found.get(id)
      if (known !== undefined) return known
      found.set(id, found.size)
      return found.size - 1
    },
  }
}

/** The rows of a sheet with every id once; `nameOf` is asked once for each person. */
export function packRows(rows: readonly MarkRowDocument[]) {
  const leaves = createPlaces()
  const people = createPlaces()
  const packed = rows.map(({ studentId, marks }): MarkSheet['rows'][number] => {
    const cells: MarkSheet['rows'][number]['cells'] = []
    const comments: Record<string, string> = {}
    const errorTypes: Record<string, string[]> = {}
    for (const [leafId, mark] of Object.entries(marks)) {
      cells.push([leaves.of(leafId), mark.version, codeOf(mark), people.of(mark.by), mark.at.getTime()])
      if (mark.comment) comments[leafId] = mark.comment
      if (mark.errorTypes.length > 0) errorTypes[leafId] = mark.errorTypes
    }
    return {
      studentId,
      cells,
      ...(Object.keys(comments).length > 0 && { comments }),
      ...(Object.keys(errorTypes).length > 0 && { errorTypes }),
    }
  })
  return { rows: packed, leafIds: leaves.ids(), userIds: people.ids() }
}

/** People in the order of their ids. */
export const authorsOf = (userIds: readonly string[], names: ReadonlyMap<string, string>): MarkAuthor[] =>
  userIds.map((id) => ({ id, name: names.get(id) ?? '' }))
