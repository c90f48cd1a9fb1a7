import { exportSchemas } from '@classeur/backups'
import { AccountActivityPage, Backup, BackupList, DownloadLink } from '@classeur/contracts'
import { archiveMarkChanges } from '@classeur/database'
import { until } from '@classeur/local/testing'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestApp, type SignedIn, type TestApp } from '../../../api/test/kit/create-test-app.ts'
import { createExamKit, leavesOf, structureOf } from '../../../api/test/kit/exam-kit.ts'
import type { startWorkers } from '../../src/start-workers.ts'
import { signInBuiltIn, startRealWorkers, unzip } from './kit/leaving-kit.ts'
import { plantForExport } from './kit/plant-for-export.ts'

let test: TestApp
let workers: Awaited<ReturnType<typeof startWorkers>> | undefined
let person: SignedIn & { subject: string }
let files: Map<string, string>
let colleagueId: string

const request = () =>
  test.app.inject({
    ...{ method: 'POST', url: '/api/account/export', headers: person.headers },
    payload: { requestKey: randomUUID() },
  })

async function exportedFiles(): Promise<Map<string, string>> {
  const requested = await request()
  expect(requested.statusCode, requested.body).toBe(202)
  const { id } = Backup.parse(requested.json())
  const ready = await until('the export is ready', async () => {
    const answer = await test.app.inject({ method: 'GET', url: '/api/backups', headers: person.headers })
    return BackupList.parse(answer.json()).backups.find((one) => one.id === id && one.state === 'done')
  })
  expect(ready).toMatchObject({ kind: 'export', withMedia: true })
  const days = (Date.parse(ready.keptUntil ?? '') - Date.parse(ready.createdAt)) / 86_400_000
  expect(days).toBeCloseTo(7, 1)
  const link = await test.app.inject({
    ...{ method: 'POST', url: `/api/backups/${id}/download-link`, headers: person.headers, payload: {} },
  })
  const { url } = DownloadLink.parse(link.json())
  return unzip((await test.app.inject({ method: 'GET', url })).rawPayload)
}

beforeAll(async () => {
  test = await createTestApp({ environment: { DEV_MAILBOX: 'true' } })
  const kit = createExamKit(test)
  person = await signInBuiltIn(test, 'exporting@school.example')
  await kit.call(person, 'PUT', `/user_info/${person.userId}`, {
    ...{ displayName: 'Leïla', role: 'teacher', subjects: ['maths'], language: 'fr' },
  })
  const classId = await kit.newClass(person, 'My class')
  const [ada = ''] = await kit.addStudents(classId, [{ name: 'Ada' }])
  const exam = await kit.newExam(person, classId, structureOf(leavesOf([20])))
  await kit.enter(person, exam, { [ada]: [12] })
  expect(await archiveMarkChanges(test.servers.connection, new Date(Date.now() + 60_000), 10)).toHaveLength(1)
  const recent = await kit.newExam(person, classId, structureOf(leavesOf([20])))
  await kit.enter(person, recent, { [ada]: [15] })
  const colleague = await kit.newTeacher()
  const shared = await kit.newClass(colleague, 'Class of a colleague')
  await kit.join(shared, person, 'marker')
  await kit.call(person, 'PATCH', '/school', { name: 'Lycée', address: '7 Sea Street' })
  const { connection } = test.servers
  await plantForExport({ connection, userId: person.userId, colleagueId: colleague.userId, classId: shared })
  colleagueId = colleague.userId
  workers = await startRealWorkers(test, [])
  files = await exportedFiles()
})
afterAll(async () => {
  await workers?.stop()
  await test?.close()
})

const linesOf = (name: string): unknown[] =>
  (files.get(`${name}.jsonl`) ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown)

it('an export contains a backup and a file for each other subject, described by a JSON Schema', () => {
  expect([...files.keys()]).toEqual(expect.arrayContaining(['manifest.json', 'README.txt', 'schema.json']))
  const schemas = z
    .object({ $defs: z.record(z.string(), z.object({ type: z.literal('object') }).loose()) })
    .parse(JSON.parse(files.get('schema.json') ?? ''))
  expect(Object.keys(schemas.$defs)).toEqual(Object.keys(exportSchemas).map((name) => `${name}.jsonl`))
})

it('every line fits the JSON Schema of its file', () => {
  const { $defs } = JSON.parse(files.get('schema.json') ?? '') as {
    $defs: Record<string, z.core.JSONSchema.JSONSchema>
  }
  let checked = 0
  for (const name of Object.keys(exportSchemas)) {
    const schema = z.fromJSONSchema($defs[`${name}.jsonl`] ?? false)
    for (const line of linesOf(name)) {
      expect(schema.safeParse(line).error, `${name}: ${JSON.stringify(line)}`).toBeUndefined()
      checked += 1
    }
  }
  expect(checked).toBeGreaterThan(5)
})

