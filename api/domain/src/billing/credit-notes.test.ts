import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nextNote, partsOfRefund } from './credit-notes.ts'
import { splitPrice } from './tax.ts'

/** The notes of refunds of these amounts, one after the other. */
function notesOf(order: Parameters<typeof partsOfRefund>[0], amounts: readonly number[]) {
  const notes: (ReturnType<typeof partsOfRefund> & { amountMinor: number })[] = []
  for (const amountMinor of amounts) notes.push({ amountMinor, ...partsOfRefund(order, notes, amountMinor) })
  return notes
}

it('the notes of an order that went back completely add up to it, whatever the parts were', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 3000 }),
      fc.nat({ max: 1000 }),
      (amounts, taxRateBasisPoints, credits) => {
        const totalMinor = amounts.reduce((sum, amount) => sum + amount, 0)
        const { netMinor, taxMinor } = splitPrice(totalMinor, taxRateBasisPoints)
        const notes = notesOf({ netMinor, totalMinor, taxRateBasisPoints, credits }, amounts)
        const sum = (part: 'netMinor' | 'taxMinor' | 'credits') =>
          notes.reduce((all, note) => all + note[part], 0)
        expect([sum('netMinor'), sum('taxMinor'), sum('credits')]).toEqual([netMinor, taxMinor, credits])
        for (const { amountMinor, ...parts } of notes) {
          expect(parts.netMinor + parts.taxMinor).toBe(amountMinor)
          expect(Math.min(parts.netMinor, parts.taxMinor, parts.credits)).toBeGreaterThanOrEqual(0)
        }
      },
    ),
  )
})

it('the notes of an overpaid order add up to what went back beyond the surplus, in whatever order refunds succeed', () => {
  const refund = fc.record({ amountMinor: fc.integer({ min: 1, max: 500 }), succeedsAt: fc.nat({ max: 5 }) })
  fc.assert(
    fc.property(fc.array(refund, { maxLength: 6 }), fc.nat({ max: 1500 }), (made, surplusMinor) => {
      const all = made.map((one, index) => ({ ...one, id: String(index) }))
      const notes: { refundId: string; amountMinor: number }[] = []
      for (let now = 0; now <= 5; now += 1) {
        const refunds = all.filter(({ succeedsAt }) => succeedsAt <= now)
        let next = nextNote(refunds, notes, surplusMinor)
        for (; next; next = nextNote(refunds, notes, surplusMinor)) {
          const { refund: noted, amountMinor } = next
          expect(amountMinor).toBeLessThanOrEqual(noted.amountMinor)
          notes.push({ refundId: noted.id, amountMinor })
        }
        const sum = (list: readonly { amountMinor: number }[]) =>
          list.reduce((total, { amountMinor }) => total + amountMinor, 0)
        expect(sum(notes)).toBe(Math.max(0, sum(refunds) - surplusMinor))
      }
    }),
  )
})
