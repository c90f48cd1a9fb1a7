import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createClassRepository, generationIdFor, type ClassRepository } from '../src/index.ts'
import { openTestDatabase } from './kit/open-test-database.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let classes: ClassRepository
let ownerId: string

beforeAll(async () => {
  database = await openTestDatabase()
  classes = createClassRepository(database.connection)
})
afterAll(() => database.drop())

let made = 0
const newId = () => generationIdFor('class', String((made += 1)))
const insert = (id: string) => {
  const createdAt = new Date()
  return classes.insert(
    {
      ...{ id, ownerId, name: id, level: '', subjects: [], schoolYear: '', colour: 'board', scale: null },
      ...{ schoolId: null, usesExternalIds: false, isSample: false, createdAt },
      members: [{ userId: ownerId, role: 'owner', joinedAt: createdAt, lastActivityAt: null }],
    },
    30,
  )
}
beforeEach(() => {
  ownerId = newId()
})

/** A refusal by a unique index, like MongoDB's. */
const duplicateIn = (index: string) =>
  Object.assign(new Error(`E11000 duplicate key error collection: classes index: ${index} dup key: {}`), {
    code: 11000,
  })
const testEnd = new Error('the test ends a loop without an end')

it('thirty classes created at once each get a slot of their own', async () => {
  const created = await Promise.all(Array.from({ length: 30 }, () => insert(newId())))
  const slots = created.map((schoolClass) => schoolClass?.slot)
  expect(slots.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 30 }, (_, n) => n))
})

it('a slot that is taken before every write ends with an error, not with a request without an end', async () => {
  const write = vi.fn(async () => {
    if (write.mock.calls.length > 1000) throw testEnd
    throw duplicateIn('slotKey_1')
  })
  await expect(classes.inFreeSlot(ownerId, 3, write)).rejects.toThrow('classes/changed-meanwhile')
})

it('an id that is already taken is an error at once, because another slot doesn’t free it', async () => {
  const id = newId()
  await insert(id)
  await expect(insert(id)).rejects.toMatchObject({ code: 11000 })
  const write = vi.fn(async () => {
    if (write.mock.calls.length > 1) throw testEnd
    throw duplicateIn('_id_')
  })
  await expect(classes.inFreeSlot(ownerId, 3, write)).rejects.toThrow('index: _id_')
})
