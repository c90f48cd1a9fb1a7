import { AppError } from '@classeur/contracts'
import { retryOnConflict, type ResourceDocument } from '@classeur/database'
import type { Actor } from '@classeur/domain/access'
import type { AnnounceResource } from '../../../realtime/announce-resource.ts'
import type { OpenedResource, OpenResource } from './resource-access.ts'

/** Several people can change a sheet at once; each conflict means that one of them succeeded. */
const mostTries = 30
const longestPauseMs = (tries: number) => 5 * tries

export interface ChangeContentDependencies {
  openResource: OpenResource
  announce: AnnounceResource
}

/** Writes a change: returns the changed resource, the same if there is nothing to change, null after a conflict. */
export type DecideResourceChange = (opened: OpenedResource) => Promise<ResourceDocument | null>

/**
 * Changes the content of a finished sheet and notifies everybody who may have it open. `decide` gets the resource as it
 * is now, and again after each conflict.
 */
export const createChangeContent =
  ({ openResource, announce }: ChangeContentDependencies) =>
  /** @throws AppError as `OpenResource` does; `resources/not-written` while the sheet is being made */
  async (actor: Actor, id: string, decide: DecideResourceChange): Promise<OpenedResource> =>
    retryOnConflict<OpenedResource>(
      async () => {
        const opened = await openResource(actor, 'resource:change', id, { write: true })
        if (opened.resource.writtenAt === null) throw new AppError('resources/not-written')
        const resource = await decide(opened)
        if (!resource) return 'conflict'
        if (resource !== opened.resource) announce(resource, opened.schoolClass)
        return { ...opened, resource }
      },
      { mostTries, longestPauseMs, otherwise: () => new AppError('general/unavailable') },
    )

export type ChangeContent = ReturnType<typeof createChangeContent>
