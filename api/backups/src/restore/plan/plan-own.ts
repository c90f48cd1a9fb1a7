import type { RestoreCounts } from '@classeur/contracts'
import type { FieldPatch, PlainDocument, RestoredDocuments } from '@classeur/database'
import type { ArchivedImage, ArchivedLessonPlan } from '../archive/own-schemas.ts'
import { isEqual } from '../archive/plain-value.ts'
import { readImages, readLessonPlans } from '../archive/read-own.ts'
import type { ReadableArchive } from '../archive/readable-archive.ts'
import { noCounts } from '../compare/compare-class.ts'
import { copiedId, withIds } from './id-map.ts'
import { newLessonPlan } from './new-documents.ts'
import { withPeople, type PeopleHere } from './people-in.ts'
import type { PlanWriter } from './plan-writer.ts'
import { patchesBetween, planPatch } from './present-class.ts'
import { trashPatches, type RestoreDeletion } from './trash-patches.ts'

const planFields = [
  'title',
  'searchText',
  'request',
  'objectives',
  'sections',
  'taughtOn',
  'archivedAt',
] as const satisfies (keyof ArchivedLessonPlan)[]

const imageFields = [
  'name',
  'tags',
  'altText',
  'labels',
  'searchText',
] as const satisfies (keyof ArchivedImage)[]

type Owned = PlainDocument & { ownerId?: unknown; deletedAt?: Date | null; deletedBy?: string }

/** How an archived document of the person relates to the one with its id here. */
function relationOf(
  archived: object & { deletedAt?: Date | null | undefined },
  here: Owned | undefined,
  ownerId: string,
  fields: readonly string[],
): 'new' | 'taken' | 'trashed' | 'same' | 'changed' {
  if (!here) return 'new'
  if (here.ownerId !== ownerId) return 'taken'
  if (!archived.deletedAt && here.deletedAt) return 'trashed'
  const record = archived as Record<string, unknown>
  if (Boolean(archived.deletedAt) !== Boolean(here.deletedAt)) return 'changed'
  return fields.every((field) => isEqual(record[field], here[field])) ? 'same' : 'changed'
}

export interface OwnDocumentsPlan {
  restoreId: string
  isForeign: boolean
  people: PeopleHere
  method: 'copy' | 'merge' | 'replace'
  documents: Pick<RestoredDocuments, 'find' | 'isPersonHere'>
  /** The id of a class of the archive here; null if it isn't here. */
  classHere: (classId: string) => Promise<string | null>
  plan: PlanWriter
  now: Date
  /** The size in bytes of each picture file in the archive, by its storage key. */
  mediaSizes: ReadonlyMap<string, number>
  /** How many bytes of pictures the plan of the person still has room for. */
  freeBytes: number
  /** Whether the storage has the file. */
  isStored: (key: string) => Promise<boolean>
}

/** The patches of a document that is here and differs: all fields if it is replaced, else the way out of the trash. */
function ownPatches(
  here: Owned,
  archived: object & { deletedAt?: Date | null | undefined },
  fields: readonly string[],
  { method, people, now }: Pick<OwnDocumentsPlan, 'method' | 'people' | 'now'>,
): FieldPatch[] {
  const deletion: RestoreDeletion = { by: people.ownerId, now }
  const isTrashed = Boolean(archived.deletedAt)
  if (method !== 'replace') return isTrashed ? [] : trashPatches(here, false, deletion)
  const changed = patchesBetween<Record<string, unknown>>(here, archived, fields)
  return [...changed, ...trashPatches(here, isTrashed, deletion)]
}

/** Plans the lesson plans: new ones are added, and a replacement puts changed ones back. Returns how many were added. */
export async function planLessonPlans(archive: ReadableArchive, own: OwnDocumentsPlan): Promise<number> {
  const { documents, people, plan, method, restoreId, isForeign, classHere } = own
  let added = 0
  for await (const { plan: archived, versions } of readLessonPlans(archive)) {
    const { _id: id } = archived
    const here: Owned | undefined = (await documents.find('lesson_plans', id)) ?? undefined
    const relation = isForeign ? 'taken' : relationOf(archived, here, people.ownerId, planFields)
    if (relation === 'new' || relation === 'taken') {
      const ids = relation === 'taken' ? new Map([[id, copiedId(restoreId, id)]]) : new Map<string, string>()
      const classId = archived.classId ? await classHere(archived.classId) : null
      const lesson = withIds(withPeople(newLessonPlan(archived, classId), people), ids)
      const unit = `lesson-plan:${lesson._id}`
      await plan.create(unit, 'lesson_plan_versions', withIds(withPeople(versions, people), ids))
      await plan.create(unit, 'lesson_plans', [lesson])
      added += 1
    } else if (here && method !== 'copy' && relation !== 'same') {
      await planPatch(plan, 'lesson_plans', id, ownPatches(here, archived, planFields, own))
    }
  }
  return added
}

