import { nameKeys } from '../names/normalise-name.ts'
import { studentTextLimits } from '../student-limits.ts'
import type {
  ImportChange,
  ImportGroup,
  ImportInput,
  ImportOutcome,
  ImportPlan,
  ImportStudent,
  NumberHolder,
  PlannedRow,
} from './import-plan.ts'
import { matchRows, type RowMatch } from './match-rows.ts'
import { groupKey, readImportRow, type ImportedFields } from './read-import-row.ts'

const nothing: ImportedFields = { firstName: '', lastName: '', externalId: '', note: '', groups: [] }

/**
 * Plans an import, row by row, with the resulting roster. The preview and the commit both use this function: the same
 * input gives the same plan, except for ids and numbers of new students. An `ambiguous` row changes nothing;
 * an import with such a row isn't committed.
 */
export function planImport(input: ImportInput): ImportPlan {
  const { roster, table, mapping } = input
  const newId = input.newId ?? ((kind, key) => `${kind}:${key}`)
  const decisions = new Map(input.decisions.map(({ row, choice }) => [row, choice]))
  const read = table.rows.map((cells, row) =>
    row < mapping.firstDataRow ? null : readImportRow(cells, mapping),
  )
  const matches = matchRows(read, roster.students, decisions)
  const students = new Map(roster.students.map((student) => [student.id, student]))
  const groups = createGroups(roster.groups, newId)
  let number = input.lastNumber ?? Math.max(0, ...roster.students.map((student) => student.number))

  const settle = (match: RowMatch, read: ImportedFields, row: number): ImportOutcome => {
    if (match.kind === 'skipped') return { status: 'skipped', reason: match.reason }
    if (match.kind === 'rejected') return { status: 'rejected', reason: match.reason }
    const { numberHolderId } = match
    const holder: NumberHolder = numberHolderId === undefined ? {} : { numberHolderId }
    const fields = numberHolderId === undefined ? read : { ...read, externalId: '' }
    if (match.kind === 'ask') return { status: 'ambiguous', candidateIds: match.candidateIds, ...holder }
    if (match.kind === 'new') {
      const { groups: names, ...texts } = fields
      number += 1
      const student = { ...texts, number, groupIds: groups.idsOf(names), id: newId('student', String(row)) }
      students.set(student.id, student)
      return { status: 'created', studentId: student.id, ...holder }
    }
    const before = students.get(match.studentId)
    if (!before) return { status: 'rejected', reason: 'student-taken' }
    const changes = changesOf(before, fields, groups.missing(before, fields.groups), {
      by: match.by,
      isWholeName: mapping.columns.includes('fullName'),
    })
    if (before.isOverLimit && changes.length > 0) return { status: 'rejected', reason: 'over-limit' }
    if (isTooMuch(before, changes)) return { status: 'rejected', reason: 'too-long' }
    students.set(before.id, applied(before, changes, groups.idsOf))
    return { status: 'matched', studentId: before.id, by: match.by, changes, ...holder }
  }

  const rows = read.flatMap((fields, row): PlannedRow[] => {
    const match = matches[row]
    if (row < mapping.firstDataRow || !match) return []
    return [{ ...settle(match, fields ?? nothing, row), row, fields: fields ?? nothing }]
  })
  const counts = { created: 0, matched: 0, ambiguous: 0, rejected: 0, skipped: 0 }
  for (const { status } of rows) counts[status] += 1
  return { rows, students: [...students.values()], counts, ...groups.result() }
}

/**
 * The changes of an existing student. A different spelling of the same name is no change, no field is cleared, and
 * notes are appended. A full name that yields only one of the two names changes neither, because it is unknown which
 * of them it is.
 */
function changesOf(
  before: ImportStudent,
  fields: ImportedFields,
  missingGroups: readonly string[],
  { by, isWholeName }: { by: 'external-id' | 'name' | 'decision'; isWholeName: boolean },
): ImportChange[] {
  const changes: ImportChange[] = []
  const set = (field: Exclude<ImportChange['field'], 'group'>, to: string) => {
    if (to !== before[field]) changes.push({ field, from: before[field], to })
  }
  const { firstName, lastName } = fields
  const isIncompleteName = isWholeName && (firstName === '' || lastName === '')
  if (by !== 'name' && !isIncompleteName && !isSameName(before, fields)) {
    if (firstName !== '') set('firstName', firstName)
    if (lastName !== '') set('lastName', lastName)
  }
  if (fields.externalId !== '') set('externalId', fields.externalId)
  if (fields.note !== '' && !before.note.includes(fields.note)) {
    set('note', before.note === '' ? fields.note : `${before.note}\n${fields.note}`)
  }
  return [...changes, ...missingGroups.map((to) => ({ field: 'group' as const, from: '', to }))]
}

/** Compares in any order, so that a file with swapped names doesn't swap the student's names. */
const isSameName = (before: ImportStudent, fields: ImportedFields) => {
  const keys = nameKeys(before)
  return nameKeys(fields).some((key) => keys.includes(key))
}

const isTooMuch = ({ groupIds }: ImportStudent, changes: readonly ImportChange[]) =>
  changes.some(({ field, to }) => field === 'note' && to.length > studentTextLimits.note) ||
  groupIds.length + changes.filter(({ field }) => field === 'group').length > studentTextLimits.groups

const applied = (
  before: ImportStudent,
  changes: readonly ImportChange[],
  idsOf: (names: readonly string[]) => string[],
): ImportStudent => {
  const texts = changes.flatMap(({ field, to }) => (field === 'group' ? [] : [[field, to] as const]))
  const added = idsOf(changes.flatMap(({ field, to }) => (field === 'group' ? [to] : [])))
  return { ...before, ...Object.fromEntries(texts), groupIds: [...before.groupIds, ...added] }
}

/** Groups by name; creates a missing group when the first student joins it. */
function createGroups(present: readonly ImportGroup[], newId: NonNullable<ImportInput['newId']>) {
  const byKey = new Map(present.map((group) => [groupKey(group.name), group]))
  const createdGroups: ImportGroup[] = []
  const idOf = (name: string): string => {
    const key = groupKey(name)
    const existing = byKey.get(key)
    if (existing) return existing.id
    const group = { id: newId('group', key), name }
    byKey.set(key, group)
    createdGroups.push(group)
    return group.id
  }
  return {
    idsOf: (names: readonly string[]) => names.map(idOf),
    /** The given groups that the student isn't in. */
    missing: (student: ImportStudent, names: readonly string[]): string[] =>
      names.filter((name) => !student.groupIds.includes(byKey.get(groupKey(name))?.id ?? '')),
    result: () => ({ groups: [...present, ...createdGroups], createdGroups }),
  }
}
