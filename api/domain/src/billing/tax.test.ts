import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitPrice, taxRateFor } from './tax.ts'

it.each([
  [400, 2000, 333, 67],
  [900, 2000, 750, 150],
  [1050, 2000, 875, 175],
  [9000, 0, 9000, 0],
  [100, 1900, 84, 16],
])('a price of %i with %i basis points contains %i net and %i tax', (total, rate, net, tax) => {
  expect(splitPrice(total, rate)).toEqual({ netMinor: net, taxMinor: tax, totalMinor: total })
})

it('net and tax add up to the price, and the net amount is at most half a unit from the exact one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 3000 }), (total, rate) => {
      const { netMinor, taxMinor, totalMinor } = splitPrice(total, rate)
      expect(netMinor + taxMinor).toBe(totalMinor)
      expect(Math.abs(netMinor - (total * 10_000) / (10_000 + rate))).toBeLessThanOrEqual(0.5)
    }),
  )
})

it('a country without a rate of its own gets the default one', () => {
  const rates = { defaultBasisPoints: 2000, byCountry: { TN: 1900 } }
  expect([taxRateFor('TN', rates), taxRateFor('FR', rates), taxRateFor('', rates)]).toEqual([
    1900, 2000, 2000,
  ])
  expect(taxRateFor('constructor', rates)).toBe(2000)
})
