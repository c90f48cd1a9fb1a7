import type { Actor } from '@classeur/domain/access'
import { generationIdFor, type ClassActivityRepository, type ClassDocument } from '@classeur/database'
import type { AnnounceClass } from '../../realtime/announce-class.ts'
import type { ExamSummaries } from './summaries/exam-summaries.ts'

export interface RecordExamChangeDependencies {
  summaries: Pick<ExamSummaries, 'recount'>
  syncSearch: (classId: string) => Promise<void>
  activities: Pick<ClassActivityRepository, 'add' | 'addOnce'>
  announce: AnnounceClass
}

type ExamActivityKind =
  `exam-${'created' | 'changed' | 'structure-changed' | 'status-changed' | 'deleted' | 'restored'}`

/** Run this after every change of an exam: updates counts and search, logs the activity, notifies the members. */
export const createRecordExamChange =
  ({ summaries, syncSearch, activities, announce }: RecordExamChangeDependencies) =>
  /** @param onceFor the id of an exam whose change may be recorded again, so that it is one entry in the log */
  async (
    actor: Actor,
    schoolClass: ClassDocument,
    kind: ExamActivityKind,
    params: Record<string, string | number>,
    onceFor?: string,
  ): Promise<void> => {
    const classId = String(schoolClass._id)
    const activity = { classId, kind, actorId: actor.userId, params }
    await Promise.all([
      summaries.recount(classId),
      syncSearch(classId),
      onceFor === undefined
        ? activities.add(activity)
        : activities.addOnce(generationIdFor(onceFor, kind), activity),
    ])
    announce(schoolClass, 'exams')
  }

export type RecordExamChange = ReturnType<typeof createRecordExamChange>
