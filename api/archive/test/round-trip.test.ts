import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Binary, ObjectId } from 'bson'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../.config/property-runs.ts'
import { archivedCollections, openArchive, writeArchive, type ArchiveProgress } from '../src/index.ts'
import { all, archiveOf, completeParts, fileOf, png, sourceOf } from './kit/archive-source.ts'

const fieldName = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((name) => !/^\$|[.\0]|^(__proto__|constructor|prototype)$/.test(name))
/** A zero has no sign in an archive. */
const numbers = fc.double().map((number) => (number === 0 ? 0 : number))
const dates = fc.date({ min: new Date(-8e14), max: new Date(8e15), noInvalidDate: true })
const ids = fc
  .uint8Array({ minLength: 12, maxLength: 12 })
  .map((bytes) => new ObjectId(Buffer.from(bytes).toString('hex')))
const values = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.integer(),
      numbers,
      fc.boolean(),
      fc.constant(null),
      dates,
      ids,
    ),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fieldName, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value
const documents = fc
  .tuple(ids, fc.dictionary(fieldName, values, { maxKeys: 5, noNullPrototype: true }))
  .map(([_id, fields]) => ({ _id, ...fields }))

describe('an archive', () => {
  it('has the same documents, media and counts after writing and reading', async () => {
    const parts = completeParts()
    const sink = new PassThrough()
    const progress: ArchiveProgress[] = []
    const [bytes, written] = await Promise.all([
      buffer(sink),
      writeArchive(sourceOf(parts), sink, { onProgress: (step) => progress.push(step) }),
    ])
    const archive = await openArchive(fileOf(bytes))
    await archive.check()
    for (const collection of archivedCollections) {
      const expected = (parts.documents as Record<string, unknown[]>)[collection] ?? []
      expect(await all(archive.documents(collection))).toEqual(expected)
      expect(archive.manifest.counts[collection]).toBe(expected.length)
    }
    const media = await all(archive.media())
    expect(media.map(({ key, sizeBytes }) => [key, sizeBytes])).toEqual(
      parts.media.map(({ key, bytes: content }) => [key, content.length]),
    )
    for (const [index, { open }] of media.entries()) {
      expect((await buffer(await open())).equals(parts.media[index]?.bytes ?? Buffer.alloc(0))).toBe(true)
    }
    expect(written).toEqual({
      ...{ counts: archive.manifest.counts, files: archive.manifest.files.length + 1, bytes: bytes.length },
    })
    expect(archive.manifest).toMatchObject({
      ...{ format: 'classeur-archive', version: 1, createdAt: '2026-03-01T08:00:00.000Z' },
      ...{ ownerId: 'a-teacher', withMedia: true },
    })
    expect(archive.manifest.files.map(({ path }) => path)).toEqual([
      'README.txt',
      ...archivedCollections.map((name) => `data/${name}.jsonl`),
      'classes/6B Mathématiques.xlsx',
      'media/images/a/1-original.png',
      'media/images/b/1-original.png',
      'schema.json',
    ])
    expect(progress.at(-1)?.files).toBe(written.files)
  })

  it('has the same documents, whatever values they contain', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(documents, { maxLength: 8 }), async (exams) => {
        const archive = await openArchive(fileOf(await archiveOf({ documents: { exams } })))
        await archive.check()
        expect(await all(archive.documents('exams'))).toEqual(exams)
      }),
      propertyRuns(30, 1200),
    )
  })

  it('keeps lone surrogates, text that looks like a type, and bytes', async () => {
    const plans = [
      { text: '\ud800 and \udc00', about: '{"$oid":"1"}', bytes: new Binary(Buffer.from([0, 255])) },
    ]
    const archive = await openArchive(fileOf(await archiveOf({ documents: { lesson_plans: plans } })))
    expect(await all(archive.documents('lesson_plans'))).toEqual(plans)
  })

  it('splits a large collection, so that equal documents do not look like a bomb', async () => {
    const marks = Array.from({ length: 400 }, (_, n) => ({ n, cells: Array<string>(2000).fill('10') }))
    const long = { n: 400, text: 'a'.repeat(3_000_000) }
    const bytes = await archiveOf({ documents: { mark_rows: [...marks, long] } })
    expect(bytes.length).toBeLessThan(4_000_000)
    const archive = await openArchive(fileOf(bytes))
    await archive.check()
    expect(await all(archive.documents('mark_rows'))).toEqual([...marks, long])
    const parts = archive.manifest.files.filter(({ path }) => path.includes('mark_rows'))
    expect(parts.length).toBe(5)
    expect(parts[1]?.path).toBe('data/mark_rows-2.jsonl')
  })

  it('gives workbooks safe names that differ in more than case', async () => {
    const names = [
      '6B',
      '6b',
      '../../etc/passwd',
      'a/b\\c:d',
      '\u202eexe',
      '',
      'CON',
      'قسم ٦',
      'x'.repeat(300),
      '...',
    ]
    const bytes = Buffer.from('PK\x03\x04')
    const archive = await openArchive(
      fileOf(await archiveOf({ workbooks: names.map((name) => ({ name: `${name}.xlsx`, bytes })) })),
    )
    await archive.check()
    const paths = archive.manifest.files.map(({ path }) => path).filter((path) => path.startsWith('classes/'))
    expect(paths).toEqual([
      'classes/6B.xlsx',
      'classes/6b (2).xlsx',
      'classes/etc passwd.xlsx',
      'classes/a b c d.xlsx',
      'classes/exe.xlsx',
      'classes/class.xlsx',
      'classes/class CON.xlsx',
      'classes/قسم ٦.xlsx',
      `classes/${'x'.repeat(80)}.xlsx`,
      'classes/class (2).xlsx',
    ])
  })

  it('is not read further when the signal aborts', async () => {
    const bytes = await archiveOf(completeParts())
    const signal = AbortSignal.abort(new Error('cancelled'))
    await expect(openArchive(fileOf(bytes), { signal })).rejects.toThrow('cancelled')
    const archive = await openArchive(fileOf(bytes))
    await expect(archive.check({ signal })).rejects.toThrow('cancelled')
  })

  it('of nothing can be read', async () => {
    const archive = await openArchive(fileOf(await archiveOf({})))
    await archive.check()
    expect(await all(archive.media())).toEqual([])
  })
})