it('it has the account, settings, sessions without secrets, classes of colleagues and entered marks', () => {
  expect(linesOf('account')).toMatchObject([{ email: 'exporting@school.example' }])
  expect(linesOf('settings')).toMatchObject([{ displayName: 'Leïla', language: 'fr' }])
  expect(linesOf('sessions')).toMatchObject([{ device: 'Firefox, Linux' }])
  expect(linesOf('memberships')).toMatchObject([{ name: 'Class of a colleague', role: 'marker' }])
  const entered = linesOf('entered-marks').map((line) => (line as { to: unknown }).to)
  expect(entered.toSorted()).toEqual([1200, 1500])
  for (const text of files.values()) expect(text).not.toMatch(/tokenHash|familyHash|sealedIdToken/)
})

it('it has what the person pays, asked for and wrote with colleagues, and names nobody else', () => {
  expect(linesOf('school')).toMatchObject([{ name: 'Lycée', role: 'admin', address: '7 Sea Street' }])
  expect(linesOf('subscription')).toMatchObject([{ planId: 'school', isPaidByColleague: true }])
  expect(linesOf('paid-subscriptions')).toMatchObject([
    { _id: 'sub_ended', status: 'ended', priceMinor: 900 },
  ])
  expect(linesOf('payment-customer')).toEqual([{ customerId: 'cus_own' }])
  expect(linesOf('picture-likes')).toMatchObject([{ imageId: 'liked' }])
  expect(linesOf('join-requests')).toMatchObject([{ state: 'open', role: 'editor' }])
  expect(linesOf('backup-schedule')).toMatchObject([{ nightly: false, weekly: true }])
  expect(linesOf('backups')).toMatchObject([{ kind: 'export' }])
  expect(linesOf('restores')).toMatchObject([{ state: 'done', method: 'copy' }])
  expect(linesOf('deletion')).toHaveLength(1)
  expect(linesOf('overall-comments')).toMatchObject([{ text: 'Good work' }])
  expect(linesOf('sheets')).toMatchObject([{ title: 'A sheet', items: [{ text: 'Own item' }] }])
  const edits = [2, 3].map((number) => ({ number, item: { text: number === 2 ? 'Old' : 'New' } }))
  expect(linesOf('sheet-edits')).toMatchObject(edits)
  const log = expect.arrayContaining([
    expect.objectContaining({ kind: 'member-removed', details: { role: 'viewer' }, isByMe: true }),
  ]) as unknown
  expect(linesOf('class-log')).toEqual(log)
  expect(linesOf('structure-changes')).toMatchObject([{ toVersion: 2 }])
  expect(linesOf('student-imports')).toMatchObject([{ fileName: 'list.csv' }])
  expect(linesOf('lesson-plan-edits')).toMatchObject([{ section: { value: { text: 'Page 5' } } }])
  for (const [name, text] of files) {
    if (name === 'README.txt') continue
    expect(text, name).not.toMatch(/Colleague Name|Student Name|secret of pseudonyms/)
    expect(text.includes(colleagueId), name).toBe(false)
  }
})

it('its README is in the person’s language', () => {
  expect(files.get('README.txt')).toContain('tout ce que Classeur conserve à votre sujet')
})

it('the person of an export gets one mail, in their language, also after the event was lost', async () => {
  const { connection } = test.servers
  const mails = () =>
    connection
      .collection('dev_mailbox')
      .find({ to: 'exporting@school.example', subject: /export/ })
      .toArray()
  await until('the mail has arrived', async () => (await mails()).length > 0)
  const [mail] = await mails()
  expect(mail).toMatchObject({ subject: 'Votre export est prêt' })
  expect(String(mail?.['text'])).toContain('/settings/account')

  const backups = connection.collection('backups')
  await until('it is noted', () => backups.findOne({ kind: 'export', readyMailAt: { $ne: null } }))
  // As if the api had been away: the rounds ask again.
  await backups.updateOne({ kind: 'export' }, { $set: { readyMailAt: null } })
  await until('the mail has arrived again', async () => (await mails()).length > 1)
  await until('it is noted', () => backups.findOne({ kind: 'export', readyMailAt: { $ne: null } }))
  expect(await mails()).toHaveLength(2)
})

it('the request and the download are in the log of the account', async () => {
  const answer = await test.app.inject({
    method: 'GET',
    url: '/api/account/activity',
    headers: person.headers,
  })
  const kinds = AccountActivityPage.parse(answer.json()).activities.map(({ kind }) => kind)
  expect(kinds).toEqual(['export-downloaded', 'export-requested'])
})
