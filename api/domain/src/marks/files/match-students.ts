import { externalIdKey } from '../../roster/importing/read-import-row.ts'
import { NameIndex } from '../../roster/importing/name-index.ts'
import { cleanText, nameKeys } from '../../roster/names/normalise-name.ts'
import { westernDigits } from '../../text/digits.ts'
import type { FileStudent } from './sheet-table.ts'

/** What a row says of whom it is about; empty where it says nothing. */
export interface RowIdentity {
  number: string
  lastName: string
  firstName: string
  externalId: string
}

/**
 * Why a row is nobody's. `several`: more than one student could be meant. `another-id`: the one of that name has
 * another number of the school. `twice`: another row is about the same student.
 */
export type RowReason = 'unknown' | 'several' | 'another-id' | 'twice'

export type RowStudent = { studentId: string } | { reason: RowReason }

const isSameText = (a: string, b: string) => cleanText(a).normalize('NFC') === cleanText(b).normalize('NFC')

/**
 * Says of each row whom it is about: whoever has its school number, else whoever has its name. Among several of one name
 * those whose number in the list it has. Never one of two.
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
    const isSameName = (one: FileStudent) =>
      isSameText(one.firstName, row.firstName) && isSameText(one.lastName, row.lastName)
    // A name of signs alone has no key: it is the same when it is written the same.
    const named =
      keys.length > 0 ? byName.find(keys).flatMap((id) => byId.get(id) ?? []) : students.filter(isSameName)
    const exact = named.filter(({ number }) => number === numberOf(row))
    return named.length > 1 && exact.length === 1 ? exact : named
  }

  function match(row: RowIdentity): RowStudent {
    if (row.externalId !== '') {
      const [id, ...others] = byExternalId.find([externalIdKey(row.externalId)])
      if (others.length > 0) return { reason: 'several' }
      if (id !== undefined) return { studentId: id }
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
