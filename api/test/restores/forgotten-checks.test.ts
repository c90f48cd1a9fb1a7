import { createBackupRepository } from '@classeur/database'
import { newId } from '@classeur/local/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createExamKit, leavesOf, structureOf, type ExamKit } from '../kit/exam-kit.ts'
import { documentsOf, memoryArchive } from '../kit/memory-archive.ts'
import { createRestoreKit } from '../kit/restore-kit.ts'

let test: TestApp
let kit: ExamKit
beforeAll(async () => {
  test = await createTestApp()
  kit = createExamKit(test)
})
afterAll(() => test?.close())

/** A stored backup of this kind. */
async function storedBackup(teacher: SignedIn, kind: 'uploaded' | 'by-hand'): Promise<string> {
  const id = newId()
  const backups = createBackupRepository(test.servers.connection)
  await backups.insert({
    id,
    ownerId: teacher.userId,
    kind,
    withMedia: true,
    requestKey: id,
    keptUntil: null,
  })
  await backups.claim(id, 1)
  const progress = { files: 1, filesTotal: 1, bytes: 1, bytesTotal: 1 }
  const written = { storageKey: `backups/${id}/1.sealed`, sizeBytes: 1, sha256: '0', counts: null, progress }
  await backups.finish(id, 1, written, 'unverified')
  return id
}

/** A check of a class in which one mark changed since its archive. */
async function check(kind: 'uploaded' | 'by-hand') {
  const { connection } = test.servers
  const teacher = await kit.newTeacher()
  const classId = await kit.newClass(teacher)
  const [ada = ''] = await kit.addStudents(classId, [{ name: 'Ada' }])
  const exam = await kit.newExam(teacher, classId, structureOf(leavesOf([10])))
  await kit.enter(teacher, exam, { [ada]: [5] })
  const archive = memoryArchive(await documentsOf(connection, teacher.userId), { ownerId: teacher.userId })
  await kit.enter(teacher, exam, { [ada]: [8] })
  const restore = createRestoreKit(connection)
  const backupId = await storedBackup(teacher, kind)
  const newCheck = async () => {
    const { _id, createdAt } = await restore.checked(archive, teacher.userId)
    await restore.restores.change(String(_id), ['ready'], { backupId })
    return { id: String(_id), createdAt }
  }
  const { id, createdAt } = await newCheck()
  const left = async () => ({
    state: (await restore.restores.findById(id))?.state ?? null,
    conflicts: await restore.conflicts.count(id),
    hasBackup: (await createBackupRepository(connection).findOwned(backupId, teacher.userId)) !== null,
  })
  const forgetAfter = (hours: number) => restore.forget(new Date(createdAt.getTime() + hours * 3_600_000))
  return { id, restore, newCheck, left, forgetAfter }
}

describe('a check that nobody starts', () => {
  it('is cancelled after a day with its conflicts and its uploaded file, and tells its owner', async () => {
    const { id, left, forgetAfter } = await check('uploaded')
    expect(await forgetAfter(23)).not.toContain(id)
    expect(await left()).toEqual({ state: 'ready', conflicts: 1, hasBackup: true })
    expect(await forgetAfter(25)).toContain(id)
    expect(await left()).toEqual({ state: 'cancelled', conflicts: 0, hasBackup: false })
    expect(await forgetAfter(25)).not.toContain(id)
  })

  it('keeps a backup that was made here', async () => {
    const { left, forgetAfter } = await check('by-hand')
    await forgetAfter(25)
    expect(await left()).toEqual({ state: 'cancelled', conflicts: 0, hasBackup: true })
  })

  it('keeps an uploaded file from which something is being restored', async () => {
    const { restore, newCheck, left, forgetAfter } = await check('uploaded')
    const other = await newCheck()
    await restore.restores.change(other.id, ['ready'], { state: 'restoring', phase: 'planning' })
    await forgetAfter(25)
    expect(await left()).toEqual({ state: 'cancelled', conflicts: 0, hasBackup: true })
  })

  it('that was started in time is not touched', async () => {
    const { id, restore, left, forgetAfter } = await check('uploaded')
    await restore.restores.change(id, ['ready'], { state: 'restoring', phase: 'planning' })
    await forgetAfter(25)
    expect(await left()).toEqual({ state: 'restoring', conflicts: 1, hasBackup: true })
  })
})

it.each(['refused', 'cancelled'] as const)('a %s check is deleted after 30 days', async (state) => {
  const { id, restore, left, forgetAfter } = await check('by-hand')
  await restore.restores.change(id, ['ready'], { state })
  await forgetAfter(29 * 24)
  expect(await left()).toMatchObject({ state, conflicts: 1 })
  await forgetAfter(31 * 24)
  expect(await left()).toMatchObject({ state: null, conflicts: 0 })
})
