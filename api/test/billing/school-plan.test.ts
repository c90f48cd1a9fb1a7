import {
  BillingOverview,
  CreditLinePage,
  CurrentSubscription,
  PlanChangePreview,
  SchoolMembers,
  Wallet,
} from '@classeur/contracts'
import { schoolAccount } from '@classeur/domain/credits'
import { newId } from '@classeur/local/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { createBillingKit, pack100, proMonthly, testCards, type BillingKit } from '../kit/billing-kit.ts'
import type { SignedIn } from '../kit/create-test-app.ts'
import { createGenerationKit, type GenerationKit } from '../kit/generation-kit.ts'
import { createSchoolKit, type SchoolKit } from '../kit/school-kit.ts'

const schoolMonthly = { kind: 'plan', planId: 'school', interval: 'monthly' } as const
const seats = 3

let kit: BillingKit
let generations: GenerationKit
let schools: SchoolKit
let admin: SignedIn
let schoolId: string
beforeAll(async () => {
  kit = await createBillingKit()
  generations = createGenerationKit(kit.test)
  schools = createSchoolKit(kit.test)
  await kit.servers.connection.collection('plans').updateOne({ _id: 'school' as never }, { $set: { seats } })
})
afterAll(async () => {
  await generations?.close()
  await kit?.close()
})
beforeEach(async () => {
  admin = await kit.newTeacher()
  schoolId = (await schools.schoolOf(admin)).id
})

const call = (...of: Parameters<SchoolKit['call']>) => schools.call(...of)
const planOf = async (person: SignedIn): Promise<CurrentSubscription | null> => {
  const answer = await call(person, 'GET', `/current_subscriptions/${person.userId}`)
  return answer.statusCode === 404 ? null : CurrentSubscription.parse(answer.json())
}
const walletOf = async (person: SignedIn) => Wallet.parse((await call(person, 'GET', '/wallet')).json())
const linesOf = async (person: SignedIn, source: string) =>
  CreditLinePage.parse((await call(person, 'GET', `/wallet/entries?source=${source}`)).json()).lines
const membersOf = async (person: SignedIn) =>
  SchoolMembers.parse((await call(person, 'GET', '/school/members')).json())
const subscribed = () => kit.buy(admin, schoolMonthly)
const refusal = async (person: SignedIn, item: object) =>
  (
    await kit.call(person, 'POST', '/billing/orders', {
      ...{ item, requestKey: `key-${person.userId}`, returnTo: '/' },
    })
  ).json<{ code: string }>().code
/** Leaves this many credits in the school's account. */
async function leave(credits: number): Promise<void> {
  const account = schoolAccount(schoolId)
  const { granted } = await generations.ledger.balanceOf(account)
  await generations.ledger.reserve(account, newId(), granted - credits)
}

describe('the school plan', () => {
  it('is sold to an administrator, and its colleagues have its plan, limits and credits at once', async () => {
    const colleague = await schools.newColleague(admin)
    expect(await planOf(colleague)).toBeNull()
    expect(await subscribed()).toMatchObject({ status: 'paid', totalMinor: 4900 })
    expect(await planOf(admin)).toMatchObject({ planId: 'school', schoolId, payerId: null })
    expect(await planOf(colleague)).toMatchObject({ planId: 'school', schoolId, payerId: admin.userId })
    const overview = await kit.overview(colleague)
    expect(overview).toMatchObject({
      ...{ plan: { id: 'school', limits: { classes: 500 } }, subscription: null },
      school: { isAdmin: false, payer: { name: 'Ada', isMe: false }, seat: 'seated' },
    })
    expect(await walletOf(colleague)).toMatchObject({
      ...{ source: 'school', available: 2000, period: { grant: 2000, left: 2000 } },
      school: { payer: 'Ada', isPayer: false, isLedgerShown: false },
    })
    expect(await walletOf(admin)).toMatchObject({ school: { isPayer: true, isLedgerShown: true } })
  })

  it('is refused to members who aren’t administrators, and to a second administrator', async () => {
    const colleague = await schools.newColleague(admin)
    expect(await refusal(colleague, schoolMonthly)).toBe('billing/school-admin-only')
    await subscribed()
    await call(admin, 'PATCH', `/school/members/${colleague.userId}`, { role: 'admin' })
    expect(await refusal(colleague, schoolMonthly)).toBe('billing/school-subscribed')
  })

  it('gives its seats in the order of joining, and says who has one and why', async () => {
    const [first, second, third] = [
      await schools.newColleague(admin),
      await schools.newColleague(admin),
      await schools.newColleague(admin),
    ]
    await kit.buy(second, proMonthly)
    await subscribed()
    const { members, seats: shown } = await membersOf(admin)
    expect(shown).toEqual({ total: seats, used: 3 })
    expect(members.map(({ userId, seat }) => [userId, seat])).toEqual([
      [admin.userId, 'payer'],
      [first.userId, 'seated'],
      [second.userId, 'own-plan'],
      [third.userId, 'seated'],
    ])
    const late = await schools.newColleague(admin)
    expect((await membersOf(late)).members.at(-1)).toMatchObject({ seat: 'none' })
    expect(await planOf(late)).toBeNull()

    await call(admin, 'DELETE', `/school/members/${first.userId}`)
    expect(await planOf(first)).toBeNull()
    expect(await planOf(late)).toMatchObject({ planId: 'school' })
  })

  it('makes the classes beyond the free plan read-only for a person who leaves', async () => {
    const colleague = await schools.newColleague(admin)
    await subscribed()
    const made = []
    for (let index = 0; index < 4; index += 1) made.push(await schools.newClass(colleague))
    await call(colleague, 'DELETE', `/school/members/${colleague.userId}`)
    const reasons = await Promise.all(
      made.map(
        async ({ _id }) =>
          (await call(colleague, 'GET', `/classes/${String(_id)}`)).json<{ readOnly: string | null }>()
            .readOnly,
      ),
    )
    expect(reasons).toEqual([null, null, null, 'over-limit'])
  })

  it('ends for everybody with the subscription', async () => {
    const colleague = await schools.newColleague(admin)
    await subscribed()
    await call(admin, 'POST', '/billing/subscription/cancel')
    expect(await planOf(colleague)).toMatchObject({ renewsAt: null })
    await kit.advanceDays(32)
    await kit.settleAll()
    expect(await planOf(colleague)).toBeNull()
    expect((await membersOf(admin)).seats).toBeNull()
    expect(await walletOf(colleague)).toMatchObject({ source: 'own', school: null })
  })
})

