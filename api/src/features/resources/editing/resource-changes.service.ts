import type { ChangeResourceRequest, Resource } from '@classeur/contracts'
import type { ResourceDocument, ResourceEdits, ResourceVersions } from '@classeur/database'
import type { Actor } from '@classeur/domain/access'
import type { ChangeContent } from '../access/change-resource.ts'
import type { PlacedPictures } from '../../../pictures/placed-pictures.ts'
import type { ReadResource } from '../reading/read-resource.ts'
import { checkPicture } from './check-picture.ts'
import { decideChange, type DecidedChange } from './decide-change.ts'
import { earlierItem } from './earlier-item.ts'
import { putBackItem } from './put-back-item.ts'

export interface ResourceChangesDependencies {
  changeContent: ChangeContent
  edits: Pick<ResourceEdits, 'change' | 'changeQuietly'>
  versions: Pick<ResourceVersions, 'find'>
  readResource: Pick<ReadResource, 'show'>
  pictures: Pick<PlacedPictures, 'check'>
}

async function decide(
  resource: ResourceDocument,
  change: ChangeResourceRequest,
  versions: Pick<ResourceVersions, 'find'>,
): Promise<DecidedChange | null> {
  if (change.change === 'put-back') return putBackItem(resource, change, versions)
  const earlier =
    change.change === 'item' ? await earlierItem(resource, change.itemId, change.content, versions) : null
  return decideChange(resource, change, earlier)
}

/** Changes of finished sheets by people. */
export const createChangeResource =
  ({ changeContent, edits, versions, readResource, pictures }: ResourceChangesDependencies) =>
  /** @throws AppError `resources/changed-meanwhile`, and as `ChangeContent` does */
  async (actor: Actor, id: string, change: ChangeResourceRequest): Promise<Resource> => {
    const changed = await changeContent(actor, id, async ({ resource }) => {
      const decided = await decide(resource, change, versions)
      if (!decided) return resource
      if (change.change === 'picture') await checkPicture(actor, resource, change, { pictures, versions })
      const { content, version } = decided
      return version
        ? edits.change(resource, content, { change: version, by: actor.userId })
        : edits.changeQuietly(resource, content)
    })
    return readResource.show(actor, changed)
  }

export type ChangeResource = ReturnType<typeof createChangeResource>
