import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../../../../../.config/property-runs.ts'
import { markChangeId, type MarkChangeDocument } from '../mark-change.model.ts'
import { packChunk, unpackChanges } from './packed-changes.ts'

const of = { _id: 'e:1', examId: 'e', classId: 'c' }

const change = (
  studentId: string,
  version: number,
  fields: Partial<MarkChangeDocument> = {},
): MarkChangeDocument => ({
  ...{ _id: markChangeId('e', { studentId, leafId: 'q', version }), examId: 'e', classId: 'c' },
  ...{ studentId, leafId: 'q', version, from: null, to: 100, by: 'ada', at: new Date(version * 1000) },
  ...{ operationId: `o${String(version)}`, kind: 'type', of: null, place: 0, afterRelease: false, epoch: 0 },
  ...fields,
})

const note = fc.record({
  errorTypes: fc.array(fc.string()),
  comment: fc.string({ unit: 'binary', maxLength: 40 }),
})
const anyChange = fc
  .record(
    {
      from: fc.oneof(fc.constant(null), fc.integer(), fc.constant('absent')),
      epoch: fc.nat(),
      fromNote: note,
      toNote: note,
      at: fc.date({ noInvalidDate: true }),
    },
    { requiredKeys: ['from', 'at'] },
  )
  .map((fields) => fields as Partial<MarkChangeDocument>)

it('a chunk returns every change exactly as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyChange, { minLength: 1, maxLength: 20 }), async (fields) => {
      const changes = fields.map((one, index) => {
        const { epoch: _epoch, ...base } = change('s', index + 1)
        return { ...base, ...one }
      })
      const { packed } = await packChunk(changes)
      expect(await unpackChanges({ ...of, ...packed, count: changes.length })).toEqual(changes)
    }),
    propertyRuns(30),
  )
})

it('a damaged chunk is refused, whichever byte was changed', async () => {
  const changes = [1, 2, 3].map((version) => change('s', version))
  const { packed } = await packChunk(changes)
  const unpack = (fields: object) => unpackChanges({ ...of, ...packed, count: 3, ...fields })
  await expect(unpack({ count: 2 })).rejects.toThrow(/e:1/)
  await expect(unpack({ bytes: packed.bytes.subarray(0, -1) })).rejects.toThrow(/e:1/)
  const [first, second] = await Promise.all([packChunk([change('s', 1)]), packChunk([change('s', 2)])])
  await expect(unpack({ ...first.packed, sha256: second.packed.sha256, count: 1 })).rejects.toThrow(/e:1/)
  let refused = 0
  for (let index = 0; index < packed.bytes.byteLength; index += 1) {
    const bytes = Buffer.from(packed.bytes)
    bytes[index] = (bytes[index] ?? 0) ^ 1
    // A flipped bit that Brotli ignores leaves the text as it was.
    const result = await unpack({ bytes }).catch(() => null)
    if (result === null) refused += 1
    else expect(result).toEqual(changes)
  }
  expect(refused).toBeGreaterThan(packed.bytes.byteLength / 2)
})

/** Text that hardly compresses, the same on every run. */
const noise = (seed: number, length: number) => {
  let state = seed + 1
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647
    return String.fromCodePoint(0x4e00 + (state % 20_000))
  }).join('')
}

it('a chunk stays below 1 MB, and what does not fit is left for the next one', async () => {
  const changes = Array.from({ length: 1000 }, (_unused, index) =>
    change('s', index + 1, { toNote: { errorTypes: [], comment: noise(index, 1000) } }),
  )
  const { changes: taken, packed } = await packChunk(changes)
  expect(packed.bytes.byteLength).toBeLessThan(1_000_000)
  expect(taken.length).toBeGreaterThan(100)
  expect(taken).toEqual(changes.slice(0, taken.length))
  expect(taken.length).toBeLessThan(changes.length)
})
