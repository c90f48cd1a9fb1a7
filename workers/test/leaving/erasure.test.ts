import {
  archiveMarkChanges,
  createAccountDeletionRepository,
  createImageRepository,
  createRestoreLocks,
  ownerLock,
  personalCollections,
  type ImageDocument,
} from '@classeur/database'
import { until } from '@classeur/local/testing'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createBillingKit,
  pack100,
  proMonthly,
  signEvent,
  testEvent,
  type BillingKit,
} from '../../../api/test/kit/billing-kit.ts'
import type { SignedIn } from '../../../api/test/kit/create-test-app.ts'
import { createExamKit, leavesOf, structureOf } from '../../../api/test/kit/exam-kit.ts'
import { lessonRequest } from '../../../api/test/kit/generation-kit.ts'
import type { startWorkers } from '../../src/start-workers.ts'
import {
  authorsOf,
  collectionNames,
  documentsWith,
  endPause,
  makeDue,
  redisKeysWith,
  signInBuiltIn,
  startRealWorkers,
  storedFiles,
  storeRestore,
  unzip,
} from './kit/leaving-kit.ts'
import { plantRest } from './kit/plant-rest.ts'

/** A value that occurs nowhere else; the name says where it was typed. */
const planted: string[] = []
const plant = (where: string): string => {
  const value = `Zq${String(planted.length)}${where}xy`
  planted.push(value)
  return value
}
/** The name and address on the invoice, which the law requires to keep. */
const onInvoice = {
  name: 'Zqonname Zqlastname',
  schoolName: 'Zqschoolname',
  address: '7 Zqstreet, Zqtown',
  taxId: 'ZQ123456789',
}
const email = 'zqmailbox@school.example'

let kit: BillingKit
let person: SignedIn & { subject: string }
let colleague: SignedIn
let sharedClassId: string
let sharedExamId: string
let studentId: string
let trashedExamId: string
let foreignOrderId: unknown
/** The personal collections in which nothing named the person before the deletion. */
let unplanted: string[]
let customerId: unknown
const schoolId = 'a5'.repeat(12)
const workerLines: string[] = []
let workers: Awaited<ReturnType<typeof startWorkers>> | undefined

beforeAll(async () => {
  kit = await createBillingKit({ environment: { DEV_MAILBOX: 'true' } })
})
afterAll(async () => {
  await workers?.stop()
  await kit?.close()
})

const call = async (
  who: SignedIn,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
) => {
  const answer = await kit.app.inject({
    ...{ method, url: `/api${path}`, headers: who.headers },
    ...(payload && { payload }),
  })
  if (answer.statusCode >= 400) throw new Error(`${method} ${path}: ${answer.body}`)
  return answer
}

