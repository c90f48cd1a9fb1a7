import { Readable } from 'node:stream'
import { createDeflateRaw, crc32, deflateRawSync, gzipSync } from 'node:zlib'
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  archivedCollections,
  ArchiveRefusedError,
  openArchive,
  type ArchiveLimits,
  type ArchiveManifest,
  type ArchiveRefusal,
  type RandomAccessFile,
} from '../src/index.ts'
import { all, fileOf, png } from './kit/archive-source.ts'
import { hostileArchive, type Hostility } from './kit/hostile-archive.ts'
import type { RawEntry } from './kit/raw-zip.ts'

const mebibyte = 1024 * 1024

/** Reads everything that an archive contains. */
async function readAll(file: RandomAccessFile, limits: Partial<ArchiveLimits> = {}): Promise<void> {
  const archive = await openArchive(file, limits)
  await archive.check()
  for (const collection of archivedCollections) for await (const _each of archive.documents(collection));
  for (const { open } of await all(archive.media())) for await (const _bytes of await open());
}
const refusalOf = (file: RandomAccessFile, limits?: Partial<ArchiveLimits>) =>
  readAll(file, limits).then(
    () => 'accepted',
    (error: unknown) => {
      if (!(error instanceof ArchiveRefusedError)) throw error
      return error
    },
  )

/** Changes the entry of a path. */
const entry = (path: string, change: (entry: RawEntry) => void) => (entries: RawEntry[]) => {
  const found = entries.find(({ name }) => name.toString() === path)
  if (!found) throw new Error(`no entry ${path}`)
  change(found)
}
const named = (name: string | Buffer, flags?: number) =>
  entry('README.txt', (changed) => {
    changed.name = Buffer.from(name as string)
    if (flags !== undefined) changed.flags = flags
  })
/** Adds an entry that the manifest doesn't list. */
const added =
  (name: string, change: Partial<RawEntry> = {}) =>
  (entries: RawEntry[]) => {
    entries.unshift({ name: Buffer.from(name), packed: Buffer.from('x'), ...change })
  }
const deflated = (path: string, changeSizes: Partial<RawEntry> = {}) =>
  entry(path, (changed) => {
    const { packed: content } = changed
    const packed = deflateRawSync(content)
    Object.assign(changed, { packed, method: 8, size: content.length, crc: crc32(content), ...changeSizes })
  })
const lines = (text: string | Buffer): Hostility => ({
  ...{ files: { 'data/exams.jsonl': text } },
  // A line without its end counts as well.
  manifest: (manifest) => ({
    ...manifest,
    counts: { ...manifest.counts, exams: manifest.counts.exams || 1 },
  }),
})
const manifestText = (text: string | Buffer): Hostility => ({ manifest: () => Buffer.from(text as string) })
const fields = (change: (manifest: ArchiveManifest) => object): Hostility => ({
  manifest: (manifest) => ({ ...manifest, ...change(manifest) }),
})
const listed = (path: string, change: Partial<ArchiveManifest['files'][number]>): Hostility =>
  fields(({ files }) => ({
    files: files.map((file) => (file.path === path ? { ...file, ...change } : file)),
  }))

/** As many zeros as a bomb unpacks to. */
let gibibyteOfZeros: Buffer
beforeAll(async () => {
  const zeros = Readable.from(Array.from({ length: 1024 }, () => Buffer.alloc(mebibyte)))
  gibibyteOfZeros = await buffer(zeros.pipe(createDeflateRaw()))
})
const bomb = (path: string, said: number): Hostility => ({
  files: { [path]: '' },
  manifest: (manifest) => ({
    ...manifest,
    files: manifest.files.map((file) => (file.path === path ? { ...file, bytes: said } : file)),
  }),
  entries: entry(path, (changed) => {
    Object.assign(changed, { packed: gibibyteOfZeros, method: 8, size: said })
  }),
})

