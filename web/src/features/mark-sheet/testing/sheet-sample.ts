import type { SheetStudent } from '@classeur/contracts'
import { examOf, structureOf } from '../../../testing/exam-samples.ts'
import { studentId, studentOf } from '../../../testing/student-samples.ts'
import type { SheetState } from '../engine/sheet-engine.ts'

const names = [
  ...['Abidi Yasmine', 'Bernard Chloé', 'Cherif Amal', 'Dupont Lucas', 'Ferhat Nadia', 'Garcia Hugo'],
  ...['Haddad Ilyes', 'Jlassi Mariem', 'Kaci Sofiane', 'Lambert Jeanne', 'Moreau Inès', 'Nasri Walid'],
]

export const sheetStudent = (number: number, fields: Partial<SheetStudent> = {}): SheetStudent => {
  const [lastName = '', firstName = ''] = (names[(number - 1) % names.length] ?? '').split(' ')
  const {
    note: _note,
    hasNeeds: _hasNeeds,
    isOverLimit: _isOverLimit,
    ...student
  } = studentOf(number, lastName, firstName)
  return { ...student, takesPart: true, ...fields }
}

/** A sheet with these students and questions Q1, Q2 … with these maxima (hundredths) and a step of `stepHundredths`. */
export function sheetSample(
  students: number | SheetStudent[],
  maxima: number[],
  stepHundredths: 25 | 50 | 100 = 50,
): SheetState['sheet'] {
  const structure = structureOf(...maxima)
  for (const exercise of structure.exercises)
    for (const question of exercise.questions)
      for (const part of question.parts) part.stepHundredths = stepHundredths
  return {
    exam: examOf({ structure }),
    students:
      typeof students === 'number'
        ? Array.from({ length: students }, (_, index) => sheetStudent(index + 1))
        : students,
    groups: [],
    markers: [],
    assignments: {},
    may: { write: true, change: true, release: true, reopen: true },
    earlierShares: {},
  }
}

export { studentId }