/** The plan of the person has no room for the pictures. */
export class StorageLimitError extends Error {
  readonly neededBytes: number
  readonly freeBytes: number

  constructor(neededBytes: number, freeBytes: number) {
    super(`pictures need ${String(neededBytes)} bytes, and ${String(freeBytes)} are free`)
    this.neededBytes = neededBytes
    this.freeBytes = freeBytes
  }
}

/** Removes what the workers compute from the texts again, and the tickets of the counts of likes and copies. */
const withoutDerived = ({
  publicText: _text,
  searchKeys: _keys,
  searchVersion: _version,
  likesTicket: _likesTicket,
  likesChangedAt: _changedAt,
  copiesTicket: _copiesTicket,
  ...image
}: ArchivedImage): ArchivedImage => image

/**
 * Where a copy comes from. Its creator is named only as long as they have an account here, because a deletion removes
 * them from all copies, and only by an archive that never left the installation: any other could name anybody.
 */
async function sourceHere(
  { source }: ArchivedImage,
  { documents, people }: Pick<OwnDocumentsPlan, 'documents' | 'people'>,
): Promise<ArchivedImage['source']> {
  if (!source) return source
  const { imageId, creatorId } = source
  const isKnown = people.isTrusted && creatorId !== null && (await documents.isPersonHere(creatorId))
  return isKnown ? source : { imageId, creatorId: null, creatorName: null }
}

/**
 * Plans the pictures with their files. A picture whose files are neither here nor in the archive is left out.
 * @throws StorageLimitError
 */
export async function planImages(archive: ReadableArchive, own: OwnDocumentsPlan): Promise<number> {
  const { documents, people, plan, method, restoreId, isForeign, mediaSizes, isStored } = own
  let added = 0
  let neededBytes = 0
  for await (const archived of readImages(archive)) {
    const { _id: id } = archived
    const here: Owned | undefined = (await documents.find('images', id)) ?? undefined
    const relation = isForeign ? 'taken' : relationOf(archived, here, people.ownerId, imageFields)
    if (relation === 'new' || relation === 'taken') {
      const newId = relation === 'taken' ? copiedId(restoreId, id) : id
      const keyHere = (key: string) => key.replace(id, newId)
      const keys = [archived.file.key, archived.thumbnail.key]
      // The files of an id that is somebody else's aren't the person's, so only the archive's own count.
      const available = await Promise.all(
        keys.map(async (key) => mediaSizes.has(key) || (relation === 'new' && (await isStored(key)))),
      )
      if (!available.every(Boolean)) continue
      const unit = `image:${newId}`
      for (const key of keys)
        if (mediaSizes.has(key)) await plan.add(unit, { kind: 'file', key: keyHere(key), source: key })
      // The real size counts, not the one in the document.
      const fileHere = (file: ArchivedImage['file']) => ({
        ...file,
        ...{ key: keyHere(file.key), sizeBytes: mediaSizes.get(file.key) ?? file.sizeBytes },
      })
      const [file, thumbnail] = [fileHere(archived.file), fileHere(archived.thumbnail)]
      neededBytes += file.sizeBytes + thumbnail.sizeBytes
      const image: ArchivedImage = {
        ...withPeople(withoutDerived(archived), people),
        ...{ _id: newId, ownerId: people.ownerId, publication: 'private', publishedAt: null },
        ...{ likes: 0, copies: 0, openReports: 0 },
        ...{ file, thumbnail, ...(archived.source && { source: await sourceHere(archived, own) }) },
      }
      await plan.create(unit, 'images', [image])
      added += 1
    } else if (here && method !== 'copy' && relation !== 'same') {
      await planPatch(plan, 'images', id, ownPatches(here, archived, imageFields, own))
    }
  }
  if (neededBytes > 0 && neededBytes > own.freeBytes) throw new StorageLimitError(neededBytes, own.freeBytes)
  return added
}

/** Compares what belongs to no class, for the preview. */
export async function compareOwn(
  archive: ReadableArchive,
  {
    documents,
    ownerId,
    isForeign,
  }: { documents: Pick<RestoredDocuments, 'find'>; ownerId: string; isForeign: boolean },
): Promise<{ lessonPlans: RestoreCounts; pictures: RestoreCounts }> {
  const [lessonPlans, pictures] = [noCounts(), noCounts()]
  const count = (counts: RestoreCounts, relation: ReturnType<typeof relationOf>) => {
    if (relation === 'same' || relation === 'changed') counts[relation] += 1
    else counts.new += 1
  }
  for await (const { plan } of readLessonPlans(archive)) {
    const here = isForeign ? undefined : ((await documents.find('lesson_plans', plan._id)) ?? undefined)
    count(lessonPlans, relationOf(plan, here, ownerId, planFields))
  }
  for await (const image of readImages(archive)) {
    const here = isForeign ? undefined : ((await documents.find('images', image._id)) ?? undefined)
    count(pictures, relationOf(image, here, ownerId, imageFields))
  }
  return { lessonPlans, pictures }
}
