import { AppError, ResourceItem, type ChangeResourceRequest } from '@classeur/contracts'
import type { ResourceDocument, ResourceVersions } from '@classeur/database'
import { verifyItem } from '@classeur/domain/item-verification'
import { nowChanged } from './changed-since.ts'
import { versionOf, type DecidedChange } from './decide-change.ts'
import { earlierItem } from './earlier-item.ts'
import { withPictureOf } from './edited-item.ts'

type PutBack = Extract<ChangeResourceRequest, { change: 'put-back' }>

const mostItems = 60

/** Nobody but the server decides about the verification and the picture of the item. An item that was never here is
 * recomputed, and has no picture. */
async function asItWas(
  resource: ResourceDocument,
  item: ResourceItem,
  versions: Pick<ResourceVersions, 'find'>,
): Promise<ResourceItem> {
  const earlier = await earlierItem(resource, item.id, item, versions)
  if (earlier) return { ...earlier, locked: item.locked }
  return ResourceItem.parse({ ...withPictureOf(item, {}), verification: verifyItem(item, resource.language) })
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
