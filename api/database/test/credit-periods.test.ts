import { AppError } from '@classeur/contracts'
import { newId } from '@classeur/local/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../.config/property-runs.ts'
import { createCreditLedger, createCreditPeriods } from '../src/index.ts'
import { openTestDatabase } from './kit/open-test-database.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database?.drop())

const period = '2026-11'
const step = fc.record({
  generation: fc.nat(5),
  spent: fc.nat(3),
  kind: fc.constantFrom('reserve', 'capture', 'settle', 'buy', 'end', 'read', 'read twice'),
})

/** An account that has reserved three of twelve granted credits. */
async function reserved() {
  const userId = newId()
  const ledger = createCreditLedger(database.connection)
  const periods = createCreditPeriods(database.connection)
  await ledger.ensureGrant(userId, period, 12)
  await ledger.reserve(userId, newId(), 3)
  return { userId, ledger, periods }
}

describe('the use of a period', () => {
  it('is the same for a process that has read some of the entries before as for one that reads all', async () => {
    const ledger = createCreditLedger(database.connection)
    const periods = createCreditPeriods(database.connection)
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const userId = newId()
        const ids = Array.from({ length: 6 }, newId)
        await ledger.ensureGrant(userId, period, 12)
        const take = async ({ generation, spent, kind }: (typeof steps)[number]) => {
          const id = ids[generation] ?? ''
          if (kind === 'reserve')
            await ledger
              .reserve(userId, id, 3)
              .catch((error: unknown) => expect(error).toBeInstanceOf(AppError))
          if (kind === 'capture') await ledger.capture(userId, id, spent)
          if (kind === 'settle') await ledger.settle(userId, id, spent)
          if (kind === 'buy') await ledger.purchase(userId, newId(), 5)
          if (kind === 'end') await ledger.endGrant(userId, [period])
          if (kind === 'read') await periods.useOf(userId, period)
          if (kind === 'read twice')
            await Promise.all([periods.useOf(userId, period), periods.useOf(userId, period)])
        }
        for (const each of steps) await take(each)
        const all = await createCreditPeriods(database.connection).useOf(userId, period)
        expect(await periods.useOf(userId, period)).toEqual(all)
        expect(all.balance).toEqual(await ledger.balanceOf(userId))
      }),
      propertyRuns(30),
    )
  })

  it('is counted from the start again if the last counted entry was replaced', async () => {
    const { userId, periods } = await reserved()
    expect((await periods.useOf(userId, period)).use).toMatchObject({ granted: 12, reserved: 3 })
    await database.connection.collection('credit_entries').deleteOne({ userId, n: 2 })
    await createCreditLedger(database.connection).reserve(userId, newId(), 5)
    expect(await periods.useOf(userId, period)).toMatchObject({
      use: { granted: 12, reserved: 5 },
      balance: { granted: 7, reserved: 5 },
    })
  })

  it('needs only the new entries once the earlier ones were read', async () => {
    const { userId, ledger, periods } = await reserved()
    await periods.useOf(userId, period)
    await database.connection.collection('credit_entries').deleteOne({ userId, n: 1 })
    await ledger.reserve(userId, newId(), 5)
    expect((await periods.useOf(userId, period)).use).toMatchObject({ granted: 12, reserved: 8 })
  })

  it('of a period without a grant is nothing, beside the balance of the account', async () => {
    const userId = newId()
    await createCreditLedger(database.connection).purchase(userId, newId(), 5)
    expect(await createCreditPeriods(database.connection).useOf(userId, period)).toMatchObject({
      use: { granted: 0, spent: 0 },
      balance: { purchased: 5 },
    })
  })
})
