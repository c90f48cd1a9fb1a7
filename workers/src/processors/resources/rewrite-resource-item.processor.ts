import { AppError, ResourceItemInput } from '@classeur/contracts'
import {
  retryOnConflict,
  type NewItemProposal,
  type ResourceEdits,
  type ResourceRepository,
} from '@classeur/database'
import { seedOf } from '@classeur/domain/item-families'
import { restoreNames } from '@classeur/domain/lesson-plans'
import type { ResourceGenerator } from '../../ai/resource-generator.ts'
import type { GenerationProcessor } from '../../runtime/generation-context.ts'
import { createRefuseFlagged, type FlagDependencies } from '../refuse-flagged.ts'
import { refusedRequest } from '../refused-request.ts'
import type { WriteAccess } from '../write-access.ts'

/** Somebody who edits the sheet meanwhile changes its revision. */
const storing = { mostTries: 50, otherwise: () => new AppError('generations/internal') }

interface RewriteDependencies extends FlagDependencies {
  resource: ResourceGenerator
  resources: Pick<ResourceRepository, 'findById'>
  edits: Pick<ResourceEdits, 'putProposal'>
  access: Pick<WriteAccess, 'requireResource'>
}

/**
 * Writes a new version of one item as a proposal; the teacher decides about it. An item that is locked or gone by now is
 * left alone, for free. Storing the same generation's proposal again changes nothing, so a restart starts over.
 */
export function createRewriteResourceItem(deps: RewriteDependencies): GenerationProcessor {
  return async ({ generation, signal, report }) => {
    const input = ResourceItemInput.parse(generation.input)
    const { resourceId, itemId, brief, item, others, wish, outgoingWish, outgoing, pseudonyms } = input
    const generationId = String(generation._id)
    const requireAccess = () => deps.access.requireResource(generation, 'resource:change', resourceId)
    const refuseFlagged = createRefuseFlagged(deps, { generation, signal })
    await report.stage('checking')
    await requireOpenItem(deps, resourceId, itemId)
    await requireAccess()
    await refuseFlagged('generations/prompt-flagged', wish, outgoing === null ? '' : outgoingWish)
    await refuseFlagged('generations/class-data-flagged', '', outgoing ?? '')
    await report.generator(deps.resource.info)
    await report.stage('writing')
    const seed = seedOf(brief.seed, generationId)
    const task = { brief, outgoing, item, others, wish: outgoingWish, seed }
    const written = await deps.resource.rewriteItem(task, signal).catch(refusedRequest(wish.words))
    const proposed = restoreNames(written, pseudonyms)
    await refuseFlagged('generations/output-flagged', proposed, outgoing === null ? '' : written)
    await requireAccess()
    signal.throwIfAborted()
    const before = restoreNames(item, pseudonyms)
    await putProposal(deps, resourceId, { generationId, itemId, wish, before, proposed })
    await report.part(1)
    return {}
  }
}

/** @throws AppError `generations/item-unavailable` if the item is gone or locked */
async function requireOpenItem({ resources }: RewriteDependencies, resourceId: string, itemId: string) {
  const resource = await resources.findById(resourceId)
  const item = resource?.deletedAt === null ? resource.items.find(({ id }) => id === itemId) : undefined
  if (!resource || !item || item.locked) throw new AppError('generations/item-unavailable')
  return resource
}

const putProposal = (
  deps: RewriteDependencies,
  resourceId: string,
  proposal: NewItemProposal,
): Promise<void> =>
  retryOnConflict(async () => {
    const resource = await requireOpenItem(deps, resourceId, proposal.itemId)
    return (await deps.edits.putProposal(resource, proposal)) ? undefined : 'conflict'
  }, storing)
