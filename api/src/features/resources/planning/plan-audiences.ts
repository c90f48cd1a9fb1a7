import {
  AppError,
  type MissedBelowQuery,
  type PlannedResourceSheet,
  type ResourceRequest,
} from '@classeur/contracts'
import { seedOf } from '@classeur/domain/item-families'
import { errorColumns, shareNumber, type ExactShare } from '@classeur/domain/marks'
import { sheetTitle, tierOfShares } from '@classeur/domain/resources'
import type { ExamFigures, FiguresStudent } from '../figures/exam-figures.ts'
import {
  errorTypeOf,
  markedStudents,
  meanOf,
  missedOf,
  questionNames,
  skillColumns,
  timesOfTypes,
} from '../figures/missed-figures.ts'

type Audience = ResourceRequest['audiences'][number]

/** A sheet of a request, before anything about it leaves the server. */
export interface AudiencePlan extends Pick<PlannedResourceSheet, 'title' | 'audience' | 'brief'> {
  /** The readers, in the order of the list. */
  students: FiguresStudent[]
  /** The mean share of the readers in each chosen skill. */
  shares: { name: string; share: ExactShare | null }[]
}

const unknown = () => new AppError('resources/unknown-choice')

/**
 * The students of an audience who haven't left, as in `ReadersOf`. Notes about the class are about those of them with a
 * mark in the exam.
 */
function studentsOf(
  figures: ExamFigures,
  audience: Audience,
  kind: ResourceRequest['kind'],
): FiguresStudent[] {
  const present = figures.students.filter(({ id }) => figures.present.has(id))
  if (audience.scope === 'class') {
    if (kind !== 'parent-note') return present
    const marked = markedStudents(figures)
    return present.filter(({ id }) => marked.has(id))
  }
  const asked = new Set(audience.scope === 'group' ? audience.studentIds : [audience.studentId])
  const students = present.filter(({ id }) => asked.has(id))
  if (students.length !== asked.size) throw unknown()
  return students
}

/** Those that apply; all if none does. */
const someOrAll = <T>(all: readonly T[], applies: (one: T) => boolean): T[] => {
  const some = all.filter(applies)
  return some.length > 0 ? some : [...all]
}

/**
 * What each sheet of a request is about. Questions and error types that no reader of a sheet missed or made are left
 * out of it, unless there would be none.
 * @throws AppError `resources/unknown-choice` for a student, skill, question or error type that isn't there any more,
 *   or if nothing is chosen
 */
export function planAudiences(
  figures: ExamFigures,
  request: ResourceRequest & MissedBelowQuery,
): AudiencePlan[] {
  const { exam, schoolClass } = figures
  const { kind, language, length, skillIds, questionIds, errorTypes, missedBelow } = request
  const columns = skillColumns(figures).filter(({ id }) => skillIds.includes(id))
  const names = questionNames(figures)
  const types = errorTypes.map((key) => {
    const type = errorTypeOf(figures, key, language)
    if (!type) throw unknown()
    return { key, ...type }
  })
  const isKnown = columns.length === new Set(skillIds).size && questionIds.every((id) => names.has(id))
  const isEmpty = skillIds.length + questionIds.length + errorTypes.length === 0
  if (!isKnown || isEmpty) throw unknown()

  const questionColumns = errorColumns(exam.structure, 'question').filter(({ id }) =>
    questionIds.includes(id),
  )
  const missed = new Map(
    missedOf(questionColumns, figures, missedBelow).map(({ id, studentIds }) => [id, studentIds]),
  )
  return request.audiences.map((audience, position) => {
    const students = studentsOf(figures, audience, kind)
    const ids = students.map(({ id }) => id)
    const times = timesOfTypes(figures, ids)
    const shares = columns.map((column) => ({
      name: figures.skillNames.get(column.id) ?? '',
      share: meanOf(column, ids, figures),
    }))
    const skills = columns.map(({ id }, index) => topicOf(id, shares[index]))
    const questions = someOrAll(
      questionColumns,
      ({ id }) => missed.get(id)?.some((one) => ids.includes(one)) ?? false,
    )
    return {
      ...{ audience, students, shares },
      title: sheetTitle(
        kind,
        language,
        skills.map(({ name }) => name),
      ),
      brief: {
        ...{ kind, language, length, skills },
        tier:
          request.tier ??
          (kind === 'extension' ? 'challenge' : tierOfShares(shares.map(({ share }) => share))),
        subject: exam.subject || (schoolClass.subjects[0] ?? ''),
        level: schoolClass.level,
        seed: seedOf(request.seed, position),
        questions: questions.map(({ id }) => ({ id, name: questionName(figures, id, names.get(id) ?? '') })),
        errors: someOrAll(types, ({ key }) => times.has(key)),
      },
    }
  })
}

/** A skill with how much of it was missed, which decides how many items practise it. */
function topicOf(id: string, missed: AudiencePlan['shares'][number] | undefined) {
  const { name = '', share = null } = missed ?? {}
  return { id, name, ...(share !== null && { weight: 1 - shareNumber(share) }) }
}

/** The label of a question with the skills that it tests, because the label alone may say nothing. */
function questionName(figures: ExamFigures, leafId: string, label: string): string {
  const tested = skillColumns(figures)
    .filter(({ parts }) => parts.some((part) => part.leafId === leafId))
    .map(({ id }) => figures.skillNames.get(id) ?? '')
  return tested.length > 0 ? `${label} (${tested.join(', ')})` : label
}
