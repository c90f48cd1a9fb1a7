import { externalIdKey } from '../external-id.ts'
import { nameKeys } from '../names/normalise-name.ts'
import { resembles } from '../names/resembles.ts'
import type { ImportStudent } from './import-plan.ts'
import { NameIndex } from './name-index.ts'
import type { ImportedFields } from './read-import-row.ts'

/** A row to match; `keys` are those of its name. */
export interface OpenRow {
  row: number
  fields: ImportedFields
  keys: string[]
}

/** A row with the number of one student and the name of nobody or of others, who are the other candidates. */
export interface NumberDispute {
  holderId: string
  candidateIds: string[]
}

export interface NumberMatches {
  /** Student ids by row. */
  matched: Map<number, string>
  disputed: Map<number, NumberDispute>
}

/**
 * Finds the students whose number the rows have. The number alone decides only if the names may be one person's and
 * nobody else has exactly the row's name: numbers often only count the lines of a list, and then shift.
 */
export function matchNumbers(rows: readonly OpenRow[], students: readonly ImportStudent[]): NumberMatches {
  const byNumber = new Map(
    students.filter(({ externalId }) => externalId !== '').map((one) => [externalIdKey(one.externalId), one]),
  )
  const numbered = rows.flatMap(({ row, fields, keys }) => {
    const holder = fields.externalId === '' ? undefined : byNumber.get(externalIdKey(fields.externalId))
    return holder ? [{ row, fields, keys, holder }] : []
  })
  const byName = new NameIndex<string>()
  if (numbered.length > 0) for (const student of students) byName.add(nameKeys(student), student.id)

  const matched = new Map<number, string>()
  for (const { row, keys, holder } of numbered) {
    if (nameKeys(holder).some((key) => keys.includes(key))) matched.set(row, holder.id)
  }
  const certain = new Set(matched.values())
  const disputed = new Map<number, NumberDispute>()
  for (const { row, fields, keys, holder } of numbered) {
    if (matched.has(row)) continue
    const others = byName.find(keys).filter((id) => !certain.has(id))
    if (others.length === 0 && resembles(fields, holder)) matched.set(row, holder.id)
    else disputed.set(row, { holderId: holder.id, candidateIds: [holder.id, ...others] })
  }
  return { matched, disputed }
}
