import { z } from 'zod'

/** How a server differs from others, whatever it is asked. The defaults are those of a server without quirks. */
export const FakeServer = z.strictObject({
  /** Parameters that it refuses, with `refusal` as its answer. */
  refuses: z.array(z.enum(['response_format', 'max_tokens', 'max_completion_tokens'])).default([]),
  refusal: z
    .strictObject({ status: z.union([z.literal(400), z.literal(422)]), message: z.string() })
    .default({ status: 400, message: 'unknown parameter' }),
  /** The longest prompt in characters, and how it refuses a longer one. */
  contextCharacters: z.number().optional(),
  contextMessage: z
    .string()
    .default("This model's maximum context length is 4096 tokens. Please reduce the length of the messages."),
  /** Answers 503 for so long after the first request, because its model is loading. */
  loadingMs: z.number().default(0),
  /** The first answer begins so long after its request. */
  coldStartMs: z.number().default(0),
  /** Where it puts the model's reasoning, which contains JSON of its own. */
  reasoning: z.enum(['none', 'field', 'tags', 'closing-tag']).default('none'),
})
export type FakeServer = z.infer<typeof FakeServer>

export interface ChatBody {
  messages: { role: string; content: string }[]
  response_format?: unknown
  max_tokens?: number
  max_completion_tokens?: number
}

export const reasoning =
  'I should plan this. {"idea": "strips"} could do. The answer has the keys that were asked for: {"x": {"y": 1}}.'

/** The answer of a server that refuses a request because of what it is; null if it accepts it. */
export function refusalOf(
  body: ChatBody,
  server: FakeServer,
  ageMs: number,
): { status: number; message: string } | null {
  if (ageMs < server.loadingMs) return { status: 503, message: 'Loading model' }
  if (server.refuses.some((parameter) => body[parameter] !== undefined)) return server.refusal
  const characters = body.messages.reduce((sum, { content }) => sum + content.length, 0)
  if (server.contextCharacters !== undefined && characters > server.contextCharacters)
    return { status: 400, message: server.contextMessage }
  return null
}