describe('the credits of the school', () => {
  it('pay what a colleague generates, also after the colleague has left, and get refunds back', async () => {
    const colleague = await schools.newColleague(admin)
    await subscribed()
    const id = await generations.claimed(colleague)
    const { price, payerId } = (await generations.generations.findById(id))!
    expect(payerId).toBe(schoolAccount(schoolId))
    expect(await walletOf(admin)).toMatchObject({ available: 2000 - price, balance: { reserved: price } })
    await call(colleague, 'DELETE', `/school/members/${colleague.userId}`)
    expect((await call(colleague, 'POST', `/generations/${id}/cancel`)).statusCode).toBeLessThan(300)
    expect(await walletOf(admin)).toMatchObject({ available: 2000, balance: { reserved: 0 } })
    expect(await walletOf(colleague)).toMatchObject({ source: 'own', available: 20 })
  })

  it('are shown without the work of colleagues; the administrator who pays sees who spent, but not what for', async () => {
    const colleague = await schools.newColleague(admin)
    const other = await schools.newColleague(admin)
    await subscribed()
    await generations.accepted(colleague, 'Photosynthesis')
    expect(await linesOf(other, 'school')).toMatchObject([{ kind: 'grant' }])
    expect(await linesOf(colleague, 'school')).toMatchObject([
      { kind: 'generation', by: { isMe: true }, generation: { kind: 'lesson-plan' } },
      { kind: 'grant' },
    ])
    const seen = await linesOf(admin, 'school')
    expect(seen).toMatchObject([
      { kind: 'generation', by: { name: 'Ada', isMe: false, kind: 'lesson-plan' }, generation: null },
      { kind: 'grant', by: null },
    ])
    expect(JSON.stringify(seen)).not.toContain('Photosynthesis')
    const file = await call(admin, 'GET', '/wallet.csv?source=school')
    expect(file.payload).toContain('Ada')
    expect(file.payload).not.toContain('Photosynthesis')
    const stranger = await kit.newTeacher()
    expect((await call(stranger, 'GET', '/wallet/entries?source=school')).statusCode).toBe(404)
    expect((await call(stranger, 'GET', '/wallet.csv?source=school')).statusCode).toBe(404)
  })

  it('are followed by the bought credits of a colleague, and by nothing else', async () => {
    const colleague = await schools.newColleague(admin)
    expect(await walletOf(colleague)).toMatchObject({ source: 'own', available: 20 })
    await subscribed()
    await leave(1)
    const refused = await generations.ask(colleague)
    expect(refused.json<{ code: string }>().code).toBe('credits/insufficient')
    await kit.buy(colleague, pack100)
    const id = await generations.accepted(colleague)
    const { price, payerId } = (await generations.generations.findById(id))!
    expect(payerId).toBe(colleague.userId)
    const wallet = await walletOf(colleague)
    expect(wallet).toMatchObject({ source: 'school', own: { purchased: 100 - price, reserved: price } })
    expect(wallet.available).toBe(100 - price)
    expect(await walletOf(admin)).toMatchObject({ available: 1 })
  })

  it('accept exactly one of fifty requests of several colleagues that find enough for one (R23)', async () => {
    const people = [admin, await schools.newColleague(admin), await schools.newColleague(admin)]
    await subscribed()
    const first = await generations.accepted(admin)
    const { price } = (await generations.generations.findById(first))!
    await leave(price)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => generations.ask(people[index % 3] as SignedIn)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 202)).toHaveLength(1)
    expect(await generations.ledger.balanceOf(schoolAccount(schoolId))).toMatchObject({
      ...{ granted: 0, purchased: 0 },
    })
  })
})

