import { expect, it } from 'vitest'
import { countingSubscription, type CountingSubscription } from './subscription.ts'

const paidUntil = (day: string) => ({ startsAt: new Date('2026-11-01'), endsAt: new Date(day) })
const subscription = (changes: Partial<CountingSubscription>): CountingSubscription => ({
  id: 'a',
  status: 'active',
  paidPeriod: paidUntil('2026-12-01'),
  ...changes,
})

it('a subscription gives its plan from its first payment until it ends, also while a renewal is unpaid', () => {
  expect(countingSubscription([subscription({ paidPeriod: null })])).toBeNull()
  expect(countingSubscription([subscription({ status: 'incomplete' })])).toBeNull()
  expect(countingSubscription([subscription({ status: 'ended' })])).toBeNull()
  expect(countingSubscription([subscription({ status: 'past-due' })])?.id).toBe('a')
})

it('of several subscriptions an active one counts first, then the one that is paid for longest', () => {
  const due = subscription({ id: 'due', status: 'past-due', paidPeriod: paidUntil('2027-12-01') })
  const short = subscription({ id: 'short' })
  const long = subscription({ id: 'long', paidPeriod: paidUntil('2027-01-01') })
  expect(countingSubscription([due, short, long])?.id).toBe('long')
  expect(countingSubscription([due])?.id).toBe('due')
})
