import { isFinalState, isOurFault, type GenerationState } from '@classeur/contracts'
import { areChildrenOver, endOfParent, retryPriceOf, sumOfChildren } from '@classeur/domain/credits'
import mongoose, { type Connection } from 'mongoose'
import { databaseNow } from '../clock.ts'
import { isDuplicateKey } from '../duplicate-key.ts'
import { createGroupedInsert } from '../grouped/grouped-insert.ts'
import { retryOnConflict } from '../retry-on-conflict.ts'
import { generationIdFor } from './generation-id.ts'
import { generationModel, type ChildrenOfGeneration, type Generation } from './generation.model.ts'
import { initially } from './new-generation.ts'

const { ObjectId } = mongoose.Types
const unfinished = { $in: ['queued', 'active'] satisfies GenerationState[] }
/** Children end at about the same time; each try sees at least one more of them. */
const busyFamily = {
  mostTries: 100,
  longestPauseMs: (tries: number) => Math.min(tries * 2, 20),
  otherwise: () => new Error('the parent was busy for too long'),
}
/** How far the children of one request are apart in the queue, so that a batch of sixty lets others pass. */
const orderStepMs = 1000

/** The id of a child follows from its parent and its position, as the id of a parent follows from its request. */
export const childIdFor = (parentId: string, position: number): string =>
  generationIdFor(parentId, `child:${String(position)}`)

/** One child of a parent; the rest follows from the parent. */
export type NewChild = Pick<Generation, 'kind' | 'title' | 'input' | 'price' | 'retryOf'> & {
  position: number
}

/** What a parent needs to know about its children. */
export type Child = Omit<Generation, 'input' | 'sheet'>
const projection = { input: 0, sheet: 0 }

/** A generation that is made of others. */
export type ParentGeneration = Generation & { children: ChildrenOfGeneration }
const isParent = (generation: Generation | null): generation is ParentGeneration =>
  generation?.children !== undefined

/** A parent as it is now, and whether this call has changed it. */
export interface Followed {
  parent: ParentGeneration
  changed: boolean
}

/** Generations that are made of others. The state of a parent follows from its children. */
export function createGenerationFamily(connection: Connection) {
  const { collectionName } = generationModel(connection).collection
  const collection = connection.collection<Generation>(collectionName)
  const insert = createGroupedInsert<Generation>(connection, collectionName)

  const childrenOf = (parentId: string): Promise<Child[]> =>
    collection.find<Child>({ parentId }, { projection }).sort({ createdAt: 1, _id: 1 }).toArray()

  async function insertChild(parent: Generation, { position, ...fields }: NewChild): Promise<void> {
    const { ownerId, requestId, requestHash, ownerLimit, orderMs, paid, createdAt } = parent
    const at = databaseNow(connection)
    const document: Generation = {
      ...{ ...initially, ...fields, ownerId, requestId, requestHash, ownerLimit, paid },
      ...{ _id: new ObjectId(childIdFor(String(parent._id), position)), parentId: String(parent._id) },
      ...{ state: 'queued', stage: 'waiting', lessonPlanId: null },
      ...{ step: { done: 0, total: 1 }, doneAtStart: 0 },
      orderMs: orderMs + position * orderStepMs,
      // Children of the same age run in the order of their positions.
      createdAt: new Date(createdAt.getTime() + position),
      ...{ checkedAt: at, reservedAt: at },
    }
    try {
      await insert(document)
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
    }
  }

  return {
    childrenOf,

    /** Inserts children whose credits their parent has reserved. Idempotent. */
    async insertChildren(parent: Generation, children: readonly NewChild[]): Promise<void> {
      await Promise.all(children.map((child) => insertChild(parent, child)))
    },

    /** Marks a parent as running because a child has started; null if it was running or has ended. */
    start: (parentId: string): Promise<Generation | null> =>
      collection.findOneAndUpdate(
        { _id: new ObjectId(parentId), state: 'queued' },
        {
          $set: { state: 'active', stage: 'writing', startedAt: databaseNow(connection) },
          $inc: { seq: 1 },
        },
        { returnDocument: 'after' },
      ),

    /**
     * Brings a parent up to date with its children, and ends it if they are over. Safe to repeat. The condition on `seq`
     * makes sure that a sum of an earlier moment never replaces a later one.
     */
    follow: (parentId: string): Promise<Followed | null> =>
      retryOnConflict(async () => {
        const _id = new ObjectId(parentId)
        const parent = await collection.findOne({ _id })
        if (!isParent(parent)) return null
        const stored = await childrenOf(parentId)
        const children = sumUp(stored, parent.children.total)
        const isOver = areChildrenOver(children)
        const ends = isOver && !isFinalState(parent.state)
        if (isSame(children, parent.children) && !ends) return { parent, changed: false }
        const set = {
          children,
          'step.done': children.kept,
          percent: Math.floor(((children.kept + children.failed) / children.total) * 100),
          ...(ends && endOf(stored, databaseNow(connection))),
        }
        const updated = await collection.findOneAndUpdate(
          { _id, seq: parent.seq },
          { $set: set, $inc: { seq: 1 } },
          { returnDocument: 'after' },
        )
        return isParent(updated) ? { parent: updated, changed: true } : 'conflict'
      }, busyFamily),

    /** The ids of the children that can still be cancelled. */
    async unfinishedOf(parentId: string): Promise<string[]> {
      const ids = collection.find({ parentId, state: unfinished }, { projection: { _id: 1 } })
      return (await ids.toArray()).map(({ _id }) => String(_id))
    },
  }
}

function sumUp(children: readonly Child[], total: number): ChildrenOfGeneration {
  const prices = children.map((child) => retryPriceOf(child, isOurFault)).filter((price) => price !== null)
  const retryPrice = prices.length > 0 ? prices.reduce((sum, price) => sum + price, 0) : null
  return { ...sumOfChildren(children, total), retryPrice }
}

const isSame = (one: ChildrenOfGeneration, other: ChildrenOfGeneration) =>
  one.kept === other.kept &&
  one.failed === other.failed &&
  one.charged === other.charged &&
  one.retryPrice === other.retryPrice

/** The last fields of a parent. Its error is that of the first child that ended like it. */
function endOf(children: readonly Child[], finishedAt: Date): Partial<Generation> {
  const state = endOfParent(children)
  const first = children.find((child) => child.state === state)
  const generator = children.find((child) => child.generator !== null)?.generator ?? null
  return { state, stage: 'done', finishedAt, error: first?.error ?? null, generator }
}

export type GenerationFamily = ReturnType<typeof createGenerationFamily>
