import type { LessonPrefill, LessonPrefillQuery } from '@classeur/contracts'
import type {
  LessonPlanLists,
  LessonPlanRepository,
  ListedLessonPlan,
  SchoolRepository,
} from '@classeur/database'
import type { Actor } from '@classeur/domain/access'
import { dayIn } from '@classeur/domain/calendar'
import type { ReadClassContext } from './class-context.ts'
import { lastLessonOf } from './last-lesson.ts'

export interface LessonPrefillDependencies {
  readClassContext: ReadClassContext
  lessonPlanLists: Pick<LessonPlanLists, 'lastOfClass'>
  lessonPlans: Pick<LessonPlanRepository, 'findById'>
  schools: Pick<SchoolRepository, 'findById'>
  now: () => Date
}

/** What the form of a lesson can be filled in with, from a class or one of its exams. */
export function createLessonPrefill(dependencies: LessonPrefillDependencies) {
  const { readClassContext, lessonPlanLists, lessonPlans, schools, now } = dependencies
  return {
    /** @throws AppError `general/not-found` for a class or an exam that the person may not read */
    async read(actor: Actor, { classId, language, ...query }: LessonPrefillQuery): Promise<LessonPrefill> {
      const examId = query.examId ?? null
      const read = await readClassContext(actor, classId, { examId, language, skillIds: [] })
      const { schoolClass, figures, markedExams } = read
      const owners = schoolClass.members.map(({ userId }) => userId)
      const school = schoolClass.schoolId ? await schools.findById(schoolClass.schoolId) : null
      const dayOf = dayIn(school?.timeZone)
      // Teachers of a class see its lesson plans. A plan for a later day isn't the last lesson yet.
      const candidates = await lessonPlanLists.lastOfClass(classId, owners, dayOf(now()))
      const dayTaught = ({ taughtOn, createdAt }: ListedLessonPlan) => taughtOn ?? dayOf(createdAt)
      const [latest] = candidates.toSorted((a, b) => dayTaught(b).localeCompare(dayTaught(a)))
      const last = latest ? await lessonPlans.findById(String(latest._id)) : null
      const exam = markedExams.find(({ _id }) => String(_id) === examId)
      return {
        subject: exam?.subject || (schoolClass.subjects[0] ?? ''),
        level: schoolClass.level,
        language: school?.language ?? null,
        topic: figures.weakSkills[0]?.name ?? '',
        context: { ...figures, skills: [], lastLesson: last && lastLessonOf(last) },
        exams: markedExams.map(({ _id, title, date }) => ({ id: String(_id), title, heldOn: date })),
        lastPlan: last && {
          id: String(last._id),
          title: last.title,
          at: last.taughtOn ? new Date(last.taughtOn).toISOString() : last.createdAt.toISOString(),
        },
      }
    },
  }
}

export type LessonPrefillService = ReturnType<typeof createLessonPrefill>
