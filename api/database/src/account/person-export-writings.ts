import mongoose, { type Connection } from 'mongoose'
import { classActivityModel } from '../classes/class-activity.model.ts'
import { classModel } from '../classes/class.model.ts'
import { overallCommentModel } from '../comments/overall-comment.model.ts'
import { structureChangeModel } from '../exams/structure-change.model.ts'
import { lessonPlanVersionModel } from '../lesson-plans/lesson-plan-version.model.ts'
import { lessonPlanModel } from '../lesson-plans/lesson-plan.model.ts'
import { resourceVersionModel } from '../resources/resource-version.model.ts'
import { resourceModel, type ResourceDocument } from '../resources/resource.model.ts'
import { studentImportModel } from '../students/student-import.model.ts'
import { classesWithTraces } from './classes-with-traces.ts'
import { pick } from './pick.ts'

const { trusted } = mongoose

/**
 * What a person wrote in classes and lesson plans of colleagues, also in those that they have left. Their own classes and
 * plans are in the backup. Students and colleagues are ids here, except in texts that the person typed.
 */
export function createWritingsExport(connection: Connection) {
  async function inClassesOfColleagues(userId: string) {
    const own = new Set((await classModel(connection).distinct('_id', { ownerId: userId })).map(String))
    const classIds = (await classesWithTraces(connection, userId)).filter((id) => !own.has(id))
    return { classId: trusted({ $in: classIds }) }
  }

  return {
    async *overallComments(authorId: string) {
      const filter = { ...(await inClassesOfColleagues(authorId)), authorId }
      yield* overallCommentModel(connection)
        .find(filter, pick('classId termId studentId text updatedAt'))
        .lean()
        .cursor()
    },

    /** The sheets that they had made. */
    async *sheets(ownerId: string) {
      const filter = { ...(await inClassesOfColleagues(ownerId)), ownerId }
      const fields = 'classId examId kind tier language title intro items notes createdAt writtenAt'
      yield* resourceModel(connection).find(filter, pick(fields)).lean().cursor()
    },

    /** Versions of sheets, also of colleagues' sheets, with the item that the person changed. */
    async *sheetEdits(userId: string) {
      const fields = pick('head title intro items')
      const sheets = resourceModel(connection)
        .find(await inClassesOfColleagues(userId), fields)
        .lean<Pick<ResourceDocument, '_id' | 'head' | 'title' | 'intro' | 'items'>>()
        .cursor()
      for await (const { _id, head, ...content } of sheets) {
        const resourceId = String(_id)
        const versions = resourceVersionModel(connection).find({ resourceId, by: userId })
        for await (const version of versions.sort({ number: 1 }).lean().cursor())
          yield { resourceId, ...changedIn(version, version) }
        if (head?.by === userId) yield { resourceId, ...changedIn(head, content) }
      }
    },

    /** What the log of a class says about the person, without the names in it. */
    async *classLog(userId: string) {
      const own = { $or: [{ actorId: userId }, { aboutId: userId }] }
      const entries = classActivityModel(connection).find({
        ...(await inClassesOfColleagues(userId)),
        ...own,
      })
      for await (const { classId, kind, params, actorId, at } of entries.sort({ _id: 1 }).lean().cursor()) {
        const { name: _name, ...details } = params
        yield { classId, kind, details, isByMe: actorId === userId, at }
      }
    },

    /** Changes of exams: the structure before each one. Leaves out the marks that it changed. */
    async *structureChanges(by: string) {
      yield* structureChangeModel(connection)
        .find(
          { ...(await inClassesOfColleagues(by)), by },
          pick('classId examId at toVersion before answers'),
        )
        .lean()
        .cursor()
    },

    /** The person's imports of students, into their own classes too. The imported students are left out. */
    async *studentImports(byUserId: string) {
      const classId = trusted({ $in: await classesWithTraces(connection, byUserId) })
      yield* studentImportModel(connection)
        .find({ classId, byUserId }, pick('classId fileName at appliedAt undoneAt'))
        .lean()
        .cursor()
    },

    /** Versions of colleagues' lesson plans, with the section that the person changed. */
    async *lessonPlanEdits(userId: string) {
      const plans = lessonPlanModel(connection)
      const own = new Set((await plans.distinct('_id', { ownerId: userId })).map(String))
      for await (const version of lessonPlanVersionModel(connection).find({ by: userId }).lean().cursor()) {
        const { lessonPlanId } = version
        if (!own.has(lessonPlanId)) yield { lessonPlanId, ...editIn(version, version) }
      }
      const newest = plans.find({ 'head.by': userId, ownerId: trusted({ $ne: userId }) })
      for await (const { _id, head, ...plan } of newest.lean().cursor())
        if (head) yield { lessonPlanId: String(_id), ...editIn(head, plan) }
    },
  }
}

function changedIn<Change extends { itemId: string | null }>(
  { number, change, at }: { number: number; change: Change; at: Date },
  { title, intro, items }: { title: string; intro: string; items: readonly { id: string }[] },
) {
  const item = items.find(({ id }) => id === change.itemId) ?? null
  return { number, change, title, intro, item, at }
}

function editIn<Change extends { sectionKey: string | null }>(
  { number, change, at }: { number: number; change: Change; at: Date },
  { title, sections }: { title: string; sections: readonly { key: string }[] },
) {
  const section = sections.find(({ key }) => key === change.sectionKey) ?? null
  return { number, change, title, section, at }
}
