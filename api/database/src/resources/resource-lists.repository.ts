import mongoose, { type Connection, type QueryFilter } from 'mongoose'
import { resourceModel, type ResourceDocument } from './resource.model.ts'

const { trusted } = mongoose

/** Which students a resource is for. */
const forStudent = (studentId: string): QueryFilter<ResourceDocument> => ({
  $or: [
    { 'audience.scope': 'class' as const },
    { 'audience.studentIds': studentId },
    { 'audience.studentId': studentId },
  ],
})

/** How many practice sheets of an exam are searched for the one of a student, for notes and slips. */
const mostPracticeSheets = 300

const practiceSheetFields = ['title', 'kind', 'language', 'audience', 'writtenAt'] as const
/** A practice sheet as far as a note or a slip names it. */
export type NamedPracticeSheet = Pick<ResourceDocument, '_id' | (typeof practiceSheetFields)[number]>

/** Lists of resources; none contains deleted ones. */
export function createResourceLists(connection: Connection) {
  const model = resourceModel(connection)

  return {
    /** The resources of an exam with these ids, in any order. */
    listByIds: (examId: string, ids: readonly string[]): Promise<ResourceDocument[]> =>
      model.find({ _id: trusted({ $in: ids }), examId, deletedAt: null }).lean<ResourceDocument[]>(),

    /** Newest batch first, the sheets of a batch in their order. */
    listOfExam: (examId: string, limit: number): Promise<ResourceDocument[]> =>
      model
        .find({ examId, deletedAt: null })
        .sort({ createdAt: -1, _id: -1 })
        .limit(limit)
        .lean<ResourceDocument[]>(),

    /** The finished practice sheets of an exam, newest first. */
    listPracticeSheets: (examId: string): Promise<NamedPracticeSheet[]> =>
      model
        .find({ examId, deletedAt: null, kind: 'practice-sheet', writtenAt: trusted({ $ne: null }) })
        .select([...practiceSheetFields])
        .sort({ createdAt: -1, _id: -1 })
        .limit(mostPracticeSheets)
        .lean<NamedPracticeSheet[]>(),

    /** The finished sheets of one request, in their order. */
    listOfBatch: (batchId: string): Promise<ResourceDocument[]> =>
      model
        .find({ batchId, deletedAt: null, writtenAt: trusted({ $ne: null }) })
        .sort({ position: 1 })
        .lean<ResourceDocument[]>(),

    /** The finished sheets of a class that a student is among the readers of, newest first. */
    listOfStudent: (classId: string, studentId: string, limit: number): Promise<ResourceDocument[]> =>
      model
        .find({ classId, deletedAt: null, writtenAt: trusted({ $ne: null }), ...forStudent(studentId) })
        .sort({ createdAt: -1, _id: -1 })
        .limit(limit)
        .lean<ResourceDocument[]>(),
  }
}

export type ResourceLists = ReturnType<typeof createResourceLists>
