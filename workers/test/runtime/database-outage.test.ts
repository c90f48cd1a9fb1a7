import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { createRuntimeKit, until, type RuntimeKit } from '../kit/runtime-kit.ts'
import { startTcpProxy } from '../kit/tcp-proxy.ts'

const outageMs = 30_000

let mongo: Awaited<ReturnType<typeof startTcpProxy>>
let kit: RuntimeKit
beforeEach(async () => {
  const target = new URL(inject('mongoUrl'))
  mongo = await startTcpProxy(Number(target.port))
  target.port = String(mongo.port)
  target.search = '?directConnection=true&retryWrites=false'
  kit = await createRuntimeKit({ mongoUrl: target.href })
})
afterEach(async () => {
  await kit.close()
  await mongo.cut()
})

it(
  'MongoDB away for 30 s: what ran and what was taken meanwhile is finished, and no job fails of it',
  async () => {
    kit.startWorker(async ({ generation, report }) => {
      for (let done = generation.step.done + 1; done <= generation.step.total; done += 1) {
        await report.part(done)
        if (generation.attempt === 1) await pause(200)
      }
      return {}
    })
    const running = await kit.accept(kit.newPerson())
    await until('the third part', async () => (await kit.get(running)).step.done >= 3)
    const waiting = await kit.accept(kit.newPerson(), {}, false)
    const document = await kit.get(waiting)
    await mongo.cut()
    await kit.queues.add(document)
    await pause(outageMs)
    await mongo.restore()
    for (const id of [running, waiting]) {
      const ended = await until('the end', async () => {
        await kit.reconcile({ unreservedMs: 15_000, unsettledMs: 0, overdueMs: 1500, silentMs: 6000 })
        const generation = await kit.get(id)
        return generation.settledAt ? generation : null
      })
      expect(ended).toMatchObject({ state: 'completed', error: null })
      expect(ended.attempt).toBeLessThanOrEqual(2)
    }
  },
  4 * outageMs,
)
