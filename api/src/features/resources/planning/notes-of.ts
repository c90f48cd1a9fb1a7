import type { Language, ParentNote, ResourceRequest } from '@classeur/contracts'
import { plainInline } from '@classeur/domain/content'
import { documentLocale, resultTextsFor } from '@classeur/documents'
import { planSheet } from '@classeur/domain/item-families'
import { resultScaleOf } from '@classeur/domain/exams'
import { compareShares, isDefaultErrorType, resultOf, shareOf, type ExactShare } from '@classeur/domain/marks'
import type { NamedPracticeSheet } from '@classeur/database'
import {
  parentNote,
  practiceSheetFor,
  typedText,
  type NoteError,
  type NoteFacts,
  type NoteWork,
} from '@classeur/domain/resources'
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

/** The result on the scale of the exam, and in points if those are something else: "11.67 / 20 (3.5 of 6 points)". */
function shownResult(figures: ExamFigures, studentId: string, language: Language): string | null {
  const { exam, schoolClass, school, rows } = figures
  const { pointsHundredths, maximumHundredths } = resultOf(exam.structure, rows.get(studentId) ?? {})
  if (pointsHundredths === null) return null
  const texts = resultTextsFor(language, digits)
  const points = texts.pointsInFull(pointsHundredths, maximumHundredths)
  const { effectiveScale: scale, effectiveRounding: rounding } = resultScaleOf(schoolClass, school, exam)
  const share = shareOf(pointsHundredths, maximumHundredths)
  const isSame = scale.kind === 'points' && scale.max * 100 === maximumHundredths
  return isSame || share === null ? points : `${texts.result(share, { scale, rounding })} (${points})`
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

/** What a note says about one student. */
export interface StudentFacts {
  student: FiguresStudent
  facts: NoteFacts
  sheetId: string | null
}

/**
 * The facts of the notes to the parents of the readers, from the marks of each of them alone.
 * @param sheets the practice sheets made from the exam, newest first
 */
export function noteFactsOf(
  figures: ExamFigures,
  plan: Pick<AudiencePlan, 'students' | 'brief'>,
  { skillIds, language, wish }: ResourceRequest,
  sheets: readonly NamedPracticeSheet[],
): StudentFacts[] {
  const chosen = skillColumns(figures).filter(({ id }) => skillIds.includes(id))
  const columns = chosen.length > 0 ? chosen : skillColumns(figures)
  const examples = examplesOf(plan)
  return plan.students.map((student): StudentFacts => {
    const shares = columns
      .flatMap((skill) => {
        const share = meanOf(skill, [student.id], figures)
        return share === null ? [] : [{ skill, share, name: figures.skillNames.get(skill.id) ?? '' }]
      })
      .sort((a, b) => compareShares(b.share, a.share))
    const work = shares
      .filter(({ share }) => compareShares(share, needsPracticeBelow) < 0)
      .reverse()
      .map(({ skill, name }): NoteWork => {
        const error = errorIn(figures, skill, student.id, language)
        return { skill: name, error, example: examples.get(skill.id) ?? null }
      })
    const { title, date } = figures.exam
    const sheet = practiceSheetFor(sheets, student.id, language)
    const facts: NoteFacts = {
      student: { firstName: student.firstName || fullName(student), lastName: student.lastName },
      exam: { title, date: date === null ? null : dayOf(date, language) },
      result: shownResult(figures, student.id, language),
      strengths: shares
        .filter(({ share }) => compareShares(share, goesWellFrom) >= 0)
        .map(({ name }) => name),
      ...{ work, wish, sheet: sheet?.title ?? null, comparison: null },
      others: figures.students.filter(({ id }) => id !== student.id),
    }
    return { student, facts, sheetId: sheet ? String(sheet._id) : null }
  })
}

/** Notes that the product's rules put into words. */
export const notesByRules = (all: readonly StudentFacts[], language: Language): ParentNote[] =>
  all.map(({ student, facts, sheetId }) => {
    const note = parentNote(facts, language)
    return {
      ...{ studentId: student.id, ...note, paragraphs: [...note.paragraphs] },
      ...(sheetId !== null && { sheetId }),
    }
  })
