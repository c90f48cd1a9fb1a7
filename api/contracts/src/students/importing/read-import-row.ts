import { cleanText, normaliseName, westernDigits } from '../names/normalise-name.ts'
import { splitName } from '../names/split-name.ts'
import type { ImportMapping } from '../student-import.ts'
import { studentTextLimits } from '../student.ts'

/** What one row of a file says about a student. */
export interface ImportedFields {
  firstName: string
  lastName: string
  externalId: string
  note: string
  groups: string[]
}

/** How two writings of a school's number are compared. */
export const externalIdKey = (externalId: string): string =>
  westernDigits(cleanText(externalId)).normalize('NFKC').toLowerCase()

/** Reads one row; null for one without anything in the columns that are read. */
export function readImportRow(cells: readonly string[], mapping: ImportMapping): ImportedFields | null {
  const valuesOf = (field: string) =>
    mapping.columns.flatMap((is, column) => {
      const value = is === field ? cleanText(cells[column] ?? '') : ''
      return value === '' ? [] : [value]
    })
  const whole = valuesOf('fullName').join(' ')
  const split = whole === '' ? { firstName: '', lastName: '' } : splitName(whole, mapping.nameOrder)
  const fields = {
    firstName: valuesOf('firstName').join(' ') || split.firstName,
    lastName: valuesOf('lastName').join(' ') || split.lastName,
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

/** How two writings of a group's name are compared; one without letters and digits stands for itself. */
export const groupKey = (name: string): string => normaliseName(name) || name

/** Why a row can be nobody, whoever else is in list and file. */
export function invalidReason(fields: ImportedFields): 'no-name' | 'too-long' | null {
  if (!/[\p{L}\p{N}]/u.test(fields.firstName + fields.lastName)) return 'no-name'
  const isTooLong =
    fields.firstName.length > studentTextLimits.name ||
    fields.lastName.length > studentTextLimits.name ||
    fields.externalId.length > studentTextLimits.externalId ||
    fields.note.length > studentTextLimits.note ||
    fields.groups.length > studentTextLimits.groups ||
    fields.groups.some((name) => name.length > studentTextLimits.groupName)
  return isTooLong ? 'too-long' : null
}
