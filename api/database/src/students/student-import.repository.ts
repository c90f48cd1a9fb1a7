import mongoose, { type Connection } from 'mongoose'
import { studentImportModel, type StudentImportDocument } from './student-import.model.ts'

/** The imports of students, each kept as long as it can be undone. */
export function createStudentImportRepository(connection: Connection) {
  const model = studentImportModel(connection)
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

    remove: async (id: string): Promise<void> => {
      await model.deleteOne({ _id: id })
    },
  }
}

export type StudentImportRepository = ReturnType<typeof createStudentImportRepository>
