import { activeLeaves, allLeaves, type CellRef, type ExamLeaf, type SheetStudent } from '@classeur/contracts'
import type { SheetState } from '../../engine/sheet-engine.ts'
import { isolate } from '../../../../i18n/isolate.ts'

type Sheet = SheetState['sheet']

export const nameOf = ({ lastName, firstName }: Pick<SheetStudent, 'lastName' | 'firstName'>): string =>
  `${lastName} ${firstName}`.trim()

export const studentName = ({ students }: Sheet, studentId: string): string => {
  const student = students.find(({ id }) => id === studentId)
  return student ? isolate(nameOf(student)) : '—'
}

export const leafOf = ({ exam }: Sheet, leafId: string): ExamLeaf | undefined =>
  allLeaves(exam.structure).find(({ id }) => id === leafId)

export const leafLabel = (sheet: Sheet, leafId: string): string =>
  isolate(leafOf(sheet, leafId)?.label ?? sheet.exam.structure.totalLeaf.label)

/** Where a row is gone to: its first question. */
export const startOfRow = ({ exam }: Sheet, studentId: string): CellRef => ({
  studentId,
  leafId: activeLeaves(exam.structure)[0]?.id ?? '',
})

/** The name of somebody who writes marks here or has the sheet open; null for people who are neither any more. */
export const personName = ({ sheet, present }: SheetState, userId: string): string | null =>
  sheet.markers.find(({ id }) => id === userId)?.name ??
  present.find(({ user }) => user.id === userId)?.user.name ??
  null
