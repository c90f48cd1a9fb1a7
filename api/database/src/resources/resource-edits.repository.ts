import type { Connection } from 'mongoose'
import { databaseNow } from '../clock.ts'
import { resourceHeadAfter, resourceHeadOf } from './resource-head.ts'
import { createResourceVersions } from './resource-versions.repository.ts'
import {
  resourceModel,
  type ResourceDocument,
  type ResourceHead,
  type StoredItemProposal,
} from './resource.model.ts'

/** What a change replaces; the rest stays. */
export type ResourceContent = Partial<
  Pick<ResourceDocument, 'title' | 'intro' | 'items' | 'notes' | 'proposals' | 'changed'>
>

export type NewItemProposal = Omit<StoredItemProposal, 'createdAt' | 'decidedAt'>

/**
 * Edits of resources that exist. Each is written on condition that nobody has changed the resource since it was read:
 * the methods return null in this case, and the caller reads it and decides again. So no edit is lost, also when a
 * process ends between the record of the version and the change.
 */
export function createResourceEdits(connection: Connection) {
  const model = resourceModel(connection)
  const versions = createResourceVersions(connection)
  const write = (
    { _id, revision }: ResourceDocument,
    set: ResourceContent & { head?: ResourceHead },
  ): Promise<ResourceDocument | null> =>
    model.findOneAndUpdate(
      { _id, deletedAt: null, revision },
      { $set: { ...set, revision: revision + 1 } },
      { returnDocument: 'after', lean: true },
    )

  return {
    /** A change that belongs to a version: records the one that it replaces first. */
    async change(
      resource: ResourceDocument,
      content: ResourceContent,
      change: Pick<ResourceHead, 'change' | 'by'>,
    ): Promise<ResourceDocument | null> {
      const current = resourceHeadOf(resource)
      const head = resourceHeadAfter(current, change, databaseNow(connection))
      if (head.number > current.number) await versions.record(resource)
      return write(resource, { ...content, head })
    },

    /** A change that belongs to no version, such as a lock. */
    changeQuietly: write,

    /**
     * Stores a rewritten item in place of an earlier proposal for it; null if somebody changed the resource meanwhile.
     * A worker that is started again can repeat it: a proposal that has been decided since stays decided.
     */
    async putProposal(
      resource: ResourceDocument,
      proposal: NewItemProposal,
    ): Promise<ResourceDocument | null> {
      const { generationId, itemId } = proposal
      if (resource.proposals.some((stored) => stored.generationId === generationId)) return resource
      const others = resource.proposals.filter((stored) => stored.itemId !== itemId)
      const waiting = { ...proposal, createdAt: databaseNow(connection), decidedAt: null }
      return write(resource, { proposals: [...others, waiting] })
    },
  }
}

export type ResourceEdits = ReturnType<typeof createResourceEdits>
