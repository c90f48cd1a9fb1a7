import { nameKeys } from '../names/normalise-name.ts'
import type { ImportDecision } from './import-table.ts'
import type { ImportRejection, ImportStudent } from './import-plan.ts'
import { NameIndex } from './name-index.ts'
import { externalIdKey } from '../external-id.ts'
import { invalidReason, type ImportedFields } from './read-import-row.ts'

type Choice = ImportDecision['choice']

/** The student that a row matches. */
export type RowMatch =
  | { kind: 'new' }
  | { kind: 'student'; studentId: string; by: 'external-id' | 'name' | 'decision' }
  | { kind: 'ask'; candidateIds: string[] }
  | { kind: 'rejected'; reason: ImportRejection }
  | { kind: 'skipped'; reason: 'empty' | 'decision' }

interface OpenRow {
  row: number
  fields: ImportedFields
  keys: string[]
}

/**
 * Matches each row to the student with its number, otherwise with its name, otherwise to a new one. Asks instead of
 * guessing if two students are possible, two rows match one student, or the name exists with another number. Numbers
 * take precedence over decisions, and decisions over names.
 */
export function matchRows(
  rows: readonly (ImportedFields | null)[],
  students: readonly ImportStudent[],
  decisions: ReadonlyMap<number, Choice>,
): RowMatch[] {
  const matches: (RowMatch | undefined)[] = rows.map((fields, row) => {
    if (!fields) return { kind: 'skipped', reason: 'empty' }
    if (decisions.get(row)?.kind === 'skip') return { kind: 'skipped', reason: 'decision' }
    const reason = invalidReason(fields)
    return reason ? { kind: 'rejected', reason } : undefined
  })
  const keys = rows.map((fields) => (fields ? nameKeys(fields) : []))
  const open = (): OpenRow[] =>
    rows.flatMap((fields, row) =>
      fields && matches[row] === undefined ? [{ row, fields, keys: keys[row] ?? [] }] : [],
    )
  rejectDuplicates(open(), matches, decisions)

  const byId = new Map(students.map((student) => [student.id, student]))
  const byNumber = new Map(
    students.filter(({ externalId }) => externalId !== '').map((one) => [externalIdKey(one.externalId), one]),
  )
  const taken = new Set<string>()
  for (const { row, fields } of open()) {
    const hit = fields.externalId === '' ? undefined : byNumber.get(externalIdKey(fields.externalId))
    if (!hit) continue
    taken.add(hit.id)
    matches[row] = { kind: 'student', studentId: hit.id, by: 'external-id' }
  }
  for (const { row } of open()) {
    const choice = decisions.get(row)
    if (choice?.kind === 'new') matches[row] = { kind: 'new' }
    if (choice?.kind !== 'student' || !byId.has(choice.studentId)) continue
    matches[row] = taken.has(choice.studentId)
      ? { kind: 'rejected', reason: 'student-taken' }
      : { kind: 'student', studentId: choice.studentId, by: 'decision' }
    taken.add(choice.studentId)
  }

  const byName = new NameIndex<string>()
  const keysOf = new Map<string, string[]>()
  for (const student of students) {
    if (taken.has(student.id)) continue
    keysOf.set(student.id, nameKeys(student))
    byName.add(keysOf.get(student.id) ?? [], student.id)
  }
  const claims = new NameIndex<number>()
  for (const { row, keys } of open()) claims.add(keys, row)
  for (const { row, fields, keys } of open()) {
    const candidateIds = byName.find(keys)
    const [id, ...others] = candidateIds
    const only = id === undefined ? undefined : byId.get(id)
    if (!only) matches[row] = { kind: 'new' }
    else if (
      others.length > 0 ||
      claims.find(keysOf.get(only.id) ?? []).length > 1 ||
      differsInNumber(fields, only)
    ) {
      matches[row] = { kind: 'ask', candidateIds }
    } else matches[row] = { kind: 'student', studentId: only.id, by: 'name' }
  }
  return matches.map((match) => match ?? { kind: 'new' })
}

const differsInNumber = (fields: ImportedFields, student: ImportStudent) =>
  fields.externalId !== '' &&
  student.externalId !== '' &&
  externalIdKey(fields.externalId) !== externalIdKey(student.externalId)

/**
 * Rejects the later of two duplicate rows. A row with a decision may repeat the name of another row, but never its
 * number.
 */
function rejectDuplicates(
  open: readonly OpenRow[],
  matches: (RowMatch | undefined)[],
  decisions: ReadonlyMap<number, Choice>,
): void {
  const numbers = new Set<string>()
  const names = new NameIndex<number>()
  const namesWithoutNumber = new NameIndex<number>()
  for (const { row, fields, keys } of open) {
    const number = externalIdKey(fields.externalId)
    const others = number === '' ? names : namesWithoutNumber
    if (number !== '' && numbers.has(number)) {
      matches[row] = { kind: 'rejected', reason: 'duplicate-external-id' }
    } else if (keys.some((key) => others.has(key)) && !decisions.has(row)) {
      matches[row] = { kind: 'rejected', reason: 'duplicate-row' }
    } else {
      if (number === '') namesWithoutNumber.add(keys, row)
      else numbers.add(number)
      names.add(keys, row)
    }
  }
}