describe('a change between paid plans', () => {
  const preview = async (planId: string) =>
    PlanChangePreview.parse(
      (await call(admin, 'GET', `/billing/subscription/plan-change?planId=${planId}`)).json(),
    )
  const change = (planId: string, prorationAt: string) =>
    call(admin, 'POST', '/billing/subscription/plan', { planId, prorationAt })

  it('to a more expensive plan charges the shown difference, and takes effect at once for all colleagues', async () => {
    const colleague = await schools.newColleague(admin)
    await kit.buy(admin, proMonthly)
    await kit.advanceDays(15)
    const shown = await preview('school')
    expect(shown).toMatchObject({ takesEffect: 'now', renewalMinor: 4900, interval: 'monthly' })
    expect(shown.nowMinor).toBeGreaterThan(1900)
    expect(shown.nowMinor).toBeLessThan(2100)
    const answer = await change('school', shown.prorationAt)
    expect(BillingOverview.parse(answer.json())).toMatchObject({
      ...{ plan: { id: 'school' }, subscription: { planId: 'school', nextPayment: { totalMinor: 4900 } } },
    })
    expect(await planOf(colleague)).toMatchObject({ planId: 'school' })
    const { orders } = await kit.orders(admin)
    expect(orders[0]).toMatchObject({
      ...{ status: 'paid', totalMinor: shown.nowMinor },
      item: { planId: 'school', interval: 'monthly' },
    })
  })

  itInDeep(
    'to a cheaper plan charges nothing now and begins with the next period; it can be withdrawn',
    async () => {
      const colleague = await schools.newColleague(admin)
      await subscribed()
      const shown = await preview('pro')
      expect(shown).toMatchObject({ takesEffect: 'next-period', nowMinor: 0, renewalMinor: 900 })
      expect((await change('pro', shown.prorationAt)).json()).toMatchObject({
        plan: { id: 'school' },
        subscription: { planId: 'school', nextPlanId: 'pro', nextPayment: { totalMinor: 900 } },
      })
      expect((await change('pro', shown.prorationAt)).json()).toMatchObject({
        code: 'billing/change-planned',
      })
      expect((await call(admin, 'POST', '/billing/subscription/withdraw-change')).json()).toMatchObject({
        subscription: { nextPlanId: 'school', nextPayment: { totalMinor: 4900 } },
      })
      await change('pro', (await preview('pro')).prorationAt)
      await kit.advanceDays(32)
      await kit.settleAll()
      expect(await planOf(admin)).toMatchObject({ planId: 'pro', schoolId: null })
      expect(await planOf(colleague)).toBeNull()
      expect((await kit.orders(admin)).orders[0]).toMatchObject({ totalMinor: 900, item: { planId: 'pro' } })
    },
  )

  it('to a cheaper plan cuts nothing short, also if the present plan is no longer sold for the interval', async () => {
    const plans = kit.servers.connection.collection('plans')
    const sellYearly = (yearly: number) =>
      plans.updateOne({ _id: 'school' as never }, { $set: { 'priceMinor.yearly': yearly } })
    await kit.buy(admin, { ...schoolMonthly, interval: 'yearly' })
    await sellYearly(0)
    try {
      expect(await preview('pro')).toMatchObject({ takesEffect: 'next-period', nowMinor: 0 })
    } finally {
      await sellYearly(49_000)
    }
  })

  it('leaves the old plan when the payment fails', async () => {
    await kit.buy(admin, proMonthly, testCards.failsLater)
    const shown = await preview('school')
    const answer = await change('school', shown.prorationAt)
    expect(answer.statusCode).toBe(402)
    expect(answer.json()).toMatchObject({ code: 'billing/payment-declined' })
    expect(await planOf(admin)).toMatchObject({ planId: 'pro' })
    expect(await kit.overview(admin)).toMatchObject({ subscription: { planId: 'pro', status: 'active' } })
    expect((await kit.orders(admin)).totals.orders).toBe(1)
  })

  it('is refused without a subscription, to the same plan, and with an amount that was shown too long ago', async () => {
    const path = '/billing/subscription/plan-change?planId=school'
    expect((await call(admin, 'GET', path)).json()).toMatchObject({ code: 'billing/no-subscription' })
    await subscribed()
    expect((await call(admin, 'GET', path)).json()).toMatchObject({ code: 'billing/not-for-sale' })
    const { prorationAt } = await preview('pro')
    const hourBefore = new Date(new Date(prorationAt).getTime() - 3_700_000).toISOString()
    expect((await change('pro', hourBefore)).statusCode).toBe(400)
    const later = new Date(new Date(prorationAt).getTime() + 3_600_000).toISOString()
    expect((await change('pro', later)).statusCode).toBe(400)
  })
})
