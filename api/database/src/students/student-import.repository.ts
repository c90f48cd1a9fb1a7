import mongoose, { type Connection } from 'mongoose'
import { markRowModel } from '../marks/mark-row.model.ts'
import { studentImportModel, type StudentImportDocument } from './student-import.model.ts'

const { trusted } = mongoose

/** The imports of students, kept as long as they can be undone. */
export function createStudentImportRepository(connection: Connection) {
  const model = studentImportModel(connection)
  const markRows = markRowModel(connection)
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

    /** The students in this list who have marks; a row may exist and be empty. */
    listMarkedStudents: (classId: string, studentIds: readonly string[]): Promise<string[]> =>
      markRows
        .distinct('studentId', {
          ...{ classId, studentId: trusted({ $in: studentIds }), marks: trusted({ $ne: {} }) },
        })
        .exec(),

    remove: async (id: string): Promise<void> => {
      await model.deleteOne({ _id: id })
    },
  }
}

export type StudentImportRepository = ReturnType<typeof createStudentImportRepository>
