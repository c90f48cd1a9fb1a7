import { nameProblem, type NameProblem } from '../names/name-problem.ts'
import { cleanText, normaliseName, tidyName } from '../names/normalise-name.ts'
import { splitName } from '../names/split-name.ts'
import type { ImportMapping } from './import-table.ts'
import { studentTextLimits } from '../student-limits.ts'

/** The data of one student in a row of a file. */
export interface ImportedFields {
  firstName: string
  lastName: string
  externalId: string
  note: string
  groups: string[]
}

/** Reads one row; returns null if all mapped columns are empty. */
export function readImportRow(cells: readonly string[], mapping: ImportMapping): ImportedFields | null {
  const valuesOf = (field: string, clean = cleanText) =>
    mapping.columns.flatMap((is, column) => {
      const value = is === field ? clean(cells[column] ?? '') : ''
      return value === '' ? [] : [value]
    })
  const namesOf = (field: string) => valuesOf(field, tidyName).join(' ')
  const whole = namesOf('fullName')
  const split = whole === '' ? { firstName: '', lastName: '' } : splitName(whole, mapping.nameOrder)
  const fields = {
    firstName: namesOf('firstName') || split.firstName,
    lastName: namesOf('lastName') || split.lastName,
    externalId: valuesOf('externalId')[0] ?? '',
    note: valuesOf('note').join('\n'),
    groups: distinct(valuesOf('group').flatMap((value) => value.split(/[;|,،؛]/).map(cleanText))),
  }
  const isEmpty = Object.values(fields).every(({ length }) => length === 0)
  return isEmpty ? null : fields
}

const distinct = (names: readonly string[]): string[] => [
  ...new Map(names.filter(Boolean).map((name) => [groupKey(name), name])).values(),
]

/** The key for comparing two spellings of a group name; a name without letters and digits is its own key. */
export const groupKey = (name: string): string => normaliseName(name) || name

/** Why a row is invalid by itself, regardless of the class list and the other rows; null if it is valid. */
export function invalidReason(fields: ImportedFields): 'no-name' | NameProblem | null {
  if (fields.firstName + fields.lastName === '') return 'no-name'
  const problem = nameProblem(fields)
  if (problem) return problem
  const isTooLong =
    fields.externalId.length > studentTextLimits.externalId ||
    fields.note.length > studentTextLimits.note ||
    fields.groups.length > studentTextLimits.groups ||
    fields.groups.some((name) => name.length > studentTextLimits.groupName)
  return isTooLong ? 'too-long' : null
}
