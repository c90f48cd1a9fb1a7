import mongoose, { type Connection } from 'mongoose'
import { overallCommentModel } from '../comments/overall-comment.model.ts'
import { markRowModel } from '../marks/mark-row.model.ts'
import { studentImportModel, type StudentImportDocument } from './student-import.model.ts'

const { trusted } = mongoose

/** The imports of students, kept as long as they can be undone. */
export function createStudentImportRepository(connection: Connection) {
  const model = studentImportModel(connection)
  const markRows = markRowModel(connection)
  const comments = overallCommentModel(connection)
  return {
    insert: async (fields: Omit<StudentImportDocument, '_id'>): Promise<StudentImportDocument> =>
      (await model.create({ ...fields, _id: new mongoose.Types.ObjectId() })).toObject(),

    findById: (classId: string, id: string) =>
      model.findOne({ _id: id, classId }).lean<StudentImportDocument>(),

    list: (classId: string) =>
      model.find({ classId }).sort({ at: -1 }).limit(100).lean<StudentImportDocument[]>(),

    set: async (
      id: string,
      set: Partial<Pick<StudentImportDocument, 'appliedAt' | 'undoneAt'>>,
    ): Promise<void> => {
      await model.updateOne({ _id: id }, { $set: set })
    },

    /** The students in this list who have marks or an overall comment; a row or a comment may exist and be empty. */
    async listStudentsWithWork(classId: string, studentIds: readonly string[]): Promise<string[]> {
      const ofStudents = { classId, studentId: trusted({ $in: studentIds }) }
      const [marked, commented] = await Promise.all([
        markRows.distinct('studentId', { ...ofStudents, marks: trusted({ $ne: {} }) }).exec(),
        comments.distinct('studentId', { ...ofStudents, text: trusted({ $ne: '' }) }).exec(),
      ])
      return [...new Set([...marked, ...commented])]
    },

    remove: async (id: string): Promise<void> => {
      await model.deleteOne({ _id: id })
    },
  }
}

export type StudentImportRepository = ReturnType<typeof createStudentImportRepository>
