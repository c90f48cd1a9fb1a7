import { activeLeaves, maximumOf, type ExamLeaf, type ExamStructure } from '../exam-structure.ts'
import { examSummary, type ExamStudent } from '../../marks/results/exam-summary.ts'
import { isEntered, type StudentMarks } from '../../marks/results/result-of.ts'
import type { StructurePreview } from './structure-change.ts'
import { planStructureChange, type MarkedStudent, type PlannedWrite } from './plan-structure-change.ts'

const shownExamples = 3

/** The rows after the writes. */
function withWrites(
  rows: readonly MarkedStudent[],
  writes: readonly PlannedWrite[],
): Map<string, StudentMarks> {
  const marks = new Map(rows.map((row) => [row.studentId, { ...row.marks }]))
  for (const { studentId, leafId, toHundredths } of writes) {
    const row = marks.get(studentId)
    if (row) row[leafId] = { valueHundredths: toHundredths, status: null }
  }
  return marks
}

/** Previews a change with the function that performs it. */
export function previewStructureChange(
  before: ExamStructure,
  after: ExamStructure,
  rows: readonly MarkedStudent[],
  students: readonly ExamStudent[],
  examDay: string,
  isStarted?: boolean,
): StructurePreview {
  const at = new Date(0).toISOString()
  const open = planStructureChange(before, after, rows, {}, at, isStarted)
  const everyRescale = Object.fromEntries(open.maxima.map(({ leafId }) => [leafId, 'rescale' as const]))
  const rescaled = planStructureChange(before, after, rows, everyRescale, at, isStarted)
  const labels = new Map(activeLeaves(open.structure).map((leaf) => [leaf.id, leaf]))
  const withMarkCount = (leaf: ExamLeaf) => ({
    leafId: leaf.id,
    label: leaf.label,
    marks: rows.filter(({ marks }) => isEntered(marks[leaf.id])).length,
  })
  const meanOf = (structure: ExamStructure, marks: ReadonlyMap<string, StudentMarks>) =>
    examSummary(structure, examDay, students, marks).mean.share
  const unchanged = withWrites(rows, [])

  return {
    retired: open.retired.map(withMarkCount),
    restored: open.restored.map(withMarkCount),
    maxima: open.maxima.map((change) => {
      const leaf = labels.get(change.leafId)
      const values = rows.flatMap(({ marks }) => marks[change.leafId]?.valueHundredths ?? [])
      const examples = new Map(
        rescaled.writes
          .filter(({ leafId }) => leafId === change.leafId)
          .map(({ fromHundredths, toHundredths }) => [fromHundredths, toHundredths]),
      )
      return {
        ...change,
        label: leaf?.label ?? '',
        marks: values.length,
        above: leaf?.isBonus ? 0 : values.filter((value) => value > change.newMaxHundredths).length,
        examples: [...examples].slice(0, shownExamples).map(([old, next]) => ({ old, new: next })),
      }
    }),
    oldMaximumHundredths: maximumOf(before),
    newMaximumHundredths: maximumOf(open.structure),
    oldMean: meanOf(before, unchanged),
    newMean: {
      keep: meanOf(open.structure, unchanged),
      rescale: meanOf(rescaled.structure, withWrites(rows, rescaled.writes)),
    },
  }
}