/** Leaves a text in everything that a person can write, through the api. */
async function leaveTextEverywhere() {
  const { servers } = kit.test
  person = await signInBuiltIn(kit.test, email)
  await call(person, 'PUT', `/user_info/${person.userId}`, {
    ...{ displayName: onInvoice.name, role: 'teacher', subjects: [plant('subject')], language: 'en' },
  })
  await call(person, 'PATCH', '/school', {
    ...{ name: onInvoice.schoolName, address: onInvoice.address, taxId: onInvoice.taxId, country: 'FR' },
    subjects: [plant('schoolsubject')],
    levels: [plant('level')],
  })
  await call(person, 'POST', '/school/error-types', {
    name: plant('errortype'),
    correction: plant('correction'),
  })

  const exams = createExamKit(kit.test)
  const classId = await exams.newClass(person, plant('class'))
  await call(person, 'POST', `/classes/${classId}/students`, {
    students: [{ firstName: plant('firstname'), lastName: plant('lastname'), note: plant('studentnote') }],
  })
  const [own = ''] = await exams.addStudents(classId, [{ name: plant('secondstudent') }])
  const structure = structureOf(leavesOf([10, 10], { label: plant('question') }))
  const exam = await exams.newExam(person, classId, structure, { title: plant('exam') })
  await exams.enter(person, exam, { [own]: [5, 7] })
  await call(person, 'POST', `/classes/${classId}/phrases`, { group: 'effort', text: plant('phrase') })
  await call(person, 'PUT', `/classes/${classId}/overall-comments/${own}`, {
    ...{ termId: null, baseVersion: 0, text: plant('overall') },
  })
  await call(person, 'POST', `/classes/${classId}/invitations`, {
    ...{ email: 'somebody@school.example', role: 'editor' },
  })
  const objectives = [{ text: plant('objective'), bloomLevel: 'apply', evidence: 'A short quiz' }]
  const wish = { ...lessonRequest, wishes: plant('wish') }
  await call(person, 'POST', '/functions/generateLessonObjectives', {
    data: { requestKey: randomUUID(), request: wish },
  })
  await call(person, 'POST', '/lesson-plans/frames', {
    ...{ requestKey: randomUUID(), request: { ...lessonRequest, topic: plant('topic') }, objectives },
  })
  await call(person, 'POST', '/functions/generateImages', {
    data: {
      ...{ requestKey: randomUUID(), count: 1 },
      request: {
        prompt: `a fox ${plant('prompt')}`,
        style: 'diagram',
        aspect: '1:1',
        language: 'en',
        partly: true,
      },
    },
  })

  await kit.buy(person, pack100)
  await kit.buy(person, proMonthly)
  await kit.settleAll()

  colleague = await kit.newTeacher()
  sharedClassId = await exams.newClass(colleague, 'The class of a colleague')
  await exams.join(sharedClassId, person, 'editor')
  ;[studentId = ''] = await exams.addStudents(sharedClassId, [{ name: 'Nadia' }])
  const shared = await exams.newExam(person, sharedClassId, structureOf(leavesOf([20])), {
    title: 'Shared exam',
  })
  sharedExamId = shared.id
  await exams.enter(person, shared, { [studentId]: [13] })
  await until(
    'the marks are in the log',
    async () =>
      (await servers.connection
        .collection('mark_rows')
        .countDocuments({ examId: sharedExamId, 'log.0': { $exists: true } })) === 0,
  )
  const trashed = await exams.newExam(colleague, sharedClassId, structureOf(leavesOf([20])))
  trashedExamId = trashed.id
  await call(person, 'DELETE', `/exams/${trashedExamId}`)
  await call(colleague, 'PUT', `/classes/${sharedClassId}/transfer`, { userId: person.userId })
  await leaveTracesOfToday()
  await makeBackups()
  const { connection } = servers
  const lessonPlan = await connection.collection('lesson_plans').findOne({ ownerId: person.userId })
  await plantRest({
    ...{ connection, storage: kit.test.storage, plant, sharedClassId, sharedExamId },
    ...{ person: { ...person, email }, ownClassId: classId, lessonPlanId: String(lessonPlan?._id) },
  })
  const customer = await connection.collection('payment_customers').findOne({ _id: person.userId as never })
  customerId = customer?.['customerId']
}

/** What the product stores about a person without their typing it: archived history, restores, seats, operators. */
async function leaveTracesOfToday(): Promise<void> {
  const { connection } = kit.test.servers
  await archiveMarkChanges(connection, new Date(Date.now() + 60_000), 100)
  const archives = connection.collection('mark_change_archives')
  expect(await archives.countDocuments({ by: person.userId, examId: sharedExamId })).toBe(1)
  expect(await authorsOf(connection, sharedExamId)).toEqual(new Set([person.userId]))

  const inShared = { classId: sharedClassId, examId: sharedExamId, authorId: person.userId }
  await storeRestore(connection, colleague.userId, { ...inShared, text: 'x', name: onInvoice.name })
  const text = plant('restored')
  const restoreId = await storeRestore(connection, person.userId, {
    ...{ ...inShared, text, name: onInvoice.name },
  })
  // The colleague's restore holds the class, so this one's locks were refused.
  await createRestoreLocks(connection).take(restoreId, [ownerLock(person.userId)])

  const seat = { seatOf: schoolId, payerId: person.userId, seat: 1, planId: 'school', interval: 'monthly' }
  await connection
    .collection('current_subscriptions')
    .insertOne({ _id: colleague.userId as never, ...seat, renewsAt: null })
  await connection.collection('provider_subscriptions').insertOne({
    _id: 'sub_of_school' as never,
    ...{ turn: 1, storedTurn: 1, userId: person.userId, schoolId, status: 'ended' },
  })
  // A generation that the credits of a school pay.
  const generation = await connection.collection('generations').findOne({ ownerId: person.userId })
  const pool = { userId: `school:${schoolId}`, n: 1, key: 'reserve:of-pool', kind: 'reserve' }
  const amounts = { granted: 0, purchased: 0, reserved: 0 }
  await connection.collection('credit_entries').insertOne({
    ...{ ...pool, change: amounts, balance: amounts, generationId: String(generation?._id), period: null },
    at: new Date(),
  })

  const orders = connection.collection('orders')
  await orders.updateMany(
    { userId: person.userId },
    {
      $set: {
        settledMismatch: { reason: plant('mismatch'), byId: 'b6'.repeat(12), at: new Date() },
        refundReason: plant('refundreason'),
      },
    },
  )
  const own: Record<string, unknown> = (await orders.findOne({ userId: person.userId })) ?? {}
  const { _id: _, number, serial, invoiceId: _invoice, ...order } = own
  const foreign = await orders.insertOne({
    ...{ ...order, number: `${String(number)}-other`, serial: Number(serial) + 5000, buyer: null },
    ...{ userId: colleague.userId, requestKey: null, subscriptionId: null, paymentIntentId: null },
    refundReason: null,
    ...{ checkout: null, paidAt: null },
    settledMismatch: { reason: 'The bank took a fee', byId: person.userId, at: new Date() },
  })
  foreignOrderId = foreign.insertedId
  await leavePublications()
}