const structure: [string, ArchiveRefusal, () => Hostility][] = [
  ['bytes behind the end', 'broken-structure', () => ({ end: { tail: Buffer.alloc(10) } })],
  ['a comment', 'broken-structure', () => ({ end: { comment: Buffer.from('hello') } })],
  ['bytes before the end record', 'broken-structure', () => ({ end: { gap: Buffer.alloc(100) } })],
  ['fewer entries than it has', 'broken-structure', () => ({ end: { count: 5 } })],
  ['more entries than it has', 'broken-structure', () => ({ end: { count: 7 } })],
  [
    'a table of contents outside the file',
    'broken-structure',
    () => ({ end: { directoryOffset: 0x7fffffff } }),
  ],
  ['a second disk', 'broken-structure', () => ({ end: { disk: 1 } })],
  [
    'another name in the local header',
    'broken-structure',
    () => ({ entries: entry('README.txt', (it) => (it.local = { name: Buffer.from('READYE.txt') })) }),
  ],
  [
    'another method in the local header',
    'broken-structure',
    () => ({ entries: entry('README.txt', (it) => (it.local = { method: 8 })) }),
  ],
  [
    'another size in the local header',
    'broken-structure',
    () => ({ entries: entry('README.txt', (it) => (it.local = { size: 1 })) }),
  ],
  [
    'another packed size in the local header',
    'broken-structure',
    () => ({ entries: entry('README.txt', (it) => (it.local = { packedSize: 1 })) }),
  ],
  [
    'another checksum in the local header',
    'broken-structure',
    () => ({ entries: entry('README.txt', (it) => (it.local = { crc: 1 })) }),
  ],
  [
    'another date in the local header',
    'broken-structure',
    () => ({ entries: entry('README.txt', (it) => (it.local = { date: 0 })) }),
  ],
  [
    'other flags in the local header',
    'broken-structure',
    () => ({ entries: entry('README.txt', (it) => (it.local = { flags: 1 })) }),
  ],
  [
    'no local header',
    'broken-structure',
    () => ({ entries: entry('data/exams.jsonl', (it) => (it.local = { signature: 1 })) }),
  ],
  [
    'a huge extra field',
    'broken-structure',
    () => ({
      entries: entry(
        'README.txt',
        (it) => (it.extra = Buffer.concat([Buffer.from([9, 9, 0xfc, 0x7f]), Buffer.alloc(0x7ffc)])),
      ),
    }),
  ],
  [
    'a comment of an entry',
    'broken-structure',
    () => ({ entries: entry('README.txt', (it) => (it.comment = Buffer.from('hi'))) }),
  ],
  [
    'content that reaches into the table of contents',
    'broken-structure',
    () => ({
      entries: entry('manifest.json', (it) =>
        Object.assign(it, { packedSize: it.packed.length + 40, size: it.packed.length + 40 }),
      ),
    }),
  ],
  [
    'content outside the file',
    'broken-structure',
    () => ({ entries: entry('manifest.json', (it) => (it.offset = 0x7fffffff)) }),
  ],
  [
    'two entries with one content',
    'overlapping-files',
    () => ({ entries: entry('data/exams.jsonl', (it) => (it.offset = 0)) }),
  ],
  [
    'an entry inside another',
    'overlapping-files',
    () => ({ entries: entry('data/exams.jsonl', (it) => (it.offset = 3)) }),
  ],
  [
    'an entry whose content is in another',
    'overlapping-files',
    () => ({ entries: entry('README.txt', (it) => (it.local = { extraLength: 100 })) }),
  ],
  ['a folder', 'not-a-file', () => ({ entries: added('data/') })],
  ['a folder by its attribute', 'not-a-file', () => ({ entries: added('docs', { attributes: 0x10 }) })],
  [
    'a symbolic link',
    'not-a-file',
    () => ({ entries: added('link', { packed: Buffer.from('/etc/passwd'), attributes: 0o120777 << 16 }) }),
  ],
  ['a device', 'not-a-file', () => ({ entries: added('null', { attributes: 0o020666 << 16 }) })],
  ['the same name twice', 'duplicate-file', () => ({ entries: added('README.txt') })],
  ['names that differ in case', 'duplicate-file', () => ({ files: { 'readme.TXT': 'x' } })],
  [
    'names that differ in normalisation',
    'duplicate-file',
    () => ({ files: { 'classes/é.xlsx': 'PK\x03\x04', 'classes/e\u0301.xlsx': 'PK\x03\x04' } }),
  ],
  ['two manifests', 'duplicate-file', () => ({ entries: added('manifest.json') })],
  [
    'encryption',
    'encrypted',
    () => ({ entries: entry('data/exams.jsonl', (it) => Object.assign(it, { flags: 0x801, method: 8 })) }),
  ],
  [
    'strong encryption',
    'encrypted',
    () => ({ entries: entry('data/exams.jsonl', (it) => (it.flags = 0x841)) }),
  ],
  [
    'an encrypted table of contents',
    'encrypted',
    () => ({ entries: entry('data/exams.jsonl', (it) => (it.flags = 0x2800)) }),
  ],
  [
    'bzip2',
    'unsupported-compression',
    () => ({ entries: entry('data/exams.jsonl', (it) => (it.method = 12)) }),
  ],
  [
    'LZMA',
    'unsupported-compression',
    () => ({ entries: entry('data/exams.jsonl', (it) => (it.method = 14)) }),
  ],
  [
    'zstd',
    'unsupported-compression',
    () => ({ entries: entry('data/exams.jsonl', (it) => (it.method = 93)) }),
  ],
]

