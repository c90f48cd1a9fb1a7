import type { Mark, MarkRow } from '@classeur/contracts'
import type { MarkDocument, MarkRowDocument } from '@classeur/database'

export const markView = ({ at, by, comment, ...mark }: MarkDocument): Mark => ({
  ...mark,
  by,
  at: at.toISOString(),
  ...(comment !== undefined && { comment }),
})

export const markRowView = ({ studentId, marks }: MarkRowDocument): MarkRow => ({
  studentId,
  marks: Object.fromEntries(Object.entries(marks).map(([leafId, mark]) => [leafId, markView(mark)])),
})
