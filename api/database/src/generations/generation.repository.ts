import {
  generationKinds,
  type CodedError,
  type GenerationKind,
  type GenerationStage,
  type GenerationState,
  type GeneratorInfo,
  type LessonObjective,
} from '@classeur/contracts'
import mongoose, { type Connection, type Types } from 'mongoose'
import { databaseNow } from '../clock.ts'
import { isDuplicateKey } from '../duplicate-key.ts'
import { createGroup } from '../grouped/create-group.ts'
import { createGroupedChange, type Change } from '../grouped/grouped-change.ts'
import { createGroupedFind } from '../grouped/grouped-find.ts'
import { createGroupedInsert } from '../grouped/grouped-insert.ts'
import type { GeneratedImageFiles } from '../images/image.model.ts'
import { generationModel, type Generation } from './generation.model.ts'

const { ObjectId } = mongoose.Types
const unfinished = { $in: ['queued', 'active'] satisfies GenerationState[] }
const accepted = { $ne: null }
/** The fence: holds for the attempt that was started last, and only until the generation is over. */
const running = (attempt: number) => ({ state: 'active', attempt })

export type NewGeneration = Pick<
  Generation,
  | 'ownerId'
  | 'kind'
  | 'title'
  | 'requestHash'
  | 'input'
  | 'lessonPlanId'
  | 'retryOf'
  | 'step'
  | 'doneAtStart'
  | 'price'
  | 'ownerLimit'
  | 'orderMs'
  | 'paid'
> & { id: string; requestId?: string | null }

/** What an attempt may change while it runs. */
export interface GenerationProgress {
  stage?: GenerationStage
  percent?: number
  stepDone?: number
  draftJson?: string | null
  generator?: GeneratorInfo
  strayFiles?: true
}

export interface GenerationEnd {
  state: Exclude<GenerationState, 'queued' | 'active'>
  error?: CodedError | null
  objectives?: LessonObjective[]
  image?: GeneratedImageFiles
  generator?: GeneratorInfo
  /** Parts that are there at the end; what it was last told when left out. */
  stepDone?: number
}

/** What is not said of a new generation. */
const initially = {
  requestId: null,
  percent: 0,
  attempt: 0,
  seq: 0,
  draftJson: null,
  objectives: null,
  image: null,
  generator: null,
  error: null,
  reservedAt: null,
  startedAt: null,
  deadlineAt: null,
  heartbeatAt: null,
  finishedAt: null,
  settledAt: null,
} satisfies Partial<Generation>

/**
 * State transitions of a generation. Every write of a running attempt is fenced by its number. What many ask for at
 * the same time goes to the database in groups, by the driver itself: this is the path of every job.
 */
