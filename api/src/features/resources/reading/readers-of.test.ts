import type { SchoolDocument } from '@classeur/database'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createReadReaders } from './readers-of.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-10-31T23:30:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const student = (name: string, leftOn: string | null, deletedAt: Date | null = null) => ({
  ...{ id: name, number: 1, firstName: name, lastName: '', externalId: '', note: '', hasNeeds: false },
  ...{ groupIds: [], joinedOn: null, leftOn, deletedAt },
})
const students = [
  student('Ada', null),
  student('Ben', '2026-11-01'),
  student('Cleo', '2026-10-31'),
  student('Dan', null, new Date()),
]

async function readersAt(timeZone: string | null) {
  const school = timeZone === null ? null : ({ timeZone } as SchoolDocument)
  const readReaders = createReadReaders({ schools: { findById: async () => school } })
  const readersOf = await readReaders({ schoolId: timeZone === null ? null : 'a' }, { students })
  return readersOf({ audience: { scope: 'class' }, notes: [] }).map(({ name }) => name)
}

it.each([
  ['Africa/Tunis', ['Ada']],
  ['UTC', ['Ada', 'Ben']],
  [null, ['Ada', 'Ben']],
])('a student who leaves on a day gets no copy from its beginning in %s', async (timeZone, names) => {
  expect(await readersAt(timeZone)).toEqual(names)
})