const [ownPicture, othersPicture, copiedPicture] = ['c1', 'c2', 'c3'].map((part) => part.repeat(12))

/** A published picture with a like and a report, a copy of it, a report and decisions on pictures of others. */
async function leavePublications(): Promise<void> {
  const { connection } = kit.test.servers
  const images = createImageRepository(connection)
  const add = (id = '', ownerId = '', source: ImageDocument['source'] = null) => {
    const file = {
      key: `images/${id}/1-picture.png`,
      contentType: 'image/png',
      width: 4,
      height: 3,
      sizeBytes: 8,
    }
    return images.insertOnce({
      ...{ id, ownerId, name: 'A fox', prompt: '', altText: 'A fox', style: 'diagram', aspect: '4:3' },
      ...{ generator: null, thumbHash: 'AAAA', createdAt: new Date(), file, thumbnail: file },
      ...(source && { source, origin: 'copied' as const }),
    })
  }
  await add(ownPicture, person.userId)
  await add(othersPicture, colleague.userId)
  const source = { imageId: ownPicture ?? '', creatorId: person.userId, creatorName: onInvoice.name }
  await add(copiedPicture, colleague.userId, source)
  const published = { publication: 'published', publishedAt: new Date(), publishedAs: plant('publishedas') }
  await connection.collection('images').updateOne({ ownerId: person.userId }, { $set: published })
  await connection
    .collection('images')
    .updateMany({ ownerId: colleague.userId }, { $set: { publication: 'published' } })
  const like = (who: SignedIn, id = '') => call(who, 'PUT', `/published-images/${id}/like`, {})
  expect((await like(person, othersPicture)).statusCode).toBe(200)
  expect((await like(colleague, ownPicture)).statusCode).toBe(200)
  const report = (who: SignedIn, id = '', note = '') =>
    call(who, 'POST', `/published-images/${id}/report`, { reason: 'other', note })
  await report(person, othersPicture, plant('reportnote'))
  await report(colleague, ownPicture, plant('reportofown'))
  const before = { publication: 'in-review', publicationNote: null, publishedAt: null, openReports: 0 }
  const decision = { decision: 'publish', reason: null, reports: 0, at: new Date(), before, undoneAt: null }
  await connection.collection('publication_decisions').insertMany([
    {
      ...{ ...decision, imageId: ownPicture, creatorId: person.userId, operatorId: colleague.userId },
      ...{ imageName: plant('decidedname'), reason: plant('decisionreason') },
    },
    {
      ...{ ...decision, imageId: othersPicture, creatorId: colleague.userId, operatorId: person.userId },
      imageName: 'A fox',
    },
  ])
}

/** The texts in a backup of a colleague from before, by file name; decrypted and unpacked. */
let colleaguesBackup: string

