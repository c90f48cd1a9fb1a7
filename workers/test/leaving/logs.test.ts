import { freePort } from '@classeur/local'
import { until } from '@classeur/local/testing'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog as createIdentityLog } from '../../../api/identity/src/log.ts'
import { createBrowser as createIssuerBrowser } from '../../../api/identity/test/kit/browser.ts'
import { startIssuer, type Issuer } from '../../../api/identity/test/kit/running-issuer.ts'
import { createBrowser } from '../../../api/test/kit/cookie-jar.ts'
import { createTestApp, type SignedIn, type TestApp } from '../../../api/test/kit/create-test-app.ts'
import { createExamKit, leavesOf, structureOf } from '../../../api/test/kit/exam-kit.ts'
import { lessonRequest } from '../../../api/test/kit/generation-kit.ts'
import { createPictureKit, seenPublication } from '../../../api/test/kit/picture-kit.ts'
import { openTestServers, type TestServers } from '../../../api/test/kit/test-servers.ts'
import { documentsWith, endPause, makeDue, redisKeysWith, startRealWorkers } from './kit/leaving-kit.ts'

const email = 'zqlogged@school.example'
const [firstPassword, secondPassword] = ['a password to begin with', 'another password later']
const planted = {
  name: 'Zqname Zqlogged',
  className: 'Zqclass',
  student: 'Zqstudent',
  exam: 'Zqexam',
  note: 'Zqnote',
  wish: 'Zqwish',
}

let servers: TestServers
let issuer: Issuer
let test: TestApp
let workers: Awaited<ReturnType<typeof startRealWorkers>>
const identityLines: string[] = []
const workerLines: string[] = []
const allLines = () => [...test.logLines, ...identityLines, ...workerLines]

/** What names the person anywhere. */
const ids: Record<string, string> = {}
let logName = ''

beforeAll(async () => {
  servers = await openTestServers()
  const log = createIdentityLog('debug', { write: (line: string) => void identityLines.push(line) })
  // Nobody accepts logout tokens there, so the issuer logs whose sessions it couldn't end.
  const nobody = `http://127.0.0.1:${String(await freePort())}/logout`
  issuer = await startIssuer({ MONGO_URL: servers.mongoUrl, BACKCHANNEL_LOGOUT_URL: nobody }, log)
  const { config, origin } = issuer
  test = await createTestApp({
    servers,
    environment: {
      ...{ PUBLIC_URL: origin, OIDC_ISSUER: config.OIDC_ISSUER, OIDC_BUILT_IN: 'true', DEV_MAILBOX: 'true' },
      ...{ OIDC_CLIENT_ID: config.OIDC_CLIENT_ID, OIDC_CLIENT_SECRET: config.OIDC_CLIENT_SECRET },
      OPERATOR_EMAILS: email,
    },
  })
  workers = await startRealWorkers(test, workerLines)
  await live()
  await leave()
})
afterAll(async () => {
  await workers?.stop()
  await test?.close()
  await issuer?.stop()
  await servers?.stop()
})

/** Signs in as a browser does: at the api, the issuer and the api again. */
async function signIn(password: string): Promise<SignedIn> {
  const browser = createBrowser(test)
  const begun = await browser.send({ url: '/api/auth/login?prompt=login' })
  const atIssuer = createIssuerBrowser(issuer.origin)
  const json = { headers: { accept: 'application/json' } }
  const step = await atIssuer.follow(String(begun.headers['location']), issuer.callback, json)
  const { uid } = (await step.response.json()) as { uid: string }
  const answer = await atIssuer.postJson(`/oidc/interaction/${uid}/login`, { email, password })
  const { pathname, search } = await issuer.toCallback(atIssuer, answer)
  await browser.send({ url: pathname + search })
  const refreshed = await browser.send({ method: 'POST', url: '/api/auth/refresh', payload: {} })
  const { accessToken, user } = refreshed.json<{ accessToken: string; user: { id: string } }>()
  const { sid } = test.app.accessTokens.verify(accessToken)
  ids[`session ${sid}`] = sid
  ids['user'] = user.id
  return { userId: user.id, sessionId: sid, accessToken, headers: { authorization: `Bearer ${accessToken}` } }
}

let person: SignedIn

