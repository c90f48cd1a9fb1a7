import type { ChangeResourceRequest, Resource } from '@classeur/contracts'
import type { ResourceEdits, ResourceVersions } from '@classeur/database'
import type { Actor } from '@classeur/domain/access'
import type { ChangeContent } from '../access/change-resource.ts'
import type { ReadResource } from '../reading/read-resource.ts'
import { decideChange } from './decide-change.ts'
import { putBackItem } from './put-back-item.ts'

export interface ResourceChangesDependencies {
  changeContent: ChangeContent
  edits: Pick<ResourceEdits, 'change' | 'changeQuietly'>
  versions: Pick<ResourceVersions, 'find'>
  readResource: Pick<ReadResource, 'show'>
}

/** Changes of finished sheets by people. */
export const createChangeResource =
  ({ changeContent, edits, versions, readResource }: ResourceChangesDependencies) =>
  /** @throws AppError `resources/changed-meanwhile`, and as `ChangeContent` does */
  async (actor: Actor, id: string, change: ChangeResourceRequest): Promise<Resource> => {
    const changed = await changeContent(actor, id, async ({ resource }) => {
      const decided =
        change.change === 'put-back'
          ? await putBackItem(resource, change, versions)
          : decideChange(resource, change)
      if (!decided) return resource
      const { content, version } = decided
      return version
        ? edits.change(resource, content, { change: version, by: actor.userId })
        : edits.changeQuietly(resource, content)
    })
    return readResource.show(actor, changed)
  }

export type ChangeResource = ReturnType<typeof createChangeResource>
