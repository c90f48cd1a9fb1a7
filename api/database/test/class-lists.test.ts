import { newId } from '@classeur/local/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClassLists, createClassRepository, type ClassDocument } from '../src/index.ts'
import { openTestDatabase } from './kit/open-test-database.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.drop())

it('people who ask at the same time each get the ids of exactly their own classes', async () => {
  const classes = createClassRepository(database.connection)
  const { listIdsOf } = createClassLists(database.connection)
  const [ada, ben, nobody] = [newId(), newId(), newId()]
  const insert = async (ownerId: string, ...others: string[]) => {
    const createdAt = new Date()
    const member = (userId: string): ClassDocument['members'][number] => ({
      ...{ userId, role: userId === ownerId ? 'owner' : 'editor', joinedAt: createdAt, lastActivityAt: null },
    })
    const id = newId()
    await classes.insert(
      {
        ...{ id, ownerId, name: id, level: '', subjects: [], schoolYear: '', colour: 'board', scale: null },
        ...{ schoolId: null, usesExternalIds: false, isSample: false, createdAt },
        members: [ownerId, ...others].map(member),
      },
      30,
    )
    return id
  }
  const [own, shared, bens] = [await insert(ada), await insert(ada, ben), await insert(ben)]
  const asked = [ada, ben, nobody, ada]
  const lists = (await Promise.all(asked.map(listIdsOf))).map((ids) => [...ids].sort())
  expect(lists).toEqual([[own, shared].sort(), [shared, bens].sort(), [], [own, shared].sort()])
})
