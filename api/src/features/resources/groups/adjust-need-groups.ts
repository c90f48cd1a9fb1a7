import { AppError, ExamNeedGroups, type AdjustNeedGroupsRequest } from '@classeur/contracts'
import { retryOnConflict, type ClassActivityRepository, type ExamRepository } from '@classeur/database'
import type { Actor } from '@classeur/domain/access'
import { needGroups, takeSteps } from '@classeur/domain/marks'
import type { AnnounceClass } from '../../../realtime/announce-class.ts'
import type { ReadExamFigures } from '../figures/exam-figures.ts'

/** Several teachers can adjust the groups at once; each conflict means that one of them succeeded. */
const mostTries = 30
const longestPauseMs = (tries: number) => 5 * tries

export interface AdjustNeedGroupsDependencies {
  readFigures: ReadExamFigures
  exams: Pick<ExamRepository, 'adjustNeedGroups'>
  activities: Pick<ClassActivityRepository, 'addToSession'>
  announce: AnnounceClass
}

/** Adjusts the groups by need of an exam, for everybody in its class. */
export const createAdjustNeedGroups =
  ({ readFigures, exams, activities, announce }: AdjustNeedGroupsDependencies) =>
  /** @throws AppError as `OpenExam` does */
  async (
    actor: Actor,
    examId: string,
    { missedBelow, steps }: AdjustNeedGroupsRequest,
  ): Promise<ExamNeedGroups> =>
    retryOnConflict<ExamNeedGroups>(
      async () => {
        const figures = await readFigures(actor, 'need-groups:change', examId, { write: true })
        const { exam, schoolClass, counted, rows } = figures
        const proposed = needGroups(exam.structure, counted, rows, missedBelow)
        const adjusted = takeSteps(exam.needGroups?.adjusted ?? null, proposed, steps)
        const stored = await exams.adjustNeedGroups(exam, ExamNeedGroups.shape.adjusted.parse(adjusted))
        if (!stored?.needGroups) return 'conflict'
        await activities.addToSession({
          ...{ classId: exam.classId, kind: 'need-groups-changed', actorId: actor.userId },
          params: { title: exam.title },
        })
        announce(schoolClass, 'exams')
        return stored.needGroups
      },
      { mostTries, longestPauseMs, otherwise: () => new AppError('general/unavailable') },
    )

export type AdjustNeedGroups = ReturnType<typeof createAdjustNeedGroups>
