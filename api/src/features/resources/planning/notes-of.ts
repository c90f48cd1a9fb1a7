import type { Language, ParentNote, ResourceRequest } from '@classeur/contracts'
import { plainInline } from '@classeur/domain/content'
import { documentLocale, resultTextsFor } from '@classeur/documents'
import { planSheet } from '@classeur/domain/item-families'
import { compareShares, isDefaultErrorType, resultOf, type ExactShare } from '@classeur/domain/marks'
import { parentNote, typedText, type NoteError, type NoteWork } from '@classeur/domain/resources'
import type { ExamFigures, FiguresStudent } from '../figures/exam-figures.ts'
import { errorTypeOf, meanOf, skillColumns } from '../figures/missed-figures.ts'
import { fullName } from '../figures/student-names.ts'
import type { AudiencePlan } from './plan-audiences.ts'

/** From three quarters of the points a skill goes well; below half it needs practice. */
const goesWellFrom: ExactShare = '3/4'
const needsPracticeBelow: ExactShare = '1/2'
/** Notes are in digits that every reader of the language knows. */
const digits = 'latin'

type Skill = ReturnType<typeof skillColumns>[number]

const dayOf = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(documentLocale(language, digits), {
    ...{ day: 'numeric', month: 'long', year: 'numeric' },
    timeZone: 'UTC',
  }).format(new Date(date))

function shownResult({ exam, rows }: ExamFigures, studentId: string, language: Language): string | null {
  const { pointsHundredths, maximumHundredths } = resultOf(exam.structure, rows.get(studentId) ?? {})
  if (pointsHundredths === null) return null
  return resultTextsFor(language, digits).pointsInFull(pointsHundredths, maximumHundredths)
}

/** The error noted most often in the student's answers to a skill; null if none was noted. */
function errorIn(
  figures: ExamFigures,
  skill: Skill,
  studentId: string,
  language: Language,
): NoteError | null {
  const marks = figures.rows.get(studentId)
  const noted = skill.parts.flatMap(({ leafId }) => marks?.[leafId]?.errorTypes ?? [])
  const times = (key: string) => noted.filter((other) => other === key).length
  const [key] = [...new Set(noted)].sort((a, b) => times(b) - times(a))
  const type = key === undefined ? null : errorTypeOf(figures, key, language)
  return key === undefined || type === null ? null : { ...type, type: isDefaultErrorType(key) ? key : null }
}

/** A task like those of a practice sheet, by the id of its skill. */
function examplesOf({ brief }: Pick<AudiencePlan, 'brief'>): ReadonlyMap<string | null, string> {
  const { parts } = planSheet({ ...brief, kind: 'practice-sheet' })
  return new Map(
    parts.flatMap(({ skill, like }) => (like ? [[skill.id, plainInline(typedText(like))] as const] : [])),
  )
}

/** The notes to the parents of the readers, from the marks of each of them alone. */
export function notesOf(
  figures: ExamFigures,
  plan: Pick<AudiencePlan, 'students' | 'brief'>,
  { skillIds, language }: ResourceRequest,
): ParentNote[] {
  const chosen = skillColumns(figures).filter(({ id }) => skillIds.includes(id))
  const columns = chosen.length > 0 ? chosen : skillColumns(figures)
  const examples = examplesOf(plan)
  const noteOf = (student: FiguresStudent): ParentNote => {
    const known = columns
      .flatMap((skill) => {
        const share = meanOf(skill, [student.id], figures)
        return share === null ? [] : [{ skill, share, name: figures.skillNames.get(skill.id) ?? '' }]
      })
      .sort((a, b) => compareShares(b.share, a.share))
    const work = known
      .filter(({ share }) => compareShares(share, needsPracticeBelow) < 0)
      .reverse()
      .map(({ skill, name }): NoteWork => {
        const error = errorIn(figures, skill, student.id, language)
        return { skill: name, error, example: examples.get(skill.id) ?? null }
      })
    const { title, date } = figures.exam
    const note = parentNote(
      {
        student: { firstName: student.firstName || fullName(student), lastName: student.lastName },
        exam: { title, date: date === null ? null : dayOf(date, language) },
        result: shownResult(figures, student.id, language),
        strengths: known
          .filter(({ share }) => compareShares(share, goesWellFrom) >= 0)
          .map(({ name }) => name),
        work,
        sheet: null,
        comparison: null,
        others: figures.students.filter(({ id }) => id !== student.id),
      },
      language,
    )
    return { studentId: student.id, ...note, paragraphs: [...note.paragraphs] }
  }
  return plan.students.map(noteOf)
}
