import { PaymentProviderError } from '@classeur/payments'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createBillingKit, proMonthly, type BillingKit } from '../kit/billing-kit.ts'
import type { SignedIn } from '../kit/create-test-app.ts'

let kit: BillingKit
beforeAll(async () => {
  kit = await createBillingKit()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => kit?.close())

const unreachable = () => new PaymentProviderError('temporary', 'the provider is unreachable')

let people = 0
async function newSubscriber() {
  people += 1
  const email = `leaving${String(people)}@school.example`
  const person = await kit.newTeacher({ email })
  await kit.buy(person, proMonthly)
  return { person, email }
}

const request = (person: SignedIn, email: string) => kit.call(person, 'POST', '/account/deletion', { email })
const keep = (person: SignedIn) => kit.call(person, 'DELETE', '/account/deletion')
const isPending = async (person: SignedIn) =>
  (await kit.call(person, 'GET', '/account/deletion')).json<{ pending: object | null }>().pending !== null
const kindsOf = async (person: SignedIn) => {
  const { activities } = (await kit.call(person, 'GET', '/account/activity')).json<{
    activities: { kind: string }[]
  }>()
  return activities.map(({ kind }) => kind).filter((kind) => kind.startsWith('deletion-'))
}

/** Whether the provider renews the subscription, whatever the product has stored. */
async function renews({ userId }: SignedIn): Promise<boolean> {
  const [known] = await kit.repositories.providerSubscriptions.listOfUser(userId)
  const state = await kit.provider.findSubscription(known?.id ?? '')
  return state?.cancelAtPeriodEnd === false
}

it('keeping the account resumes the renewal after the provider was unreachable, and nothing is deleted meanwhile', async () => {
  const { person, email } = await newSubscriber()
  expect((await request(person, email)).statusCode).toBe(201)
  expect(await renews(person)).toBe(false)

  vi.spyOn(kit.paymentProvider!, 'resume').mockRejectedValueOnce(unreachable())
  const failed = await keep(person)
  expect(failed.json()).toMatchObject({ code: 'billing/provider-unavailable' })
  expect(await isPending(person)).toBe(true)
  expect(await kindsOf(person)).toEqual(['deletion-requested'])
  // The person has decided: the deletion doesn't begin, however long the provider is unreachable.
  const later = new Date(Date.now() + 30 * 86_400_000)
  expect(await kit.repositories.accountDeletions.listDue(later, 100)).toEqual([])
  expect(await kit.repositories.accountDeletions.listUnreminded(later, 100)).toEqual([])

  expect((await keep(person)).json()).toEqual({ pending: null })
  expect(await renews(person)).toBe(true)
  expect(await isPending(person)).toBe(false)
  expect(await kindsOf(person)).toEqual(['deletion-withdrawn', 'deletion-requested'])
  expect((await keep(person)).statusCode).toBe(200)
})

it('a renewal that the provider stopped without an answer is resumed when the account is kept', async () => {
  const { person, email } = await newSubscriber()
  const provider = kit.paymentProvider!
  const { cancelAtPeriodEnd } = provider
  vi.spyOn(provider, 'cancelAtPeriodEnd').mockImplementationOnce(async (id) => {
    await cancelAtPeriodEnd.call(provider, id)
    throw unreachable()
  })
  expect((await request(person, email)).json()).toMatchObject({ code: 'billing/provider-unavailable' })
  expect(await renews(person)).toBe(false)
  expect((await request(person, email)).statusCode).toBe(201)
  expect((await request(person, email)).json()).toMatchObject({ code: 'account/deletion-pending' })

  expect((await keep(person)).statusCode).toBe(200)
  expect(await renews(person)).toBe(true)
})

it('a request whose renewal the provider has not stopped is completed by the next one', async () => {
  const { person, email } = await newSubscriber()
  vi.spyOn(kit.paymentProvider!, 'cancelAtPeriodEnd').mockRejectedValueOnce(unreachable())
  const stillRenews = async () =>
    (await kit.call(person, 'GET', '/account/deletion/preview')).json<{ stillRenews: boolean }>().stillRenews
  expect((await request(person, email)).statusCode).toBe(503)
  expect([await renews(person), await stillRenews()]).toEqual([true, true])
  expect((await request(person, email)).statusCode).toBe(201)
  expect([await renews(person), await stillRenews()]).toEqual([false, false])
  expect(await kindsOf(person)).toEqual(['deletion-requested'])
})

it('a renewal that is stopped only after the account was kept is resumed', async () => {
  const { person, email } = await newSubscriber()
  const provider = kit.paymentProvider!
  const { cancelAtPeriodEnd } = provider
  vi.spyOn(provider, 'cancelAtPeriodEnd').mockImplementationOnce(async (id) => {
    expect((await keep(person)).statusCode).toBe(200)
    await cancelAtPeriodEnd.call(provider, id)
  })
  await request(person, email)
  expect(await isPending(person)).toBe(false)
  expect(await renews(person)).toBe(true)
})

it('nothing is requested while the state of the subscription can’t be read', async () => {
  const { person, email } = await newSubscriber()
  vi.spyOn(kit.paymentProvider!, 'findSubscription').mockRejectedValue(unreachable())
  expect((await request(person, email)).statusCode).toBe(503)
  expect(await isPending(person)).toBe(false)
  expect(await kindsOf(person)).toEqual([])
})

it('a renewal that the person had stopped before stays stopped when the account is kept', async () => {
  const { person, email } = await newSubscriber()
  expect((await kit.call(person, 'POST', '/billing/subscription/cancel', {})).statusCode).toBe(200)
  expect((await request(person, email)).statusCode).toBe(201)
  expect((await keep(person)).statusCode).toBe(200)
  expect(await renews(person)).toBe(false)
})
