import {
  AppError,
  generationKinds,
  type GenerationAccepted,
  type Generators,
  type ResourceItemInput,
  type ResourceSheetInput,
  type RewriteItemRequest,
} from '@classeur/contracts'
import { generationIdFor, type Generation, type GenerationRepository } from '@classeur/database'
import type { Actor } from '@classeur/domain/access'
import { remakeItem, seedOf } from '@classeur/domain/item-families'
import type { z } from 'zod'
import type { AcceptGeneration } from '../../../generation-orders/generation-order.ts'
import type { OpenResource } from '../access/resource-access.ts'
import type { ReadOutgoingItem } from './outgoing-item.ts'

export interface RequestItemDependencies {
  openResource: OpenResource
  generations: Pick<GenerationRepository, 'findById'>
  listItemRewrites: (resourceId: string) => Promise<Generation[]>
  outgoingItem: ReadOutgoingItem
  acceptGeneration: AcceptGeneration
  generators: Pick<Generators, 'text'>
}

const { priceCredits: price, parts: total } = generationKinds['resource-item']
const titleLength = 120

/** Whether the item can be made anew without a model. The worker makes the same item from the same seed. */
function canRemake(input: ResourceItemInput, generationId: string): boolean {
  const { item, wish, brief, others } = input
  const seed = seedOf(brief.seed, generationId)
  return wish.words === '' && remakeItem(item, wish.direction, brief, seed, others) !== null
}

/** Requests rewritten items. Each is a generation, whose result is a proposal. */
export const createRequestItem =
  (deps: RequestItemDependencies) =>
  /**
   * @throws AppError as `OpenResource` does, `resources/not-written`, `resources/item-locked`,
   *   `resources/rewrite-running`, `resources/cannot-make`, and the errors of accepting a generation
   */
  async (
    actor: Actor,
    id: string,
    itemId: string,
    { requestKey, wish }: z.infer<typeof RewriteItemRequest>,
  ): Promise<GenerationAccepted> => {
    const { resource } = await deps.openResource(actor, 'resource:change', id, { write: true })
    const { examId, classId, title } = resource
    const made = await deps.generations.findById(resource.generationId)
    if (!resource.writtenAt || !made) throw new AppError('resources/not-written')
    const stored = resource.items.find((one) => one.id === itemId)
    if (!stored) throw new AppError('general/not-found')
    // The picture stays with the item, whatever its text becomes.
    const { imageId: _imageId, ...item } = stored
    if (item.locked) throw new AppError('resources/item-locked')
    const generationId = generationIdFor(actor.userId, requestKey)
    const running = (await deps.listItemRewrites(id)).filter(
      (one) => (one.input as ResourceItemInput).itemId === itemId && String(one._id) !== generationId,
    )
    if (running.length > 0) throw new AppError('resources/rewrite-running')
    const { brief } = made.input as ResourceSheetInput
    const sent = await deps.outgoingItem({ ownerId: actor.userId, resource, brief, item, wish })
    const ids = { examId, markId: examId, classId, resourceId: id, itemId }
    const input: ResourceItemInput = { ...ids, wish, brief, ...sent }
    if (deps.generators.text === 'sample' && !canRemake(input, generationId))
      throw new AppError('resources/cannot-make')
    return deps.acceptGeneration(actor, {
      ...{ kind: 'resource-item', requestKey, input, price, asked: { resourceId: id, itemId, wish } },
      title: Array.from(title).slice(0, titleLength).join(''),
      step: { done: 0, total },
    })
  }

export type RequestItem = ReturnType<typeof createRequestItem>
