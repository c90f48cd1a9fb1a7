import type { TrashKind } from '@classeur/contracts'
import mongoose, { type Connection, type Model } from 'mongoose'
import { trashBegins } from '../classes/class-lists.repository.ts'
import { classModel } from '../classes/class.model.ts'
import { examModel } from '../exams/exam.model.ts'
import { imageModel } from '../images/image.model.ts'
import { lessonPlanModel } from '../lesson-plans/lesson-plan.model.ts'
import { resourceModel } from '../resources/resource.model.ts'
import { rosterModel, type RosterDocument } from '../students/roster.model.ts'
import { deletedForGood } from './deletion.ts'
import { compareItems, isBehind, positionOf } from './trash-item.ts'
import type { TrashItem, TrashPosition, TrashScope } from './trash-item.ts'

const { trusted } = mongoose

type DocumentKind = Exclude<TrashKind, 'student'>
type Filter = Record<string, unknown>

/** Deleted and not yet expired. */
const waiting = () => trusted({ $gt: trashBegins() })

const behind = ({ at, id }: TrashPosition): Filter => ({
  $or: [
    { deletedAt: trusted({ $gt: at }) },
    { deletedAt: at, _id: trusted({ $gt: new mongoose.Types.ObjectId(id) }) },
  ],
})

/** What waits in the trash, over all kinds. Each kind has a collection; students are in the rosters of their classes. */
export function createTrashRepository(connection: Connection) {
  const exams = examModel(connection)
  const rosters = rosterModel(connection)
  const models = {
    class: classModel(connection),
    exam: exams,
    'lesson-plan': lessonPlanModel(connection),
    resource: resourceModel(connection),
    picture: imageModel(connection),
  } as unknown as Record<DocumentKind, Model<Filter>>
  /** The contents, which no list shows. */
  const left: Record<DocumentKind, Record<string, 0>> = {
    class: {},
    exam: { structure: 0 },
    'lesson-plan': { sections: 0, objectives: 0, head: 0 },
    resource: { items: 0, notes: 0, proposals: 0, pseudonyms: 0, outgoing: 0 },
    picture: {},
  }

  /** A resource goes with its exam: while that is in the trash, the resource isn't there on its own. */
  async function resourcesOf(classIds: readonly string[]): Promise<Filter> {
    const deleted = await exams
      .find({ classId: trusted({ $in: classIds }), deletedAt: trusted({ $ne: null }) }, { _id: 1 })
      .lean<{ _id: unknown }[]>()
    return {
      classId: trusted({ $in: classIds }),
      examId: trusted({ $nin: deleted.map(({ _id }) => String(_id)) }),
    }
  }

  const filters: Record<DocumentKind, (scope: TrashScope) => Filter | Promise<Filter>> = {
    class: ({ classIds }) => ({ _id: trusted({ $in: classIds }) }),
    exam: ({ examsOf }) => ({ classId: trusted({ $in: examsOf }) }),
    'lesson-plan': ({ userId }) => ({ ownerId: userId }),
    resource: async (scope) => resourcesOf(scope.resourcesOf),
    picture: ({ userId }) => ({ ownerId: userId }),
  }

  const filterOf = async (kind: DocumentKind, scope: TrashScope): Promise<Filter> => ({
    ...(await filters[kind](scope)),
    deletedAt: waiting(),
  })

  async function listDocuments(
    kind: DocumentKind,
    scope: TrashScope,
    after: TrashPosition | null,
    limit: number,
  ): Promise<TrashItem[]> {
    const documents = await models[kind]
      .find({ ...(await filterOf(kind, scope)), ...(after && behind(after)) }, left[kind])
      .sort({ deletedAt: 1, _id: 1 })
      .limit(limit)
      .lean()
    return documents.map((document) => ({ kind, document }) as unknown as TrashItem)
  }

  async function listStudents({ studentsOf }: TrashScope): Promise<TrashItem[]> {
    const begins = trashBegins()
    const rostersWithDeleted = await rosters
      .find(
        { _id: trusted({ $in: studentsOf }), 'students.deletedAt': trusted({ $gt: begins }) },
        { students: 1 },
      )
      .lean<Pick<RosterDocument, '_id' | 'students'>[]>()
    return rostersWithDeleted.flatMap(({ _id: classId, students }) =>
      students
        .filter(({ deletedAt }) => deletedAt !== null && deletedAt > begins)
        .map((document): TrashItem => ({ kind: 'student', classId, document })),
    )
  }

  return {
    /** The first to expire first; at most `limit`, behind `after`. */
    async list(
      kinds: readonly TrashKind[],
      scope: TrashScope,
      after: TrashPosition | null,
      limit: number,
    ): Promise<TrashItem[]> {
      const lists = await Promise.all(
        kinds.map(async (kind) => {
          if (kind !== 'student') return listDocuments(kind, scope, after, limit)
          const students = await listStudents(scope)
          return after ? students.filter((student) => isBehind(student, after)) : students
        }),
      )
      return lists.flat().sort(compareItems).slice(0, limit)
    },

    /** Null if it isn't in the trash, or not in the scope. */
    async find(kind: TrashKind, id: string, scope: TrashScope): Promise<TrashItem | null> {
      if (kind === 'student') {
        const students = await listStudents(scope)
        return students.find((student) => positionOf(student).id === id) ?? null
      }
      const filter = await filterOf(kind, scope)
      const document = await models[kind].findOne({ $and: [{ _id: id }, filter] }, left[kind]).lean()
      return document && ({ kind, document } as unknown as TrashItem)
    },

    async count(kind: TrashKind, scope: TrashScope): Promise<number> {
      if (kind === 'student') return (await listStudents(scope)).length
      return models[kind].countDocuments(await filterOf(kind, scope))
    },

    /**
     * Deletes an item for good, unless somebody has restored it meanwhile: nobody can restore it any more, and the
     * workers purge it. Idempotent; returns whether this call deleted it.
     */
    async deleteForGood(item: TrashItem): Promise<boolean> {
      const { id } = positionOf(item)
      if (item.kind === 'student') {
        const { modifiedCount } = await rosters.updateOne(
          { _id: item.classId, students: trusted({ $elemMatch: { id, deletedAt: { $gt: trashBegins() } } }) },
          { $set: { 'students.$.deletedAt': deletedForGood }, $inc: { version: 1 } },
        )
        return modifiedCount > 0
      }
      const { modifiedCount } = await models[item.kind].updateOne(
        { _id: id, deletedAt: waiting() },
        { $set: { deletedAt: deletedForGood } },
      )
      return modifiedCount > 0
    },
  }
}

export type TrashRepository = ReturnType<typeof createTrashRepository>
