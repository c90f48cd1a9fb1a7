import { nameKeys } from '../names/normalise-name.ts'
import type { ImportDecision } from './import-table.ts'
import type { ImportRejection, ImportStudent, NumberHolder } from './import-plan.ts'
import { matchNumbers, type OpenRow } from './match-numbers.ts'
import { NameIndex } from './name-index.ts'
import { externalIdKey } from '../external-id.ts'
import { invalidReason, type ImportedFields } from './read-import-row.ts'

type Choice = ImportDecision['choice']

/** The student that a row matches. */
export type RowMatch =
  | ({ kind: 'new' } & NumberHolder)
  | ({ kind: 'student'; studentId: string; by: 'external-id' | 'name' | 'decision' } & NumberHolder)
  | ({ kind: 'ask'; candidateIds: string[] } & NumberHolder)
  | { kind: 'rejected'; reason: ImportRejection }
  | { kind: 'skipped'; reason: 'empty' | 'decision' }

/**
 * Matches each row to the student with its number, otherwise with its name, otherwise to a new one. Asks instead of
 * guessing if two students are possible, two rows match one student, the name exists with another number, or number and
 * name belong to different people. Numbers with a similar name take precedence over decisions, and decisions over names.
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
  const { matched, disputed } = matchNumbers(open(), students)
  for (const [row, studentId] of matched) matches[row] = { kind: 'student', studentId, by: 'external-id' }
  const taken = new Set(matched.values())
  /** A row that isn't the student with its number doesn't get the number. */
  const holderOf = (row: number, studentId?: string): NumberHolder => {
    const numberHolderId = disputed.get(row)?.holderId
    return numberHolderId === undefined || numberHolderId === studentId ? {} : { numberHolderId }
  }
  for (const { row } of open()) {
    const choice = decisions.get(row)
    if (choice?.kind === 'new') matches[row] = { kind: 'new', ...holderOf(row) }
    if (choice?.kind !== 'student' || !byId.has(choice.studentId)) continue
    matches[row] = taken.has(choice.studentId)
      ? { kind: 'rejected', reason: 'student-taken' }
      : { kind: 'student', studentId: choice.studentId, by: 'decision', ...holderOf(row, choice.studentId) }
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
    const dispute = disputed.get(row)
    if (dispute) {
      const candidateIds = dispute.candidateIds.filter((id) => !taken.has(id))
      matches[row] = { kind: 'ask', candidateIds, ...holderOf(row) }
      continue
    }
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
