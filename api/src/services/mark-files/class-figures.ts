import {
  questionMean,
  resultOf,
  type ExamLeaf,
  type FileSheet,
  type FileStudent,
  type StudentResult,
} from '@classeur/contracts'

/** Mean of what counts; null of nothing. In the unit of the values. */
export const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

/** Of those who take part: means of each question over all marks that count, and of the totals. */
export function classFigures({ exam, students, marks }: FileSheet, leaves: readonly ExamLeaf[]) {
  const taking = students.filter(({ takesPart }) => takesPart)
  const ids = taking.map(({ id }) => id)
  const results = new Map<string, StudentResult>(
    taking.map(({ id }) => [id, resultOf(exam.structure, marks.get(id) ?? {})]),
  )
  const shares = [...results.values()].flatMap(({ shareBasisPoints }) => shareBasisPoints ?? [])
  const totals = [...results.values()].flatMap(({ pointsHundredths }) => pointsHundredths ?? [])
  const meanShare = meanOf(shares)
  return {
    taking: taking as readonly FileStudent[],
    results,
    /** Hundredths of a point, by question. */
    meanByLeaf: new Map(leaves.map((leaf) => [leaf.id, questionMean(leaf, ids, marks).meanHundredths])),
    meanTotal: meanOf(totals),
    /** From 0 to 1, above with a bonus. */
    meanShare: meanShare === null ? null : meanShare / 10_000,
  }
}
