import mongoose, { type Connection } from 'mongoose'
import { trashBegins } from '../classes/class-lists.repository.ts'
import { classModel, type ClassDocument } from '../classes/class.model.ts'
import { examModel } from '../exams/exam.model.ts'
import { markRowModel } from '../marks/mark-row.model.ts'
import { resourceModel } from '../resources/resource.model.ts'
import { rosterModel } from '../students/roster.model.ts'

const { trusted } = mongoose

interface TrashedTitle {
  title: string
  deletedAt: Date | null
}

interface Counted {
  _id: string
  count: number
}

const toMap = (counted: readonly Counted[]) => new Map(counted.map(({ _id, count }) => [_id, count]))

/** What the trash shows about its items besides themselves. */
export function createTrashContents(connection: Connection) {
  const classes = classModel(connection)
  const exams = examModel(connection)
  const rows = markRowModel(connection)
  const resources = resourceModel(connection)
  const rosters = rosterModel(connection)
  const withMarks = { marks: { $ne: {} } }

  return {
    /** All classes of a person that are not deleted, archived ones too, and those that can still be restored. */
    listClassesOf: (userId: string): Promise<ClassDocument[]> =>
      classes
        .find({
          'members.userId': userId,
          $or: [{ deletedAt: null }, { deletedAt: trusted({ $gt: trashBegins() }) }],
        })
        .lean<ClassDocument[]>(),

    /** The class and the exam that contain a student, an exam or a resource, in the trash or not; null without one. */
    async containerOf(
      kind: 'student' | 'exam' | 'resource',
      id: string,
      classIds: readonly string[],
    ): Promise<{ classId: string; examId: string | null } | null> {
      if (kind === 'student') {
        const inClasses = { _id: trusted({ $in: classIds }), 'students.id': id }
        const roster = await rosters.findOne(inClasses, { _id: 1 }).lean<{ _id: string }>()
        return roster && { classId: roster._id, examId: null }
      }
      if (kind === 'exam') {
        const exam = await exams.findById(id, { classId: 1 }).lean<{ classId: string }>()
        return exam && { classId: exam.classId, examId: null }
      }
      return resources.findById(id, { classId: 1, examId: 1 }).lean<{ classId: string; examId: string }>()
    },

    /** The title of an exam that is in the trash; null for others. */
    async titleInTrash(examId: string): Promise<string | null> {
      const exam = await exams.findById(examId, { title: 1, deletedAt: 1 }).lean<TrashedTitle>()
      return exam?.deletedAt ? exam.title : null
    },

    /** How many students have marks in each exam; exams without marks are missing. */
    countPapers: async (examIds: readonly string[]): Promise<Map<string, number>> =>
      toMap(
        await rows.aggregate<Counted>([
          { $match: { examId: { $in: examIds }, ...withMarks } },
          { $group: { _id: '$examId', count: { $sum: 1 } } },
        ]),
      ),

    /** In how many exams each student has marks; students without marks are missing. */
    countExamsOf: async (
      students: readonly { classId: string; id: string }[],
    ): Promise<Map<string, number>> => {
      const classIds = [...new Set(students.map(({ classId }) => classId))]
      const studentIds = students.map(({ id }) => id)
      return toMap(
        await rows.aggregate<Counted>([
          { $match: { classId: { $in: classIds }, studentId: { $in: studentIds }, ...withMarks } },
          { $group: { _id: '$studentId', count: { $sum: 1 } } },
        ]),
      )
    },

    /** Titles of exams by id. */
    async titlesOf(examIds: readonly string[]): Promise<Map<string, string>> {
      const titled = await exams
        .find({ _id: trusted({ $in: examIds }) }, { title: 1 })
        .lean<{ _id: unknown; title: string }[]>()
      return new Map(titled.map(({ _id, title }) => [String(_id), title]))
    },
  }
}

export type TrashContents = ReturnType<typeof createTrashContents>
