import type { Actor } from '@classeur/domain/access'
import {
  generationIdFor,
  type ClassActivityRepository,
  type ClassDocument,
  type ExamDocument,
} from '@classeur/database'
import type { AnnounceClass } from '../../realtime/announce-class.ts'
import type { ExamSummaries } from './summaries/exam-summaries.ts'

export interface RecordExamChangeDependencies {
  summaries: Pick<ExamSummaries, 'recount'>
  syncSearch: (classId: string) => Promise<void>
  activities: Pick<ClassActivityRepository, 'add' | 'addOnce'>
  announce: AnnounceClass
}

type ExamChangeKind = `exam-${'changed' | 'structure-changed' | 'status-changed' | 'deleted' | 'restored'}`

/** Updates counts and search while the activity is being logged, then notifies the members. */
async function updateClass(
  { summaries, syncSearch, announce }: RecordExamChangeDependencies,
  schoolClass: ClassDocument,
  logging: Promise<void>,
): Promise<void> {
  const classId = String(schoolClass._id)
  await Promise.all([summaries.recount(classId), syncSearch(classId), logging])
  announce(schoolClass, 'exams')
}

/** Run this after every change of an exam: updates counts and search, logs the activity, notifies the members. */
export const createRecordExamChange =
  (dependencies: RecordExamChangeDependencies) =>
  (
    actor: Actor,
    schoolClass: ClassDocument,
    kind: ExamChangeKind,
    params: Record<string, string | number>,
  ): Promise<void> => {
    const activity = { classId: String(schoolClass._id), kind, actorId: actor.userId, params }
    return updateClass(dependencies, schoolClass, dependencies.activities.add(activity))
  }

export type RecordExamChange = ReturnType<typeof createRecordExamChange>

/**
 * Like {@link createRecordExamChange}, for a new exam. Run this also for an exam that an earlier request inserted,
 * because that request may have been interrupted before this; the log still has one entry for the exam.
 */
export const createRecordNewExam =
  (dependencies: RecordExamChangeDependencies) =>
  (
    actor: Actor,
    schoolClass: ClassDocument,
    { _id, title }: Pick<ExamDocument, '_id' | 'title'>,
  ): Promise<void> => {
    const kind = 'exam-created'
    const activity = {
      classId: String(schoolClass._id),
      kind,
      actorId: actor.userId,
      params: { title },
    } as const
    const logging = dependencies.activities.addOnce(generationIdFor(String(_id), kind), activity)
    return updateClass(dependencies, schoolClass, logging)
  }

export type RecordNewExam = ReturnType<typeof createRecordNewExam>
