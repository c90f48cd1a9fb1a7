import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { takeTime } from './take-time.ts'
import type { FakeBehaviour } from './fake-behaviour.ts'

const event = (delta: object, finishReason: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-fake',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'fake',
    choices: [{ index: 0, delta, finish_reason: finishReason }],
  })}\n\n`

function inPieces(text: string, size: number): string[] {
  const characters = [...text]
  const pieces: string[] = []
  for (let at = 0; at < characters.length; at += size) pieces.push(characters.slice(at, at + size).join(''))
  return pieces
}

/** Writes events, either whole or in pieces of a few bytes that can split characters. */
export async function writeChunks(
  response: ServerResponse,
  events: readonly string[],
  { chunkDelayMs, writeBytes }: FakeBehaviour,
): Promise<void> {
  for (const text of events) {
    if (response.destroyed) return
    if (chunkDelayMs > 0) await takeTime(chunkDelayMs)
    const bytes = Buffer.from(text)
    const size = writeBytes || bytes.length
    for (let at = 0; at < bytes.length; at += size) {
      if (!response.write(bytes.subarray(at, at + size)) && !response.destroyed) {
        const listening = new AbortController()
        const { signal } = listening
        await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })])
        listening.abort()
      }
    }
  }
}

/** Streams one chat response, up to the point where the behaviour makes it fail. */
export async function streamChat(
  response: ServerResponse,
  text: string,
  behaviour: FakeBehaviour,
  reasoningField?: string,
): Promise<void> {
  if (behaviour.firstChunkDelayMs > 0) await takeTime(behaviour.firstChunkDelayMs)
  if (behaviour.mode === 'refusal-field') {
    const refusal = event({ role: 'assistant', content: null, refusal: 'I can’t do this.' })
    await writeChunks(response, [refusal, event({}, 'stop'), 'data: [DONE]\n\n'], behaviour)
    return void response.end()
  }
  if (reasoningField) {
    const thoughts = inPieces(reasoningField, behaviour.chunkCharacters)
    await writeChunks(
      response,
      thoughts.map((piece) => event({ reasoning_content: piece })),
      behaviour,
    )
  }
  const whole =
    behaviour.mode === 'normal' || behaviour.mode === 'wrong-schema' || behaviour.mode === 'too-long'
  const characters = [...text]
  const shown = whole ? text : characters.slice(0, Math.floor(characters.length / 2)).join('')
  const pieces = inPieces(shown, behaviour.chunkCharacters).map((content) => event({ content }))
  await writeChunks(response, [event({ role: 'assistant', content: '' }), ...pieces], behaviour)
  switch (behaviour.mode) {
    case 'hang-mid-stream':
      return
    case 'cut':
      return void response.destroy()
    case 'cut-quietly':
      return void response.end()
    case 'too-long':
      while (!response.destroyed) {
        await writeChunks(response, [event({ content: 'and so on, '.repeat(20) })], behaviour)
        await takeTime(1)
      }
      return
    case 'error-mid-stream':
      await writeChunks(
        response,
        [`data: ${JSON.stringify({ error: { message: 'overloaded', code: 503 } })}\n\n`],
        behaviour,
      )
      return void response.end()
    case 'length':
      await writeChunks(response, [event({}, 'length'), 'data: [DONE]\n\n'], behaviour)
      return void response.end()
    case 'filtered-output':
      await writeChunks(response, [event({}, 'content_filter'), 'data: [DONE]\n\n'], behaviour)
      return void response.end()
    default: {
      const end = [
        ...(behaviour.sendFinishReason ? [event({}, 'stop')] : []),
        ...(behaviour.sendDone ? ['data: [DONE]\n\n'] : []),
      ]
      await writeChunks(response, end, behaviour)
      response.end()
    }
  }
}
