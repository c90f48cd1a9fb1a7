import type { ArchivedClassData } from '../archive/class-collections.ts'
import type { ArchivedExam } from '../archive/class-schemas.ts'
import type { ArchivedResource, ArchivedResourceVersion } from '../archive/own-schemas.ts'
import type { z } from 'zod'
import { copiedId } from './id-map.ts'
import { itemsWithPictures, picturesOfItems, type PicturesHere } from './pictures-here.ts'

/** A class whose sheets show the pictures as they are here. */
export async function withPicturesHere(
  archived: ArchivedClassData,
  picturesHere: PicturesHere,
): Promise<ArchivedClassData> {
  const sheets = [...archived.resources, ...archived.resource_versions]
  const shown = sheets.flatMap(({ items }) => picturesOfItems(items))
  if (shown.length === 0) return archived
  const ids = await picturesHere(shown)
  const shownHere = <Sheet extends ArchivedResource | z.infer<typeof ArchivedResourceVersion>>(
    sheet: Sheet,
  ) => ({
    ...sheet,
    items: itemsWithPictures(sheet.items, ids),
  })
  return {
    ...archived,
    resources: archived.resources.map(shownHere),
    resource_versions: archived.resource_versions.map(shownHere),
  }
}

/**
 * A class of an archive from elsewhere, which could name the exams, sheets and generations of others: re-tests and their
 * sheets stay connected only within the class, and sheets have batches and generations that nobody has.
 */
export function withOwnReferences(archived: ArchivedClassData, restoreId: string): ArchivedClassData {
  const exams = new Set(archived.exams.map(({ _id }) => _id))
  const resources = new Set(archived.resources.map(({ _id }) => _id))
  const ownExam = ({ retestOf, ...exam }: ArchivedExam): ArchivedExam => ({
    ...exam,
    ...(retestOf !== undefined && resources.has(retestOf) && { retestOf }),
  })
  const ownResource = (resource: ArchivedResource): ArchivedResource => ({
    ...resource,
    retestExamId:
      resource.retestExamId !== null && exams.has(resource.retestExamId) ? resource.retestExamId : null,
    batchId: copiedId(restoreId, resource.batchId),
    generationId: copiedId(restoreId, resource.generationId),
  })
  return { ...archived, exams: archived.exams.map(ownExam), resources: archived.resources.map(ownResource) }
}
