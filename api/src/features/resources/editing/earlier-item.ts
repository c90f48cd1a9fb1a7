import type { ItemContent, ResourceItem } from '@classeur/contracts'
import type { ResourceDocument, ResourceVersions } from '@classeur/database'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { contentOf } from './edited-item.ts'

/** In how many of the last versions to look for the item. */
const versionsBack = 10

/**
 * The item as the server last had it with this content, so that undoing a change also restores what only the server
 * decides, such as its verification. Null if none of the last versions has it.
 */
export async function earlierItem(
  resource: ResourceDocument,
  itemId: string,
  content: z.infer<typeof ItemContent>,
  versions: Pick<ResourceVersions, 'find'>,
): Promise<ResourceItem | null> {
  const newest = resource.head?.number ?? 1
  for (let number = newest - 1; number > 0 && number >= newest - versionsBack; number -= 1) {
    const version = await versions.find(resource, number)
    const earlier = version?.items.find(({ id }) => id === itemId)
    if (earlier && isDeepStrictEqual(contentOf(earlier), contentOf(content))) return earlier
  }
  return null
}
