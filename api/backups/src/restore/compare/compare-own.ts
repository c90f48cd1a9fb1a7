import type { RestoreCounts } from '@classeur/contracts'
import type { RestoredDocuments } from '@classeur/database'
import { readImages, readLessonPlans } from '../archive/read-own.ts'
import type { ReadableArchive } from '../archive/readable-archive.ts'
import { noCounts } from './compare-class.ts'
import {
  imageFields,
  lessonPlanFields,
  relationOf,
  type OwnDocument,
  type OwnRelation,
} from './own-documents.ts'

export interface CompareOwnOptions {
  documents: Pick<RestoredDocuments, 'find'>
  ownerId: string
  isForeign: boolean
}

/** Compares what belongs to no class, for the preview. */
export async function compareOwn(
  archive: ReadableArchive,
  { documents, ownerId, isForeign }: CompareOwnOptions,
): Promise<{ lessonPlans: RestoreCounts; pictures: RestoreCounts }> {
  const [lessonPlans, pictures] = [noCounts(), noCounts()]
  const count = (counts: RestoreCounts, relation: OwnRelation) => {
    if (relation === 'same' || relation === 'changed') counts[relation] += 1
    else counts.new += 1
  }
  const find = async (collection: 'lesson_plans' | 'images', id: string): Promise<OwnDocument | undefined> =>
    isForeign ? undefined : ((await documents.find(collection, id)) ?? undefined)

  for await (const { plan } of readLessonPlans(archive))
    count(lessonPlans, relationOf(plan, await find('lesson_plans', plan._id), ownerId, lessonPlanFields))
  for await (const image of readImages(archive))
    count(pictures, relationOf(image, await find('images', image._id), ownerId, imageFields))
  return { lessonPlans, pictures }
}
