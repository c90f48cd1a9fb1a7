import {
  countedPoints,
  emptyContent,
  namedQuestions,
  noteInFile,
  notePartText,
  showMark,
  type FileStudent,
} from '@classeur/domain/marks'
import type { MarkSheetContent } from './mark-sheet-content.ts'

/** A cell below half of its maximum, or with a note. */
export interface ErrorLine {
  student: FileStudent
  question: string
  /** Null if the cell has no mark that counts. */
  pointsHundredths: number | null
  maximumHundredths: number
  /** The letter of a status; empty for a number and for a cell that isn't entered. */
  status: string
  /** The names of its error types as one text; empty if there are none. */
  errorTypes: string
  comment: string
}

/**
 * All cells below half of the maximum (without bonus questions), and all cells with an error type or a comment, by
 * student.
 */
export function errorLines({ sheet, language, digits }: MarkSheetContent): ErrorLine[] {
  const scale = sheet.exam.effectiveScale
  const questions = namedQuestions(sheet.exam.structure)
  return sheet.students
    .filter(({ takesPart }) => takesPart)
    .flatMap((student) =>
      questions.flatMap(({ leaf, name }): ErrorLine[] => {
        const mark = sheet.marks.get(student.id)?.[leaf.id] ?? emptyContent
        const note = noteInFile(sheet, student.id, leaf.id)
        const points = countedPoints(mark)
        const isLost = !leaf.isBonus && points !== null && points * 2 < leaf.maxHundredths
        if (!isLost && !note) return []
        return [
          {
            ...{ student, question: name },
            ...{ pointsHundredths: points, maximumHundredths: leaf.maxHundredths },
            status: mark.status === null ? '' : showMark(mark, { leaf, scale, language, digits }),
            errorTypes: note ? notePartText(note, 'errorTypes', sheet, language) : '',
            comment: note?.comment ?? '',
          },
        ]
      }),
    )
}