/** Registers, works in every process, changes the password and makes mistakes. */
async function live(): Promise<void> {
  await issuer.addAccount(email, firstPassword)
  person = await signIn(firstPassword)
  const kit = createExamKit(test)
  const call: typeof kit.call = async (who, method, path, payload) => {
    const answer = await kit.call(who, method, path, payload)
    expect(answer.statusCode, `${method} ${path}: ${answer.body}`).toBeLessThan(300)
    return answer
  }
  await call(person, 'PUT', `/user_info/${person.userId}`, {
    ...{ displayName: planted.name, role: 'teacher', subjects: [], language: 'en' },
  })
  const classId = await kit.newClass(person, planted.className)
  const students = [{ firstName: planted.student, lastName: 'A', note: planted.note }]
  await call(person, 'POST', `/classes/${classId}/students`, { students })
  const [student = ''] = await kit.addStudents(classId, [{ name: planted.student }])
  const exam = await kit.newExam(person, classId, structureOf(leavesOf([20])), { title: planted.exam })
  await kit.enter(person, exam, { [student]: [12] })
  const asked = await call(person, 'POST', '/functions/generateLessonObjectives', {
    data: { requestKey: randomUUID(), request: { ...lessonRequest, wishes: planted.wish } },
  })
  const { generationId } = asked.json<{ result: { generationId: string } }>().result
  await call(person, 'POST', '/account/export', { requestKey: randomUUID() })
  const { connection } = servers
  const isDone = (state: unknown) => state === 'done' || state === 'completed'
  await until('the objectives are written', async () =>
    isDone((await connection.collection('generations').findOne({ ownerId: person.userId }))?.['state']),
  )
  await until('the export is made', async () =>
    isDone((await connection.collection('backups').findOne({ ownerId: person.userId }))?.['state']),
  )
  expect(workerLines.some((line) => line.includes(generationId))).toBe(true)

  // As an operator.
  const picture = await createPictureKit(test).addPicture(person)
  await call(person, 'POST', `/images/${picture}/publication`)
  const seen = await seenPublication(test, picture)
  await call(person, 'POST', `/publications/${picture}/decision`, { seen, decision: 'publish' })

  // Refused requests, with ids and texts in their paths and bodies.
  await kit.call(person, 'GET', `/user_info/${person.userId}${planted.note}`)
  await kit.call(person, 'POST', `/classes/${person.userId}/students`, { students: planted.student })
  await kit.call(person, 'POST', `/classes`, { [planted.note]: planted.name })
  await issuer.browser().postJson('/oidc/accounts/password', { token: planted.note, password: planted.name })

  await issuer.browser().postJson('/oidc/accounts/password-reset', { email, language: 'en' })
  const token = await issuer.tokenMailedTo(email, 'Choose a new password')
  await issuer.browser().postJson('/oidc/accounts/password', { token, password: secondPassword })
  await until('the issuer gave up', async () =>
    identityLines.some((line) => line.includes('back-channel logout not delivered')),
  )
  person = await signIn(secondPassword)
  const account = await connection.collection('accounts').findOne({ email })
  const user = await connection.collection('users').findOne({ email })
  ids['account'] = String(account?._id)
  logName = String(user?.['logName'])
}

async function leave(): Promise<void> {
  const kit = createExamKit(test)
  const answer = await kit.call(person, 'POST', '/account/deletion', { email })
  expect(answer.statusCode, answer.body).toBe(201)
  const key = await makeDue(servers.connection, person.userId)
  const deletions = servers.connection.collection('account_deletions')
  await until('the first round has ended', () => deletions.findOne({ key, round: 2 }))
  await endPause(servers.connection, key)
  await until('the account is deleted', async () => (await deletions.findOne({ key })) === null)
}

it('no log line of any process has an id, an address or a text of the person', () => {
  for (const lines of [test.logLines, identityLines, workerLines]) expect(lines.length).toBeGreaterThan(3)
  const forbidden = [...Object.values(ids), email, ...Object.values(planted), firstPassword, secondPassword]
  const naming = allLines().filter((line) =>
    forbidden.some((text) => line.toLowerCase().includes(text.toLowerCase())),
  )
  expect(naming).toEqual([])
  expect(Object.keys(ids)).toHaveLength(4)
})

it('while the account exists, operators find a person’s lines by their log name, in the api and at the issuer', () => {
  expect(logName).toMatch(/^[0-9a-f]{16}$/)
  const messages = allLines()
    .map((line) => JSON.parse(line) as { person?: string; msg: string })
    .filter((line) => line.person === logName)
    .map(({ msg }) => msg)
  expect(messages.length).toBeGreaterThan(10)
  expect(new Set(messages)).toEqual(
    new Set(['signed in', 'request answered', 'back-channel logout not delivered', 'publication decided']),
  )
})

it('after the deletion nothing connects the log name with anybody', async () => {
  expect(await documentsWith(servers.connection, logName)).toEqual([])
  expect(await redisKeysWith(servers.redis, logName)).toEqual([])
})

it('no other id in the log lines leads to a document any more, except the tombstone', async () => {
  const named = new Set(allLines().flatMap((line) => line.match(/\b[0-9a-f]{24}\b/g) ?? []))
  expect(named.size).toBeGreaterThan(1)
  const found = await Promise.all([...named].map((id) => documentsWith(servers.connection, id)))
  expect(found.flat().filter(({ name }) => name !== 'account_deletions')).toEqual([])
})
