import { sheetSoFar, type SheetSoFar } from '@classeur/domain/marks'
import { unpackSheet, type ExamSheet } from '@classeur/contracts'

/** Figures of the sample exam, the same as on its mark sheet. */
export function sampleFigures({ exam, students, marks }: ExamSheet): SheetSoFar {
  const rows = [...unpackSheet(marks)].map(
    ([studentId, cells]) => [studentId, Object.fromEntries(cells)] as const,
  )
  return sheetSoFar(
    exam.structure,
    students.filter(({ takesPart }) => takesPart).map(({ id }) => id),
    new Map(rows),
    exam.effectivePassMarkBasisPoints,
  )
}