const paths: [string, () => Hostility][] = [
  ['a way up', () => ({ entries: named('../README.txt') })],
  ['a way up inside', () => ({ entries: named('data/../../README.txt') })],
  ['an absolute path', () => ({ entries: named('/etc/cron.d/x') })],
  ['a drive', () => ({ entries: named('C:/x.txt') })],
  ['a drive without a slash', () => ({ entries: named('C:x.txt') })],
  ['a backslash', () => ({ entries: named('..\\x.txt') })],
  ['a share', () => ({ entries: named('\\\\server\\x') })],
  ['a NUL', () => ({ entries: named('README.txt\0.png') })],
  ['a line break', () => ({ entries: named('a\nb') })],
  ['a reversed extension', () => ({ entries: named('a\u202egnp.exe') })],
  ['bytes that are not UTF-8', () => ({ entries: named(Buffer.from([0x61, 0xff, 0xfe])) })],
  ['letters of an old code page', () => ({ entries: named(Buffer.from([0x61, 0x82]), 0) })],
  [
    'a second name',
    () => ({
      entries: entry('README.txt', (it) => (it.extra = Buffer.from([0x75, 0x70, 6, 0, 1, 0, 0, 0, 0, 0x61]))),
    }),
  ],
  ['a stream of Windows', () => ({ entries: named('a.txt:hidden') })],
  ['a device of Windows', () => ({ entries: named('data/CON.jsonl') })],
  ['a dot at the end', () => ({ entries: named('README.txt.') })],
  ['a dot as a segment', () => ({ entries: named('./README.txt') })],
  ['an empty segment', () => ({ entries: named('data//x') })],
  ['a hidden file', () => ({ entries: named('.bashrc') })],
  ['300 characters', () => ({ entries: named('a'.repeat(300)) })],
  ['no name', () => ({ entries: named('') })],
]

