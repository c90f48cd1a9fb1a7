import { expect, it } from 'vitest'
import { countingSubscription, nextPeriodOf, type CountingSubscription } from './subscription.ts'

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

it('the next period follows the current one and returns to the day of the month on which the subscription began', () => {
  const day = (text: string) => new Date(`${text}T09:30:00.000Z`)
  const next = (startedAt: string, from: string, endsAt: string, nextInterval: 'monthly' | 'yearly') =>
    nextPeriodOf({
      ...{ startedAt: day(startedAt), nextInterval },
      period: { startsAt: day(from), endsAt: day(endsAt) },
    })
  expect(next('2026-11-14', '2026-11-14', '2026-12-14', 'monthly')).toEqual({
    ...{ startsAt: day('2026-12-14'), endsAt: day('2027-01-14') },
  })
  expect(next('2027-01-31', '2027-01-31', '2027-02-28', 'monthly').endsAt).toEqual(day('2027-03-31'))
  expect(next('2026-11-14', '2026-11-14', '2026-12-14', 'yearly').endsAt).toEqual(day('2027-12-14'))
  expect(next('2026-11-14', '2026-11-20', '2026-12-20', 'monthly').endsAt).toEqual(day('2027-01-20'))
})
