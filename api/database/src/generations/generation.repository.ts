import {
  generationKinds,
  type CodedError,
  type GenerationKind,
  type GenerationStage,
  type GenerationState,
  type GeneratorInfo,
  type LessonObjective,
} from '@classeur/contracts'
import mongoose, { type Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import type { GeneratedImageFiles } from '../images/image.model.ts'
import { generationModel, type Generation } from './generation.model.ts'

const { trusted } = mongoose
const unfinished = trusted({ $in: ['queued', 'active'] satisfies GenerationState[] })
const accepted = trusted({ $ne: null })

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
}

/** State transitions of a generation. Every write of a running attempt is fenced by its number. */
export function createGenerationRepository(connection: Connection) {
  const model = generationModel(connection)
  const after = { returnDocument: 'after', lean: true } as const

  const endUpdate = ({ state, error = null, objectives, image }: GenerationEnd) => ({
    $inc: { seq: 1 },
    $set: {
      state,
      stage: 'done' as const,
      error,
      draftJson: null,
      heartbeatAt: null,
      finishedAt: new Date(),
      ...(objectives && { objectives }),
      ...(image && { image }),
      ...(state === 'completed' && { percent: 100 }),
    },
  })

  return {
    /** Inserts, or returns null when the same request was inserted before. */
    async insert({ id, ...fields }: NewGeneration): Promise<Generation | null> {
      const now = new Date()
      try {
        const document = await model.create({
          ...fields,
          _id: id,
          state: 'queued',
          stage: 'waiting',
          createdAt: now,
          checkedAt: now,
        })
        return document.toObject()
      } catch (error) {
        if (isDuplicateKey(error)) return null
        throw error
      }
    },

    findById: (id: string) => model.findById(id).lean<Generation>(),

    /** The credits are reserved: from now on it will be carried out. Null when it is gone. */
    markReserved: (id: string) =>
      model.findOneAndUpdate(
        { _id: id },
        { $set: { reservedAt: new Date() } },
        after,
      ) as Promise<Generation | null>,

    /** Takes back what was never accepted. */
    async deleteUnreserved(id: string): Promise<void> {
      await model.deleteOne({ _id: id, reservedAt: null })
    },

    /** Begins the next attempt, or returns null when there is nothing to do any more. */
    async claim(id: string, kind: GenerationKind, maxStarts: number): Promise<Generation | null> {
      const now = new Date()
      const claimable = {
        _id: id,
        state: unfinished,
        reservedAt: accepted,
        attempt: trusted({ $lt: maxStarts }),
      }
      const begin = {
        state: 'active' as const,
        stage: 'checking' as const,
        heartbeatAt: now,
        draftJson: null,
        error: null,
        checkedAt: now,
      }
      const again = { $inc: { attempt: 1, seq: 1 }, $set: begin }
      const deadlineAt = new Date(now.getTime() + generationKinds[kind].timeLimitMs)
      const first = { $inc: again.$inc, $set: { ...begin, startedAt: now, deadlineAt } }
      return (
        (await model.findOneAndUpdate({ ...claimable, startedAt: null }, first, after)) ??
        (await model.findOneAndUpdate({ ...claimable, startedAt: accepted }, again, after))
      )
    },

    /** Makes progress visible; null when this attempt is not the running one any more. `percent` never falls. */
    progress: (id: string, attempt: number, progress: GenerationProgress) => {
      const { percent, stepDone, ...set } = progress
      return model.findOneAndUpdate(
        { _id: id, state: 'active', attempt },
        {
          $inc: { seq: 1 },
          $set: { ...set, ...(stepDone !== undefined && { 'step.done': stepDone }), heartbeatAt: new Date() },
          ...(percent !== undefined && { $max: { percent } }),
        },
        after,
      ) as Promise<Generation | null>
    },

    /** Says that the attempt is alive; false when it has been superseded or ended from outside. */
    async heartbeat(id: string, attempt: number): Promise<boolean> {
      const result = await model.updateOne(
        { _id: id, state: 'active', attempt },
        { $set: { heartbeatAt: new Date() } },
      )
      return result.matchedCount === 1
    },

    /** Hands an attempt back to the queue (shutdown, or a fault that passes). */
    handBack: (id: string, attempt: number, stage: GenerationStage) =>
      model.findOneAndUpdate(
        { _id: id, state: 'active', attempt },
        {
          $inc: { seq: 1 },
          $set: { state: 'queued', stage, draftJson: null, heartbeatAt: null, checkedAt: new Date() },
        },
        after,
      ) as Promise<Generation | null>,

    /** Ends the running attempt; null when it is not the running one any more. */
    finish: (id: string, attempt: number, end: GenerationEnd) =>
      model.findOneAndUpdate(
        { _id: id, state: 'active', attempt },
        endUpdate(end),
        after,
      ) as Promise<Generation | null>,

    /** Ends it from outside, whoever runs it (cancel, watchdog); null when it was already over. */
    end: (id: string, end: GenerationEnd) =>
      model.findOneAndUpdate(
        { _id: id, state: unfinished },
        endUpdate(end),
        after,
      ) as Promise<Generation | null>,

    async markSettled(id: string): Promise<void> {
      await model.updateOne({ _id: id }, { $set: { settledAt: new Date() } })
    },
  }
}

export type GenerationRepository = ReturnType<typeof createGenerationRepository>
