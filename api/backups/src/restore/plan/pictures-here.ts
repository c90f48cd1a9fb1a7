import type { LessonSection, ResourceItem } from '@classeur/contracts'
import type { RestoredDocuments } from '@classeur/database'
import { can } from '@classeur/domain/access'
import type { IdMap } from './id-map.ts'
import type { PeopleHere } from './people-in.ts'

/** The pictures of an archive that a document may show here, by their ids in the archive. */
export type PicturesHere = (ids: Iterable<string>) => Promise<IdMap>

/**
 * Everybody who may read a lesson plan or a sheet sees its pictures. An archive from elsewhere could name any picture, so
 * of those that it doesn't bring along, only pictures stay that the person may see.
 *
 * @param restored the pictures that this restore adds, which may have new ids
 */
export function createPicturesHere(
  restored: IdMap,
  { ownerId: userId, isTrusted }: PeopleHere,
  documents: Pick<RestoredDocuments, 'list'>,
): PicturesHere {
  const isReadable = ({ ownerId, publication }: Record<string, unknown>) =>
    can({ userId, operator: false }, 'image:read', {
      ownerId: String(ownerId),
      published: publication === 'published',
    })

  return async (ids) => {
    const others = [...new Set(ids)].filter((id) => !restored.has(id))
    const kept = isTrusted
      ? others
      : (await documents.list('images', others)).filter(isReadable).map(({ _id }) => _id)
    return new Map([...restored, ...kept.map((id) => [id, id] as const)])
  }
}

interface Shown {
  imageId?: string | null | undefined
}

const withPicture = <One extends Shown>(one: One, ids: IdMap): One =>
  one.imageId ? { ...one, imageId: ids.get(one.imageId) ?? null } : one

const picturesOf = (shown: readonly Shown[]): string[] => shown.flatMap(({ imageId }) => imageId ?? [])

export const picturesOfItems: (items: readonly ResourceItem[]) => string[] = picturesOf

export const itemsWithPictures = (items: readonly ResourceItem[], ids: IdMap): ResourceItem[] =>
  items.map((item) => withPicture(item, ids))

export const picturesOfSections = (sections: readonly LessonSection[]): string[] =>
  sections.flatMap((section) => (section.key === 'phases' ? picturesOf(section.value.items) : []))

export const sectionsWithPictures = (sections: readonly LessonSection[], ids: IdMap): LessonSection[] =>
  sections.map((section) => {
    if (section.key !== 'phases') return section
    const items = section.value.items.map((phase) => withPicture(phase, ids))
    return { ...section, value: { ...section.value, items } }
  })
