import {
  deadlineOf,
  parentKinds,
  type CodedError,
  type GenerationKind,
  type GenerationStage,
  type GenerationState,
  type GeneratorInfo,
  type LessonObjective,
} from '@classeur/contracts'
import { noChildrenYet, type CreditAccount } from '@classeur/domain/credits'
import mongoose, { type Connection, type Types } from 'mongoose'
import { databaseNow } from '../clock.ts'
import { isDuplicateKey } from '../duplicate-key.ts'
import { createGroup } from '../grouped/create-group.ts'
import { createGroupedChange, type Change } from '../grouped/grouped-change.ts'
import { createGroupedFind } from '../grouped/grouped-find.ts'
import { createGroupedInsert } from '../grouped/grouped-insert.ts'
import { initially, type NewGeneration } from './new-generation.ts'
import type { GeneratedImageFiles } from '../images/image.model.ts'
import {
  generationModel,
  type GeneratedDocument,
  type Generation,
  type WrittenSheet,
} from './generation.model.ts'
import { refuseSecondRewrite } from './refuse-second-rewrite.ts'

const { ObjectId } = mongoose.Types
const unfinished = { $in: ['queued', 'active'] satisfies GenerationState[] }
const accepted = { $ne: null }
/** The fence: matches only the attempt that was started last, and only until the generation ends. */
const running = (attempt: number) => ({ state: 'active', attempt })

/** The fields that a running attempt may change. */
export interface GenerationProgress {
  stage?: GenerationStage
  percent?: number
  stepDone?: number
  draftJson?: string | null
  generator?: GeneratorInfo
  strayFiles?: true
  /** See `deadlineOf`. */
  deadlineAt?: Date
}

export interface GenerationEnd {
  state: Exclude<GenerationState, 'queued' | 'active'>
  error?: CodedError | null
  objectives?: LessonObjective[]
  image?: GeneratedImageFiles
  document?: GeneratedDocument
  sheet?: WrittenSheet
  generator?: GeneratorInfo
  /** Number of finished parts at the end; default: the last reported number. */
  stepDone?: number
}

/**
 * State transitions of a generation. Every write of a running attempt is fenced by its number. The driver sends many
 * concurrent writes to the database in groups, because every job uses this path.
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

  const endUpdate = ({
    state,
    error = null,
    objectives,
    image,
    document,
    sheet,
    generator,
    stepDone,
  }: GenerationEnd) => ({
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
      ...(document && { document }),
      ...(sheet && { sheet }),
      ...(generator && { generator }),
      ...(stepDone !== undefined && { 'step.done': stepDone }),
      ...(state === 'completed' && { percent: 100 }),
    },
  })

  return {
    /**
     * Inserts a generation; returns null if the same request was inserted before.
     * @throws AppError `lesson-plans/rewrite-running`, `resources/rewrite-running`
     */
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
        ...(parentKinds.includes(fields.kind) && {
          children: { ...noChildrenYet(fields.step.total), retryPrice: null },
        }),
      }
      try {
        await insert(document)
        return document
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
        await refuseSecondRewrite(error, async () => (await find(document._id)).length > 0)
        return null
      }
    },

    /**
     * Records a flagged request that was refused before credits were reserved, so that it counts towards the person's
     * flagged requests. No list shows it, because it was never accepted. Idempotent.
     */
    async insertRefused({ id, ...fields }: NewGeneration, error: CodedError): Promise<void> {
      const refusedAt = now()
      const document: Generation = {
        ...initially,
        ...fields,
        ...{ requestId: fields.requestId ?? null, _id: new ObjectId(id), error },
        ...{ state: 'flagged', stage: 'done' },
        ...{ createdAt: refusedAt, checkedAt: refusedAt, finishedAt: refusedAt, settledAt: refusedAt },
      }
      try {
        await insert(document)
      } catch (error_) {
        if (!isDuplicateKey(error_)) throw error_
      }
    },

    async findById(id: string): Promise<Generation | null> {
      return (await find(new ObjectId(id)))[0] ?? null
    },

    /** Marks the credits as reserved, so that the generation will be carried out; returns null if it no longer exists. */
    markReserved: (id: string, payerId?: CreditAccount) =>
      changeById(id, {}, { $set: { reservedAt: now(), ...(payerId !== undefined && { payerId }) } }),

    /** Deletes a generation that was never accepted. */
    async deleteUnreserved(id: string): Promise<void> {
      await collection.deleteOne({ _id: new ObjectId(id), reservedAt: null })
    },

    /** Starts the next attempt; returns null if there is nothing left to do. */
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
      const deadlineAt = deadlineOf(kind, claimedAt, claimedAt)
      const first = { $inc: again.$inc, $set: { ...begin, startedAt: claimedAt, deadlineAt } }
      return (
        (await changeById(id, { ...claimable, startedAt: null }, first)) ??
        (await changeById(id, { ...claimable, startedAt: accepted }, again))
      )
    },

    /**
     * Stores progress; returns null if this attempt is no longer the running one. `percent` never decreases.
     * `events` is the number of events that will report it, each with its own `seq`.
     */
    progress: (id: string, attempt: number, progress: GenerationProgress, events = 1) => {
      const { percent, stepDone, ...set } = progress
      return changeById(id, running(attempt), {
        $inc: { seq: events },
        $set: { ...set, ...(stepDone !== undefined && { 'step.done': stepDone }), heartbeatAt: now() },
        ...(percent !== undefined && { $max: { percent } }),
      })
    },

    /** Records a heartbeat of the attempt; returns false if it was superseded or ended elsewhere. */
    async heartbeat(id: string, attempt: number): Promise<boolean> {
      return (await changeById(id, running(attempt), { $set: { heartbeatAt: now() } })) !== null
    },

    /** Returns an attempt to the queue, on shutdown or after a transient failure. */
    handBack: (id: string, attempt: number, stage: GenerationStage) =>
      changeById(id, running(attempt), {
        $inc: { seq: 1 },
        $set: { state: 'queued', stage, draftJson: null, heartbeatAt: null, checkedAt: now() },
      }),

    /** Ends the running attempt; returns null if it is no longer the running one. */
    finish: (id: string, attempt: number, end: GenerationEnd) =>
      changeById(id, running(attempt), endUpdate(end)),

    /** Ends a generation regardless of its attempt (cancel, watchdog); returns null if it had already ended. */
    end: (id: string, end: GenerationEnd) => changeById(id, { state: unfinished }, endUpdate(end)),

    markSettled,
  }
}

export type GenerationRepository = ReturnType<typeof createGenerationRepository>
