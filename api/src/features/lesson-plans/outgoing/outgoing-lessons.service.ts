import {
  AppError,
  LessonContext,
  LessonObjective,
  LessonRequest,
  LessonSection,
  RewriteWish,
  type LessonSectionInput,
  type OutgoingLesson,
  type Pseudonyms,
} from '@classeur/contracts'
import type { LessonPlanDocument, ReadNameRoster, SkillLibraryRepository } from '@classeur/database'
import type { Actor } from '@classeur/domain/access'
import { lessonBrief, redactDeep } from '@classeur/domain/lesson-plans'
import { z } from 'zod'
import type { ClassContext, ReadClassContext } from './class-context.ts'
import { fitLimits } from './fit-limits.ts'
import type { LessonPlanAccess } from '../access/lesson-plan-access.ts'
import { lastLessonOf } from './last-lesson.ts'

export interface OutgoingLessonsDependencies {
  readClassContext: ReadClassContext
  access: Pick<LessonPlanAccess, 'open'>
  readNameRoster: ReadNameRoster
  skillLibraries: Pick<SkillLibraryRepository, 'get'>
  ensureSchool: (userId: string) => Promise<{ _id: unknown }>
}

export interface Outgoing {
  outgoing: OutgoingLesson
  pseudonyms: Pseudonyms
  /** Every name as typed. */
  replaced: Pseudonyms
}

/** A lesson plan of which one section will be rewritten. */
export interface PlanToRewrite {
  plan: Pick<LessonPlanDocument, 'ownerId' | 'classId' | 'request' | 'objectives'>
  sections: LessonSection[]
  wish: RewriteWish
}

const Lesson = z.object({
  request: LessonRequest,
  objectives: z.array(LessonObjective),
  context: LessonContext.nullable(),
})
const Rewrite = Lesson.extend({ sections: z.array(LessonSection), wish: RewriteWish })

const isNotReadable = (error: unknown) =>
  error instanceof AppError && (error.code === 'general/not-found' || error.code === 'general/forbidden')

/** Decides what leaves the server for a lesson: what the teacher typed and what the marks say, without names. */
export function createOutgoingLessons(dependencies: OutgoingLessonsDependencies) {
  const { readClassContext, access, readNameRoster, skillLibraries, ensureSchool } = dependencies

  /** The chosen skills, from the library of the class's school or of the person's own. */
  async function chosenSkills(actor: Actor, { skillIds }: LessonRequest, ofClass: ClassContext | null) {
    if (skillIds.length === 0) return []
    const classSkills = ofClass?.skills ?? []
    const isComplete = skillIds.every((id) => classSkills.some((skill) => skill.id === id))
    const own = isComplete
      ? []
      : (await skillLibraries.get(String((await ensureSchool(actor.userId))._id))).skills
    const skills = new Map([...own, ...classSkills].map((skill) => [skill.id, skill]))
    return skillIds.flatMap((id) => {
      const { code, name } = skills.get(id) ?? {}
      return name === undefined ? [] : [{ code: code ?? '', name }]
    })
  }

  /** What the lesson starts from besides the request; null if it starts from nothing. */
  async function contextOf(actor: Actor, request: LessonRequest) {
    const { classId, continues } = request
    const [ofClass, last] = await Promise.all([
      classId ? readClassContext(actor, classId, request) : null,
      continues ? access.open(actor, 'lesson-plan:read-class-data', continues) : null,
    ])
    const skills = await chosenSkills(actor, request, ofClass)
    const isEmpty = !ofClass && !last && skills.length === 0
    const none = { students: 0, exam: null, weakSkills: [], testedSkills: 0, errors: [], groups: [] }
    const context: LessonContext | null = isEmpty
      ? null
      : { ...(ofClass?.figures ?? none), skills, lastLesson: last && lastLessonOf(last.plan) }
    return {
      context,
      classIds: [classId, last?.plan.classId, last?.plan.request.classId].filter(
        (id) => typeof id === 'string',
      ),
    }
  }

  const outgoingOf = ({ request, objectives, context }: z.infer<typeof Lesson>): OutgoingLesson => ({
    ...{ request, objectives, context },
    brief: lessonBrief(request, objectives, context),
  })

  return {
    /**
     * For objectives and a whole plan.
     * @throws AppError `general/not-found` for a class, exam or lesson plan that the person may not read
     */
    async of(actor: Actor, request: LessonRequest, objectives: LessonObjective[]): Promise<Outgoing> {
      const { context, classIds } = await contextOf(actor, request)
      const roster = await readNameRoster([actor.userId], classIds)
      const { value, ...names } = redactDeep({ request, objectives, context }, roster, request.language)
      return { outgoing: outgoingOf(fitLimits(Lesson, value)), ...names }
    },

    /**
     * For one section. A colleague may rewrite a plan that was written for a class of others; then nothing about that
     * class is sent, and the names of its students are removed all the same.
     */
    async ofRewrite(
      actor: Actor,
      { plan, sections, wish }: PlanToRewrite,
    ): Promise<Pick<LessonSectionInput, 'outgoing' | 'outgoingWish' | 'pseudonyms' | 'sections'>> {
      const { ownerId, classId, objectives } = plan
      // Plans of older versions lack the fields that were added since.
      const request = LessonRequest.parse(plan.request)
      const { context, classIds } = await contextOf(actor, request).catch((error: unknown) => {
        if (!isNotReadable(error)) throw error
        return { context: null, classIds: [] }
      })
      const about = [...classIds, classId, request.classId].filter((id) => typeof id === 'string')
      const roster = await readNameRoster([actor.userId, ownerId], about)
      const typed = { request, objectives, context, sections, wish }
      const { value, pseudonyms } = redactDeep(typed, roster, request.language)
      const fitting = fitLimits(Rewrite, value)
      return {
        outgoing: outgoingOf(fitting),
        outgoingWish: fitting.wish,
        sections: fitting.sections,
        pseudonyms,
      }
    },
  }
}

export type OutgoingLessons = ReturnType<typeof createOutgoingLessons>
