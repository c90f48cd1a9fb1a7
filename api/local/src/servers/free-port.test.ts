import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { createPortSource } from './free-port.ts'

const several = (next: () => Promise<number>) => Promise.all(Array.from({ length: 40 }, next))

test('processes that choose ports at the same time never choose the same one', async () => {
  // Each process has one source.
  const chosen = await Promise.all([1, 2, 3].map(() => several(createPortSource())))
  expect(new Set(chosen.flat()).size).toBe(120)
})

test('a chosen port is none that the operating system gives to a connection or to listen(0)', async () => {
  for (const port of await several(createPortSource())) expect(port).toBeLessThan(32_768)
})

test('a port that is in use isn’t chosen', async () => {
  const next = createPortSource()
  const first = await next()
  const taken = createServer().listen(first + 1, '127.0.0.1')
  await once(taken, 'listening')
  expect(await next()).toBe(first + 2)
  taken.close()
})
