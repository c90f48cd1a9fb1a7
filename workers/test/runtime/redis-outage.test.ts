import { runServers, startTcpProxy, type TcpProxy, until } from '@classeur/local/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createRuntimeKit, type RuntimeKit } from '../kit/runtime-kit.ts'

let redis: TcpProxy
let isCut: boolean
let kit: RuntimeKit
beforeEach(async () => {
  redis = await startTcpProxy(runServers().redisUrl)
  isCut = false
  kit = await createRuntimeKit({ redis })
})
afterEach(async () => {
  if (isCut) await redis.restore()
  await until('Redis', () => kit.queues.isReachable())
  await kit.close()
  await redis.cut()
})

const cut = async () => {
  isCut = true
  await redis.cut()
}
const restore = async () => {
  isCut = false
  await redis.restore()
}
const likeInProduction = { unreservedMs: 15_000, unsettledMs: 5000, overdueMs: 1500, silentMs: 6000 }

it('a generation that ends during a Redis outage is settled, and its owner’s next one runs afterwards', async () => {
  const person = kit.newPerson()
  let finish = () => {}
  const finished = new Promise<void>((resolve) => (finish = resolve))
  kit.startWorker(async () => {
    await finished
    return {}
  })
  const first = await kit.accept(person, { ownerLimit: 1 })
  const second = await kit.accept(person, { ownerLimit: 1 }, false)
  await until('the start', async () => (await kit.get(first)).state === 'active')
  await cut()
  finish()
  expect((await kit.over(first)).state).toBe('completed')
  expect((await kit.get(second)).state).toBe('queued')
  await restore()
  await until('the end of the second', async () => {
    await kit.reconcile(likeInProduction).catch(() => undefined)
    return (await kit.get(second)).state === 'completed'
  })
})

it('a Redis outage and its end are detected immediately', async () => {
  expect(await kit.queues.isReachable()).toBe(true)
  await cut()
  expect(await kit.queues.isReachable()).toBe(false)
  await restore()
  await until('Redis', () => kit.queues.isReachable())
})

it('a worker that is stopped during a Redis outage returns its work to the queue and exits', async () => {
  const worker = kit.startWorker(
    ({ signal }) =>
      new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      }),
  )
  const id = await kit.accept(kit.newPerson())
  await until('the start', async () => (await kit.get(id)).state === 'active')
  await cut()
  await worker.stop(300)
  expect((await kit.get(id)).state).toBe('queued')
})