/** Backups of both people, before documents are planted that no archive could contain. */
async function makeBackups(): Promise<void> {
  const { connection } = kit.test.servers
  // The workers move marks from their log, and release locks.
  unplanted = await withoutTrace(textsOfPerson())
  workers = await startRealWorkers(kit.test, workerLines, {
    PAYMENTS_API_URL: kit.gateway.url,
    PAYMENTS_SECRET_KEY: kit.gateway.secretKey,
    PAYMENTS_WEBHOOK_SECRET: kit.gateway.webhookSecret,
    // Slow enough that a generation is always under way.
    SAMPLE_PACE_MS: '250',
  })
  await call(person, 'PUT', '/backup-schedule', { nightly: true, weekly: false })
  const backup = { withMedia: true, requestKey: randomUUID() }
  await call(person, 'POST', '/backups', backup)
  const asked = await call(colleague, 'POST', '/backups', { ...backup, requestKey: randomUUID() })
  const { id } = asked.json<{ id: string }>()
  const backups = connection.collection('backups')
  await until('both backups are made', async () => (await backups.countDocuments({ state: 'done' })) >= 2)
  colleaguesBackup = id
}

/** A lesson plan that is being written when the deletion begins. */
async function beginToWrite(): Promise<void> {
  const { connection } = kit.test.servers
  const objectives = [{ text: plant('running'), bloomLevel: 'apply', evidence: 'A short quiz' }]
  const plan = await call(person, 'POST', '/functions/generateLessonPlan', {
    data: { requestKey: randomUUID(), request: lessonRequest, objectives },
  })
  const { generationId } = plan.json<{ result: { generationId: string } }>().result
  await until('the lesson plan is being written', async () => {
    const _id = new connection.base.Types.ObjectId(generationId)
    const generation = await connection.collection('generations').findOne({ _id })
    return generation?.['state'] === 'active' && Number(generation['seq']) > 1
  })
}

async function erase(): Promise<void> {
  const { connection } = kit.test.servers
  const key = await makeDue(connection, person.userId)
  const deletions = connection.collection('account_deletions')
  await until('the first round has ended', () => deletions.findOne({ key, round: 2 }))
  await endPause(connection, key)
  await until('the account is deleted', async () => (await deletions.findOne({ key })) === null)
}

/** The personal collections in which no document has any of the texts. */
async function withoutTrace(texts: readonly string[]): Promise<string[]> {
  const named = new Set<string>()
  for (const text of texts) {
    for (const { name } of await documentsWith(kit.test.servers.connection, text)) named.add(name)
  }
  const personal = Object.entries(personalCollections).filter(
    ([, erasure]) => erasure !== 'none' && erasure !== 'expires',
  )
  return personal.map(([name]) => name).filter((name) => !named.has(name))
}

async function filesWith(text: string): Promise<string[]> {
  const { storage } = kit.test.config
  if (storage.kind !== 'folder') throw new Error('no folder')
  const files = [...(await storedFiles(storage.directory))]
  return files.filter(([path, bytes]) => path.includes(text) || bytes.includes(text)).map(([path]) => path)
}

const textsOfPerson = () => [
  ...planted,
  email,
  person.userId,
  person.subject,
  person.sessionId,
  ...Object.values(onInvoice),
]

/** The fields of orders that are kept, by document: everything else of an order is searched. */
const withoutInvoice = (json: string): string => {
  const order = JSON.parse(json) as { buyer?: unknown }
  return JSON.stringify({ ...order, buyer: null })
}