describe('writing an archive fails, and destroys the sink,', () => {
  const failure = async (
    parts: Parameters<typeof sourceOf>[0],
    change: Partial<ReturnType<typeof sourceOf>> = {},
    signal?: AbortSignal,
  ) => {
    const sink = new PassThrough()
    sink.on('error', () => undefined).resume()
    const error: unknown = await writeArchive(
      { ...sourceOf(parts), ...change },
      sink,
      signal ? { signal } : {},
    ).then(
      () => undefined,
      (reason: unknown) => reason,
    )
    expect(sink.destroyed).toBe(true)
    return (error as Error).message
  }

  it.each([
    ['__proto__', JSON.parse('{"__proto__":1}') as Record<string, unknown>],
    ['a dot', { a: { 'b.c': 1 } }],
    ['a dollar', { a: { $where: 1 } }],
    ['constructor', { list: [{ constructor: 1 }] }],
  ])('for a document with %s in a key', async (_what, document) => {
    expect(await failure({ documents: { exams: [document] } })).toMatch(/a key/)
  })

  it('for a document that is too large', async () => {
    expect(await failure({ documents: { exams: [{ text: 'a'.repeat(17_000_000) }] } })).toMatch(/too large/)
  })

  it('for a stored file that has another size', async () => {
    const open = () => Promise.resolve(Readable.from([png(10)]))
    const media = async function* () {
      yield Promise.resolve({ key: 'images/1.png', sizeBytes: 1000, open })
    }
    expect(await failure({}, { media })).toBe('a stored file has another size')
  })

  it('for a stored file that breaks off', async () => {
    const open = () =>
      Promise.resolve(
        Readable.from(
          (async function* () {
            yield Promise.resolve(png(10))
            throw new Error('the storage stopped')
          })(),
        ),
      )
    const media = async function* () {
      yield Promise.resolve({ key: 'images/1.png', sizeBytes: 1000, open })
    }
    expect(await failure({}, { media })).toBe('the storage stopped')
  })

  it.each(['manifest.json', 'README.txt', '../x.json', 'data', 'a/b.json'])(
    'for an extra file %s',
    async (name) => {
      expect(await failure({ extraFiles: [{ name, bytes: Buffer.from('{}') }] })).toMatch(/name/)
    },
  )

  it('when the signal aborts', async () => {
    const controller = new AbortController()
    const documents = async function* () {
      for (let n = 0; ; n += 1) {
        if (n === 1000) controller.abort(new Error('cancelled'))
        yield Promise.resolve({ n })
      }
    }
    expect(await failure({}, { documents }, controller.signal)).toBe('cancelled')
    expect(await failure({}, {}, AbortSignal.abort(new Error('too late')))).toBe('too late')
  })
})

it('writing an archive fails with the error of the sink, and asks the source for nothing more', async () => {
  const sink = new PassThrough()
  sink.on('error', () => undefined).resume()
  let isClosed = false
  const documents = async function* () {
    try {
      for (let n = 0; ; n += 1) {
        if (n === 100_000) sink.destroy(new Error('the disk is full'))
        yield Promise.resolve({ n, text: 'x'.repeat(50) })
      }
    } finally {
      isClosed = true
    }
  }
  await expect(writeArchive({ ...sourceOf({}), documents }, sink)).rejects.toThrow('the disk is full')
  expect(isClosed).toBe(true)
})
