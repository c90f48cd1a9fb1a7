import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../.config/property-runs.ts'
import {
  archivedCollections,
  ArchiveRefusedError,
  DamagedFileError,
  openArchive,
  type RandomAccessFile,
} from '../src/index.ts'
import { all, archiveOf, completeParts, fileOf } from './kit/archive-source.ts'
import { createSealedFolder, newBackupKey } from './kit/sealed-folder.ts'

/** Reads a whole archive. Returns files as strings, because `toEqual` compares buffers slowly. */
async function contentOf(file: RandomAccessFile) {
  const archive = await openArchive(file)
  await archive.check()
  const documents = []
  for (const collection of archivedCollections) documents.push(await all(archive.documents(collection)))
  const media = []
  for (const { key, open } of await all(archive.media()))
    media.push([key, (await buffer(await open())).toString('latin1')])
  return { manifest: archive.manifest, documents, media }
}

let intact: Buffer
let content: Awaited<ReturnType<typeof contentOf>>
beforeAll(async () => {
  intact = await archiveOf(completeParts())
  content = await contentOf(fileOf(intact))
})

const flipped = (bytes: Buffer, position: number, bit: number) => {
  const damaged = Buffer.from(bytes)
  damaged[position] = (damaged[position] ?? 0) ^ (1 << bit)
  return damaged
}
/** Positions in the whole archive, of which the headers, names and the end are a small part. */
const positions = () =>
  fc.oneof(
    fc.nat(intact.length - 1),
    fc.nat(3000).map((fromEnd) => intact.length - 1 - fromEnd),
    fc.nat(300),
  )

describe('an archive', () => {
  // A ZIP has fields without a meaning here, such as the version of the program that wrote it.
  it('with any changed bit is refused, or everything in it is still the same', async () => {
    const outcomes = { refused: 0, same: 0 }
    await fc.assert(
      fc.asyncProperty(positions(), fc.nat(7), async (position, bit) => {
        const read = await contentOf(fileOf(flipped(intact, position, bit))).catch((error: unknown) => error)
        if (read instanceof ArchiveRefusedError) outcomes.refused += 1
        else {
          expect(read).toEqual(content)
          outcomes.same += 1
        }
      }),
      propertyRuns(40, 4000),
    )
    expect(outcomes.same).toBeLessThan(outcomes.refused / 2)
  })

  it('that is cut off anywhere is refused', async () => {
    await fc.assert(
      fc.asyncProperty(positions(), async (length) => {
        await expect(contentOf(fileOf(intact.subarray(0, length)))).rejects.toThrow(ArchiveRefusedError)
      }),
      propertyRuns(40, 2000),
    )
  })
})

describe('a sealed archive', () => {
  let folder: Awaited<ReturnType<typeof createSealedFolder>>
  beforeAll(async () => {
    folder = await createSealedFolder()
  })
  afterAll(() => folder.remove())

  it('is read through its seal', async () => {
    const store = folder.storeWith(newBackupKey('a'))
    const key = folder.newKey()
    await store.write(key, Readable.from([intact]))
    expect(await contentOf(await store.open(key))).toEqual(content)
  })

  it('with any changed bit is damaged, not refused', async () => {
    const store = folder.storeWith(newBackupKey('a'))
    const key = folder.newKey()
    await store.write(key, Readable.from([intact]))
    const sealed = await buffer(folder.storage.getRange(key, 0, (await folder.storage.sizeOf(key)) ?? 0))
    await fc.assert(
      fc.asyncProperty(fc.nat(sealed.length - 1), fc.nat(7), async (position, bit) => {
        await folder.storage.putStream(key, Readable.from([flipped(sealed, position, bit)]))
        const reading = store.open(key).then(contentOf)
        await expect(reading).rejects.toThrow(DamagedFileError)
      }),
      propertyRuns(20, 800),
    )
  })
})
