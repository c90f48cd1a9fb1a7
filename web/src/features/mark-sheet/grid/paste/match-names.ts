import type { SheetStudent } from '@classeur/contracts'
import { nameKeys, normaliseName } from '@classeur/domain/roster'
import { studentName } from '../../model/sheet-text.ts'
import type { GridModel } from '../../model/grid-model.ts'

/** A name in one column, or in two: last names first. */
export type NameParts = readonly string[]

/** The rows of the grid for the names of a block; null for none. */
export interface MatchedNames {
  rows: readonly (number | null)[]
  /** True for a name that several students may have, so it isn't certain whose marks these are. */
  areShared: readonly boolean[]
}

export const nameText = (parts: NameParts): string => parts.join(' ').trim()

/** Equal for a name in any order of its words. */
const keyOfName = (name: string): string => nameKeys({ firstName: name, lastName: '' })[0] ?? ''

/** Computed once for each class list: a person pastes more than once. */
const remembered = new WeakMap<GridModel['everybody'], ReadonlyMap<string, readonly SheetStudent[]>>()

/** The students by the key of their names. Includes students that a filter hides, since the marks may be theirs. */
function studentsByName({ everybody }: GridModel): ReadonlyMap<string, readonly SheetStudent[]> {
  const before = remembered.get(everybody)
  if (before) return before
  const students = new Map<string, SheetStudent[]>()
  for (const student of everybody) {
    const key = keyOfName(studentName(student))
    students.set(key, [...(students.get(key) ?? []), student])
  }
  remembered.set(everybody, students)
  return students
}

export const isStudentName = (model: GridModel, parts: NameParts): boolean =>
  studentsByName(model).has(keyOfName(nameText(parts)))

/** Two columns also tell where the last name ends. */
const spelling = (parts: NameParts): string =>
  parts.length > 1 ? parts.map(normaliseName).join('|') : normaliseName(nameText(parts))

type NameOrder = (student: SheetStudent) => NameParts
const nameOrders: readonly NameOrder[] = [
  ({ lastName, firstName }) => [lastName, firstName],
  ({ lastName, firstName }) => [firstName, lastName],
]

const isSpelt = (parts: NameParts, order: NameOrder, student: SheetStudent): boolean =>
  spelling(parts) === spelling(parts.length > 1 ? order(student) : [nameText(order(student))])

/**
 * Finds the students of the names. The order of first and last name tells "Ali Hassan" from "Hassan Ali", if it is the
 * same for all names that only one student has.
 */
export function matchNames(model: GridModel, names: readonly NameParts[]): MatchedNames {
  const byName = studentsByName(model)
  const namesakes = names.map((parts) => byName.get(keyOfName(nameText(parts))) ?? [])
  const order = nameOrders.find((each) =>
    names.every((parts, down) => {
      const [only, ...others] = namesakes[down] ?? []
      return !only || others.length > 0 || isSpelt(parts, each, only)
    }),
  )
  const students = names.map((parts, down) => {
    const all = namesakes[down] ?? []
    const left = all.length > 1 ? all.filter((student) => order && isSpelt(parts, order, student)) : all
    return left.length === 1 ? left[0] : undefined
  })
  const rowOf = new Map(model.students.map(({ id }, row) => [id, row]))
  const rows = students.map((student) => {
    const row = rowOf.get(student?.id ?? '') ?? null
    // A second row of the same student is left out.
    if (student) rowOf.delete(student.id)
    return row
  })
  return { rows, areShared: students.map((student, down) => !student && (namesakes[down] ?? []).length > 1) }
}
