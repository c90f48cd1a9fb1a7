import { AppError, ResourceItem, type ChangeResourceRequest } from '@classeur/contracts'
import type { ResourceDocument, ResourceVersions } from '@classeur/database'
import { verifyItem } from '@classeur/domain/item-verification'
import { isDeepStrictEqual } from 'node:util'
import { nowChanged } from './changed-since.ts'
import { versionOf, type DecidedChange } from './decide-change.ts'
import { contentOf } from './edited-item.ts'

type PutBack = Extract<ChangeResourceRequest, { change: 'put-back' }>

const mostItems = 60
/** In how many of the last versions to look for the item. */
const versionsBack = 10

/**
 * The item as the server last had it, so that nobody decides about its verification but the server. An item that none
 * of the last versions has is recomputed.
 */
async function asItWas(
  resource: ResourceDocument,
  item: ResourceItem,
  versions: Pick<ResourceVersions, 'find'>,
): Promise<ResourceItem> {
  const newest = resource.head?.number ?? 1
  for (let number = newest - 1; number > 0 && number >= newest - versionsBack; number -= 1) {
    const version = await versions.find(resource, number)
    const known = version?.items.find(({ id }) => id === item.id)
    if (known && isDeepStrictEqual(contentOf(known), contentOf(item)))
      return { ...known, locked: item.locked }
  }
  return ResourceItem.parse({ ...item, verification: verifyItem(item, resource.language) })
}

/** Puts a deleted item back where it was; null if it is there. */
export async function putBackItem(
  resource: ResourceDocument,
  { item, at }: PutBack,
  versions: Pick<ResourceVersions, 'find'>,
): Promise<DecidedChange | null> {
  if (resource.items.some(({ id }) => id === item.id)) return null
  if (resource.items.length >= mostItems) throw new AppError('general/validation-failed')
  const items = resource.items.toSpliced(at, 0, await asItWas(resource, item, versions))
  const changed = nowChanged(resource, { order: true, itemIds: [item.id] })
  return {
    content: { items, changed },
    version: versionOf('put-back', { ...resource, items }, item.id),
  }
}
