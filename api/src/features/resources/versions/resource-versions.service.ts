import {
  AppError,
  type Resource,
  type ResourceVersion,
  type ResourceVersionList,
  type RestoreResourceVersionRequest,
} from '@classeur/contracts'
import type { ResourceEdits, ResourceVersions } from '@classeur/database'
import type { Actor } from '@classeur/domain/access'
import type { z } from 'zod'
import type { ChangeContent } from '../access/change-resource.ts'
import { recheckItems } from '../access/recheck-items.ts'
import type { OpenResource } from '../access/resource-access.ts'
import { nowChanged } from '../editing/changed-since.ts'
import { versionOf } from '../editing/decide-change.ts'
import type { ReadResource } from '../reading/read-resource.ts'

const mostListed = 200

export interface ResourceVersionsDependencies {
  openResource: OpenResource
  changeContent: ChangeContent
  versions: Pick<ResourceVersions, 'list' | 'find'>
  edits: Pick<ResourceEdits, 'change'>
  readResource: Pick<ReadResource, 'show'>
  namesOf: (userIds: readonly string[]) => Promise<Map<string, string>>
}

/** The versions of resources, for everybody who may read them; restoring is a change. */
export function createResourceVersionsService(deps: ResourceVersionsDependencies) {
  return {
    async list(actor: Actor, id: string): Promise<z.infer<typeof ResourceVersionList>> {
      const { resource } = await deps.openResource(actor, 'resource:read', id)
      const versions = await deps.versions.list(resource, mostListed)
      const names = await deps.namesOf(versions.map(({ by }) => by))
      return {
        versions: versions.map(({ number, change, by, at }) => ({
          ...{ number, change, by: names.get(by) ?? '' },
          at: at.toISOString(),
        })),
      }
    },

    /** @throws AppError `general/not-found` also for a number without a version */
    async get(actor: Actor, id: string, number: number): Promise<z.infer<typeof ResourceVersion>> {
      const { resource } = await deps.openResource(actor, 'resource:read', id)
      const version = await deps.versions.find(resource, number)
      if (!version) throw new AppError('general/not-found')
      const { title, intro, notes, at } = version
      const items = recheckItems(version.items, resource.language)
      return { number, title, intro, items, notes, at: at.toISOString() }
    },

    /** @throws AppError `resources/changed-meanwhile` if the sheet isn't at the revision `basedOn` any more */
    async restore(
      actor: Actor,
      id: string,
      number: number,
      { basedOn }: z.infer<typeof RestoreResourceVersionRequest>,
    ): Promise<Resource> {
      const restored = await deps.changeContent(actor, id, async ({ resource }) => {
        if (resource.revision !== basedOn) throw new AppError('resources/changed-meanwhile')
        const version = await deps.versions.find(resource, number)
        if (!version) throw new AppError('general/not-found')
        const { title, intro, items, notes } = version
        const changed = nowChanged(resource, {
          ...{ text: true, order: true },
          itemIds: [...resource.items, ...items].map((item) => item.id),
          notesOf: notes.map(({ studentId }) => studentId),
        })
        const change = versionOf('restored', resource, null, number)
        return deps.edits.change(
          resource,
          { title, intro, items, notes, changed },
          { change, by: actor.userId },
        )
      })
      return deps.readResource.show(actor, restored)
    },
  }
}

export type ResourceVersionsService = ReturnType<typeof createResourceVersionsService>
