import { AccountActivityPage, type AccountActivity } from '@classeur/contracts'
import { createAccountActivityRepository } from '@classeur/database'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createAccountLog } from '../../src/account-log.ts'
import { downloadedFileOf } from '../../src/plugins/download-log.ts'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createSchoolKit } from '../kit/school-kit.ts'
import { createExamKit, leavesOf, structureOf, type ExamKit } from '../kit/exam-kit.ts'

let test: TestApp
let kit: ExamKit
beforeAll(async () => {
  test = await createTestApp()
  kit = createExamKit(test)
})
afterAll(() => test?.close())

const page = async (person: SignedIn, query = ''): Promise<AccountActivityPage> =>
  AccountActivityPage.parse((await kit.call(person, 'GET', `/account/activity${query}`)).json())
const entries = async (person: SignedIn) =>
  (await page(person)).activities.map(({ kind, details }: AccountActivity) => ({ kind, details }))

describe('the log of an account', () => {
  it('has changes of the person’s role, joined and left classes, but not those of others', async () => {
    const [owner, colleague] = [await kit.newTeacher(), await kit.newTeacher()]
    const classId = await kit.newClass(owner, '6B')
    await kit.join(classId, colleague, 'marker')
    await kit.call(owner, 'PATCH', `/classes/${classId}/members/${colleague.userId}`, { role: 'editor' })
    await kit.call(owner, 'DELETE', `/classes/${classId}/members/${colleague.userId}`)
    expect(await entries(colleague)).toEqual([
      { kind: 'class-left', details: { className: '6B' } },
      { kind: 'class-role-changed', details: { className: '6B', role: 'editor' } },
    ])
    expect(await entries(owner)).toEqual([])
  })

  it('has joined and left schools, and roles there only if they changed', async () => {
    const schools = createSchoolKit(test)
    const admin = await kit.newTeacher()
    await kit.call(admin, 'PATCH', '/school', { name: 'Lycée' })
    const colleague = await schools.newColleague(admin)
    const path = `/school/members/${colleague.userId}`
    expect((await kit.call(admin, 'PATCH', path, { role: 'member' })).statusCode).toBe(200)
    expect((await kit.call(admin, 'DELETE', path)).statusCode).toBe(204)
    await schools.membership.admit(colleague.userId, (await schools.schoolOf(admin)).id)
    expect((await kit.call(colleague, 'DELETE', path)).statusCode).toBe(204)
    const details = { schoolName: 'Lycée' }
    expect(await entries(colleague)).toEqual(
      ['school-left', 'school-joined', 'school-removed', 'school-joined'].map((kind) => ({ kind, details })),
    )
  })

  it('has the deletion of a class', async () => {
    const owner = await kit.newTeacher()
    const classId = await kit.newClass(owner, '7C')
    expect((await kit.call(owner, 'DELETE', `/classes/${classId}`)).statusCode).toBeLessThan(300)
    expect(await entries(owner)).toEqual([{ kind: 'class-deleted', details: { className: '7C' } }])
  })

  it('has ended sessions', async () => {
    const person = await kit.newTeacher()
    expect((await kit.call(person, 'DELETE', '/auth/sessions')).statusCode).toBe(204)
    expect(await entries(person)).toEqual([{ kind: 'signed-out-elsewhere', details: { sessions: 0 } }])
  })

  it('has each downloaded file once, with what it contains', async () => {
    const person = await kit.newTeacher()
    const classId = await kit.newClass(person)
    const exam = await kit.newExam(person, classId, structureOf(leavesOf([20])))
    const file = await kit.call(person, 'GET', `/exams/${exam.id}/export?format=csv`)
    expect(file.statusCode, file.body).toBe(200)
    expect((await kit.call(person, 'GET', '/wallet.csv')).statusCode).toBe(200)
    expect((await kit.call(person, 'GET', `/exams/${'0'.repeat(24)}/export?format=csv`)).statusCode).toBe(404)
    expect((await entries(person)).map(({ details }) => details)).toEqual([
      { file: 'wallet' },
      { file: 'marks' },
    ])
  })

  it('is read in pages, without gaps', async () => {
    const person = await kit.newTeacher()
    const activities = createAccountActivityRepository(test.servers.connection)
    for (let index = 0; index < 35; index += 1) {
      const at = new Date(Date.now() - (index >> 1) * 1000)
      await activities.record(
        { userId: person.userId, kind: 'signed-in', details: { device: String(index) } },
        at,
      )
    }
    const first = await page(person)
    const second = await page(person, `?cursor=${first.nextCursor ?? ''}`)
    expect(first.activities).toHaveLength(30)
    expect(second).toMatchObject({ nextCursor: null })
    const devices = [...first.activities, ...second.activities].map(({ details }) => details['device'])
    expect(new Set(devices).size).toBe(35)
  })
})

it('the log leaves out entries of a kind that only a newer version writes', async () => {
  const person = await kit.newTeacher()
  const at = new Date()
  await test.servers.connection.collection('account_activities').insertMany([
    { userId: person.userId, kind: 'of-a-newer-version', details: {}, at },
    { userId: person.userId, kind: 'sign-in-failed', details: { device: 'Firefox, Linux' }, at },
  ])
  const { activities } = await page(person)
  expect(activities.map(({ kind }) => kind)).toEqual(['sign-in-failed'])
})

describe('when an entry can’t be written', () => {
  const broken = { record: () => Promise.reject(new Error('the disk is full')) }

  it('an action that has happened stays, and the process logs an error', async () => {
    const error = vi.fn()
    await createAccountLog(broken, { error }, async () => 'name').note({ userId: 'a', kind: 'signed-in' })
    const line = { kind: 'signed-in', person: 'name', err: expect.any(Error) }
    expect(error).toHaveBeenCalledWith(line, expect.any(String))
  })

  it('an action that carries data away doesn’t happen', async () => {
    const log = createAccountLog(broken, { error: vi.fn() }, async () => null)
    await expect(log.require({ userId: 'a', kind: 'export-requested' })).rejects.toThrow('the disk is full')
  })

  it('a file isn’t sent', async () => {
    const person = await kit.newTeacher()
    const { connection } = test.servers
    await connection.collection('account_activities').drop()
    // A collection that accepts no entry.
    const acceptsNothing = { validator: { never: { $exists: true } } }
    await connection.createCollection('account_activities', acceptsNothing)
    const answer = await kit.call(person, 'GET', '/wallet.csv')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['content-disposition']).toBeUndefined()
    expect(answer.json()).toMatchObject({ code: 'general/unavailable' })
    await connection.collection('account_activities').drop()
    await createAccountActivityRepository(connection).record({ userId: person.userId, kind: 'signed-in' })
  })
})

it('every file has a kind', () => {
  expect(downloadedFileOf('/api/billing/orders/:id/receipt.pdf')).toBe('receipt')
  expect(downloadedFileOf('/api/classes/:id/gradebook/export')).toBe('gradebook')
  expect(downloadedFileOf('/api/classes/:id/students/:studentId/report.pdf')).toBe('reports')
  expect(downloadedFileOf('/api/something/new')).toBe('other')
})
