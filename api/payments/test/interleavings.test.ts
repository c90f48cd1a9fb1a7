import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { propertyRuns } from '../../../.config/property-runs.ts'
import { expectGapFree, expectSound } from './kit/expect-sound.ts'
import { openShop, type Shop } from './kit/open-shop.ts'
import { createPerson, type Step } from './kit/person.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const n = fc.nat({ max: 7 })
const isPaid = fc.boolean()
const kill = fc.option(
  fc.record({ at: fc.nat({ max: 24 }), when: fc.constantFrom('before' as const, 'after' as const) }),
  { freq: 3 },
)
const is = <Name extends Step['is']>(name: Name) => fc.constant(name)

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ is: is('order'), item: fc.constantFrom('pack', 'plan'), kill }) },
  { weight: 1, arbitrary: fc.record({ is: is('open-again'), n, kill }) },
  { weight: 5, arbitrary: fc.record({ is: is('pay'), n }) },
  { weight: 1, arbitrary: fc.record({ is: is('pay-later'), n }) },
  { weight: 1, arbitrary: fc.record({ is: is('answer'), n, isPaid }) },
  { weight: 1, arbitrary: fc.record({ is: is('expire'), n }) },
  { weight: 2, arbitrary: fc.record({ is: is('renew'), isPaid }) },
  { weight: 1, arbitrary: fc.record({ is: is('try-again'), isPaid }) },
  { weight: 1, arbitrary: fc.record({ is: is('advance'), days: fc.nat({ max: 9 }) }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constantFrom('stop' as const, 'end' as const) }) },
  { weight: 2, arbitrary: fc.record({ is: is('refund'), n, amount: fc.integer({ min: 1, max: 900 }) }) },
  { weight: 1, arbitrary: fc.record({ is: is('spend'), credits: fc.integer({ min: 1, max: 120 }) }) },
  { weight: 1, arbitrary: fc.record({ is: is('visit') }) },
  { weight: 5, arbitrary: fc.record({ is: is('deliver'), n, kill }) },
  { weight: 2, arbitrary: fc.record({ is: is('deliver-and-visit'), n, kill }) },
  { weight: 2, arbitrary: fc.record({ is: is('deliver-two'), n, m: n, kill }) },
)
const ordered = (item: 'pack' | 'plan'): Step => ({ is: 'order', item, kill: null })
const paid = (page: number): Step => ({ is: 'pay', n: page })
/** The first steps make every scenario about money: one payment, or two at the same moment. */
const beginnings: Step[][] = [
  [ordered('pack'), paid(0)],
  [ordered('plan'), paid(0)],
  [ordered('pack'), { is: 'open-again', n: 0, kill: null }, paid(0), paid(1)],
  [ordered('plan'), { is: 'open-again', n: 0, kill: null }, paid(0), paid(1)],
  [ordered('plan'), ordered('plan'), paid(0), paid(1)],
  [ordered('pack'), paid(0), { is: 'refund', n: 0, amount: 150 }],
  [ordered('plan'), paid(0), { is: 'renew', isPaid: false }],
]
const scenario = fc
  .tuple(fc.constantFrom(...beginnings), fc.array(step, { maxLength: 9 }))
  .map(([beginning, steps]): Step[] => [...beginning, ...steps])
/** Several people at the same time compete for the numbers of orders and credit notes. */
const peopleAtOnce = 5
const usualRuns = 4
/** 5,000 scenarios. */
const deepRuns = 5000 / peopleAtOnce

it('money, credits and plans are right after any interleaving of payments, refunds, events and killed processes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(scenario, { minLength: peopleAtOnce, maxLength: peopleAtOnce }),
      async (scenarios) => {
        await Promise.all(
          scenarios.map(async (steps) => {
            const person = createPerson(shop)
            for (const each of steps) await person.take(each)
            // A settlement may end a subscription, which has its own event.
            for (let round = 0; round < 3; round += 1) await person.reconcile()
            await expectSound(shop, person)
          }),
        )
      },
    ),
    propertyRuns(usualRuns, deepRuns),
  )
  await expectGapFree(shop, 'orders')
  await expectGapFree(shop, 'credit_notes')
  expect(await shop.connection.collection('orders').countDocuments()).toBeGreaterThan(0)
})
