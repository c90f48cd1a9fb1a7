import {
  describeValues,
  exactShares,
  maximumOf,
  questionMean,
  resultOf,
  wholePapers,
  type ExamLeaf,
  type FileSheet,
  type FileStudent,
  type StudentResult,
  type WholePapers,
} from '@classeur/contracts'

/** Of those who take part, as the screen shows them: means of each question over all marks that count, and of whole papers. */
export function classFigures({ exam, students, marks }: FileSheet, leaves: readonly ExamLeaf[]) {
  const taking = students.filter(({ takesPart }) => takesPart)
  const ids = taking.map(({ id }) => id)
  const results = new Map<string, StudentResult>(
    taking.map(({ id }) => [id, resultOf(exam.structure, marks.get(id) ?? {})]),
  )
  const papers: WholePapers = wholePapers(ids, marks, (row) => resultOf(exam.structure, row))
  const meanShare = describeValues(exactShares(papers.results))?.mean ?? null
  return {
    taking: taking as readonly FileStudent[],
    results,
    papers,
    /** Hundredths of a point, by question. */
    meanByLeaf: new Map(leaves.map((leaf) => [leaf.id, questionMean(leaf, ids, marks).meanHundredths])),
    /** Of the maximum of the exam, so that a paper with a question taken out counts as what it is. */
    meanTotal: meanShare === null ? null : meanShare * maximumOf(exam.structure),
    /** From 0 to 1, above with a bonus. */
    meanShare,
  }
}
