import { activeLeaves, type ExamStructure } from '../../exams/exam-structure.ts'
import { mapLeaves } from '../../exams/structure/merge-structure.ts'
import { rescaledCells, type Rescale } from '../rescale.ts'
import type { MarkContent } from '../mark-content.ts'
import type { StudentMarks } from '../results/result-of.ts'

/**
 * A change that a teacher tries out: leave a question out, give everybody its maximum, or change its maximum and
 * convert its marks.
 */
export type WhatIf = { leafId: string } & (
  { kind: 'drop' } | { kind: 'full-credit' } | { kind: 'maximum'; maxHundredths: number }
)

type Rows = ReadonlyMap<string, StudentMarks>

/** The exam and its marks after the change. */
export interface TriedOut {
  structure: ExamStructure
  rows: Rows
}

/** Any time serves: a trial is never stored. */
const retiredAt = new Date(0).toISOString()

const withoutLeaf = (structure: ExamStructure, leafId: string): ExamStructure => ({
  ...structure,
  exercises: mapLeaves(structure.exercises, (leaf) => (leaf.id === leafId ? { ...leaf, retiredAt } : leaf)),
})

const withMaximum = (structure: ExamStructure, leafId: string, maxHundredths: number): ExamStructure => {
  const change = <Leaf extends { id: string }>(leaf: Leaf) =>
    leaf.id === leafId ? { ...leaf, maxHundredths } : leaf
  return {
    ...structure,
    totalLeaf: change(structure.totalLeaf),
    exercises: mapLeaves(structure.exercises, change),
  }
}

/** The marks that full credit changes: numbers below the maximum. A status stays, because a teacher decided on it. */
export function fullCreditWrites(
  structure: ExamStructure,
  rows: Rows,
  leafId: string,
): { studentId: string; leafId: string; content: MarkContent }[] {
  const maximum = activeLeaves(structure).find(({ id }) => id === leafId)?.maxHundredths ?? 0
  return [...rows].flatMap(([studentId, marks]) => {
    const value = marks[leafId]?.valueHundredths ?? null
    if (value === null || value >= maximum) return []
    return { studentId, leafId, content: { valueHundredths: maximum, status: null } }
  })
}

function withCells(rows: Rows, cellsOf: (marks: StudentMarks, studentId: string) => StudentMarks): Rows {
  return new Map(
    [...rows].map(([studentId, marks]) => [studentId, { ...marks, ...cellsOf(marks, studentId) }]),
  )
}

const contentOf = (valueHundredths: number): MarkContent => ({ valueHundredths, status: null })

/** Computes what a change would make of an exam. Uses the rules of the real change, so that applying it agrees. */
export function tryOut(structure: ExamStructure, rows: Rows, whatIf: WhatIf): TriedOut {
  const { leafId } = whatIf
  if (whatIf.kind === 'drop') return { structure: withoutLeaf(structure, leafId), rows }
  if (whatIf.kind === 'full-credit') {
    const written = new Map(
      fullCreditWrites(structure, rows, leafId).map(({ studentId, content }) => [studentId, content]),
    )
    const cellsOf = (_: StudentMarks, studentId: string): StudentMarks =>
      written.has(studentId) ? { [leafId]: written.get(studentId) } : {}
    return { structure, rows: withCells(rows, cellsOf) }
  }
  const leaf = activeLeaves(structure).find(({ id }) => id === leafId)
  if (!leaf) return { structure, rows }
  const { maxHundredths: oldMaxHundredths, stepHundredths } = leaf
  const rescale: Rescale = {
    leafId,
    oldMaxHundredths,
    newMaxHundredths: whatIf.maxHundredths,
    stepHundredths,
  }
  const cellsOf = (marks: StudentMarks): StudentMarks =>
    Object.fromEntries([...rescaledCells(marks, [rescale])].map(([id, points]) => [id, contentOf(points)]))
  return {
    structure: withMaximum(structure, leafId, whatIf.maxHundredths),
    rows: withCells(rows, cellsOf),
  }
}
