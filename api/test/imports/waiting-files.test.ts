import fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readImportFileRoute } from '../../src/features/imports/read-import-file.route.ts'
import { createImportQueue } from '../../src/features/imports/file-bodies.ts'

/** The files being read, in the order they started, each with a function that completes it. */
const readings = vi.hoisted(() => [] as { text: string; end: () => void }[])
vi.mock('../../src/features/imports/read-in-thread.ts', () => ({
  readInThread: (bytes: Uint8Array) =>
    new Promise<Buffer>((resolve) => {
      const end = () => resolve(Buffer.from('{"format":"csv"}'))
      readings.push({ text: Buffer.from(bytes).toString(), end })
    }),
}))

let app: FastifyInstance
let url: string
let arrived: number
beforeEach(async () => {
  readings.length = 0
  arrived = 0
  app = fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('actor')
  app.decorate('requireProfile', async (request) => {
    arrived += 1
    Object.assign(request, { actor: { userId: String(request.headers['x-person']), operator: false } })
  })
  await app.register(readImportFileRoute, { limits: { importFiles: 100 }, importQueue: createImportQueue() })
  await app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${String((app.server.address() as AddressInfo).port)}/import-files`
})
afterEach(async () => {
  for (const { end } of readings) end()
  await app.close()
})

const send = (person: string, body: string) => {
  const leaving = new AbortController()
  const headers = { 'x-person': person, 'content-type': 'text/csv', connection: 'close' }
  const answer = fetch(url, { method: 'POST', headers, body, signal: leaving.signal }).then(
    async (response) => (response.ok ? 'read' : ((await response.json()) as { message: string }).message),
    () => 'gone',
  )
  return { answer, leave: () => leaving.abort() }
}
const texts = () => readings.map(({ text }) => text)
const connections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))

it('files whose sender disconnected keep their slots until they have been read', async () => {
  const sent = [send('a', 'one'), send('a', 'two')]
  await expect.poll(texts).toHaveLength(2)
  for (const { leave } of sent) leave()
  await expect.poll(connections).toBe(0)
  expect(await send('a', 'three').answer).toBe('imports/busy')
  for (const { end } of readings) end()
  const later = send('a', 'four')
  await expect.poll(() => texts().includes('four')).toBe(true)
  readings.at(-1)?.end()
  expect(await later.answer).toBe('read')
})

it('a waiting file is not read if its sender has disconnected', async () => {
  const sent = [send('a', 'one'), send('a', 'two')]
  await expect.poll(texts).toHaveLength(2)
  const waiting = [send('b', 'gone'), send('b', 'gone too')]
  await expect.poll(() => arrived).toBe(4)
  expect(await send('b', 'refused').answer).toBe('imports/busy')
  for (const { leave } of waiting) leave()
  await expect.poll(connections).toBe(2)
  for (const { end } of readings) end()
  expect(await Promise.all(sent.map(({ answer }) => answer))).toEqual(['read', 'read'])
  const later = send('b', 'last')
  await expect.poll(() => texts().includes('last')).toBe(true)
  readings.at(-1)?.end()
  expect(await later.answer).toBe('read')
  expect(texts().filter((text) => text.startsWith('gone'))).toEqual([])
})
