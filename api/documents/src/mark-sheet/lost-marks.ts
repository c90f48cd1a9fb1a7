import { countedPoints, namedQuestions, showMark, type FileStudent } from '@classeur/domain/marks'
import type { MarkSheetContent } from './mark-sheet-content.ts'

/** A cell below half of its maximum. */
export interface LostMarks {
  student: FileStudent
  question: string
  pointsHundredths: number
  maximumHundredths: number
  /** The letter of a status that counts as zero; empty for a number. */
  status: string
}

/** All cells below half of the maximum, by student, without bonus questions. */
export function lostMarks({ sheet, language, digits }: MarkSheetContent): LostMarks[] {
  const scale = sheet.exam.effectiveScale
  const questions = namedQuestions(sheet.exam.structure).filter(({ leaf }) => !leaf.isBonus)
  return sheet.students
    .filter(({ takesPart }) => takesPart)
    .flatMap((student) =>
      questions.flatMap(({ leaf, name }): LostMarks[] => {
        const mark = sheet.marks.get(student.id)?.[leaf.id]
        const points = countedPoints(mark)
        if (!mark || points === null || points * 2 >= leaf.maxHundredths) return []
        const status = mark.status === null ? '' : showMark(mark, { leaf, scale, language, digits })
        return [
          {
            ...{ student, question: name, status },
            ...{ pointsHundredths: points, maximumHundredths: leaf.maxHundredths },
          },
        ]
      }),
    )
}
