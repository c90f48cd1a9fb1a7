import mongoose, { type Connection } from 'mongoose'
import { trashBegins } from '../classes/class-lists.repository.ts'
import { databaseNow } from '../clock.ts'
import { isDuplicateKey } from '../duplicate-key.ts'
import { deletionFields, type Deletion } from '../trash/deletion.ts'
import { lessonPlanModel, type LessonPlanDocument } from './lesson-plan.model.ts'
import { lessonSearchText } from './lesson-search-text.ts'

const { trusted } = mongoose

/** A copy of a lesson plan, which belongs to another person or to the same. */
export type NewLessonPlanCopy = Required<
  Pick<
    LessonPlanDocument,
    'ownerId' | 'title' | 'request' | 'objectives' | 'sections' | 'origin' | 'namesFrom'
  >
> &
  Pick<LessonPlanDocument, 'hidesNamesInPictures'> & { id: string }

/** What can be changed about a plan besides its content. */
export type LessonPlanState = Required<
  Pick<LessonPlanDocument, 'classId' | 'namesFrom' | 'taughtOn' | 'archivedAt' | 'sharedWithSchool'>
>

/** Where a lesson plan belongs: its class and date, archive, trash, share link, copies. Belongs to no version. */
export function createLessonPlanStates(connection: Connection) {
  const model = lessonPlanModel(connection)
  const after = { returnDocument: 'after', lean: true } as const
  const change = (
    id: string,
    filter: Record<string, unknown>,
    update: Record<string, unknown>,
  ): Promise<LessonPlanDocument | null> =>
    model.findOneAndUpdate({ _id: id, ...filter }, { ...update, $inc: { revision: 1 } }, after)

  return {
    /** Returns null if the plan is in the trash. */
    set: (id: string, state: Partial<LessonPlanState>) => change(id, { deletedAt: null }, { $set: state }),

    /** Gives a plan a new revision, because something that is shown with it has changed. */
    touch: (id: string) => change(id, { deletedAt: null }, {}),

    /** Attaches a new plan to its class, unless somebody has decided about that before. */
    attachNew: (id: string, classId: string) =>
      change(id, { classId: trusted({ $exists: false }), deletedAt: null }, { $set: { classId } }),

    /** Opens the share link with this token; returns null if there is one already. */
    share: (id: string, shareToken: string) =>
      change(id, { shareToken: trusted({ $exists: false }), deletedAt: null }, { $set: { shareToken } }),

    /** Removes the share link for good. */
    revoke: (id: string) => change(id, {}, { $unset: { shareToken: 1 } }),

    /** The plan of a share link, unless it is in the trash. */
    findShared: (shareToken: string): Promise<LessonPlanDocument | null> =>
      model.findOne({ shareToken, deletedAt: null }).lean<LessonPlanDocument>(),

    /** Moves a plan to the trash; returns null if it is there. */
    markDeleted: (id: string, deletion: Deletion) =>
      change(id, { deletedAt: null }, { $set: deletionFields(deletion, databaseNow(connection)) }),

    /** Takes a plan out of the trash; returns null if it isn't there, or can't be restored any more. */
    restore: (id: string) =>
      change(id, { deletedAt: trusted({ $gt: trashBegins() }) }, { $set: { deletedAt: null } }),

    /** Idempotent for the same id. */
    async insertCopy({ id, ...fields }: NewLessonPlanCopy): Promise<void> {
      const { title, request } = fields
      const searchText = lessonSearchText(title, request)
      try {
        await model.create({
          ...{ ...fields, searchText, generationId: null, writer: null, classId: null },
          ...{ _id: id, createdAt: databaseNow(connection) },
        })
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
      }
    },
  }
}

export type LessonPlanStates = ReturnType<typeof createLessonPlanStates>
