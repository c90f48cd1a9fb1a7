import type { ArchivedCollection } from '@classeur/archive'
import type { z } from 'zod'
import {
  ArchivedBankedComment,
  ArchivedImage,
  ArchivedLessonPlan,
  type ArchivedLessonPlanVersion,
  ArchivedPhrase,
} from './own-schemas.ts'
import { fileOf, readDocuments } from './read-documents.ts'
import { openPlanVersions } from './read-plan-versions.ts'
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

/**
 * Plans are read in groups of this many characters of JSON with their versions, so that a group fits into memory. One plan
 * may have more.
 */
const charactersOfGroup = 16_000_000

/** The lesson plans of an archive without their earlier versions. @throws RefusedDocumentError */
export const readPlansAlone = (archive: ReadableArchive): AsyncGenerator<ArchivedLessonPlan> =>
  readUnique(archive, 'lesson_plans', ArchivedLessonPlan, ({ ownerId }) => ownerId)

/** The lesson plans of an archive, a group of them in memory at a time. @throws RefusedDocumentError */
export async function* readLessonPlans(archive: ReadableArchive): AsyncGenerator<ArchivedPlanData> {
  const versions = await openPlanVersions(archive)
  async function* withVersions(plans: readonly ArchivedLessonPlan[]): AsyncGenerator<ArchivedPlanData> {
    const taken = await versions.take(plans.map(({ _id }) => _id))
    for (const plan of plans) yield { plan, versions: taken.get(plan._id) ?? [] }
  }

  let group: ArchivedLessonPlan[] = []
  let characters = 0
  try {
    for await (const plan of readPlansAlone(archive)) {
      const size = JSON.stringify(plan).length + versions.sizeOf(plan._id)
      if (group.length > 0 && characters + size > charactersOfGroup) {
        yield* withVersions(group)
        group = []
        characters = 0
      }
      group.push(plan)
      characters += size
    }
    yield* withVersions(group)
    const line = versions.rest()
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
