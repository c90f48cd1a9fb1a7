import { marksByExam, termAverages } from '@classeur/domain/marks'
import type { Actor } from '@classeur/domain/access'
import type { Aggregation, TermOverview } from '@classeur/contracts'
import type {
  ClassActivityRepository,
  ClassDocument,
  ExamRepository,
  RosterRepository,
  SchoolRepository,
  SettledRows,
} from '@classeur/database'
import { resultScaleOf } from '@classeur/domain/exams'
import { checkTerm } from '../list/check-references.ts'
import type { ClassAccess } from '../../../class-access/class-access.ts'
import type { AnnounceClass } from '../../../realtime/announce-class.ts'
import type { ExamViews } from '../exam-views.ts'

export interface TermOverviewDependencies {
  access: Pick<ClassAccess, 'open'>
  exams: Pick<ExamRepository, 'list' | 'findTermChoice' | 'chooseAggregation'>
  schools: Pick<SchoolRepository, 'findById'>
  rosters: Pick<RosterRepository, 'get'>
  settledRows: Pick<SettledRows, 'listByExams'>
  views: Pick<ExamViews, 'cards'>
  activities: Pick<ClassActivityRepository, 'add'>
  announce: AnnounceClass
}

/** The averages of a class in a term in both aggregations, and the chosen one. */
export function createTermOverviewService(dependencies: TermOverviewDependencies) {
  const { access, exams, schools, rosters, settledRows, views, activities, announce } = dependencies

  async function overview(schoolClass: ClassDocument, termId: string): Promise<TermOverview> {
    const classId = String(schoolClass._id)
    const inTerm = await exams.list(classId, { state: 'active', termId })
    const [school, roster, rows, cards, choice] = await Promise.all([
      schoolClass.schoolId ? schools.findById(schoolClass.schoolId) : null,
      rosters.get(classId),
      settledRows.listByExams(inTerm),
      views.cards(schoolClass, inTerm),
      exams.findTermChoice(classId, termId),
    ])
    return {
      termId,
      chosen: choice?.aggregation ?? null,
      exams: cards,
      ...termAverages(roster.students, inTerm, marksByExam(rows)),
      ...resultScaleOf(schoolClass, school),
    }
  }

  return {
    read: async (actor: Actor, classId: string, termId: string): Promise<TermOverview> =>
      overview(await access.open(actor, 'exam:read', classId), termId),

    /** @throws AppError `general/validation-failed` for a term that doesn't belong to the school */
    async choose(
      actor: Actor,
      classId: string,
      termId: string,
      aggregation: Aggregation,
    ): Promise<TermOverview> {
      const schoolClass = await access.open(actor, 'exam:change', classId, { write: true })
      const term = await checkTerm(schools, schoolClass, termId)
      if (await exams.chooseAggregation({ classId, termId, aggregation })) {
        const params = { name: term?.name ?? '', aggregation }
        await activities.add({ classId, kind: 'aggregation-chosen', actorId: actor.userId, params })
        announce(schoolClass, 'exams')
      }
      return overview(schoolClass, termId)
    },
  }
}

export type TermOverviewService = ReturnType<typeof createTermOverviewService>
