import { AppError, type DecideItemProposalRequest, type Resource } from '@classeur/contracts'
import type { ResourceEdits } from '@classeur/database'
import type { Actor } from '@classeur/domain/access'
import type { z } from 'zod'
import type { ChangeContent } from '../access/change-resource.ts'
import { requireUnchanged } from '../editing/changed-since.ts'
import { replacedItem, versionOf } from '../editing/decide-change.ts'
import { withPictureOf } from '../editing/edited-item.ts'
import type { ReadResource } from '../reading/read-resource.ts'

export interface DecideProposalDependencies {
  changeContent: ChangeContent
  edits: Pick<ResourceEdits, 'change' | 'changeQuietly'>
  readResource: Pick<ReadResource, 'show'>
  now: () => Date
}

/** Decides about a rewritten item: it takes the place of the item, or the item stays as it is. */
export const createDecideProposal =
  ({ changeContent, edits, readResource, now }: DecideProposalDependencies) =>
  /**
   * @throws AppError `general/not-found` without a waiting proposal, `resources/changed-meanwhile` if the item has
   *   changed since `basedOn`, `resources/item-locked`
   */
  async (
    actor: Actor,
    id: string,
    itemId: string,
    { decision, basedOn }: z.infer<typeof DecideItemProposalRequest>,
  ): Promise<Resource> => {
    const changed = await changeContent(actor, id, async ({ resource }) => {
      const item = resource.items.find((one) => one.id === itemId)
      const waiting = resource.proposals.find((one) => one.itemId === itemId && one.decidedAt === null)
      if (!item || !waiting) throw new AppError('general/not-found')
      const proposals = resource.proposals.map((one) =>
        one === waiting ? { ...one, decidedAt: now() } : one,
      )
      if (decision === 'keep') return edits.changeQuietly(resource, { proposals })
      if (item.locked) throw new AppError('resources/item-locked')
      requireUnchanged(resource, { itemId }, basedOn)
      const accepted = withPictureOf({ ...waiting.proposed, id: itemId, locked: false }, item)
      return edits.change(
        resource,
        { ...replacedItem(resource, accepted), proposals },
        { change: versionOf('accepted', resource, itemId), by: actor.userId },
      )
    })
    return readResource.show(actor, changed)
  }

export type DecideProposal = ReturnType<typeof createDecideProposal>