describe('an account that was deleted', () => {
  beforeAll(async () => {
    await leaveTextEverywhere()
    await beginToWrite()
    // The search finds what it looks for, as long as the person is there.
    for (const text of [...planted, email, person.userId]) {
      const found = [...(await documentsWith(kit.test.servers.connection, text)), ...(await filesWith(text))]
      expect(found.length, text).toBeGreaterThan(0)
    }
    await call(person, 'POST', '/account/deletion', { email })
    const now = await withoutTrace(textsOfPerson())
    unplanted = unplanted.filter((name) => now.includes(name))
    await erase()
  })

  it('had left something in every personal collection', () => {
    expect(unplanted).toEqual([])
  })

  it('leaves no text and no id in any document, except the invoice address of paid orders', async () => {
    const left: string[] = []
    for (const text of textsOfPerson()) {
      for (const { name, json } of await documentsWith(kit.test.servers.connection, text)) {
        const searched = name === 'orders' ? withoutInvoice(json) : json
        if (searched.toLowerCase().includes(text.toLowerCase())) left.push(`${text} in ${name}: ${json}`)
      }
    }
    expect(left).toEqual([])
  })

  it('keeps its paid orders under a pseudonym, with the invoice address', async () => {
    const orders = await kit.test.servers.connection
      .collection('orders')
      .find({ paidAt: { $ne: null } })
      .toArray()
    expect(orders.length).toBeGreaterThan(1)
    for (const order of orders) {
      expect(order['buyer']).toMatchObject(onInvoice)
      expect(order['userId']).not.toBe(person.userId)
      expect(order).toMatchObject({ checkout: null, requestKey: null, refundReason: null })
    }
  })

  it('keeps reports and decisions on pictures of others under pseudonyms, and copies that name nobody', async () => {
    const { connection } = kit.test.servers
    const reports = await connection.collection('image_reports').find().toArray()
    expect(reports).toMatchObject([{ imageId: othersPicture, note: '', closedBy: null }])
    expect(reports[0]?.['reporterId']).toMatch(/^[0-9a-f]{24}$/)
    const decisions = await connection.collection('publication_decisions').find().toArray()
    expect(decisions).toMatchObject([{ imageId: othersPicture, creatorId: colleague.userId }])
    const images = await connection.collection('images').find().sort({ _id: 1 }).toArray()
    expect(images.map(({ _id }) => String(_id))).toEqual([othersPicture, copiedPicture])
    expect(images[0]).toMatchObject({ openReports: 1, publication: 'published' })
    expect(images[1]?.['source']).toEqual({ imageId: ownPicture, creatorId: null, creatorName: null })
  })

  it('removes likes by the person and of their pictures, and corrects the counts', async () => {
    const { connection } = kit.test.servers
    expect(await connection.collection('image_likes').countDocuments()).toBe(0)
    const images = await connection.collection('images').find().sort({ _id: 1 }).toArray()
    expect(images[0]).toMatchObject({ likes: 0 })
  })

  it('leaves nothing in Redis', async () => {
    const { redis } = kit.test.servers
    for (const text of textsOfPerson()) expect(await redisKeysWith(redis, text), text).toEqual([])
  })

  it('leaves nothing in the stored files, and none of its own backups', async () => {
    for (const text of textsOfPerson()) expect(await filesWith(text), text).toEqual([])
    expect(await filesWith('logos/')).toEqual([])
    const kept = (await filesWith('backups/')).filter((path) => !path.includes(colleaguesBackup))
    expect(kept).toEqual([])
  })

  it('leaves nothing in the definitions of collections and indexes', async () => {
    const { connection } = kit.test.servers
    for (const name of await collectionNames(connection)) {
      const definitions = JSON.stringify([name, await connection.collection(name).indexes()])
      for (const text of textsOfPerson()) expect(definitions).not.toContain(text)
    }
  })

  it('stays in a colleague’s earlier backup only as an author in the class and of the copy of a picture', async () => {
    const link = await call(colleague, 'POST', `/backups/${colleaguesBackup}/download-link`, {})
    const archive = await kit.app.inject({ method: 'GET', url: link.json<{ url: string }>().url })
    const texts = await unzip(archive.rawPayload)
    const all = [...texts.values()].join('\n')
    expect(all).toContain(person.userId)
    for (const text of [...planted, email, person.subject, person.sessionId]) expect(all).not.toContain(text)
    for (const [name, text] of texts) {
      if (text.includes(onInvoice.name)) expect(name).toMatch(/activit|^data\/images\.jsonl$/)
    }
  })

  it('has left no text and no id in the logs', () => {
    const lines = [...kit.test.logLines, ...workerLines]
    expect(lines.join('\n')).toContain('an account was deleted')
    const names = (line: string) => textsOfPerson().some((text) => line.includes(text))
    expect(lines.filter(names)).toEqual([])
  })

  it('keeps the marks in a colleague’s class, whose author has no name any more', async () => {
    const row = await kit.test.servers.connection
      .collection('mark_rows')
      .findOne({ examId: sharedExamId, studentId })
    const [mark] = Object.values(row?.['marks'] as Record<string, { valueHundredths: number; by: string }>)
    expect(mark).toMatchObject({ valueHundredths: 1300 })
    expect(mark?.by).toMatch(/^[0-9a-f]{24}$/)
    const members = await call(colleague, 'GET', `/classes/${sharedClassId}/members`)
    expect(members.body).not.toContain(person.userId)
  })

  it('keeps the archived history of a colleague’s class complete, under the pseudonym of the marks', async () => {
    const { connection } = kit.test.servers
    const row = await connection.collection('mark_rows').findOne({ examId: sharedExamId, studentId })
    const [mark] = Object.values(row?.['marks'] as Record<string, { by: string }>)
    // Reading checks the number of changes and the checksum of the chunk.
    expect(await authorsOf(connection, sharedExamId)).toEqual(new Set([mark?.by]))
    const [chunk] = await connection
      .collection('mark_change_archives')
      .find({ examId: sharedExamId })
      .toArray()
    expect(chunk).toMatchObject({ by: [mark?.by], count: 1 })
  })

  it('keeps what it deleted in a colleague’s trash, the journals of colleagues, and decisions as an operator', async () => {
    const { connection } = kit.test.servers
    const row = await connection.collection('mark_rows').findOne({ examId: sharedExamId, studentId })
    const [mark] = Object.values(row?.['marks'] as Record<string, { by: string }>)
    const trash = await call(colleague, 'GET', '/trash')
    expect(trash.body).toContain(trashedExamId)
    const steps = await connection.collection('restore_steps').find().sort({ _id: 1 }).toArray()
    const source = { imageId: 'i', creatorId: null, creatorName: null }
    expect(steps).toMatchObject([
      { change: { documents: [{ by: mark?.by }] } },
      {
        change: { documents: [{ params: { name: '' } }, { params: { name: '' }, aboutId: mark?.by }] },
      },
      { change: { documents: [{ source: null }, { source }] } },
    ])
    const [conflict] = await connection.collection('restore_conflicts').find().toArray()
    expect(conflict).toMatchObject({ here: { changedBy: '' }, archived: { changedBy: '' } })
    const order = await connection.collection('orders').findOne({ _id: foreignOrderId as never })
    expect(order).toMatchObject({ settledMismatch: { reason: 'The bank took a fee' } })
  })

  it('keeps the entries in the ledger of a school, which name nobody', async () => {
    const entries = kit.test.servers.connection.collection('credit_entries')
    expect(await entries.countDocuments({ userId: `school:${schoolId}` })).toBe(1)
  })

  it('has ended its subscription at the provider, and late events store nothing about the person', async () => {
    const { connection } = kit.test.servers
    const { provider } = kit
    const [subscription] = await connection
      .collection('orders')
      .find({ subscriptionId: { $ne: null } })
      .toArray()
    const id = String(subscription?.['subscriptionId'])
    expect((await provider.findSubscription(id))?.status).toBe('ended')
    const count = () => connection.collection('orders').countDocuments()
    const before = await count()
    await kit.settlement.settle({ kind: 'subscription', id })
    await kit.settlement.settle({ kind: 'invoice', id: String(subscription?.['invoiceId']) })
    expect(await count()).toBe(before)
    expect(await documentsWith(connection, person.userId)).toEqual([])

    // The same by its webhook, with everything that a provider sends.
    const object = {
      ...{ id, object: 'subscription', customer: customerId, customer_email: email, status: 'active' },
      metadata: { userId: person.userId, name: onInvoice.name },
    }
    const body = testEvent('customer.subscription.updated', object)
    const { id: eventId } = JSON.parse(body) as { id: string }
    const answer = await kit.app.inject({
      ...{ method: 'POST', url: '/api/webhooks/payments', payload: body },
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signEvent(body, kit.gateway.webhookSecret),
      },
    })
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    await until('the event is processed', () =>
      connection.collection('payment_events').findOne({ _id: eventId as never, state: 'processed' }),
    )
    expect(await count()).toBe(before)
    for (const text of [person.userId, email]) expect(await documentsWith(connection, text), text).toEqual([])
  })

  it('can’t be used with a token that was valid', async () => {
    const answer = await kit.app.inject({ method: 'GET', url: '/api/classes', headers: person.headers })
    expect(answer.statusCode).toBe(401)
  })

  it('knows every collection', async () => {
    const known = Object.keys(personalCollections)
    const real = await collectionNames(kit.test.servers.connection)
    expect(real.filter((name) => !known.includes(name))).toEqual([])
    const deletions = createAccountDeletionRepository(kit.test.servers.connection)
    expect(await deletions.isErased(person.userId)).toBe(true)
  })
})
