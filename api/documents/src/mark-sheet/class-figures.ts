import {
  classMeanOf,
  questionMean,
  resultOf,
  wholePapers,
  type FileSheet,
  type FileStudent,
  type StudentResult,
} from '@classeur/domain/marks'
import type { ExamLeaf } from '@classeur/contracts'

/** Figures of the students who take part, as on screen: question means over all marks that count, and complete papers. */
export function classFigures({ exam, students, marks }: FileSheet, leaves: readonly ExamLeaf[]) {
  const taking = students.filter(({ takesPart }) => takesPart)
  const ids = taking.map(({ id }) => id)
  const results = new Map<string, StudentResult>(
    taking.map(({ id }) => [id, resultOf(exam.structure, marks.get(id) ?? {})]),
  )
  const papers = wholePapers(ids, marks, (row) => resultOf(exam.structure, row))
  return {
    taking: taking as readonly FileStudent[],
    results,
    papers,
    /** By question id. */
    meanByLeaf: new Map(leaves.map((leaf) => [leaf.id, questionMean(leaf, ids, marks)])),
    mean: classMeanOf(papers),
  }
}
