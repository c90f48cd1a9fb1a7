import type { ArchivedCollection } from '@classeur/archive'
import type { z } from 'zod'
import {
  ArchivedBankedComment,
  ArchivedImage,
  ArchivedLessonPlan,
  ArchivedLessonPlanVersion,
  ArchivedPhrase,
} from './own-schemas.ts'
import { createGroupedReader, fileOf, readDocuments } from './read-documents.ts'
import { RefusedDocumentError, type ReadableArchive } from './readable-archive.ts'

/** Documents of a person that belong to no class. */
async function* readUnique<Document extends { _id: string }>(
  archive: ReadableArchive,
  collection: ArchivedCollection,
  schema: z.ZodType<Document>,
  ownerOf: (document: Document) => string,
): AsyncGenerator<Document> {
  const ids = new Set<string>()
  for await (const { document, line } of readDocuments(archive, collection, schema)) {
    if (ids.has(document._id)) throw new RefusedDocumentError(fileOf(collection), 'duplicate-id', line)
    ids.add(document._id)
    if (ownerOf(document) !== archive.manifest.ownerId)
      throw new RefusedDocumentError(fileOf(collection), 'other-owner', line)
    yield document
  }
}

/** A lesson plan with its earlier versions. */
export interface ArchivedPlanData {
  plan: ArchivedLessonPlan
  versions: z.output<typeof ArchivedLessonPlanVersion>[]
}

/** The lesson plans of an archive, one at a time. @throws RefusedDocumentError */
export async function* readLessonPlans(archive: ReadableArchive): AsyncGenerator<ArchivedPlanData> {
  const versions = createGroupedReader(
    readDocuments(archive, 'lesson_plan_versions', ArchivedLessonPlanVersion),
  )
  try {
    for await (const plan of readUnique(
      archive,
      'lesson_plans',
      ArchivedLessonPlan,
      ({ ownerId }) => ownerId,
    )) {
      const taken = await versions.takeWhile(({ lessonPlanId }) => lessonPlanId === plan._id)
      const numbers = new Set<number>()
      for (const { document, line } of taken) {
        if (numbers.has(document.number))
          throw new RefusedDocumentError(fileOf('lesson_plan_versions'), 'duplicate-id', line)
        numbers.add(document.number)
      }
      yield { plan, versions: taken.map(({ document }) => document) }
    }
    const line = await versions.rest()
    if (line !== null) throw new RefusedDocumentError(fileOf('lesson_plan_versions'), 'dangling', line)
  } finally {
    await versions.close()
  }
}

export const readImages = (archive: ReadableArchive): AsyncGenerator<ArchivedImage> =>
  readUnique(archive, 'images', ArchivedImage, ({ ownerId }) => ownerId)

export const readBankedComments = (archive: ReadableArchive): AsyncGenerator<ArchivedBankedComment> =>
  readUnique(archive, 'comment_bank', ArchivedBankedComment, ({ userId }) => userId)

export const readPhrases = (archive: ReadableArchive): AsyncGenerator<ArchivedPhrase> =>
  readUnique(archive, 'phrases', ArchivedPhrase, ({ userId }) => userId)
