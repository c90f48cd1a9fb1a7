import type { RestoredDocuments } from '@classeur/database'
import type { ResourceItem } from '@classeur/contracts'
import type { ArchivedClassData } from '../archive/class-collections.ts'

/**
 * A class whose resources show only pictures that are here and the person's own. An archive that has left the
 * installation could name any picture, and everybody who reads a resource sees its pictures.
 */
export async function withoutForeignPictures(
  archived: ArchivedClassData,
  ownerId: string,
  documents: Pick<RestoredDocuments, 'list'>,
): Promise<ArchivedClassData> {
  const sheets = [...archived.resources, ...archived.resource_versions]
  const named = new Set(sheets.flatMap(({ items }) => items.flatMap(({ imageId }) => imageId ?? [])))
  if (named.size === 0) return archived
  const here = await documents.list('images', [...named])
  const own = new Set(here.filter((image) => image['ownerId'] === ownerId).map(({ _id }) => _id))
  const kept = (item: ResourceItem): ResourceItem =>
    item.imageId && !own.has(item.imageId) ? { ...item, imageId: null } : item
  const cleaned = <Sheet extends { items: ResourceItem[] }>(sheet: Sheet): Sheet => ({
    ...sheet,
    items: sheet.items.map(kept),
  })
  return {
    ...archived,
    resources: archived.resources.map(cleaned),
    resource_versions: archived.resource_versions.map(cleaned),
  }
}
