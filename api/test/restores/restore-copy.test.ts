import type { SchoolClass } from '@classeur/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../database/test/kit/open-test-database.ts'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { documentsOf, memoryArchive } from '../kit/memory-archive.ts'
import { contentsOf, createRestoreKit } from '../kit/restore-kit.ts'

let test: TestApp
let other: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  test = await createTestApp()
  other = await openTestDatabase()
})
afterAll(async () => {
  await test?.close()
  await other?.drop()
})

async function teacherWithSample(): Promise<SignedIn & { classId: string }> {
  const person = await test.newTeacher()
  const { headers } = person
  const answer = await test.app.inject({ method: 'POST', url: '/api/classes/sample', headers, payload: {} })
  return { ...person, classId: answer.json<SchoolClass>().id }
}

describe('restoring as a copy', () => {
  it('adds the class with new ids and changes nothing else', async () => {
    const { connection } = test.servers
    const teacher = await teacherWithSample()
    const documents = await documentsOf(connection, teacher.userId)
    const before = await contentsOf(connection)
    const archive = memoryArchive(documents, { ownerId: teacher.userId, createdAt: new Date('2026-11-22') })
    const kit = createRestoreKit(connection)
    const done = await kit.restore(archive, teacher.userId, 'copy')
    expect(done).toMatchObject({ state: 'done', result: { keptMarks: 0 } })
    const after = await contentsOf(connection)
    expect(after).toMatchObject(before)
    expect(done.result?.classes[0]?.name).toMatch(/\(22 Nov\)$/)
    const added = Object.keys(after).filter((key) => !(key in before))
    const count = (name: string) => added.filter((key) => key.startsWith(`${name}/`)).length
    for (const name of ['classes', 'rosters', 'exams', 'mark_rows', 'mark_changes'] as const)
      expect([name, count(name)]).toEqual([name, documents[name].length])
  })

  it('puts everything back with the same ids into an empty database', async () => {
    const teacher = await teacherWithSample()
    const documents = await documentsOf(test.servers.connection, teacher.userId)
    const archive = memoryArchive(documents, { ownerId: teacher.userId })
    const kit = createRestoreKit(other.connection)
    const done = await kit.restore(archive, teacher.userId, 'replace')
    expect(done.state).toBe('done')
    const restored = await documentsOf(other.connection, teacher.userId)
    const [schoolClass] = restored.classes
    expect(schoolClass).toMatchObject({ isSample: false, slot: 0 })
    const sameClass = {
      isSample: true,
      slot: null,
      slotKey: documents.classes[0]?.['slotKey'],
      schoolId: documents.classes[0]?.['schoolId'],
    }
    expect({ ...restored, classes: [{ ...schoolClass, ...sameClass }] }).toEqual(documents)
  })
})
