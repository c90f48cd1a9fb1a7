import type { Restore } from '@classeur/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../kit/create-test-app.ts'
import { createExamKit, type ExamKit } from '../kit/exam-kit.ts'
import { documentsOf, memoryArchive } from '../kit/memory-archive.ts'
import { createRestoreKit } from '../kit/restore-kit.ts'

let test: TestApp
let kit: ExamKit
beforeAll(async () => {
  test = await createTestApp()
  kit = createExamKit(test)
})
afterAll(() => test?.close())

it.each([
  ['without', { $unset: { 'preview.classes.0.takesSlot': 1 } }],
  ['with one answer about', { $set: { 'preview.classes.0.takesSlot': true } }],
])('a preview of an older version %s plan slots is listed, read and started', async (_form, change) => {
  const teacher = await kit.newTeacher()
  const classId = await kit.newClass(teacher)
  const { connection } = test.servers
  const archive = memoryArchive(await documentsOf(connection, teacher.userId), { ownerId: teacher.userId })
  const { _id } = await createRestoreKit(connection).checked(archive, teacher.userId)
  await connection.collection('restores').updateOne({ _id }, change)
  await connection.collection('restores').updateOne({ _id }, { $unset: { 'preview.picturesWithoutFile': 1 } })

  const listed = await kit.call(teacher, 'GET', '/restores')
  expect(listed.statusCode, listed.body).toBe(200)
  const [restore] = listed.json<{ restores: Restore[] }>().restores
  expect(restore?.preview?.classes).toMatchObject([{ classId, takesSlot: { copy: true, inPlace: false } }])
  expect(restore?.preview?.picturesWithoutFile).toBe(0)
  const path = `/restores/${String(_id)}`
  expect((await kit.call(teacher, 'GET', path)).json()).toEqual(restore)

  const chosen = { classIds: [classId], decisions: {} }
  const plans = connection.collection<{ _id: string }>('plans')
  const free = await plans.findOne({ _id: 'free' })
  await plans.updateOne({ _id: 'free' }, { $set: { 'limits.classes': 1 } })
  const copy = await kit.call(teacher, 'POST', `${path}/start`, { ...chosen, method: 'copy' })
  await plans.updateOne({ _id: 'free' }, { $set: { limits: (free as unknown as { limits: object }).limits } })
  expect(copy.json()).toMatchObject({ code: 'restores/no-free-classes' })
  const replaced = await kit.call(teacher, 'POST', `${path}/start`, { ...chosen, method: 'replace' })
  expect(replaced.statusCode, replaced.body).toBeLessThan(300)
})

it('an undone restore says how much stays, because somebody has changed it since', async () => {
  const teacher = await kit.newTeacher()
  await kit.newClass(teacher)
  const { connection } = test.servers
  const archive = memoryArchive(await documentsOf(connection, teacher.userId), { ownerId: teacher.userId })
  const restores = createRestoreKit(connection)
  const { _id } = await restores.restore(archive, teacher.userId, 'copy')
  const copyId = (await restores.restores.findById(String(_id)))?.result?.classes[0]?.classId ?? ''
  await kit.call(teacher, 'PATCH', `/classes/${copyId}`, { name: 'Changed since' })
  const kept = await restores.undo(archive, String(_id))
  expect(kept).toBe(1)
  const result = { ...(await restores.restores.findById(String(_id)))?.result, keptDocuments: kept }
  await connection.collection('restores').updateOne({ _id }, { $set: { result } })
  const read = await kit.call(teacher, 'GET', `/restores/${String(_id)}`)
  expect(read.json()).toMatchObject({ state: 'undone', result: { keptDocuments: 1 } })
})
