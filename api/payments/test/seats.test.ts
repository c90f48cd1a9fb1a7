import type { OrderItem } from '@classeur/domain/billing'
import { schoolAccount } from '@classeur/domain/credits'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../.config/property-runs.ts'
import { createFollowSeats, type PaymentProvider } from '../src/index.ts'
import { MemoryBank } from './kit/memory-bank.ts'
import { createMemoryProvider } from './kit/memory-provider.ts'
import {
  dependenciesOf,
  monthPrice,
  newUserId,
  openShop,
  order,
  proMonth,
  type Shop,
} from './kit/open-shop.ts'

const seats = 4
const schoolMonth: OrderItem = {
  kind: 'plan',
  ...{ planId: 'school', interval: 'monthly', from: null, to: null },
}
const schoolYear: OrderItem = { ...schoolMonth, interval: 'yearly' }

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.connection.collection('plans').updateOne({ _id: 'school' as never }, { $set: { seats } })
})
afterAll(() => shop.close())

/** People with one bank, and the school of the first of them. Every call of a process is a new one. */
async function openSchool() {
  const payer = newUserId()
  const bank = new MemoryBank(payer)
  const provider: PaymentProvider = createMemoryProvider(bank)
  const school = await shop.repositories.schools.ensureOwn(payer, 'School', 'en')
  const schoolId = String(school._id)
  const account = schoolAccount(schoolId)
  const processOf = () => dependenciesOf(shop, provider)
  const follow = () => createFollowSeats(processOf().dependencies)(schoolId)
  const settled = new Set<string>()

  async function settleAll(): Promise<void> {
    for (const { id, subject } of [...bank.events]) {
      if (settled.has(id) || !subject) continue
      await processOf().settlement.settle(subject)
      settled.add(id)
    }
  }
  async function subscribe(userId: string, item: OrderItem): Promise<void> {
    const forSchool = item.kind === 'plan' && item.planId === 'school' ? schoolId : null
    const made = await order(shop, provider, { userId, item, schoolId: forSchool })
    bank.pay(made.checkout.id)
  }
  const running = (userId: string) =>
    [...bank.subscriptions.values()].find((each) => each.userId === userId && each.status !== 'ended')

  return {
    ...{ payer, bank, provider, schoolId, account, processOf, follow, settleAll, subscribe, running },
    join: async (userId: string) => void (await shop.repositories.schools.addMember(schoolId, userId)),
    leave: async (userId: string) => void (await shop.repositories.schools.removeMember(schoolId, userId)),
    /** Everybody who has the school's plan now, with the payer. */
    users: async (): Promise<string[]> =>
      (await shop.connection.collection('current_subscriptions').find({ seatOf: schoolId }).toArray()).map(
        ({ _id }) => String(_id),
      ),
    planOf: async (userId: string) => shop.repositories.subscriptions.findEffectivePlan(userId),
    members: async () => (await shop.repositories.schools.findById(schoolId))?.members ?? [],
    pool: () => shop.ledger().balanceOf(account),
  }
}
type School = Awaited<ReturnType<typeof openSchool>>

async function withSchoolPlan(colleagues: number): Promise<{ school: School; people: string[] }> {
  const school = await openSchool()
  const people = Array.from({ length: colleagues }, newUserId)
  for (const person of people) await school.join(person)
  await school.subscribe(school.payer, schoolMonth)
  await school.settleAll()
  return { school, people }
}