const manifests: [string, ArchiveRefusal, () => Hostility][] = [
  ['no manifest', 'missing-manifest', () => ({ entries: (all) => void all.pop() })],
  ['a manifest that is not JSON', 'invalid-manifest', () => manifestText('format: classeur')],
  ['a manifest that is not UTF-8', 'invalid-manifest', () => manifestText(Buffer.from([0x22, 0xff, 0x22]))],
  ['a list as manifest', 'invalid-manifest', () => manifestText('[]')],
  ['a deeply nested manifest', 'invalid-manifest', () => manifestText('['.repeat(900_000))],
  [
    'a manifest with a million values',
    'invalid-manifest',
    () => manifestText(`[${'0,'.repeat(1_100_000)}0]`),
  ],
  ['a manifest of another product', 'invalid-manifest', () => fields(() => ({ format: 'other' }))],
  ['version 0', 'invalid-manifest', () => fields(() => ({ version: 0 }))],
  ['a version as text', 'invalid-manifest', () => fields(() => ({ version: '1' }))],
  ['a manifest without its owner', 'invalid-manifest', () => fields(() => ({ ownerId: undefined }))],
  ['an unknown field', 'invalid-manifest', () => fields(() => ({ more: 1 }))],
  [
    'a negative count',
    'invalid-manifest',
    () => fields(({ counts }) => ({ counts: { ...counts, exams: -1 } })),
  ],
  [
    'a broken count',
    'invalid-manifest',
    () => fields(({ counts }) => ({ counts: { ...counts, exams: 1.5 } })),
  ],
  [
    'a count of an unknown collection',
    'invalid-manifest',
    () => fields(({ counts }) => ({ counts: { ...counts, users: 1 } })),
  ],
  ['a time that is none', 'invalid-manifest', () => fields(() => ({ createdAt: 'yesterday' }))],
  [
    'a prototype in the manifest',
    'invalid-manifest',
    () => ({
      manifest: (manifest) =>
        Buffer.from(JSON.stringify(manifest).replace('{', '{"__proto__":{"isAdmin":true},')),
    }),
  ],
  ['a hash that is none', 'invalid-manifest', () => listed('README.txt', { sha256: '00' })],
  ['the next version', 'newer-version', () => fields(() => ({ version: 2 }))],
  [
    'a much newer version with other fields',
    'newer-version',
    () => manifestText('{"format":"classeur-archive","version":999}'),
  ],
  [
    'a listed file that is not there',
    'missing-file',
    () =>
      fields(({ files }) => ({
        files: [...files, { path: 'data/profile.jsonl', bytes: 1, sha256: '0'.repeat(64) }],
      })),
  ],
  [
    'a file that is listed twice',
    'missing-file',
    () => fields(({ files }) => ({ files: [...files, ...files.slice(0, 1)] })),
  ],
  [
    'a missing part of a collection',
    'missing-file',
    () => ({ files: { 'data/exams-3.jsonl': '{"n":3}\n' } }),
  ],
  ['a file that is not listed', 'unlisted-file', () => ({ entries: added('more.txt') })],
  ['a collection of passwords', 'unexpected-file', () => ({ files: { 'data/users.jsonl': '{}\n' } })],
  ['a collection in another format', 'unexpected-file', () => ({ files: { 'data/exams.json': '[]' } })],
  ['a first part with a number', 'unexpected-file', () => ({ files: { 'data/exams-1.jsonl': '{}\n' } })],
  ['a stored SVG', 'unexpected-file', () => ({ files: { 'media/images/a/1.svg': '<svg/>' } })],
  ['a stored program', 'unexpected-file', () => ({ files: { 'media/run.sh': '#!/bin/sh' } })],
  ['a sealed file', 'unexpected-file', () => ({ files: { 'media/backups/a/1.sealed': 'x' } })],
  ['a file in an unknown folder', 'unexpected-file', () => ({ files: { 'more/a.txt': 'x' } })],
]

const contents: [string, ArchiveRefusal, () => Hostility][] = [
  ['another size than listed', 'wrong-size', () => listed('README.txt', { bytes: 1 })],
  [
    'a stored size that differs',
    'wrong-size',
    () => ({ entries: entry('README.txt', (it) => (it.size = 3)) }),
  ],
  [
    'content that unpacks to less',
    'wrong-size',
    () => ({ ...listed('README.txt', { bytes: 500 }), entries: deflated('README.txt', { size: 500 }) }),
  ],
  [
    'content that unpacks to more',
    'wrong-size',
    () => ({ ...listed('README.txt', { bytes: 5 }), entries: deflated('README.txt', { size: 5 }) }),
  ],
  [
    'bytes hidden behind packed content',
    'wrong-size',
    () => ({
      entries: entry('README.txt', (it) => {
        const content = it.packed
        Object.assign(it, {
          packed: Buffer.concat([deflateRawSync(content), Buffer.from('hidden')]),
          method: 8,
          size: content.length,
          crc: crc32(content),
        })
      }),
    }),
  ],
  [
    'packed content that is cut off',
    'wrong-hash',
    () => ({
      entries: entry('README.txt', (it) => {
        const content = it.packed
        Object.assign(it, {
          packed: deflateRawSync(content).subarray(0, 6),
          method: 8,
          size: content.length,
          crc: crc32(content),
        })
      }),
    }),
  ],
  [
    'packed content that is none',
    'wrong-hash',
    () => ({
      entries: entry('README.txt', (it) =>
        Object.assign(it, { packed: Buffer.alloc(14, 0xff), method: 8, size: 14 }),
      ),
    }),
  ],
  [
    'other content of the same size',
    'wrong-hash',
    () => ({ entries: entry('data/exams.jsonl', (it) => (it.packed = Buffer.from('{"n":9}\n{"n":9}\n'))) }),
  ],
  ['a wrong checksum', 'wrong-hash', () => ({ entries: entry('README.txt', (it) => (it.crc = 1)) })],
  [
    'a picture that is an SVG',
    'wrong-type',
    () => ({ files: { 'media/images/b/1.png': '<svg xmlns="http://www.w3.org/2000/svg"/>' } }),
  ],
  ['a picture of another type', 'wrong-type', () => ({ files: { 'media/images/b/1.jpg': png(10) } })],
  ['a picture that is empty', 'wrong-type', () => ({ files: { 'media/images/b/1.webp': '' } })],
  ['a document that is HTML', 'wrong-type', () => ({ files: { 'media/images/b/1.pdf': '<script>' } })],
  ['a workbook that is a program', 'wrong-type', () => ({ files: { 'classes/6A.xlsx': 'MZ\x90\0' } })],
  [
    'more documents than counted',
    'wrong-count',
    () => fields(({ counts }) => ({ counts: { ...counts, exams: 1 } })),
  ],
  [
    'fewer documents than counted',
    'wrong-count',
    () => fields(({ counts }) => ({ counts: { ...counts, exams: 3 } })),
  ],
  [
    'counted documents without a file',
    'wrong-count',
    () => fields(({ counts }) => ({ counts: { ...counts, images: 3 } })),
  ],
]

