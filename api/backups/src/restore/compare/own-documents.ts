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

/** A lesson plan or picture that is here. */
export type OwnDocument = PlainDocument & { ownerId?: unknown; deletedAt?: Date | null; deletedBy?: string }

/** Somebody else's (`taken`), or the person's own; `trashed` if it is in the trash only here. */
export type OwnRelation = 'new' | 'taken' | 'trashed' | 'same' | 'changed'

/** How an archived document of the person relates to the one with its id here. */
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

/** Whether a picture that isn't here can be restored: with its files from the archive, or with those that are still stored. */
export async function hasFiles(
  { file, thumbnail }: Pick<ArchivedImage, 'file' | 'thumbnail'>,
  relation: 'new' | 'taken',
  { mediaSizes, isStored }: PictureFiles,
): Promise<boolean> {
  // The files of an id that is somebody else's aren't the person's, so only the archive's own count.
  const available = await Promise.all(
    [file, thumbnail].map(
      async ({ key }) => mediaSizes.has(key) || (relation === 'new' && (await isStored(key))),
    ),
  )
  return available.every(Boolean)
}
