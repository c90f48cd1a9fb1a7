import { expect, it } from 'vitest'
import {
  actionsOf,
  creditsOfRefund,
  mayBecome,
  schoolYearOf,
  schoolYearRange,
  statusesBefore,
  writeNumber,
  type OrderStatus,
} from './orders.ts'

it('a payment counts from every status but paid and refunded, and only a paid order is refunded', () => {
  expect(statusesBefore('paid')).toEqual(['pending', 'failed', 'cancelled'])
  expect(statusesBefore('refunded')).toEqual(['paid'])
  expect(mayBecome('refunded', 'paid')).toBe(false)
})

it('numbers have four digits or more', () => {
  expect(writeNumber('C', { year: 2026, serial: 1 })).toBe('C-2026-0001')
  expect(writeNumber('C', { year: 2026, serial: 12_345 })).toBe('C-2026-12345')
})

it('a school year begins on 1 August', () => {
  expect(schoolYearOf(new Date('2026-07-31T23:59:59Z'))).toBe(2025)
  expect(schoolYearOf(new Date('2026-08-01T00:00:00Z'))).toBe(2026)
  expect(schoolYearRange(2026).to.toISOString()).toBe('2027-08-01T00:00:00.000Z')
})

it('a refund takes back the share of the credits that it returns, and never more than the pack', () => {
  expect(creditsOfRefund(100, 400, 400)).toBe(100)
  expect(creditsOfRefund(100, 133, 400)).toBe(34)
  expect(creditsOfRefund(100, 900, 400)).toBe(100)
  expect(creditsOfRefund(100, 0, 0)).toBe(0)
})

it('an order can be paid until it is paid, and has a receipt afterwards', () => {
  const actions = (status: OrderStatus, hasPage = true) => actionsOf({ status, hasPage })
  expect(actions('pending')).toEqual(['payment-page'])
  expect(actions('pending', false)).toEqual(['pay-again'])
  expect(actions('failed')).toEqual(['pay-again'])
  expect(actions('cancelled')).toEqual(['order-again'])
  expect(actions('paid')).toEqual(['receipt'])
  expect(actions('refunded')).toEqual(['receipt'])
})
