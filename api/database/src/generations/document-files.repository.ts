import { documentKeptDays } from '@classeur/contracts'
import mongoose, { type Connection } from 'mongoose'
import { databaseNow } from '../clock.ts'
import { generationModel, type GeneratedDocument, type Generation } from './generation.model.ts'

const { trusted } = mongoose
const hasFile = { 'document.key': trusted({ $exists: true }) }
const keptForMs = documentKeptDays * 24 * 3600 * 1000
const mostListed = 50

/** A completed generation with its file. */
export type DocumentGeneration = Generation & { document: GeneratedDocument }

/** The files that workers made for people, until they are deleted. */
export function createDocumentFilesRepository(connection: Connection) {
  const model = generationModel(connection)
  return {
    /** A person's files of one exam, the newest first. */
    listOf: (ownerId: string, examId: string): Promise<DocumentGeneration[]> =>
      model
        .find({ ownerId, 'input.examId': examId, ...hasFile })
        .sort({ finishedAt: -1 })
        .limit(mostListed)
        .lean<DocumentGeneration[]>(),

    /** A person's packs of term reports of one class and term, the newest first. `termId`: null for the school year. */
    listReports: (ownerId: string, classId: string, termId: string | null): Promise<DocumentGeneration[]> =>
      model
        .find({
          ...{ ownerId, 'input.classId': classId, 'input.termId': termId },
          ...{ 'input.pack': 'term-reports', ...hasFile },
        })
        .sort({ finishedAt: -1 })
        .limit(mostListed)
        .lean<DocumentGeneration[]>(),

    /** Files that were made more than 30 days ago, the oldest first. */
    listExpired: (limit: number): Promise<DocumentGeneration[]> =>
      model
        .find({
          ...hasFile,
          finishedAt: trusted({ $lt: new Date(databaseNow(connection).getTime() - keptForMs) }),
        })
        .sort({ finishedAt: 1 })
        .limit(limit)
        .lean<DocumentGeneration[]>(),

    /** Call this after deleting the file. */
    async forget(id: string): Promise<void> {
      await model.updateOne({ _id: id }, { $unset: { document: 1 } })
    },
  }
}

export type DocumentFilesRepository = ReturnType<typeof createDocumentFilesRepository>