const documents: [string, () => string | Buffer][] = [
  ['no JSON', () => 'n=1\n'],
  ['a list', () => '[]\n'],
  ['a number', () => '1\n'],
  ['null', () => 'null\n'],
  ['a value of a type', () => '{"$oid":"65f000000000000000000001"}\n'],
  ['nothing', () => '{"n":1}\n\n'],
  ['two documents', () => '{"n":1}{"n":2}\n'],
  ['a byte order mark', () => '\ufeff{"n":1}\n'],
  ['NaN', () => '{"n":NaN}\n'],
  ['a prototype', () => '{"__proto__":{"isAdmin":true}}\n'],
  ['a constructor inside', () => '{"a":[{"constructor":{"prototype":{}}}]}\n'],
  ['a prototype of a constructor', () => '{"prototype":1}\n'],
  ['an escaped prototype', () => '{"__pro\\u0074o__":1}\n'],
  ['an operator', () => '{"a":{"$where":"1"}}\n'],
  ['an operator beside a field', () => '{"a":{"b":1,"$gt":""}}\n'],
  ['code', () => '{"a":{"$code":"f()"}}\n'],
  ['an id that is none', () => '{"a":{"$oid":"1"}}\n'],
  ['an id with more', () => '{"a":{"$oid":"65f000000000000000000001","b":1}}\n'],
  ['an id that is an object', () => '{"a":{"$oid":{"$gt":""}}}\n'],
  ['a date that is none', () => '{"a":{"$date":"yesterday"}}\n'],
  ['a date that is an operator', () => '{"a":{"$date":{"$ne":1}}}\n'],
  ['a number that is none', () => '{"a":{"$numberLong":"1e9"}}\n'],
  ['a dot in a key', () => '{"a.b":1}\n'],
  ['a NUL in a key', () => '{"a\\u0000b":1}\n'],
  ['bytes that are not UTF-8', () => Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d, 0x0a])],
  ['101 levels', () => `{"a":${'['.repeat(100)}${']'.repeat(100)}}\n`],
  ['a million levels', () => `${'{"a":'.repeat(1_000_000)}1\n`],
  ['a million empty lists', () => `{"a":[${'[],'.repeat(1_000_000)}[]]}\n`],
]

