import { expect, it } from 'vitest'
import { nextPlan, offeredInterval, yearlySaving } from './offered-plans.ts'
import { freePlan, seedPlans, type Plan } from './plans.ts'

const planNamed = (id: string): Plan => {
  const plan = seedPlans.find((one) => one.id === id)
  if (!plan) throw new Error(`No plan ${id}`)
  return plan
}
const pro = planNamed('pro')

it('the next plan is the cheapest one for one person that gives more of what is used up', () => {
  const large: Plan = { ...pro, id: 'large', monthlyCredits: 900, priceMinor: { monthly: 1900, yearly: 0 } }
  const plans = [large, planNamed('school'), pro, freePlan]
  expect(nextPlan(plans, freePlan, 'credits')?.id).toBe('pro')
  expect(nextPlan(plans, pro, 'credits')?.id).toBe('large')
  expect(nextPlan(plans, pro, 'classes')).toBeNull()
})

it('a plan is offered by the month, unless it is only sold by the year', () => {
  expect(offeredInterval(pro)).toBe('monthly')
  expect(offeredInterval({ priceMinor: { monthly: 0, yearly: 9000 } })).toBe('yearly')
})

it('a year saves what twelve months cost more, in whole months if there are any', () => {
  expect(yearlySaving({ monthly: 900, yearly: 9000 })).toEqual({ savingMinor: 1800, months: 2 })
  expect(yearlySaving({ monthly: 900, yearly: 9900 })).toEqual({ savingMinor: 900, months: 1 })
  expect(yearlySaving({ monthly: 900, yearly: 10_000 })).toEqual({ savingMinor: 800, months: null })
  expect(yearlySaving({ monthly: 900, yearly: 0 })).toEqual({ savingMinor: 0, months: 0 })
})
