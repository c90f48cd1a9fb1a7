import { createImageRepository } from '@classeur/database'
import { afterAll, beforeAll, expect } from 'vitest'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { until } from '@classeur/local/testing'
import { storedFiles } from '../leaving/kit/leaving-kit.ts'
import { faultRow, itInFull, repetitions } from './kit/fault-table.ts'
import { startHarness, type Harness, type Person } from './kit/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())

async function publish(ownerId: string): Promise<string> {
  const id = randomBytes(12).toString('hex')
  const file = { contentType: 'image/png', width: 4, height: 3, sizeBytes: 3 }
  const keys = [`images/${id}/1-picture.png`, `images/${id}/1-thumbnail.png`] as const
  for (const key of keys) {
    const path = join(harness.mediaDir, key)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, 'png')
  }
  await createImageRepository(harness.connection).insertOnce({
    ...{ id, ownerId, name: 'Leaf', prompt: '', origin: 'generated', altText: 'A leaf' },
    ...{ style: 'diagram', aspect: '1:1', generator: null, thumbHash: 'AAAA', createdAt: new Date() },
    file: { ...file, key: keys[0] },
    thumbnail: { ...file, key: keys[1] },
  })
  await harness.connection
    .collection('images')
    .updateOne(
      { _id: new harness.connection.base.Types.ObjectId(id) },
      { $set: { publication: 'published', publishedAt: new Date(), publishedAs: 'Leïla' } },
    )
  return id
}

const copiesOf = async (id: string) => (await createImageRepository(harness.connection).findById(id))?.copies

/** A copy is requested from an api that dies at a write to `images`. */
async function interruptedCopy(person: Person, id: string, environment: Record<string, string>) {
  const doomed = await harness.startApi({ DIE_IN: 'images', ...environment }, 'die-at-write')
  const answer = await harness.send(doomed, person, 'POST', `/published-images/${id}/copy`, {})
  expect(answer.status).toBe(0)
}

/** Makes the workers take the uploads that haven't ended for interrupted. */
async function sweepUploads() {
  const uploads = harness.connection.collection('picture_uploads')
  expect(await uploads.countDocuments()).toBe(1)
  await uploads.updateMany({}, { $set: { createdAt: new Date(Date.now() - 61 * 60_000) } })
  const worker = await harness.startWorker()
  await until('the sweep', async () => (await uploads.countDocuments()) === 0)
  await worker.kill('SIGTERM')
}

itInFull(
  'an api that is killed between a copy and its count leaves a copy that is counted by the next request or the workers',
  async () => {
    const row = faultRow({
      id: 'R1',
      fault: 'the api is killed (kill -9) between adding a copy of a picture and counting it',
      promised: 'the next request for the copy, or else the workers, count it exactly once',
      repetitions: repetitions(6),
    })
    const [creator, reader] = await harness.newPeople(2)
    for (let round = 0; round < row.repetitions; round += 1) {
      const id = await publish(creator!.id)
      await interruptedCopy(reader!, id, { DIE_WHEN: 'before', DIE_TEXT: 'copiesTicket' })
      expect(await copiesOf(id)).toBe(0)
      if (round % 2 === 0) {
        const healthy = await harness.startApi()
        expect(
          (await harness.send(healthy, reader!, 'POST', `/published-images/${id}/copy`, {})).status,
        ).toBe(200)
        expect(await copiesOf(id)).toBe(1)
      }
      await sweepUploads()
      expect(await copiesOf(id)).toBe(1)
      const files = [...(await storedFiles(harness.mediaDir)).keys()]
      expect(files).toHaveLength(4 * (round + 1))
    }
    row.measured = `counted ${row.repetitions} of ${row.repetitions} times; its files are kept`
  },
)

itInFull('an api that is killed before it adds the copy leaves files that the workers delete', async () => {
  const row = faultRow({
    id: 'R1',
    fault: 'the api is killed (kill -9) after storing the files of a copy, before adding the copy',
    promised: 'the workers delete the files; a new request makes the copy',
    repetitions: repetitions(6),
  })
  const [creator, reader] = await harness.newPeople(2)
  for (let round = 0; round < row.repetitions; round += 1) {
    const id = await publish(creator!.id)
    const before = (await storedFiles(harness.mediaDir)).size
    await interruptedCopy(reader!, id, { DIE_WHEN: 'before', DIE_TEXT: '"origin":"copied"' })
    expect((await storedFiles(harness.mediaDir)).size).toBe(before + 2)
    await sweepUploads()
    expect((await storedFiles(harness.mediaDir)).size).toBe(before)
    const healthy = await harness.startApi()
    expect((await harness.send(healthy, reader!, 'POST', `/published-images/${id}/copy`, {})).status).toBe(
      200,
    )
    expect([await copiesOf(id), (await storedFiles(harness.mediaDir)).size]).toEqual([1, before + 2])
  }
  row.measured = `${row.repetitions} of ${row.repetitions} left no file`
})
