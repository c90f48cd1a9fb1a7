import { activeLeaves, allLeaves } from '@classeur/domain/exams'
import { namedQuestions } from '@classeur/domain/marks'
import type { CellRef, ExamLeaf } from '@classeur/contracts'
import type { SheetState } from '../engine/sheet-engine.ts'
import { studentName as fullName } from './sheet-text.ts'
import { isolate } from '../../../i18n/isolate.ts'

type Sheet = SheetState['sheet']

interface Names {
  students: ReadonlyMap<string, string>
  leaves: ReadonlyMap<string, ExamLeaf>
  /** Labels as the table shows them: a part includes its question if its own label would be ambiguous. */
  labels: ReadonlyMap<string, string>
  firstLeafId: string
}

const cache = new WeakMap<Sheet, Names>()

/** Cached for each reading of the sheet: long lists look up thousands of names at each key press. */
function namesOf(sheet: Sheet): Names {
  const before = cache.get(sheet)
  if (before) return before
  const { structure } = sheet.exam
  const leaves = allLeaves(structure)
  const names: Names = {
    students: new Map(sheet.students.map((student) => [student.id, fullName(student)])),
    leaves: new Map(leaves.map((leaf) => [leaf.id, leaf])),
    labels: new Map([
      ...leaves.map(({ id, label }) => [id, label] as const),
      ...namedQuestions(structure).map(({ leaf, name }) => [leaf.id, name] as const),
    ]),
    firstLeafId: activeLeaves(structure)[0]?.id ?? '',
  }
  cache.set(sheet, names)
  return names
}

export const studentName = (sheet: Sheet, studentId: string): string => {
  const name = namesOf(sheet).students.get(studentId)
  return name === undefined ? '—' : isolate(name)
}

export const leafOf = (sheet: Sheet, leafId: string): ExamLeaf | undefined =>
  namesOf(sheet).leaves.get(leafId)

export const leafLabel = (sheet: Sheet, leafId: string): string =>
  isolate(namesOf(sheet).labels.get(leafId) ?? sheet.exam.structure.totalLeaf.label)

/** The first cell of a row. */
export const startOfRow = (sheet: Sheet, studentId: string): CellRef => ({
  studentId,
  leafId: namesOf(sheet).firstLeafId,
})

/** The name of a person who marks here or has the sheet open; null for others. */
export const personName = ({ sheet, present }: SheetState, userId: string): string | null =>
  sheet.markers.find(({ id }) => id === userId)?.name ??
  present.find(({ user }) => user.id === userId)?.user.name ??
  null
