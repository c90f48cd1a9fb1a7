import { AppError, type CreditAmounts } from '@classeur/contracts'
import { addAmounts, noCredits } from '@classeur/domain/credits'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../.config/property-runs.ts'
import { creditEntryModel } from '../src/credits/credit-entry.model.ts'
import { createCreditLedger, generationIdFor, type CreditLedger } from '../src/index.ts'
import { openTestDatabase } from './kit/open-test-database.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let ledger: CreditLedger

beforeAll(async () => {
  database = await openTestDatabase()
  ledger = createCreditLedger(database.connection)
})
afterAll(() => database.drop())

let people = 0
const newPerson = () => generationIdFor('person', `number-${(people += 1)}`)

const entriesOf = (userId: string) =>
  creditEntryModel(database.connection).find({ userId }).sort({ n: 1 }).lean()

const total = ({ granted, purchased, reserved }: CreditAmounts) => granted + purchased + reserved

/** Checks the invariants: positions have no gaps, each balance is the sum so far, and no amount is negative. */
async function expectSound(userId: string) {
  const entries = await entriesOf(userId)
  let sum = noCredits
  entries.forEach((entry, index) => {
    sum = addAmounts(sum, entry.change)
    expect(entry.n).toBe(index + 1)
    expect(entry.balance).toEqual(sum)
    for (const amount of Object.values(sum)) expect(amount).toBeGreaterThanOrEqual(0)
  })
  expect(await ledger.balanceOf(userId)).toEqual(sum)
  return entries
}

describe('the credit ledger', () => {
  it('adds the month’s grant once under concurrent requests', async () => {
    const person = newPerson()
    await Promise.all(Array.from({ length: 12 }, () => ledger.ensureGrant(person, '2026-01', 20)))
    expect(await ledger.balanceOf(person)).toEqual({ granted: 20, purchased: 0, reserved: 0 })
    expect(await expectSound(person)).toHaveLength(1)
  })

  it('expires the rest of last month’s grant before the new grant', async () => {
    const person = newPerson()
    await ledger.ensureGrant(person, '2026-01', 20)
    await ledger.reserve(person, 'a'.repeat(24), 5)
    await ledger.settle(person, 'a'.repeat(24), 5)
    await ledger.ensureGrant(person, '2026-02', 20)
    expect((await expectSound(person)).map((entry) => entry.kind)).toEqual([
      'grant',
      'reserve',
      'capture',
      'expire',
      'grant',
    ])
    expect(await ledger.balanceOf(person)).toEqual({ granted: 20, purchased: 0, reserved: 0 })
  })

  it('adds the difference when a plan with a larger grant starts mid-month', async () => {
    const person = newPerson()
    await ledger.ensureGrant(person, '2026-01', 20)
    await ledger.ensureGrant(person, '2026-01', 200)
    await ledger.ensureGrant(person, '2026-01', 20)
    expect((await ledger.balanceOf(person)).granted).toBe(200)
  })

  it('accepts exactly one of fifty parallel reservations when one credit is left', async () => {
    const person = newPerson()
    await ledger.ensureGrant(person, '2026-01', 1)
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        ledger.reserve(person, generationIdFor(person, `race-${index}`), 1),
      ),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const answer of answers) {
      if (answer.status === 'rejected') expect((answer.reason as AppError).code).toBe('credits/insufficient')
    }
    await expectSound(person)
  })

  it('returns credits to the balance they came from', async () => {
    const person = newPerson()
    const id = generationIdFor(person, 'mixed')
    await creditEntryModel(database.connection).create({
      ...{ userId: person, n: 1, key: `purchase:${person}`, kind: 'purchase', at: new Date() },
      change: { ...noCredits, purchased: 4 },
      balance: { ...noCredits, purchased: 4 },
    })
    await ledger.ensureGrant(person, '2026-01', 3)
    await ledger.reserve(person, id, 5)
    expect(await ledger.balanceOf(person)).toEqual({ granted: 0, purchased: 2, reserved: 5 })
    await ledger.capture(person, id, 4)
    await ledger.settle(person, id, 0)
    expect(await ledger.balanceOf(person)).toEqual({ granted: 3, purchased: 4, reserved: 0 })
    await expectSound(person)
  })

  it('keeps its invariants under random interleavings of reserve, capture, release, crash and retry', async () => {
    const operation = fc.record({
      what: fc.constantFrom('reserve', 'capture', 'settle', 'grant'),
      which: fc.nat(4),
      amount: fc.nat(5),
    })
    const scenario = fc.record({
      grant: fc.integer({ min: 0, max: 14 }),
      finals: fc.array(fc.nat(5), { minLength: 5, maxLength: 5 }),
      lanes: fc.array(fc.array(operation, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 3 }),
    })
    let steps = 0
    const runs = propertyRuns(60, 6000)
    await fc.assert(
      fc.asyncProperty(scenario, async ({ grant, finals, lanes }) => {
        const person = newPerson()
        const price = 5
        const ids = finals.map((_, index) => generationIdFor(person, `generation-${index}`))
        const perform = async ({ what, which, amount }: { what: string; which: number; amount: number }) => {
          steps += 1
          const id = ids[which]!
          try {
            if (what === 'grant') await ledger.ensureGrant(person, '2026-03', grant)
            if (what === 'reserve') await ledger.reserve(person, id, price)
            if (what === 'capture') await ledger.capture(person, id, Math.min(amount, finals[which]!))
            // A settlement is three entries; stopping after the first one simulates a crash in between.
            if (what === 'settle' && amount > 2) await ledger.settle(person, id, finals[which]!)
            if (what === 'settle' && amount <= 2) await ledger.capture(person, id, finals[which]!)
          } catch (error) {
            if (!(error instanceof AppError)) throw error
          }
        }
        const runLane = async (lane: (typeof lanes)[number]) => {
          for (const step of lane) await perform(step)
        }
        await Promise.all(lanes.map(runLane))
        // Simulates the reconciler, which runs twice afterwards.
        for (const id of [...ids, ...ids]) await ledger.settle(person, id, finals[ids.indexOf(id)]!)

        const entries = await expectSound(person)
        const balance = await ledger.balanceOf(person)
        expect(balance.reserved).toBe(0)
        const reserved = new Set(
          entries.filter(({ kind }) => kind === 'reserve').map((entry) => entry.generationId),
        )
        const spent = ids.reduce((sum, id, index) => sum + (reserved.has(id) ? finals[index]! : 0), 0)
        const granted = entries
          .filter(({ kind }) => kind === 'grant')
          .reduce((sum, entry) => sum + entry.change.granted, 0)
        expect(total(balance)).toBe(granted - spent)
        for (const id of ids) {
          const own = entries.filter((entry) => entry.generationId === id)
          expect(own.filter(({ kind }) => kind === 'reserve').length).toBeLessThanOrEqual(1)
        }
      }),
      runs,
    )
    expect(steps).toBeGreaterThan(5 * runs.numRuns)
  })
})
