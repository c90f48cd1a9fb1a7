import type { PlainDocument } from '@classeur/database'
import type { ArchivedImage, ArchivedLessonPlan } from '../archive/own-schemas.ts'
import { isEqual } from '../archive/plain-value.ts'

export const lessonPlanFields = [
  'title',
  'searchText',
  'request',
  'objectives',
  'sections',
  'taughtOn',
  'archivedAt',
] as const satisfies (keyof ArchivedLessonPlan)[]

export const imageFields = [
  'name',
  'tags',
  'altText',
  'labels',
  'searchText',
] as const satisfies (keyof ArchivedImage)[]

/** A stored lesson plan or picture. */
export type OwnDocument = PlainDocument & { ownerId?: unknown; deletedAt?: Date | null; deletedBy?: string }

/** Somebody else's (`taken`), or the person's own; `trashed` if it is in the trash only here. */
export type OwnRelation = 'new' | 'taken' | 'trashed' | 'same' | 'changed'

/** Compares an archived document of the person with the stored one that has the same id. */
export function relationOf(
  archived: object & { deletedAt?: Date | null | undefined },
  here: OwnDocument | undefined,
  ownerId: string,
  fields: readonly string[],
): OwnRelation {
  if (!here) return 'new'
  if (here.ownerId !== ownerId) return 'taken'
  if (!archived.deletedAt && here.deletedAt) return 'trashed'
  const record = archived as Record<string, unknown>
  if (Boolean(archived.deletedAt) !== Boolean(here.deletedAt)) return 'changed'
  return fields.every((field) => isEqual(record[field], here[field])) ? 'same' : 'changed'
}

export interface PictureFiles {
  /** The size in bytes of each picture file in the archive, by its storage key. */
  mediaSizes: ReadonlyMap<string, number>
  /** Whether the storage has the file. */
  isStored: (key: string) => Promise<boolean>
}

/** Whether each file of a picture is in the archive or, for the person's own picture, still in the storage. */
export async function hasFiles(
  { file, thumbnail }: Pick<ArchivedImage, 'file' | 'thumbnail'>,
  relation: 'new' | 'taken',
  { mediaSizes, isStored }: PictureFiles,
): Promise<boolean> {
  // If another person has this id, the stored files are theirs, so only those of the archive count.
  const available = await Promise.all(
    [file, thumbnail].map(
      async ({ key }) => mediaSizes.has(key) || (relation === 'new' && (await isStored(key))),
    ),
  )
  return available.every(Boolean)
}
