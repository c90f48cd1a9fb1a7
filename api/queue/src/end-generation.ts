import {
  closeLedger,
  addGeneratedImage,
  addGeneratedSheet,
  addResourceChildren,
  payerOf,
  type CreditLedger,
  type Generation,
  type GenerationFamily,
  type GenerationQueries,
  type GenerationRepository,
  type ImageRepository,
  type LessonPlanRepository,
  type ResourceRepository,
} from '@classeur/database'
import { isFinalState } from '@classeur/contracts'
import { areChildrenOver } from '@classeur/domain/credits'
import { dispatchOwner } from './dispatch-owner.ts'
import type { GenerationQueues } from './generation-queues.ts'
import { publishGeneration } from './publish-generation.ts'

export interface EndingDependencies {
  generations: Pick<GenerationRepository, 'markSettled' | 'end'>
  queries: Pick<GenerationQueries, 'listAllowed'>
  family: GenerationFamily
  ledger: Pick<CreditLedger, 'settle' | 'capture'>
  lessonPlans: Pick<LessonPlanRepository, 'dismissWriter' | 'endRewrite'>
  resources: Pick<ResourceRepository, 'admitWriter' | 'writeSheet' | 'insertOnce' | 'continueWith'>
  images: Pick<ImageRepository, 'insertOnce'>
  queues: Pick<GenerationQueues, 'publish' | 'add'>
}

/**
 * Completes a generation that has reached a final state: revokes its right to write, stores its picture or
 * its sheet, closes its ledger, brings its parent up to date, publishes the end, and enqueues the owner's next generation. The end
 * of a parent ends its children first. Safe to repeat; after an interruption, the reconciler repeats it.
 */
export async function afterEnd(deps: EndingDependencies, ended: Generation): Promise<void> {
  const closed = ended.children ? await endChildren(deps, ended) : ended
  await complete(deps, closed)
}

async function complete(deps: EndingDependencies, ended: Generation): Promise<void> {
  const id = String(ended._id)
  await Promise.all([
    ended.lessonPlanId ? endWork(deps, ended, ended.lessonPlanId) : undefined,
    addGeneratedSheet(deps.resources, ended),
    addGeneratedImage(deps.images, ended),
    closeLedger(deps.ledger, ended),
  ])
  if (ended.parentId !== undefined) await followParent(deps, ended.parentId)
  await Promise.all([
    deps.generations.markSettled(id),
    publishGeneration(deps.queues, ended),
    dispatchOwner(deps.queries, deps.queues, ended.ownerId, ended.ownerLimit),
  ])
}

const endWork = ({ lessonPlans }: EndingDependencies, { _id, kind }: Generation, lessonPlanId: string) =>
  kind === 'lesson-section'
    ? lessonPlans.endRewrite(lessonPlanId)
    : lessonPlans.dismissWriter(lessonPlanId, String(_id))

/**
 * Brings a parent up to date after one of its children has changed: its progress, its charge, and its end if it was the
 * last child. Safe to repeat.
 */
export async function followParent(deps: EndingDependencies, parentId: string): Promise<void> {
  const followed = await deps.family.follow(parentId)
  if (!followed) return
  const { parent, changed } = followed
  if (isFinalState(parent.state)) {
    // While children of a cancelled parent are being ended, the one who ends them closes the ledger.
    if (!parent.settledAt && areChildrenOver(parent.children)) await complete(deps, parent)
    return
  }
  const { charged } = parent.children
  const creditsChanged = charged > 0 && (await deps.ledger.capture(payerOf(parent), parentId, charged))
  if (changed) await publishGeneration(deps.queues, parent, { creditsChanged })
}

/** Cancels what is unfinished of an ended parent, and returns the parent with the final sum of its children. */
async function endChildren(deps: EndingDependencies, parent: Generation): Promise<Generation> {
  const id = String(parent._id)
  // A request that was interrupted may not have stored all children; a later repeat of it must not start them.
  await addResourceChildren(deps, parent)
  await Promise.all(
    (await deps.family.unfinishedOf(id)).map(async (childId) => {
      const ended = await deps.generations.end(childId, { state: 'cancelled' })
      if (ended) await complete(deps, ended)
    }),
  )
  return (await deps.family.follow(id))?.parent ?? parent
}
