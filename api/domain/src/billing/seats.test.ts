import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freePlan, isPaidPlan, seedPlans } from './plans.ts'
import { planChangeTime, seatChanges, seatedSchoolOf, seatStates } from './seats.ts'

const member = (userId: string, hasOwnPlan = false) => ({ userId, hasOwnPlan })
const stateOf = (states: ReturnType<typeof seatStates>) =>
  Object.fromEntries(states.map(({ userId, state }) => [userId, state]))

describe('seatStates', () => {
  it('gives the seats to the payer and then in the order of joining', () => {
    const members = ['b', 'payer', 'c', 'd'].map((userId) => member(userId))
    expect(stateOf(seatStates('payer', members, 3))).toEqual({
      b: 'seated',
      payer: 'payer',
      c: 'seated',
      d: 'none',
    })
  })

  it('keeps a seat for the payer, regardless of who joined before, and after the payer has left the school', () => {
    const members = ['a', 'b', 'payer'].map((userId) => member(userId))
    expect(stateOf(seatStates('payer', members, 2))).toEqual({ a: 'seated', b: 'none', payer: 'payer' })
    expect(stateOf(seatStates('gone', members.slice(0, 2), 2))).toEqual({ a: 'seated', b: 'none' })
  })

  it('gives no seat to a member with an own plan, so that the next one has it', () => {
    const members = [member('a', true), member('b')]
    expect(stateOf(seatStates('payer', members, 2))).toEqual({ a: 'own-plan', b: 'seated' })
  })
})

describe('seatChanges', () => {
  it('keeps the numbers of holders, and gives free ones to the others', () => {
    const taken = [
      { userId: 'a', seat: 1 },
      { userId: 'b', seat: 2 },
    ]
    expect(seatChanges(['b', 'c'], taken, 3)).toEqual({ release: ['a'], take: [{ userId: 'c', seat: 1 }] })
  })

  it('gives a holder another number when the plan has fewer seats now', () => {
    const taken = [{ userId: 'a', seat: 9 }]
    expect(seatChanges(['a'], taken, 3)).toEqual({ release: ['a'], take: [{ userId: 'a', seat: 1 }] })
  })

  it('leads to exactly the holders, each with a number of their own, from any state', () => {
    const people = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 })
    const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 8, maxLength: 8 })
    fc.assert(
      fc.property(people, people, numbers, fc.integer({ min: 1, max: 9 }), (holding, before, used, seats) => {
        const holders = holding.slice(0, seats - 1)
        const taken = before.map((userId, index) => ({ userId, seat: used[index] ?? 0 }))
        const { release, take } = seatChanges(holders, taken, seats)
        const after = [...taken.filter(({ userId }) => !release.includes(userId)), ...take]
        expect(after.map(({ userId }) => userId).toSorted()).toEqual(holders.toSorted())
        const numbersAfter = after.map(({ seat }) => seat)
        expect(new Set(numbersAfter).size).toBe(numbersAfter.length)
        expect(numbersAfter.every((seat) => seat >= 1 && seat < seats)).toBe(true)
        expect(seatChanges(holders, after, seats)).toEqual({ release: [], take: [] })
      }),
    )
  })
})

it('only a plan with seats is shared with the school that it was bought for', () => {
  expect(seatedSchoolOf({ schoolId: 's' }, { seats: 30 })).toBe('s')
  expect(seatedSchoolOf({ schoolId: 's' }, { seats: null })).toBeNull()
  expect(seatedSchoolOf({ schoolId: null }, { seats: 30 })).toBeNull()
  expect(seatedSchoolOf({ schoolId: 's' }, null)).toBeNull()
})

it('a more expensive plan begins now, a cheaper one with the next period', () => {
  const [, pro = freePlan, school = freePlan] = seedPlans
  expect(planChangeTime(pro, school, 'monthly')).toBe('now')
  expect(planChangeTime(school, pro, 'monthly')).toBe('next-period')
  // A plan that is only sold by the year has no price for a month.
  const yearlySchool = { priceMinor: { ...school.priceMinor, monthly: 0 } }
  expect(planChangeTime(pro, yearlySchool, 'yearly')).toBe('now')
  // A plan that is no longer sold for the interval isn't cheaper: what its subscriber pays counts, or its price by year.
  const [monthlySchool, noSchool] = [
    { monthly: 4900, yearly: 0 },
    { monthly: 0, yearly: 0 },
  ]
  expect(planChangeTime({ priceMinor: noSchool }, pro, 'yearly', 49_000)).toBe('next-period')
  expect(planChangeTime({ priceMinor: monthlySchool }, pro, 'yearly', null)).toBe('next-period')
  expect(planChangeTime({ priceMinor: noSchool }, pro, 'yearly', null)).toBe('next-period')
  expect(planChangeTime(pro, { priceMinor: { monthly: 2000, yearly: 20_000 } }, 'yearly', 9000)).toBe('now')
  expect(isPaidPlan(yearlySchool)).toBe(true)
})
