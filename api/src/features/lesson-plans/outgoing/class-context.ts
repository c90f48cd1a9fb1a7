import { AppError, type LessonContext, type LessonRequest } from '@classeur/contracts'
import type {
  ClassDocument,
  ErrorTypeLibraryRepository,
  ExamDocument,
  ExamRepository,
  RosterRepository,
  SettledRows,
  SkillDocument,
  SkillLibraryRepository,
} from '@classeur/database'
import type { Actor } from '@classeur/domain/access'
import {
  basisPointsOf,
  classNeeds,
  marksByExam,
  needGroupLetter,
  noteLabels,
  type ClassNeeds,
} from '@classeur/domain/marks'
import { studentsInClass, utcDayOf } from '@classeur/domain/roster'
import type { ClassAccess } from '../../../class-access/class-access.ts'

export interface ClassContextDependencies {
  access: Pick<ClassAccess, 'open'>
  exams: Pick<ExamRepository, 'list'>
  rosters: Pick<RosterRepository, 'get'>
  settledRows: Pick<SettledRows, 'listNotedContentsByExams'>
  skillLibraries: Pick<SkillLibraryRepository, 'get'>
  errorTypeLibraries: Pick<ErrorTypeLibraryRepository, 'get'>
}

type Asked = Pick<LessonRequest, 'classId' | 'examId' | 'skillIds' | 'language' | 'usesResults'>

type Figures = Pick<LessonContext, 'weakSkills' | 'testedSkills' | 'errors' | 'groups'>
export type ClassFigures = Pick<LessonContext, 'students' | 'exam'> & Figures

export interface ClassContext {
  schoolClass: ClassDocument
  /** The skills of the class's school. */
  skills: readonly SkillDocument[]
  figures: ClassFigures
  /** The exams with marks, latest first. */
  markedExams: readonly ExamDocument[]
}

/** The most entries of a kind that a lesson starts from. */
const most = { skills: 12, errors: 12, groups: 6 }

/** The chosen exam, or all exams of the term of the latest one. */
function examsFor(marked: readonly ExamDocument[], examId: string | null): ExamDocument[] {
  if (examId !== null) {
    const chosen = marked.find(({ _id }) => String(_id) === examId)
    return chosen ? [chosen] : []
  }
  const [latest] = marked
  return marked.filter(({ termId }) => termId === latest?.termId)
}

const hasMarks = (rows: ReadonlyMap<string, Readonly<Record<string, { valueHundredths: number | null }>>>) =>
  [...rows.values()].some((marks) =>
    Object.values(marks).some(({ valueHundredths }) => valueHundredths !== null),
  )

/** Reads what the marks of a class say, without the name of any student. */
export function createClassContext(dependencies: ClassContextDependencies) {
  const { access, exams, rosters, settledRows, skillLibraries, errorTypeLibraries } = dependencies

  /**
   * @throws AppError as `ClassAccess.open` does; `general/not-found` for an exam that isn't one of the class
   */
  return async (actor: Actor, classId: string, asked: Omit<Asked, 'classId'>): Promise<ClassContext> => {
    const schoolClass = await access.open(actor, 'mark:read', classId)
    const { schoolId } = schoolClass
    const [roster, listed, library, types] = await Promise.all([
      rosters.get(classId),
      exams.list(classId, { state: 'active' }),
      schoolId ? skillLibraries.get(schoolId) : null,
      schoolId ? errorTypeLibraries.get(schoolId) : null,
    ])
    if (asked.examId !== null && !listed.some(({ _id }) => String(_id) === asked.examId))
      throw new AppError('general/not-found')
    const rows = marksByExam(await settledRows.listNotedContentsByExams(listed))
    const rowsOf = (examId: string) => rows.get(examId) ?? new Map<string, never>()
    const markedExams = listed.filter(({ _id }) => hasMarks(rowsOf(String(_id))))
    const today = utcDayOf(new Date())
    const students = roster.students.toSorted((a, b) => a.number - b.number)
    const used = asked.usesResults === false ? [] : examsFor(markedExams, asked.examId)
    const adjusted = used.length === 1 ? (used[0]?.needGroups?.adjusted ?? null) : null
    const needs = classNeeds({ exams: used, students, rowsOf, chosenSkillIds: asked.skillIds, adjusted })
    const skills = library?.skills ?? []
    const [exam, ...more] = used
    return {
      ...{ schoolClass, skills, markedExams },
      figures: {
        students: studentsInClass(roster.students, today).length,
        exam: exam && more.length === 0 ? { title: exam.title, heldOn: exam.date } : null,
        ...figuresOf(needs, skills, types?.types ?? [], asked.language),
      },
    }
  }
}

function figuresOf(
  { skills, testedSkillIds, types, groups }: ClassNeeds,
  library: readonly SkillDocument[],
  ownTypes: readonly { id: string; name: string; correction: string }[],
  language: LessonRequest['language'],
): Figures {
  const skillOf = new Map(library.map((skill) => [skill.id, skill]))
  const typeOf = new Map(ownTypes.map((type) => [type.id, type]))
  const defaultNames: Readonly<Record<string, string>> = noteLabels[language].types
  return {
    weakSkills: skills
      .flatMap(({ skillId, wonShare, ...counts }) => {
        const { code, name } = skillOf.get(skillId) ?? {}
        // A skill that no longer exists has no name, so it says nothing.
        return name === undefined
          ? []
          : [{ code: code ?? '', name, shareBasisPoints: basisPointsOf(wonShare), ...counts }]
      })
      .slice(0, most.skills),
    testedSkills: testedSkillIds.filter((id) => skillOf.has(id)).length,
    errors: types
      .flatMap(({ type, ...counts }) => {
        const name = defaultNames[type] ?? typeOf.get(type)?.name
        return name === undefined ? [] : [{ name, correction: typeOf.get(type)?.correction ?? '', ...counts }]
      })
      .slice(0, most.errors),
    groups: groups.slice(0, most.groups).map(({ position, skillIds, studentIds }) => ({
      letter: needGroupLetter(position, language),
      students: studentIds.length,
      needs: skillIds.flatMap((id) => skillOf.get(id)?.name ?? []),
    })),
  }
}

export type ReadClassContext = ReturnType<typeof createClassContext>
