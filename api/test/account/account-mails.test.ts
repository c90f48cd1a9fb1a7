import { createReadyMails } from '@classeur/database'
import type { Language } from '@classeur/contracts'
import type { Mail } from '@classeur/mail'
import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { composeAccount } from '../../src/compose/account.ts'
import { createRepositories, type Repositories } from '../../src/compose/repositories.ts'
import { createFindMailReader } from '../../src/features/account/mail-reader.ts'
import { createTestApp, testPublicUrl, type TestApp } from '../kit/create-test-app.ts'

/** In Martinique it is still 9 May, 21:30. */
const end = new Date('2026-05-10T01:30:00Z')
const dayMs = 86_400_000

let test: TestApp
let repositories: Repositories
let sent: Mail[]
/** How many of the next mails the mail server refuses. */
let refusals: number
beforeAll(async () => {
  test = await createTestApp()
  repositories = createRepositories(test.servers.connection)
})
beforeEach(() => {
  ;[sent, refusals] = [[], 0]
  vi.useFakeTimers({ toFake: ['Date'], now: end.getTime() - dayMs })
})
afterEach(() => vi.useRealTimers())
afterAll(() => test?.close())

/** A process that sends mails: a replica of the api. */
const newReplica = () =>
  composeAccount({
    ...{ repositories, publicUrl: testPublicUrl, redisUrl: test.servers.redisUrl, logger: test.app.log },
    foundations: { namesOf: async () => new Map(), findMailReader: createFindMailReader(repositories) },
    ...{ accountLog: null!, subscription: null! },
    sendMail: async (mail) => {
      refusals -= 1
      if (refusals >= 0) throw new Error('the mail server is away')
      sent.push(mail)
    },
  })

/** A person of a school in Martinique. */
async function newPerson(language: Language) {
  vi.useRealTimers()
  const email = `${randomBytes(6).toString('hex')}@school.example`
  const person = await test.signInAs({ email })
  const call = (method: 'PUT' | 'PATCH', path: string, payload: object) =>
    test.app.inject({ method, url: `/api${path}`, headers: person.headers, payload })
  await call('PUT', `/user_info/${person.userId}`, {
    ...{ displayName: 'Ada', role: 'teacher', subjects: ['maths'], language },
  })
  const school = await call('PATCH', '/school', { name: 'Lycée', timeZone: 'America/Martinique' })
  expect(school.statusCode, school.body).toBe(200)
  vi.useFakeTimers({ toFake: ['Date'], now: end.getTime() - dayMs })
  return { userId: person.userId, email }
}

const { ofDeletion, ofExport } = {
  /** A deletion that the rounds of the workers find, until the person was reminded. */
  ofDeletion: async (language: Language) => {
    const { userId, email } = await newPerson(language)
    const identity = { issuer: 'https://test', subject: userId, stoppedRenewal: false }
    const requestedAt = new Date(end.getTime() - 14 * dayMs)
    await repositories.accountDeletions.request({ userId, email, language, ...identity }, requestedAt)
    const soon = () => new Date(Date.now() + 2 * dayMs)
    return {
      list: () => repositories.accountDeletions.listUnreminded(soon(), 10),
      send: (key: string) => newReplica().remind!(key),
      endPause: () =>
        test.servers.connection
          .collection('account_deletions')
          .updateMany(
            { reminderClaimedUntil: { $ne: null } },
            { $set: { reminderClaimedUntil: new Date(0) } },
          ),
    }
  },
  /** An export that the rounds of the workers list until its owner has the mail. */
  ofExport: async (language: Language) => {
    const { userId } = await newPerson(language)
    const { connection } = test.servers
    const id = randomBytes(12).toString('hex')
    await repositories.backups.insert({
      ...{ id, ownerId: userId, kind: 'export', withMedia: true, requestKey: id, keptUntil: end },
    })
    const _id = new connection.base.Types.ObjectId(id)
    await connection
      .collection('backups')
      .updateOne({ _id }, { $set: { state: 'done', finishedAt: new Date() } })
    return {
      list: () => createReadyMails(connection).list(new Date(Date.now() - dayMs), 10),
      send: (backupId: string) => newReplica().sendExportMail(backupId),
      endPause: () =>
        connection
          .collection('backups')
          .updateMany(
            { readyMailClaimedUntil: { $ne: null } },
            { $set: { readyMailClaimedUntil: new Date(0) } },
          ),
    }
  },
}
const kinds = { 'the reminder of a deletion': ofDeletion, 'the mail about an export': ofExport }

it.each([
  ['en', '9 May 2026 at 21:30 (Atlantic Standard Time)'],
  ['fr', '9 mai 2026 à 21:30 (heure normale de l’Atlantique)'],
  ['ar', '9 مايو 2026 في 09:30 م (التوقيت الرسمي الأطلسي)'],
] as const)(
  'mails name the day and time in the time zone of the school, with its name: %s',
  async (language, text) => {
    for (const kind of Object.values(kinds)) {
      const { list, send } = await kind(language)
      for (const id of await list()) await send(id)
      expect(sent.pop()?.text).toContain(text)
    }
    expect(sent).toEqual([])
  },
)

it.each(Object.entries(kinds))(
  '%s is sent once, also after the mail server was away',
  async (_name, kind) => {
    const { list, send, endPause } = await kind('en')
    refusals = 1
    /** Two replicas hear of what a round of the workers finds. */
    const round = async () => {
      for (const id of await list()) await Promise.allSettled([send(id), send(id)])
    }
    await round()
    expect(sent).toEqual([])
    // Nobody asks the mail server again at once.
    expect(await list()).toEqual([])
    await endPause()
    expect(await list()).toHaveLength(1)
    for (let rounds = 0; rounds < 2; rounds += 1) {
      await round()
      await endPause()
    }
    expect(sent).toHaveLength(1)
  },
)

it('nobody is reminded of a deletion once it is due', async () => {
  const { list, send } = await ofDeletion('en')
  const [key = ''] = await list()
  vi.setSystemTime(end)
  expect(await list()).toEqual([])
  await send(key)
  expect(sent).toEqual([])
})
