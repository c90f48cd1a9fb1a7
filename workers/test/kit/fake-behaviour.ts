import { z } from 'zod'
import { FakeImageBehaviour } from './fake-images.ts'

/** What the fake provider does with one chat request; everything left out is the behaviour of a healthy server. */
export const FakeBehaviour = z.strictObject({
  mode: z
    .enum([
      'normal',
      /** Takes the request, never answers. */
      'hang',
      /** Goes silent after half of the answer. */
      'hang-mid-stream',
      /** Destroys the socket after half of the answer. */
      'cut',
      /** Ends the response in order after half of the answer, with no finish reason. */
      'cut-quietly',
      /** Half of the answer, then an error event. */
      'error-mid-stream',
      /** Answers with `status` (and `retryAfter`, `errorBody`). */
      'status',
      /** Events that are no JSON. */
      'garbage',
      /** Valid JSON that does not fit the schema. */
      'wrong-schema',
      /** Sections until the reader goes away. */
      'too-long',
      /** Half of the answer, then finish_reason content_filter. */
      'filtered-output',
    ])
    .default('normal'),
  status: z.number().int().default(500),
  /** Value of the Retry-After header. */
  retryAfter: z.string().optional(),
  errorBody: z.unknown().optional(),
  firstChunkDelayMs: z.number().default(0),
  chunkDelayMs: z.number().default(0),
  /** Characters of text per event. */
  chunkCharacters: z.number().int().min(1).default(40),
  /** Writes of so many bytes, which cut events and UTF-8 characters apart; 0 writes whole events. */
  writeBytes: z.number().int().min(0).default(0),
  /** Text put before and after the JSON. */
  before: z.string().default(''),
  after: z.string().default(''),
  sendDone: z.boolean().default(true),
  sendFinishReason: z.boolean().default(true),
  /** Refuses `response_format`, as some servers do. */
  knowsJsonMode: z.boolean().default(true),
  /** Text to answer with, in place of content made from the request. */
  text: z.string().optional(),
})
export type FakeBehaviour = z.infer<typeof FakeBehaviour>

export const FakeModeration = z.enum(['absent', 'pass', 'flag', 'fail', 'hang', 'garbage'])
export type FakeModeration = z.infer<typeof FakeModeration>

/** One behaviour per chat or image request in turn, the last one stays. */
export const FakeScript = z.strictObject({
  chat: z.array(FakeBehaviour).min(1).optional(),
  images: z.array(FakeImageBehaviour).min(1).optional(),
  moderation: FakeModeration.optional(),
})
export type FakeScript = z.input<typeof FakeScript>