describe('a correct archive', () => {
  it('is accepted, stored and packed, so that the changes below are the reason', async () => {
    expect(await refusalOf(fileOf(hostileArchive()))).toBe('accepted')
    const packed = hostileArchive({ entries: deflated('data/exams.jsonl') })
    expect(await refusalOf(fileOf(packed))).toBe('accepted')
  })

  it.each([
    // So a writer says it for an entry behind 4 GiB, whose place is known only at the end.
    [
      'with a newer version of ZIP in the table of contents',
      { entries: entry('README.txt', (it) => Object.assign(it, { needs: 45, local: { needs: 20 } })) },
    ],
    ['in parts', { files: { 'data/exams-2.jsonl': '{"n":3}\n' } }],
    [
      'with a small file that unpacks to a thousand times its size',
      { files: { 'a.txt': Buffer.alloc(mebibyte) }, entries: deflated('a.txt') },
    ],
    ['with 100 levels', lines(`{"a":${'['.repeat(99)}${']'.repeat(99)}}\n`)],
  ] satisfies [string, Hostility][])('is accepted %s', async (_what, hostility) => {
    expect(await refusalOf(fileOf(hostileArchive(hostility)))).toBe('accepted')
  })
})

describe('an archive is refused', () => {
  it.each([
    ['nothing', () => Buffer.alloc(0)],
    ['a text', () => Buffer.from('Dear headmaster, '.repeat(100))],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'.repeat(100))],
    ['a picture', () => png(1000)],
    ['a gzip', () => gzipSync(hostileArchive())],
    ['a ZIP behind a program', () => Buffer.concat([Buffer.from('MZ\x90\0'), hostileArchive()])],
  ])('as no archive if it is %s', async (_what, bytes) => {
    expect(await refusalOf(fileOf(bytes()))).toMatchObject({ reason: 'not-an-archive' })
  })

  it.each([
    ['its first bytes only', 4],
    ['half of its bytes', -500],
    ['all but its last byte', -1],
  ])('as truncated with %s', async (_what, end) => {
    expect(await refusalOf(fileOf(hostileArchive().subarray(0, end)))).toMatchObject({ reason: 'truncated' })
  })

  it.each(structure)('with %s as %s', async (_what, reason, hostility) => {
    expect(await refusalOf(fileOf(hostileArchive(hostility())))).toMatchObject({ reason })
  })

  it.each(paths)('with %s in a path', async (_what, hostility) => {
    expect(await refusalOf(fileOf(hostileArchive(hostility())))).toMatchObject({ reason: 'unsafe-path' })
  })

  it.each(manifests)('with %s as %s', async (_what, reason, hostility) => {
    expect(await refusalOf(fileOf(hostileArchive(hostility())))).toMatchObject({ reason })
  })

  it.each(contents)('with %s as %s', async (_what, reason, hostility) => {
    expect(await refusalOf(fileOf(hostileArchive(hostility())))).toMatchObject({ reason })
  })

  it.each(documents)('with %s as a line of a collection', async (_what, text) => {
    const refusal = await refusalOf(fileOf(hostileArchive(lines(text()))))
    expect(refusal).toMatchObject({ reason: 'invalid-line', file: 'data/exams.jsonl' })
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()
  })

  it('with an invalid line, and says which', async () => {
    const text = '{"n":1}\n{"n":2}\n{"n":\n'
    expect(await refusalOf(fileOf(hostileArchive(lines(text))))).toMatchObject({ line: 3 })
  })

  it('with a line that does not end', async () => {
    const bytes = hostileArchive({ files: { 'data/exams.jsonl': '{"n":1}\n{"n":2}' } })
    expect(await refusalOf(fileOf(bytes))).toMatchObject({ reason: 'invalid-line', line: 2 })
  })

  it('and names the file, shortened', async () => {
    const refusal = await refusalOf(fileOf(hostileArchive({ entries: named('a'.repeat(300)) })))
    expect((refusal as ArchiveRefusedError).file).toBe('a'.repeat(200))
  })
})

