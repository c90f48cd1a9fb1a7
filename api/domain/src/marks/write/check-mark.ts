import { activeLeaves, type ExamLeaf, type ExamStructure } from '../../exams/exam-structure.ts'
import { contentOf } from '../mark-content.ts'
import { examDayOf, takesPart, type Membership } from '../results/takes-part.ts'
import type { MarkInput, MarkRefusal } from './mark-input.ts'

/** Returns why a cell can't be written; null if it can. */
export type CheckMark = (input: Pick<MarkInput, 'studentId' | 'leafId' | 'code'>) => MarkRefusal | null

/** The fields of a question that decide which values fit it. */
export type ValueRules = Pick<ExamLeaf, 'maxHundredths' | 'stepHundredths' | 'isBonus'>

/** Why a value doesn't fit its question; null if it does. */
export const refusalOfValue = (leaf: ValueRules, value: number | null): MarkRefusal | null => {
  if (value === null) return null
  if (value > leaf.maxHundredths && !leaf.isBonus) return 'above-maximum'
  return value % leaf.stepHundredths === 0 ? null : 'off-step'
}

/**
 * Checks marks of one exam: the student belongs to the class on the exam's day, the question is in use, and the value
 * is a multiple of its step and within its maximum (a bonus may exceed it). An empty cell has no value to check. A
 * student beyond the plan's limit gets marks like any other: billing never blocks marks.
 * @param rescaled questions whose maximum changed since the cells were typed
 */
export function createCheckMark(
  exam: { structure: ExamStructure; date: string | null; createdAt: Date },
  students: readonly (Membership & { id: string })[],
  rescaled: ReadonlySet<string>,
): CheckMark {
  const leaves = new Map(activeLeaves(exam.structure).map((leaf) => [leaf.id, leaf]))
  const present = new Map(students.filter(({ deletedAt }) => deletedAt === null).map((one) => [one.id, one]))
  const examDay = examDayOf(exam)
  return ({ studentId, leafId, code }) => {
    const { valueHundredths } = contentOf(code)
    const student = present.get(studentId)
    if (!student) return 'unknown-student'
    if (!takesPart(student, examDay)) return 'not-applicable'
    const leaf = leaves.get(leafId)
    if (!leaf) return 'unknown-question'
    if (rescaled.has(leafId) && valueHundredths !== null) return 'rescaled-meanwhile'
    return refusalOfValue(leaf, valueHundredths)
  }
}
