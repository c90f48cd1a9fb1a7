import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { classModel, slotKeyOf } from '../src/classes/class.model.ts'
import {
  createClassRepository,
  createClassStates,
  generationIdFor,
  type ClassDocument,
  type ClassRepository,
} from '../src/index.ts'
import { openTestDatabase } from './kit/open-test-database.ts'

const limit = 3
let database: Awaited<ReturnType<typeof openTestDatabase>>
let classes: ClassRepository
let ownerId: string
/** The ids of seven classes, four of them beyond the plan. */
let ids: string[]

beforeAll(async () => {
  database = await openTestDatabase()
  classes = createClassRepository(database.connection)
})
afterAll(() => database.drop())

let made = 0
const newId = () => generationIdFor('class', String((made += 1)))
const insert = (id: string, within: number) => {
  const createdAt = new Date()
  return classes.insert(
    {
      ...{ id, ownerId, name: id, level: '', subjects: [], schoolYear: '', colour: 'board', scale: null },
      ...{ schoolId: null, usesExternalIds: false, isSample: false, createdAt },
      members: [{ userId: ownerId, role: 'owner', joinedAt: createdAt, lastActivityAt: null }],
    },
    within,
  )
}
beforeEach(async () => {
  ownerId = newId()
  ids = Array.from({ length: 7 }, newId)
  for (const id of ids) expect(await insert(id, 30)).not.toBeNull()
})
afterEach(() => vi.restoreAllMocks())

const stored = () => classModel(database.connection).find({ ownerId }).lean<ClassDocument[]>()
/** Checks that every class has a slot of its own, and returns the ids of the open ones. */
async function openOnes(): Promise<string[]> {
  const all = await stored()
  for (const { _id, slot, slotKey } of all) {
    expect(slot).not.toBeNull()
    expect(slotKey).toBe(slotKeyOf(ownerId, slot, String(_id)))
  }
  expect(new Set(all.map(({ slot }) => slot)).size).toBe(all.length)
  return all.flatMap(({ _id, slot }) => (slot !== null && slot < limit ? [String(_id)] : [])).sort()
}
const some = (...indexes: number[]) => indexes.map((index) => ids[index] ?? '').sort()

describe('choosing the open classes', () => {
  it('opens exactly the chosen ones and keeps the others in their order behind them', async () => {
    await classes.chooseOpen(ownerId, some(6, 1, 4), limit)
    expect(await openOnes()).toEqual(some(1, 4, 6))
    const order = [1, 4, 6, 0, 2, 3, 5].map((index) => ids[index])
    expect((await classes.listInSlots(ownerId)).map(({ _id }) => String(_id))).toEqual(order)
  })

  it('changes nothing for a person within the limit', async () => {
    const before = await stored()
    await classes.chooseOpen(ownerId, some(6), 7)
    expect(await stored()).toEqual(before)
  })

  it('ignores classes of other people and archived ones', async () => {
    const [other] = ids
    const owner = ownerId
    ownerId = newId()
    await insert(newId(), 30)
    const foreign = await stored()
    await classes.chooseOpen(ownerId, [other ?? ''], 0)
    expect(await stored()).toEqual(foreign)
    ownerId = owner
    const archived = await classes.findById(ids[5] ?? '')
    if (!archived) throw new Error('the class is missing')
    await createClassStates(database.connection).archive(archived)
    await classes.chooseOpen(ownerId, some(5, 6), limit)
    const open = (await classes.listInSlots(ownerId)).slice(0, limit).map(({ _id }) => String(_id))
    expect(open).toEqual([ids[6], ids[0], ids[1]])
  })

  it('loses no class in a crash between any two writes, and can be repeated', async () => {
    const model = classModel(database.connection)
    const whole = model.bulkWrite.bind(model)
    let writes = 0
    let finished = false
    for (let count = 0; !finished; count += 1) {
      // Start from the same order each time.
      await classes.chooseOpen(ownerId, some(0, 1, 2), limit)
      await classes.chooseOpen(ownerId, some(0, 1, 2, 3, 4, 5), 6)
      vi.spyOn(model, 'bulkWrite').mockImplementationOnce(async (updates, options) => {
        writes = updates.length
        finished = count >= updates.length
        await whole(updates.slice(0, count), options)
        throw new Error('the process ended')
      })
      await expect(classes.chooseOpen(ownerId, some(4, 5, 6), limit)).rejects.toThrow('the process ended')
      await openOnes()
      await classes.settleSlots(ownerId, limit)
      expect(await openOnes()).toHaveLength(limit)
      await classes.chooseOpen(ownerId, some(4, 5, 6), limit)
      expect(await openOnes()).toEqual(some(4, 5, 6))
    }
    expect(writes).toBeGreaterThan(6)
  })

  it('applies one of two concurrent choices as a whole', async () => {
    const choices = [some(4, 5, 6), some(0, 3, 5)]
    for (let round = 0; round < 15; round += 1) {
      await Promise.all(choices.map((chosen) => classes.chooseOpen(ownerId, chosen, limit)))
      expect(choices).toContainEqual(await openOnes())
    }
  })

  it('creates no class beyond the plan, and stays right while classes are created, archived and settled', async () => {
    const states = createClassStates(database.connection)
    const archivable = await classes.findById(ids[2] ?? '')
    if (!archivable) throw new Error('the class is missing')
    const [, ...answers] = await Promise.all([
      classes.chooseOpen(ownerId, some(4, 5, 6), limit),
      ...Array.from({ length: 6 }, () => insert(newId(), limit)),
      ...Array.from({ length: 6 }, () => classes.settleSlots(ownerId, limit).then(() => null)),
      states.archive(archivable).then(() => null),
    ])
    expect(answers.filter((answer) => answer !== null)).toEqual([])
    await classes.settleSlots(ownerId, limit)
    const inSlots = await classes.listInSlots(ownerId)
    expect(inSlots.map(({ _id }) => String(_id)).sort()).toEqual(some(0, 1, 3, 4, 5, 6))
    expect(inSlots.slice(0, limit).map(({ slot }) => slot)).toEqual([0, 1, 2])
    expect(new Set(inSlots.map(({ slotKey }) => slotKey)).size).toBe(6)
    await classes.chooseOpen(ownerId, some(4, 5, 6), limit)
    expect((await classes.listInSlots(ownerId)).slice(0, limit).map(({ _id }) => String(_id))).toEqual([
      ...[ids[4], ids[5], ids[6]],
    ])
  })
})