describe('the seats of a school plan', () => {
  it('go to the payer and to the members in the order of joining, with one grant for all of them', async () => {
    const { school, people } = await withSchoolPlan(5)
    expect((await school.users()).toSorted()).toEqual([school.payer, ...people.slice(0, 3)].toSorted())
    expect(await school.pool()).toEqual({ granted: 2000, purchased: 0, reserved: 0 })
    expect(await school.planOf(people[0] as string)).toMatchObject({
      plan: { id: 'school' },
      creditAccount: school.account,
      payerId: school.payer,
    })
    expect(await school.planOf(people[4] as string)).toMatchObject({ plan: { id: 'free' }, payerId: null })
    expect(await shop.ledger().balanceOf(school.payer)).toEqual({ granted: 0, purchased: 0, reserved: 0 })
  })

  it('are announced to the colleagues who get one', async () => {
    const school = await openSchool()
    const colleague = newUserId()
    await school.join(colleague)
    await school.subscribe(school.payer, schoolMonth)
    const { settlement, announced } = school.processOf()
    for (const { subject } of [...school.bank.events]) if (subject) await settlement.settle(subject)
    expect(announced).toContainEqual({
      ...{ userId: colleague, orderId: null },
      ...{ subscriptionChanged: true, creditsChanged: true },
    })
  })

  it('move on when a member leaves', async () => {
    const { school, people } = await withSchoolPlan(4)
    const [first = '', , , last = ''] = people
    expect(await school.users()).not.toContain(last)
    await school.leave(first)
    await school.follow()
    expect(await school.users()).toContain(last)
    expect(await school.users()).not.toContain(first)
    expect((await school.planOf(first)).plan.id).toBe('free')
  })

  it('are free while a member pays for a plan of their own, which comes first', async () => {
    const { school, people } = await withSchoolPlan(4)
    const [first = '', , , last = ''] = people
    await school.subscribe(first, proMonth)
    await school.settleAll()
    expect(await school.planOf(first)).toMatchObject({ plan: { id: 'pro' }, creditAccount: first })
    expect(await school.users()).toContain(last)

    school.bank.end(school.running(first)?.id ?? '')
    await school.settleAll()
    expect(await school.planOf(first)).toMatchObject({
      plan: { id: 'school' },
      creditAccount: school.account,
    })
    expect(await school.users()).not.toContain(last)
  })

  it('end with the subscription, and the shared credits with them', async () => {
    const { school } = await withSchoolPlan(3)
    await shop.ledger().reserve(school.account, newUserId(), 7)
    school.bank.end(school.running(school.payer)?.id ?? '')
    await school.settleAll()
    expect(await school.users()).toEqual([])
    expect(await school.pool()).toEqual({ granted: 0, purchased: 0, reserved: 7 })
  })

  it('stay in the days of grace and end with them', async () => {
    const { school, people } = await withSchoolPlan(1)
    const subscription = school.running(school.payer)
    school.bank.renew(subscription?.id ?? '', monthPrice, false)
    await school.settleAll()
    expect((await school.users()).toSorted()).toEqual([school.payer, ...people].toSorted())
    school.bank.advance(8)
    await school.processOf().settlement.settle({ kind: 'subscription', id: subscription?.id ?? '' })
    expect(await school.users()).toEqual([])
  })

  it('follow a change from a plan of one person: the difference has an order, and the colleagues get seats', async () => {
    const school = await openSchool()
    const colleague = newUserId()
    await school.join(colleague)
    await school.subscribe(school.payer, proMonth)
    await school.settleAll()
    expect(await school.users()).toEqual([])
    const { id = '', period } = school.running(school.payer) ?? {}
    school.bank.advance(10)
    const change = { planId: 'school', schoolId: school.schoolId, priceMinor: 4900 }
    school.bank.changePlan(id, change, 2700)
    await school.settleAll()
    expect((await school.users()).toSorted()).toEqual([school.payer, colleague].toSorted())
    expect(await school.pool()).toMatchObject({ granted: 2000 })
    const orders = await shop.connection
      .collection('orders')
      .find({ userId: school.payer })
      .sort({ serial: 1 })
      .toArray()
    expect(orders).toMatchObject([
      { status: 'paid', item: { planId: 'pro' } },
      {
        status: 'paid',
        totalMinor: 2700,
        item: { planId: 'school', interval: 'monthly', to: period?.endsAt },
      },
    ])
    // The bill of the change doesn't make the paid period shorter.
    expect((await school.planOf(colleague)).paidTime).toMatchObject({ startsAt: period?.startsAt })
  })

  it('end when the plan changes to one of one person', async () => {
    const { school, people } = await withSchoolPlan(2)
    const { id = '' } = school.running(school.payer) ?? {}
    const change = { planId: 'pro', schoolId: null, name: 'Pro', priceMinor: 900, currency: 'EUR' }
    await school.provider.changePlan(id, { ...change, takesEffect: 'next-period', prorationAt: new Date() })
    await school.settleAll()
    expect(await school.users()).toHaveLength(3)
    school.bank.renew(id, 900, true)
    await school.settleAll()
    expect(await school.users()).toEqual([])
    expect(await school.pool()).toMatchObject({ granted: 0 })
    expect(await school.planOf(school.payer)).toMatchObject({ plan: { id: 'pro' } })
    expect((await school.planOf(people[0] as string)).plan.id).toBe('free')
  })

  it('are one subscription, if two administrators pay at the same moment', async () => {
    const school = await openSchool()
    const second = newUserId()
    await school.join(second)
    await school.subscribe(school.payer, schoolMonth)
    await school.subscribe(second, schoolMonth)
    await school.settleAll()
    const states = [...school.bank.subscriptions.values()].map(({ status }) => status)
    expect(states.toSorted()).toEqual(['active', 'ended'])
    expect((await school.users()).toSorted()).toEqual([school.payer, second].toSorted())
  })

  it('keep the shared credits of a paid year when an older payment page is paid', async () => {
    const school = await openSchool()
    const second = newUserId()
    await school.join(second)
    await school.subscribe(school.payer, schoolYear)
    await school.settleAll()
    await shop.ledger().reserve(school.account, newUserId(), 7)
    await school.subscribe(second, schoolMonth)
    await school.settleAll()
    expect(school.running(school.payer)).toBeDefined()
    expect(school.running(second)).toBeUndefined()
    expect(await school.pool()).toEqual({ granted: 1993, purchased: 0, reserved: 7 })
  })

  it.each([
    ['yearly', 'monthly', schoolYear, schoolMonth],
    ['monthly', 'yearly', schoolMonth, schoolYear],
    ['monthly', 'monthly', schoolMonth, schoolMonth],
  ])('give one grant if a %s and a %s payment are made in the same second', async (_a, _b, first, other) => {
    const school = await openSchool()
    const second = newUserId()
    await school.join(second)
    await school.subscribe(school.payer, first)
    await school.settleAll()
    // The next payment moves the clock by one second.
    school.bank.now = new Date(school.bank.now.getTime() - 1000)
    await school.subscribe(second, other)
    await school.settleAll()
    expect([...school.bank.subscriptions.values()].filter(({ status }) => status === 'active')).toHaveLength(
      1,
    )
    expect(await school.pool()).toEqual({ granted: 2000, purchased: 0, reserved: 0 })
  })

  it('are never too many while fifty processes follow at once', async () => {
    const { school } = await withSchoolPlan(0)
    const people = Array.from({ length: 8 }, newUserId)
    await Promise.all(
      people.flatMap((person) => [
        school.join(person).then(school.follow),
        ...Array.from({ length: 5 }, () => school.follow()),
      ]),
    )
    expect(await school.users()).toHaveLength(seats)
    const members = await school.members()
    expect((await school.users()).toSorted()).toEqual(
      members
        .slice(0, seats)
        .map(({ userId }) => userId)
        .toSorted(),
    )
  })
})

