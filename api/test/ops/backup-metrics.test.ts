import { createInstallationBackups } from '@classeur/database'
import { eventually } from '@classeur/local/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../kit/create-test-app.ts'
import { parseMetrics } from './kit/scraped-metrics.ts'
import { openTestServers, type TestServers } from '../kit/test-servers.ts'

const token = 'a-token-for-the-scraper'
const environment = { METRICS_TOKEN: token }

let servers: TestServers
beforeAll(async () => {
  servers = await openTestServers()
})
afterAll(() => servers.stop())

/** The samples of a new replica, which has read nothing yet. */
async function scraped(
  check: (value: (sample: string) => number | undefined, samples: ReadonlyMap<string, number>) => void,
): Promise<void> {
  const test: TestApp = await createTestApp({ environment, servers })
  // Parts that took longer than half a second to read are included in a later scrape.
  await eventually(async () => {
    const { body } = await test.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
    const samples = parseMetrics(body)
    check((sample) => samples.get(`classeur_${sample}_timestamp_seconds`), samples)
  })
  await test.close()
}

it('metrics report 0 without a backup of the installation, and nothing without a nightly one', async () => {
  await scraped((value) => {
    expect(value('backup_last_verified')).toBe(0)
    expect(value('nightly_backup_last_verified')).toBeUndefined()
  })
})

it('metrics show when the newest verified backups were made', async () => {
  const backups = createInstallationBackups(servers.connection)
  const time = (hour: number) => new Date(Date.UTC(2026, 10, 1, hour))
  // Verifying an older backup again makes it no newer.
  await backups.record({ _id: 'older', madeAt: time(1), verifiedAt: time(9), sizeBytes: 1 })
  await backups.record({ _id: 'newer', madeAt: time(2), verifiedAt: time(3), sizeBytes: 1 })
  const whole = { kind: 'nightly', ownerId: 'ada', state: 'done', verification: 'verified', deletedAt: null }
  await servers.connection.collection('backups').insertMany([
    { ...whole, requestKey: 'key-1', finishedAt: time(4), verifiedAt: time(5) },
    { requestKey: 'key-2', kind: 'nightly', ownerId: 'ben', state: 'failed', verifiedAt: null },
    { ...whole, requestKey: 'key-3', finishedAt: time(3), verifiedAt: time(9) },
    { ...whole, requestKey: 'key-4', kind: 'by-hand', finishedAt: time(8), verifiedAt: time(8) },
    // Documents of damaged backups that were verified once, and deleted ones.
    { ...whole, requestKey: 'key-8', verification: 'damaged', finishedAt: time(6), verifiedAt: time(6) },
    { ...whole, requestKey: 'key-9', finishedAt: time(7), verifiedAt: time(7), deletedAt: time(8) },
  ])
  await scraped((value) => {
    expect(value('backup_last_verified')).toBe(time(2).getTime() / 1000)
    expect(value('nightly_backup_last_verified')).toBe(time(4).getTime() / 1000)
  })
  await backups.forget('newer')
  const readAgain = { $set: { verification: 'checking' } }
  await servers.connection.collection('backups').updateOne({ requestKey: 'key-1' }, readAgain)
  await scraped((value) => {
    expect(value('backup_last_verified')).toBe(time(1).getTime() / 1000)
    expect(value('nightly_backup_last_verified')).toBe(time(4).getTime() / 1000)
  })
})

it('metrics count people’s backups by state, the damaged ones, and how long the oldest one waits', async () => {
  const collection = servers.connection.collection('backups')
  await collection.deleteMany({})
  const hourAgo = new Date(Date.now() - 3_600_000)
  await collection.insertMany([
    { requestKey: 'key-5', kind: 'by-hand', state: 'done', verification: 'damaged', deletedAt: null },
    { requestKey: 'key-6', kind: 'nightly', state: 'done', verification: 'verified', deletedAt: null },
    // Nobody’s storage is to blame for a file that came damaged, and a deleted backup is lost to nobody.
    { requestKey: 'key-10', kind: 'uploaded', state: 'done', verification: 'damaged', deletedAt: null },
    { requestKey: 'key-11', kind: 'nightly', state: 'done', verification: 'damaged', deletedAt: hourAgo },
    { requestKey: 'key-7', kind: 'by-hand', state: 'queued', createdAt: hourAgo, deletedAt: null },
  ])
  await scraped((_value, samples) => {
    const counted = ['done', 'queued', 'failed'].map((state) =>
      samples.get(`classeur_backups{state="${state}"}`),
    )
    expect(counted).toEqual([4, 1, 0])
    expect(samples.get('classeur_backups_damaged')).toBe(1)
    expect(samples.get('classeur_backups_oldest_queued_seconds')).toBeGreaterThanOrEqual(3600)
  })
})