describe('an archive that should exhaust the reader', () => {
  /** In bytes, above what the process has used at any time before. */
  async function memoryOf(work: () => Promise<unknown>): Promise<number> {
    const before = process.resourceUsage().maxRSS
    await work()
    return (process.resourceUsage().maxRSS - before) * 1024
  }

  it.each([
    ['a picture of a gibibyte of zeros', 'media/images/b/1.png', 1024 * mebibyte, 'bomb'],
    ['a collection of a gibibyte of zeros', 'data/exams.jsonl', 1024 * mebibyte, 'bomb'],
    ['a manifest of a gibibyte of zeros', 'manifest.json', 1024 * mebibyte, 'bomb'],
    ['a gibibyte that is said to be small', 'media/images/b/1.png', 1000, 'wrong-size'],
    ['a gibibyte that is said to be as large as allowed', 'data/exams.jsonl', 150 * mebibyte, 'wrong-size'],
    ['a manifest that is said to be small', 'manifest.json', 1000, 'wrong-size'],
  ] as const)('with %s is refused, and memory stays flat', async (_what, path, said, reason) => {
    const hostility =
      path === 'manifest.json' ? { entries: bomb(path, said).entries ?? (() => undefined) } : bomb(path, said)
    const bytes = hostileArchive(hostility)
    const used = await memoryOf(async () => {
      expect(await refusalOf(fileOf(bytes))).toMatchObject({ reason, file: path })
    })
    expect(used).toBeLessThan(100 * mebibyte)
  })

  it('with a line of a gibibyte is refused, and memory stays flat', async () => {
    // Larger than a line may be, although its ratio is allowed.
    const limits = { ratio: 2000 }
    const bytes = hostileArchive(bomb('data/exams.jsonl', 1024 * mebibyte))
    const archive = await openArchive(fileOf(bytes), limits)
    const used = await memoryOf(async () => {
      await expect(all(archive.documents('exams'))).rejects.toMatchObject({ reason: 'invalid-line', line: 1 })
    })
    expect(used).toBeLessThan(100 * mebibyte)
  })

  it('with many small bombs is refused by the sum of their sizes', async () => {
    const zeros = deflateRawSync(Buffer.alloc(mebibyte))
    const small = (index: number): RawEntry => ({
      ...{ name: Buffer.from(`f${index}.txt`), packed: zeros, method: 8, size: mebibyte },
    })
    const bytes = hostileArchive({
      entries: (entries) => entries.unshift(...Array.from({ length: 21_000 }, (_, index) => small(index))),
    })
    const file = fileOf(bytes)
    expect(await refusalOf(file)).toMatchObject({ reason: 'bomb' })
    expect(file.bytesRead()).toBeLessThan(5 * mebibyte)
  })

  it('with a million files is refused from its end record, and its table of contents is not read', async () => {
    const count = 1_000_000
    const directoryOffset = count * 40
    const end = Buffer.alloc(98)
    end.writeUInt32LE(0x06064b50, 0)
    end.writeBigUInt64LE(44n, 4)
    end.writeBigUInt64LE(BigInt(count), 24)
    end.writeBigUInt64LE(BigInt(count), 32)
    end.writeBigUInt64LE(BigInt(count * 56), 40)
    end.writeBigUInt64LE(BigInt(directoryOffset), 48)
    end.writeUInt32LE(0x07064b50, 56)
    end.writeBigUInt64LE(BigInt(directoryOffset + count * 56), 64)
    end.writeUInt32LE(0x06054b50, 76)
    for (const position of [84, 86]) end.writeUInt16LE(0xffff, position)
    for (const position of [88, 92]) end.writeUInt32LE(0xffffffff, position)
    const sizeBytes = directoryOffset + count * 56 + end.length
    let read = 0
    const file: RandomAccessFile = {
      sizeBytes,
      stream(start, stop) {
        read += stop - start
        const bytes = Buffer.alloc(stop - start)
        if (start === 0) bytes.write('PK\x03\x04', 'latin1')
        const endStart = sizeBytes - end.length
        if (stop > endStart) end.copy(bytes, Math.max(endStart - start, 0), Math.max(start - endStart, 0))
        return Readable.from([bytes])
      },
    }
    expect(await refusalOf(file)).toMatchObject({ reason: 'too-many-files' })
    expect(read).toBeLessThan(mebibyte)
  })

  it('of more than 10 GiB is refused by its size, and nothing is read', async () => {
    const stream = () => {
      throw new Error('was read')
    }
    expect(await refusalOf({ sizeBytes: 10 * 1024 * mebibyte + 1, stream })).toMatchObject({
      reason: 'too-large',
    })
  })

  it('with a manifest of more than 32 MiB is refused', async () => {
    const bytes = hostileArchive(manifestText(Buffer.alloc(32 * mebibyte + 1, 0x20)))
    expect(await refusalOf(fileOf(bytes))).toMatchObject({ reason: 'too-large', file: 'manifest.json' })
  })
})
