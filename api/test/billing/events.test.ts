import type { BillingEvent } from '@classeur/contracts'
import { createSessionRepository } from '@classeur/database'
import { io as connect, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTokenGrant } from '../../src/features/auth/sessions/token-grant.service.ts'
import { createBillingKit, pack100, proMonthly, type BillingKit } from '../kit/billing-kit.ts'
import { testPublicUrl, type SignedIn } from '../kit/create-test-app.ts'

let kit: BillingKit
let url: string
beforeAll(async () => {
  kit = await createBillingKit()
  url = await kit.listenForWebhooks()
})
afterAll(() => kit?.close())

async function open(person: SignedIn): Promise<Socket> {
  const socket = connect(url, {
    auth: { token: person.accessToken },
    ...{ transports: ['websocket'], forceNew: true, reconnection: false },
    extraHeaders: { origin: testPublicUrl },
  })
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  return socket
}
const next = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => socket.once(event, (payload: unknown) => resolve(payload)))

it('a payment reaches all windows of the person who paid, and nobody else', async () => {
  const [buyer, other] = [await kit.newTeacher(), await kit.newTeacher()]
  const [first, second, foreign] = [await open(buyer), await open(buyer), await open(other)]
  const heard: string[] = []
  foreign.onAny((event: string) => heard.push(event))
  const changes = ['subscription:changed', 'credits:changed', 'order:changed']
  const told = [first, second].map((socket) => Promise.all(changes.map((event) => next(socket, event))))
  const order = await kit.buy(buyer, proMonthly)
  for (const [, , changed] of await Promise.all(told)) expect(changed).toEqual({ orderId: order.id })

  // The foreign window gets its own event after everything that was sent before.
  const own: BillingEvent = {
    ...{ userId: other.userId, subscriptionChanged: false, creditsChanged: true, orderId: null },
  }
  const arrived = next(foreign, 'credits:changed')
  await kit.billingQueue.publish(own)
  await arrived
  expect(heard).toEqual(['credits:changed'])
  for (const socket of [first, second, foreign]) socket.disconnect()
})

it('the webhooks of the gateway are stored, and processing them pays the order', async () => {
  const teacher = await kit.newTeacher()
  const { order } = await kit.create(teacher, pack100)
  await kit.gateway.pay(await kit.pageOf(order.id))
  await expect
    .poll(async () => {
      await kit.processEvents()
      return (await kit.repositories.orders.findById(order.id))?.status
    })
    .toBe('paid')
})

it('the next token of a person who paid for a plan carries it, and one after its end does not', async () => {
  const teacher = await kit.newTeacher()
  const grant = createTokenGrant({
    ...{ ...kit.repositories, accessTokens: kit.app.accessTokens, config: kit.config },
  })
  const planInToken = async () => {
    const session = await createSessionRepository(kit.servers.connection).findById(teacher.sessionId)
    if (!session) throw new Error('the session ended')
    return kit.app.accessTokens.verify((await grant(session)).accessToken).plan
  }
  expect(await planInToken()).toBeUndefined()
  await kit.buy(teacher, proMonthly)
  expect(await planInToken()).toBe('pro')
  const [subscription] = await kit.repositories.providerSubscriptions.listOfUser(teacher.userId)
  await kit.provider.cancelNow(subscription?.id ?? '')
  await kit.settlement.settle({ kind: 'subscription', id: subscription?.id ?? '' })
  expect(await planInToken()).toBeUndefined()
})
