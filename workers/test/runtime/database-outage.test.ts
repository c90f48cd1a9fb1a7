import { runServers, startTcpProxy, type TcpProxy, until } from '@classeur/local/testing'
import { afterEach, beforeEach, expect } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { createRuntimeKit, type RuntimeKit } from '../kit/runtime-kit.ts'

let mongo: TcpProxy
let kit: RuntimeKit
beforeEach(async () => {
  mongo = await startTcpProxy(runServers().mongoUrl)
  kit = await createRuntimeKit({ mongo })
})
afterEach(async () => {
  await kit.close()
  await mongo.cut()
})

itInDeep('a MongoDB outage fails no job: running and newly taken jobs finish after it', async () => {
  let startOutage = () => {}
  const outage = new Promise<void>((resolve) => (startOutage = resolve))
  kit.startWorker(async ({ generation, report }) => {
    for (let done = generation.step.done + 1; done <= generation.step.total; done += 1) {
      await report.part(done)
      if (done === 3) await outage
    }
    return {}
  })
  const running = await kit.accept(kit.newPerson())
  await until('the third part', async () => (await kit.get(running)).step.done >= 3)
  const waiting = await kit.accept(kit.newPerson(), {}, false)
  const document = await kit.get(waiting)
  await mongo.cut()
  startOutage()
  await kit.queues.add(document)
  const metOutage = (id: string) =>
    kit.logLines.filter(
      (line) => line.includes(id) && line.includes('database unavailable; job returned to the queue'),
    ).length
  await until('both jobs to meet the outage three times', () =>
    [running, waiting].every((id) => metOutage(id) >= 3),
  )
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
})
