import { AppError } from '@classeur/contracts'
import { newId } from '@classeur/local/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../.config/property-runs.ts'
import { createCreditLedger, createCreditLines } from '../src/index.ts'
import { openTestDatabase } from './kit/open-test-database.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database?.drop())

/** Reserves three credits, unless the person has fewer. */
async function reserveIfEnough(userId: string, generationId: string): Promise<void> {
  try {
    await createCreditLedger(database.connection).reserve(userId, generationId, 3)
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'credits/insufficient')) throw error
  }
}

/** What happens to one generation, each at its turn. */
const step = fc.record({
  generation: fc.nat(11),
  spent: fc.nat(3),
  kind: fc.constantFrom('reserve', 'capture', 'settle', 'buy'),
})

describe('the pages of a ledger', () => {
  it('have the lines of the whole ledger as it was at the first page, whatever is added meanwhile', async () => {
    const ledger = createCreditLedger(database.connection)
    const lines = createCreditLines(database.connection)
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 40 }),
        fc.integer({ min: 1, max: 5 }),
        async (steps, size) => {
          const userId = newId()
          const ids = Array.from({ length: 12 }, newId)
          await ledger.ensureGrant(userId, '2026-01', 20)
          const take = async ({ generation, spent, kind }: (typeof steps)[number]) => {
            const id = ids[generation] ?? ''
            if (kind === 'reserve') await reserveIfEnough(userId, id)
            if (kind === 'capture') await ledger.capture(userId, id, spent)
            if (kind === 'settle') await ledger.settle(userId, id, spent)
            if (kind === 'buy') await ledger.purchase(userId, newId(), 5)
          }
          for (const each of steps) await take(each)
          const whole = await lines.list(userId, null)
          const first = await lines.page(userId, null, size)
          expect(first.asOf).toBe(whole.asOf)
          expect(first.available).toBe(whole.lines.reduce((sum, { change }) => sum + change, 0))
          for (const id of ids) await ledger.settle(userId, id, 1)
          await ledger.purchase(userId, newId(), 5)
          const read = [...first.lines]
          for (let page = first; page.following !== 0;) {
            page = await lines.page(userId, { before: read.at(-1)?.n ?? 0, asOf: first.asOf }, size)
            read.push(...page.lines)
            expect(page.following).toBe(whole.lines.length - read.length)
          }
          expect(read).toEqual(whole.lines)
        },
      ),
      propertyRuns(6),
    )
  })
})
