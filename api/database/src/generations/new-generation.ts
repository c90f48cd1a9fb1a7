import type { Generation } from './generation.model.ts'

/** What a request gives a new generation. */
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
  | 'payerId'
  | 'ownerLimit'
  | 'orderMs'
  | 'paid'
  | 'parentId'
> & { id: string; requestId?: string | null }

/** Initial values of a new generation. */
export const initially = {
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
