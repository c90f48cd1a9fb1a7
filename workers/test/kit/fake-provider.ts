import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { goodAnswer, readPrompt, wrongAnswer } from './fake-answer.ts'
import { mistakenAnswer } from './fake-mistakes.ts'
import { FakeServer, reasoning, refusalOf, type ChatBody } from './fake-server.ts'
import { FakeBehaviour, FakeScript, type FakeModeration } from './fake-behaviour.ts'
import { answerFile, answerImage, FakeImageBehaviour } from './fake-images.ts'
import { streamChat, writeChunks } from './fake-stream.ts'

export interface FakeCall {
  path: string
  headers: IncomingMessage['headers']
  body: unknown
  /** `answered`: the response ended as scripted. `closed`: the client disconnected first. */
  outcome: Promise<'answered' | 'closed'>
}

export interface FakeProvider {
  /** The base URL for the configuration; ends in `/v1`. */
  url: string
  calls: FakeCall[]
  setBehaviour(script: FakeScript): void
  stop(): Promise<void>
}

/**
 * A server with the protocols for chat, pictures and moderation. It behaves as scripted, by default like a
 * healthy server.
 */
export async function startFakeProvider(
  options: { script?: FakeScript; port?: number } = {},
): Promise<FakeProvider> {
  const calls: FakeCall[] = []
  let chat: FakeBehaviour[] = [FakeBehaviour.parse({})]
  let images: FakeImageBehaviour[] = [FakeImageBehaviour.parse({})]
  let lastImage = FakeImageBehaviour.parse({})
  let moderation: FakeModeration = 'absent'
  let server = FakeServer.parse({})
  let firstChatAt: number | null = null
  const setBehaviour = (script: FakeScript) => {
    const parsed = FakeScript.parse(script)
    chat = parsed.chat ?? chat
    images = parsed.images ?? images
    moderation = parsed.moderation ?? moderation
    if (parsed.server) {
      server = parsed.server
      firstChatAt = null
    }
  }
  if (options.script) setBehaviour(options.script)

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(request.url ?? '/', 'http://fake').pathname
    const text = await readBody(request)
    const body: unknown = text ? JSON.parse(text) : null
    calls.push({ path, headers: request.headers, body, outcome: outcomeOf(response) })
    if (path === '/v1/moderations') return answerModeration(response, moderation, body)
    if (path === '/v1/images/generations') {
      lastImage = (images.length > 1 ? images.shift() : images[0]) as FakeImageBehaviour
      const origin = `http://${request.headers.host}`
      return answerImage(response, body as Record<string, unknown>, lastImage, origin)
    }
    if (path.startsWith('/files/')) return answerFile(response, lastImage)
    if (path !== '/v1/chat/completions')
      return sendJson(response, 404, { error: { message: 'no such route' } })
    const isFirst = firstChatAt === null
    firstChatAt ??= performance.now()
    const refusal = refusalOf(body as ChatBody, server, performance.now() - firstChatAt)
    if (refusal) return sendJson(response, refusal.status, { error: { message: refusal.message } })
    const behaviour = (chat.length > 1 ? chat.shift() : chat[0]) as FakeBehaviour
    const delayed = isFirst && server.coldStartMs > 0 ? { firstChunkDelayMs: server.coldStartMs } : {}
    await answerChat(response, body as ChatBody, { ...behaviour, ...delayed }, server)
  }

  const listening = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  listening.listen(options.port ?? 0, '127.0.0.1')
  await once(listening, 'listening')
  return {
    url: `http://127.0.0.1:${(listening.address() as AddressInfo).port}/v1`,
    calls,
    setBehaviour,
    async stop() {
      listening.closeAllConnections()
      listening.close()
      await once(listening, 'close')
    },
  }
}

async function answerChat(
  response: ServerResponse,
  body: ChatBody,
  behaviour: FakeBehaviour,
  server: FakeServer,
): Promise<void> {
  if (behaviour.mode === 'hang') return
  if (behaviour.mode === 'status') {
    if (behaviour.retryAfter !== undefined) response.setHeader('retry-after', behaviour.retryAfter)
    return sendJson(
      response,
      behaviour.status,
      behaviour.errorBody ?? { error: { message: 'scripted', type: 'fake' } },
    )
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
  response.flushHeaders()
  if (behaviour.mode === 'garbage') {
    await writeChunks(response, ['data: <html>502</html>\n\n'], behaviour)
    return void response.end()
  }
  const asked = readPrompt(body.messages.find(({ role }) => role === 'user')?.content ?? '')
  const written = answerOf(asked, behaviour)
  const { tags = '', field } = thoughtsOf(server)
  const text = tags + behaviour.before + (behaviour.text ?? written) + behaviour.after
  await streamChat(response, text, behaviour, field)
}

function answerOf(asked: ReturnType<typeof readPrompt>, { mode, writes }: FakeBehaviour): string {
  if (mode === 'wrong-schema') return wrongAnswer(asked)
  return writes === 'nothing-wrong' ? goodAnswer(asked) : mistakenAnswer(asked, writes)
}

/** The model's reasoning, in the text or in a field of its own. */
function thoughtsOf({ reasoning: where }: FakeServer): { tags?: string; field?: string } {
  if (where === 'field') return { field: reasoning }
  if (where === 'tags') return { tags: `<think>${reasoning}</think>\n` }
  return where === 'closing-tag' ? { tags: `${reasoning}\n</think>\n\n` } : {}
}

function answerModeration(response: ServerResponse, moderation: FakeModeration, body: unknown): void {
  const isPicture = Array.isArray((body as { input?: unknown } | null)?.input)
  if (moderation === 'text-only' && isPicture)
    return sendJson(response, 400, { error: { message: 'input must be a string' } })
  if (moderation === 'hang') return
  if (moderation === 'absent') return sendJson(response, 404, { error: { message: 'no such route' } })
  if (moderation === 'fail') return sendJson(response, 500, { error: { message: 'scripted' } })
  if (moderation === 'garbage') return sendJson(response, 200, { ok: true })
  const flagged = moderation === 'flag' || (moderation === 'flag-pictures' && isPicture)
  sendJson(response, 200, {
    results: [{ flagged, categories: { violence: false, 'self-harm/intent': flagged } }],
  })
}

const outcomeOf = (response: ServerResponse) =>
  new Promise<'answered' | 'closed'>((resolve) => {
    response.once('close', () => resolve(response.writableFinished ? 'answered' : 'closed'))
  })

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
