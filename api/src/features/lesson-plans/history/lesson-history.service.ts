import type { LessonPlanPage, LessonPlanQuery, LessonPlanShelf, LessonPlanSummary } from '@classeur/contracts'
import { can, type Actor } from '@classeur/domain/access'
import type {
  ClassLists,
  GenerationQueries,
  LessonPlanFilter,
  LessonPlanLists,
  ListedLessonPlan,
  ObjectiveEditsRepository,
  SchoolRepository,
} from '@classeur/database'
import type { z } from 'zod'
import type { ClassAccess } from '../../../class-access/class-access.ts'
import { decodeCursor, encodeCursor } from '../../../paging/list-cursor.ts'
import type { HideClassData } from '../reading/hide-class-data.ts'
import { planSummary, proposalSummary, type RowFacts } from './history-rows.ts'
import { listPendingObjectives } from './list-pending-objectives.ts'

const pageSize = 20
/** About one for each day of a school year. */
const mostOfClass = 300

export interface LessonHistoryDependencies {
  lists: LessonPlanLists
  edits: Pick<ObjectiveEditsRepository, 'list'>
  queries: Pick<GenerationQueries, 'statesOf'>
  schools: Pick<SchoolRepository, 'findByMember'>
  classAccess: Pick<ClassAccess, 'open'>
  classLists: Pick<ClassLists, 'listByIds'>
  namesOf: (userIds: readonly string[]) => Promise<Map<string, string>>
  hideClassData: HideClassData
}

interface Row {
  summary: LessonPlanSummary
  /** Where the row stands in the order of its shelf. */
  at: Date
}

/** The lists of lesson plans: a person's shelves, and the lessons of a class. */
export function createLessonHistory(deps: LessonHistoryDependencies) {
  const ids = (rows: readonly ListedLessonPlan[], field: 'generationId' | 'classId' | 'ownerId') => [
    ...new Set(rows.flatMap((row) => row[field] ?? [])),
  ]

  async function factsOf(
    actor: Actor,
    rows: readonly ListedLessonPlan[],
    classesOf: () => Promise<RowFacts['classes']>,
  ): Promise<RowFacts> {
    const others = ids(rows, 'ownerId').filter((id) => id !== actor.userId)
    const [states, classes, names] = await Promise.all([
      deps.queries.statesOf(ids(rows, 'generationId')),
      classesOf(),
      deps.namesOf(others),
    ])
    return { states, classes, names }
  }

  /** Whose plans are on the shelf; null if the person may see none. */
  async function filterOf(actor: Actor, shelf: LessonPlanShelf): Promise<LessonPlanFilter | null> {
    const { userId } = actor
    if (shelf !== 'school') return { shelf, ownerId: userId }
    const school = await deps.schools.findByMember(userId)
    if (!school || !can(actor, 'school:read', { schoolMembers: school.members })) return null
    const colleagueIds = school.members.map((member) => member.userId).filter((id) => id !== userId)
    return { shelf, colleagueIds }
  }

  async function rowsOf(actor: Actor, filter: LessonPlanFilter, plans: ListedLessonPlan[]): Promise<Row[]> {
    const isOwn = filter.shelf !== 'school'
    const facts = await factsOf(actor, plans, async () => {
      const classes = isOwn ? await deps.classLists.listByIds(ids(plans, 'classId')) : []
      return new Map(classes.map((schoolClass) => [String(schoolClass._id), schoolClass]))
    })
    return Promise.all(
      plans.map(async (plan) => {
        const at = (filter.shelf === 'trash' && plan.deletedAt) || plan.createdAt
        const shown = isOwn ? plan : await outsideView(plan)
        return { summary: planSummary(shown, facts), at }
      }),
    )
  }

  /** A colleague's plan without names in its title and request. */
  async function outsideView(plan: ListedLessonPlan): Promise<ListedLessonPlan> {
    const { title, request } = plan
    const content = { title, request, objectives: [], sections: [] }
    const shown = await deps.hideClassData({ ...plan, ...content }, { ...content, pictures: [] })
    return { ...plan, title: shown.title, request: shown.request }
  }

  return {
    /** One page of a shelf. A person's current plans and their pending objectives are one list, newest first. */
    async list(
      actor: Actor,
      query: z.output<typeof LessonPlanQuery>,
    ): Promise<z.infer<typeof LessonPlanPage>> {
      const { shelf, q: search = '', cursor = null } = query
      const after = decodeCursor(cursor)
      const filter = await filterOf(actor, shelf)
      if (!filter) return { lessonPlans: [], nextCursor: null }
      const [plans, proposals] = await Promise.all([
        deps.lists.list(filter, search, after, pageSize),
        shelf === 'own' ? listPendingObjectives(deps.edits, actor.userId, search, after, pageSize + 1) : [],
      ])
      const rows = await rowsOf(actor, filter, plans)
      if (shelf === 'own') {
        rows.push(...proposals.map((row) => ({ summary: proposalSummary(row), at: row.createdAt })))
        rows.sort((a, b) => b.at.getTime() - a.at.getTime() || b.summary.id.localeCompare(a.summary.id))
      }
      const page = rows.slice(0, pageSize)
      const last = page.at(-1)
      return {
        lessonPlans: page.map(({ summary }) => summary),
        nextCursor:
          rows.length > pageSize && last ? encodeCursor({ at: last.at, id: last.summary.id }) : null,
      }
    },

    /** The plans of a class. @throws AppError as `ClassAccess.open` does */
    async listOfClass(actor: Actor, classId: string): Promise<{ lessonPlans: LessonPlanSummary[] }> {
      const schoolClass = await deps.classAccess.open(actor, 'class:read', classId)
      const memberIds = schoolClass.members.map(({ userId }) => userId)
      const plans = await deps.lists.listOfClass(classId, memberIds, mostOfClass)
      const facts = await factsOf(actor, plans, async () => new Map([[classId, schoolClass]]))
      return { lessonPlans: plans.map((plan) => planSummary(plan, facts)) }
    },
  }
}

export type LessonHistory = ReturnType<typeof createLessonHistory>
