import type { Actor } from '@classeur/domain/access'
import type { ClassActivityRepository, ClassDocument } from '@classeur/database'
import type { AnnounceClass } from '../../realtime/announce-class.ts'
import type { ExamSummaries } from './summaries/exam-summaries.ts'

export interface RecordExamChangeDependencies {
  summaries: Pick<ExamSummaries, 'recount'>
  syncSearch: (classId: string) => Promise<void>
  activities: Pick<ClassActivityRepository, 'add'>
  announce: AnnounceClass
}

type ExamActivityKind =
  `exam-${'created' | 'changed' | 'structure-changed' | 'status-changed' | 'deleted' | 'restored'}`

/** Run this after every change of an exam: updates counts and search, logs the activity, notifies the members. */
export const createRecordExamChange =
  ({ summaries, syncSearch, activities, announce }: RecordExamChangeDependencies) =>
  async (
    actor: Actor,
    schoolClass: ClassDocument,
    kind: ExamActivityKind,
    params: Record<string, string | number>,
  ): Promise<void> => {
    const classId = String(schoolClass._id)
    await Promise.all([
      summaries.recount(classId),
      syncSearch(classId),
      activities.add({ classId, kind, actorId: actor.userId, params }),
    ])
    announce(schoolClass, 'exams')
  }

export type RecordExamChange = ReturnType<typeof createRecordExamChange>
