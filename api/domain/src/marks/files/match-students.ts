import { externalIdKey } from '../../roster/external-id.ts'
import { NameIndex } from '../../roster/importing/name-index.ts'
import { cleanText, nameKeys } from '../../roster/names/normalise-name.ts'
import { resembles } from '../../roster/names/resembles.ts'
import { westernDigits } from '../../text/digits.ts'
import type { FileStudent } from './sheet-table.ts'

/** The identity of the student of a row; empty where the row has no such cell. */
export interface RowIdentity {
  number: string
  lastName: string
  firstName: string
  externalId: string
}

/**
 * Why a row matches no student. `several`: it matches more than one student. `another-id`: the student with that name
 * has another school number. `another-name`: the student with that school number has another name. `twice`: another row
 * matches the same student.
 */
export type RowReason = 'unknown' | 'several' | 'another-id' | 'another-name' | 'twice'

export type RowStudent = { studentId: string } | { reason: RowReason }

const isSameText = (a: string, b: string) => cleanText(a).normalize('NFC') === cleanText(b).normalize('NFC')
const isSameName = (row: RowIdentity, one: FileStudent) =>
  isSameText(one.firstName, row.firstName) && isSameText(one.lastName, row.lastName)

/** Whether the row has exactly the name of the student, in any spelling. */
function hasNameOf(row: RowIdentity, student: FileStudent): boolean {
  const keys = nameKeys(row)
  return isSameName(row, student) || nameKeys(student).some((key) => keys.includes(key))
}

/**
 * Matches each row to a student, by school number or else by name. A number beside another person's name matches nobody,
 * because numbers shift when a list changes; brothers and sisters share a name, so a similar name confirms a number only
 * if nobody else has exactly that name. The list number decides between students with the same name. Never guesses
 * between two students.
 */
export function matchStudents(
  rows: readonly (RowIdentity | null)[],
  students: readonly FileStudent[],
): (RowStudent | null)[] {
  const byId = new Map(students.map((student) => [student.id, student]))
  const byExternalId = new NameIndex<string>()
  const byName = new NameIndex<string>()
  for (const student of students) {
    if (student.externalId !== '') byExternalId.add([externalIdKey(student.externalId)], student.id)
    byName.add(nameKeys(student), student.id)
  }
  const numberOf = ({ number }: RowIdentity) => Number(westernDigits(cleanText(number)))

  function candidatesOf(row: RowIdentity): FileStudent[] {
    const keys = nameKeys(row)
    // A name without letters has no key; compare it literally.
    const named =
      keys.length > 0
        ? byName.find(keys).flatMap((id) => byId.get(id) ?? [])
        : students.filter((one) => isSameName(row, one))
    const exact = named.filter(({ number }) => number === numberOf(row))
    return named.length > 1 && exact.length === 1 ? exact : named
  }

  /** Whether the row may belong to the student with its school number. */
  function mayBeOf(row: RowIdentity, holder: FileStudent): boolean {
    if (row.firstName === '' && row.lastName === '') return true
    if (hasNameOf(row, holder)) return true
    return byName.find(nameKeys(row)).length === 0 && resembles(row, holder)
  }

  function match(row: RowIdentity): RowStudent {
    if (row.externalId !== '') {
      const [id, ...others] = byExternalId.find([externalIdKey(row.externalId)])
      if (others.length > 0) return { reason: 'several' }
      const holder = id === undefined ? undefined : byId.get(id)
      if (holder) return mayBeOf(row, holder) ? { studentId: holder.id } : { reason: 'another-name' }
    }
    if (row.firstName === '' && row.lastName === '') return { reason: 'unknown' }
    const [only, ...others] = candidatesOf(row)
    if (!only) return { reason: 'unknown' }
    if (others.length > 0) return { reason: 'several' }
    const isAnother = row.externalId !== '' && only.externalId !== ''
    return isAnother ? { reason: 'another-id' } : { studentId: only.id }
  }

  const matches = rows.map((row) => row && match(row))
  const counts = new Map<string, number>()
  for (const one of matches) {
    if (one && 'studentId' in one) counts.set(one.studentId, (counts.get(one.studentId) ?? 0) + 1)
  }
  return matches.map((one) =>
    one && 'studentId' in one && (counts.get(one.studentId) ?? 0) > 1 ? { reason: 'twice' } : one,
  )
}
