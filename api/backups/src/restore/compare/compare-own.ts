import type { RestoreCounts } from '@classeur/contracts'
import type { RestoredDocuments } from '@classeur/database'
import { readImages, readLessonPlans } from '../archive/read-own.ts'
import type { ReadableArchive } from '../archive/readable-archive.ts'
import { noCounts } from './compare-class.ts'
import {
  hasFiles,
  imageFields,
  lessonPlanFields,
  relationOf,
  type OwnDocument,
  type OwnRelation,
  type PictureFiles,
} from './own-documents.ts'

export interface CompareOwnOptions {
  documents: Pick<RestoredDocuments, 'find'>
  ownerId: string
  isForeign: boolean
  files: PictureFiles
}

export interface OwnComparison {
  lessonPlans: RestoreCounts
  pictures: RestoreCounts
  picturesWithoutFile: number
}

/** Compares what belongs to no class, for the preview. */
export async function compareOwn(
  archive: ReadableArchive,
  { documents, ownerId, isForeign, files }: CompareOwnOptions,
): Promise<OwnComparison> {
  let picturesWithoutFile = 0
  const [lessonPlans, pictures] = [noCounts(), noCounts()]
  const count = (counts: RestoreCounts, relation: OwnRelation) => {
    if (relation === 'same' || relation === 'changed') counts[relation] += 1
    else counts.new += 1
  }
  const find = async (collection: 'lesson_plans' | 'images', id: string): Promise<OwnDocument | undefined> =>
    isForeign ? undefined : ((await documents.find(collection, id)) ?? undefined)

  for await (const { plan } of readLessonPlans(archive))
    count(lessonPlans, relationOf(plan, await find('lesson_plans', plan._id), ownerId, lessonPlanFields))
  for await (const image of readImages(archive)) {
    const here = await find('images', image._id)
    const relation = isForeign ? 'taken' : relationOf(image, here, ownerId, imageFields)
    const isAdded = relation === 'new' || relation === 'taken'
    if (isAdded && !(await hasFiles(image, relation, files))) picturesWithoutFile += 1
    else count(pictures, relation)
  }
  return { lessonPlans, pictures, picturesWithoutFile }
}
