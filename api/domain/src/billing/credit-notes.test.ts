import fc from 'fast-check'
import { expect, it } from 'vitest'
import { partsOfRefund } from './credit-notes.ts'
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
