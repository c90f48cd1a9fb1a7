import type { ParentNote, ResourceRequest } from '@classeur/contracts'
import { parentNote } from '@classeur/domain/resources'
import type { ExamFigures } from '../figures/exam-figures.ts'
import { errorTypeOf, meanOf, skillColumns, timesOfTypes } from '../figures/missed-figures.ts'
import { fullName } from '../figures/student-names.ts'
import type { AudiencePlan } from './plan-audiences.ts'

/** The limit of a note's paragraph. */
const longestParagraph = 1200

/** The notes to the parents of the readers, from the marks of each of them alone. */
export function notesOf(
  figures: ExamFigures,
  { students }: Pick<AudiencePlan, 'students'>,
  { skillIds, errorTypes, language }: ResourceRequest,
): ParentNote[] {
  const chosen = skillColumns(figures).filter(({ id }) => skillIds.includes(id))
  const columns = chosen.length > 0 ? chosen : skillColumns(figures)
  return students.map((student) => {
    const made = timesOfTypes(figures, [student.id])
    const note = parentNote(
      {
        firstName: student.firstName || fullName(student),
        examTitle: figures.exam.title,
        skills: columns.map((column) => ({
          name: figures.skillNames.get(column.id) ?? '',
          share: meanOf(column, [student.id], figures),
        })),
        errors: errorTypes
          .filter((key) => made.has(key))
          .flatMap((key) => errorTypeOf(figures, key, language)?.name ?? []),
      },
      language,
    )
    const paragraphs = note.paragraphs.map((text) => text.slice(0, longestParagraph))
    return { studentId: student.id, ...note, paragraphs }
  })
}