type Step =
  | { is: 'join' | 'leave' | 'own-begins' | 'own-ends'; who: number }
  | { is: 'renew'; isPaid: boolean }
  | { is: 'pay' | 'end' | 'advance' | 'settle' | 'follow' | 'both' }

const constants = <const T extends string>(...values: T[]) => fc.constantFrom(...values)
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ is: constants('join', 'join', 'leave', 'own-begins', 'own-ends'), who: fc.nat(5) }),
    fc.record({ is: constants('renew'), isPaid: fc.boolean() }),
    fc.record({ is: constants('pay', 'end', 'advance', 'settle', 'follow', 'both', 'both') }),
  ),
  { minLength: 3, maxLength: 25 },
)

describe('under random joins, leaves, renewals and ends', () => {
  let school: School
  let people: string[]
  beforeEach(() => {
    people = Array.from({ length: 6 }, newUserId)
  })

  async function take(step: Step): Promise<unknown> {
    const who = 'who' in step ? (people[step.who] as string) : ''
    switch (step.is) {
      case 'join':
        // A person may belong to one school only; those who are elsewhere stay there.
        return school.join(who)
      case 'leave':
        return school.leave(who)
      case 'own-begins':
        return school.running(who) ? null : school.subscribe(who, proMonth)
      case 'own-ends':
        return school.bank.end(school.running(who)?.id ?? '')
      case 'renew':
        return school.bank.renew(school.running(school.payer)?.id ?? '', monthPrice, step.isPaid)
      case 'pay':
        return school.running(school.payer) ? null : school.subscribe(school.payer, schoolMonth)
      case 'end':
        return school.bank.end(school.running(school.payer)?.id ?? '')
      case 'advance':
        return school.bank.advance(1)
      case 'settle':
        return school.settleAll()
      case 'follow':
        return school.follow()
      case 'both':
        return Promise.all([school.settleAll(), school.follow(), school.follow()])
    }
  }

  /** Who must have the school's plan when everything is settled. */
  async function expected(): Promise<string[]> {
    const subscription = school.running(school.payer)
    if (!subscription) return []
    const members = (await school.members()).map(({ userId }) => userId)
    const without = members.filter((userId) => userId !== school.payer && !school.running(userId))
    return [school.payer, ...without.slice(0, seats - 1)]
  }

  it('never more people than seats have the plan, and in the end exactly the right ones', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        school = await openSchool()
        people = Array.from({ length: 6 }, newUserId)
        for (const step of taken) {
          await take(step)
          expect((await school.users()).length).toBeLessThanOrEqual(seats)
        }
        await school.settleAll()
        await school.follow()
        expect((await school.users()).toSorted()).toEqual((await expected()).toSorted())
        for (const person of people) {
          const { plan, creditAccount } = await school.planOf(person)
          const isOwn = school.running(person) !== undefined
          const isSeated = (await school.users()).includes(person)
          expect(plan.id).toBe(isOwn ? 'pro' : isSeated ? 'school' : 'free')
          expect(creditAccount).toBe(isSeated ? school.account : person)
        }
      }),
      propertyRuns(8, 100),
    )
  })
})

describe('the shared credits', () => {
  it('are spent by exactly one of fifty requests that find one credit left (R23)', async () => {
    const { school } = await withSchoolPlan(3)
    await shop.ledger().reserve(school.account, newUserId(), 1999)
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, () => shop.ledger().reserve(school.account, newUserId(), 1)),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await school.pool()).toEqual({ granted: 0, purchased: 0, reserved: 2000 })
  })
})
