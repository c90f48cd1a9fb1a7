import { z } from 'zod'
import { FakeImageBehaviour } from './fake-images.ts'
import { fakeMistakes } from './fake-mistakes.ts'
import { FakeServer } from './fake-server.ts'

/** The fake provider's behaviour for one chat request; the defaults are those of a healthy server. */
export const FakeBehaviour = z.strictObject({
  mode: z
    .enum([
      'normal',
      /** Accepts the request and never responds. */
      'hang',
      /** Goes silent after half of the response. */
      'hang-mid-stream',
      /** Destroys the socket after half of the response. */
      'cut',
      /** Ends the response normally after half of it, without a finish reason. */
      'cut-quietly',
      /** Sends half of the response, then an error event. */
      'error-mid-stream',
      /** Responds with `status` (and `retryAfter`, `errorBody`). */
      'status',
      /** Sends events that aren't JSON. */
      'garbage',
      /** Sends valid JSON that does not fit the schema. */
      'wrong-schema',
      /** Sends sections until the reader disconnects. */
      'too-long',
      /** Sends half of the response, then finish_reason content_filter. */
      'filtered-output',
      /** Sends half of the response, then finish_reason length. */
      'length',
      /** Declines in the field for refusals. */
      'refusal-field',
    ])
    .default('normal'),
  status: z.number().int().default(500),
  /** Value of the Retry-After header. */
  retryAfter: z.string().optional(),
  errorBody: z.unknown().optional(),
  firstChunkDelayMs: z.number().default(0),
  chunkDelayMs: z.number().default(0),
  /** The number of characters per event. */
  chunkCharacters: z.number().int().min(1).default(40),
  /** The number of bytes per write, which splits events and UTF-8 characters; 0 writes whole events. */
  writeBytes: z.number().int().min(0).default(0),
  /** Text before and after the JSON. */
  before: z.string().default(''),
  after: z.string().default(''),
  sendDone: z.boolean().default(true),
  sendFinishReason: z.boolean().default(true),
  /** What it writes. */
  writes: z.enum(fakeMistakes).default('nothing-wrong'),
  /** The text to respond with, instead of content made from the request. */
  text: z.string().optional(),
})
export type FakeBehaviour = z.infer<typeof FakeBehaviour>

export const FakeModeration = z.enum([
  'absent',
  'pass',
  'flag',
  /** Flags pictures only. */
  'flag-pictures',
  /** Takes texts only, and refuses pictures. */
  'text-only',
  'fail',
  'hang',
  'garbage',
])
export type FakeModeration = z.infer<typeof FakeModeration>

/** The behaviours for successive chat or image requests; the last one repeats. */
export const FakeScript = z.strictObject({
  chat: z.array(FakeBehaviour).min(1).optional(),
  images: z.array(FakeImageBehaviour).min(1).optional(),
  moderation: FakeModeration.optional(),
  server: FakeServer.optional(),
})
export type FakeScript = z.input<typeof FakeScript>
