import type { Connection, Model } from 'mongoose'
import { classActivityModel } from '../classes/class-activity.model.ts'
import { classModel, type ClassDocument } from '../classes/class.model.ts'
import { bankedCommentModel } from '../comments/banked-comment.model.ts'
import { overallCommentModel, type OverallCommentDocument } from '../comments/overall-comment.model.ts'
import { phraseModel } from '../comments/phrase.model.ts'
import { examModel, termChoiceModel, type ExamDocument } from '../exams/exam.model.ts'
import { structureChangeModel, type StructureChangeDocument } from '../exams/structure-change.model.ts'
import { imageModel, type ImageDocument } from '../images/image.model.ts'
import {
  lessonPlanVersionModel,
  type LessonPlanVersionDocument,
} from '../lesson-plans/lesson-plan-version.model.ts'
import { lessonPlanModel, type LessonPlanDocument } from '../lesson-plans/lesson-plan.model.ts'
import { iterateMarkChanges } from '../marks/archive/index.ts'
import { markRowModel, type MarkRowDocument } from '../marks/mark-row.model.ts'
import { resourceVersionModel } from '../resources/resource-version.model.ts'
import { resourceModel, type ResourceDocument } from '../resources/resource.model.ts'
import { errorTypeLibraryModel } from '../schools/error-type-library.model.ts'
import { skillLibraryModel } from '../schools/skill-library.model.ts'
import { rosterModel, type RosterDocument } from '../students/roster.model.ts'
import { userInfoModel } from '../user-info/user-info.model.ts'

const batchSize = 200

/** What is read to see whether an exam changed while it was being read. */
export type ExamVersion = Pick<ExamDocument, 'version' | 'rescaleIds'>

/**
 * The stored documents of one person, as they are, one at a time: what an archive contains. Nothing is held longer
 * than one batch of a cursor.
 */
export function createOwnedDocuments(connection: Connection) {
  const [classes, rosters, exams] = [classModel(connection), rosterModel(connection), examModel(connection)]
  const [images, lessonPlans] = [imageModel(connection), lessonPlanModel(connection)]

  /** A cursor over the stored documents; mongoose adds and removes nothing. */
  function stream<Document>(
    model: { collection: { collectionName: string } },
    filter: Record<string, unknown>,
    sort?: Record<string, 1 | -1>,
  ): AsyncIterable<Document> {
    const cursor = connection.collection(model.collection.collectionName).find(filter, { batchSize })
    return (sort ? cursor.sort(sort) : cursor) as unknown as AsyncIterable<Document>
  }
  const listIds = async (model: Model<never>, filter: object): Promise<string[]> =>
    (await model.find(filter, { _id: 1 }).sort({ _id: 1 }).lean<{ _id: unknown }[]>()).map(({ _id }) =>
      String(_id),
    )

  return {
    /** Also archived classes and those in the trash, oldest first. */
    classIds: (ownerId: string) => listIds(classes as never, { ownerId }),

    classById: (id: string): Promise<ClassDocument | null> => classes.findById(id).lean<ClassDocument>(),
    rosterOf: (classId: string): Promise<RosterDocument | null> =>
      rosters.findById(classId).lean<RosterDocument>(),
    rosterVersion: async (classId: string): Promise<number | null> =>
      (await rosters.findById(classId, { version: 1 }).lean())?.version ?? null,
    examsOf: (classId: string) => stream<ExamDocument>(exams, { classId }, { _id: 1 }),
    /** Null if the exam was deleted for good. */
    examVersion: (id: string): Promise<ExamVersion | null> =>
      exams.findById(id, { version: 1, rescaleIds: 1 }).lean<ExamVersion>(),
    termChoicesOf: (classId: string) => stream<object>(termChoiceModel(connection), { classId }),
    structureChangesOf: (classId: string) =>
      stream<StructureChangeDocument>(structureChangeModel(connection), { classId }),
    markRowsOf: (examId: string) => stream<MarkRowDocument>(markRowModel(connection), { examId }),
    overallCommentsOf: (classId: string) =>
      stream<OverallCommentDocument>(overallCommentModel(connection), { classId }),
    activitiesOf: (classId: string) => stream<object>(classActivityModel(connection), { classId }),
    resourcesOf: (classId: string) => stream<ResourceDocument>(resourceModel(connection), { classId }),
    resourceVersionsOf: (resourceId: string) =>
      stream<object>(resourceVersionModel(connection), { resourceId }, { number: -1 }),
    commentsBankedBy: (userId: string) =>
      stream<object>(bankedCommentModel(connection), { userId }, { lastUsedAt: -1 }),
    phrasesOf: (userId: string) => stream<object>(phraseModel(connection), { userId }, { _id: -1 }),
    lessonPlansOf: (ownerId: string) =>
      stream<LessonPlanDocument>(lessonPlans, { ownerId }, { createdAt: -1, _id: -1 }),
    lessonPlanVersionsOf: (lessonPlanId: string) =>
      stream<LessonPlanVersionDocument>(lessonPlanVersionModel(connection), { lessonPlanId }, { number: -1 }),
    /** Also those in the trash. */
    imagesOf: (ownerId: string) => stream<ImageDocument>(images, { ownerId }),
    profileOf: (userId: string) =>
      stream<{ _id: string; language?: string; digits?: string }>(userInfoModel(connection), {
        _id: userId,
      }),
    skillLibraryOf: (schoolId: string) => stream<object>(skillLibraryModel(connection), { _id: schoolId }),
    errorTypeLibraryOf: (schoolId: string) =>
      stream<object>(errorTypeLibraryModel(connection), { _id: schoolId }),

    /** The whole log of an exam, archived or not; what its rows still contain is moved there first. */
    markChangesOf: (examId: string) => iterateMarkChanges(connection, examId),

    /** Whether there is anything that a backup would contain. */
    async ownsAnything(ownerId: string): Promise<boolean> {
      const examples = await Promise.all([
        classes.exists({ ownerId }),
        lessonPlans.exists({ ownerId }),
        images.exists({ ownerId }),
      ])
      return examples.some(Boolean)
    },
  }
}

export type OwnedDocuments = ReturnType<typeof createOwnedDocuments>