export function createGenerationRepository(connection: Connection) {
  const now = () => databaseNow(connection)
  const { collectionName } = generationModel(connection).collection
  const collection = connection.collection<Generation>(collectionName)
  const insert = createGroupedInsert<Generation>(connection, collectionName)
  const change = createGroupedChange<Generation>(connection, collectionName)
  const find = createGroupedFind<Generation, Types.ObjectId>(connection, collectionName, '_id')
  const markSettled = createGroup<string, void>({
    isShared: () => true,
    async run(ids) {
      const filter = { _id: { $in: ids.map((id) => new ObjectId(id)) } }
      await collection.updateMany(filter, { $set: { settledAt: now() } })
      return ids.map(() => ({ value: undefined }))
    },
  })
  const changeById = (id: string, condition: Change['condition'], update: Change['update']) =>
    change({ id: new ObjectId(id), condition, update })

  const endUpdate = ({ state, error = null, objectives, image, generator, stepDone }: GenerationEnd) => ({
    $inc: { seq: 1 },
    $set: {
      state,
      stage: 'done' as const,
      error,
      draftJson: null,
      heartbeatAt: null,
      finishedAt: now(),
      ...(objectives && { objectives }),
      ...(image && { image }),
      ...(generator && { generator }),
      ...(stepDone !== undefined && { 'step.done': stepDone }),
      ...(state === 'completed' && { percent: 100 }),
    },
  })

  return {
    /** Inserts, or returns null when the same request was inserted before. */
    async insert({ id, ...fields }: NewGeneration): Promise<Generation | null> {
      const insertedAt = now()
      const document: Generation = {
        ...initially,
        ...fields,
        requestId: fields.requestId ?? null,
        _id: new ObjectId(id),
        state: 'queued',
        stage: 'waiting',
        createdAt: insertedAt,
        checkedAt: insertedAt,
      }
      try {
        await insert(document)
        return document
      } catch (error) {
        if (isDuplicateKey(error)) return null
        throw error
      }
    },

    async findById(id: string): Promise<Generation | null> {
      return (await find(new ObjectId(id)))[0] ?? null
    },

    /** The credits are reserved: from now on it will be carried out. Null when it is gone. */
    markReserved: (id: string) => changeById(id, {}, { $set: { reservedAt: now() } }),

    /** Takes back what was never accepted. */
    async deleteUnreserved(id: string): Promise<void> {
      await collection.deleteOne({ _id: new ObjectId(id), reservedAt: null })
    },

    /** Begins the next attempt, or returns null when there is nothing to do any more. */
    async claim(id: string, kind: GenerationKind, maxStarts: number): Promise<Generation | null> {
      const claimedAt = now()
      const claimable = { state: unfinished, reservedAt: accepted, attempt: { $lt: maxStarts } }
      const begin = {
        state: 'active' as const,
        stage: 'checking' as const,
        heartbeatAt: claimedAt,
        draftJson: null,
        error: null,
        checkedAt: claimedAt,
      }
      const again = { $inc: { attempt: 1, seq: 1 }, $set: begin }
      const deadlineAt = new Date(claimedAt.getTime() + generationKinds[kind].timeLimitMs)
      const first = { $inc: again.$inc, $set: { ...begin, startedAt: claimedAt, deadlineAt } }
      return (
        (await changeById(id, { ...claimable, startedAt: null }, first)) ??
        (await changeById(id, { ...claimable, startedAt: accepted }, again))
      )
    },

    /**
     * Makes progress visible; null when this attempt is not the running one any more. `percent` never falls.
     * `events` is how many events will tell of it, each with a `seq` of its own.
     */
    progress: (id: string, attempt: number, progress: GenerationProgress, events = 1) => {
      const { percent, stepDone, ...set } = progress
      return changeById(id, running(attempt), {
        $inc: { seq: events },
        $set: { ...set, ...(stepDone !== undefined && { 'step.done': stepDone }), heartbeatAt: now() },
        ...(percent !== undefined && { $max: { percent } }),
      })
    },

    /** Says that the attempt is alive; false when it has been superseded or ended from outside. */
    async heartbeat(id: string, attempt: number): Promise<boolean> {
      return (await changeById(id, running(attempt), { $set: { heartbeatAt: now() } })) !== null
    },

    /** Hands an attempt back to the queue (shutdown, or a fault that passes). */
    handBack: (id: string, attempt: number, stage: GenerationStage) =>
      changeById(id, running(attempt), {
        $inc: { seq: 1 },
        $set: { state: 'queued', stage, draftJson: null, heartbeatAt: null, checkedAt: now() },
      }),

    /** Ends the running attempt; null when it is not the running one any more. */
    finish: (id: string, attempt: number, end: GenerationEnd) =>
      changeById(id, running(attempt), endUpdate(end)),

    /** Ends it from outside, whoever runs it (cancel, watchdog); null when it was already over. */
    end: (id: string, end: GenerationEnd) => changeById(id, { state: unfinished }, endUpdate(end)),

    markSettled,
  }
}

export type GenerationRepository = ReturnType<typeof createGenerationRepository>
