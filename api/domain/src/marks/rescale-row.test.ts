import { expect, it } from 'vitest'
import { rescaleRow, undoneRescales } from './rescale-row.ts'

const typedAt = new Date('2026-09-01T08:00:00Z')
const mark = (valueHundredths: number, version = 1) => ({
  ...{ valueHundredths, status: null, version, by: 'ada', at: typedAt },
})
const rescale = { leafId: 'q', oldMaxHundredths: 500, newMaxHundredths: 300, stepHundredths: 100 }
const change = (id: string, undoes: string | null = null) => ({
  ...{ id, by: 'tom', at: new Date('2026-09-02T08:00:00Z'), undoes },
})

const halved = rescaleRow(
  { marks: { q: mark(200) }, rescaled: null, epoch: 0 },
  { ...change('first'), rescales: [rescale] },
  { afterRelease: false },
)
const back = { ...change('second', 'first'), rescales: undoneRescales([rescale], () => 50) }
const undo = (marks: Record<string, ReturnType<typeof mark>>) =>
  rescaleRow({ marks, rescaled: halved.rescaled, epoch: 1 }, back, { afterRelease: false })

it('undoing a rescale restores the exact mark, even one that rounding had changed', () => {
  expect(halved.marks['q']?.valueHundredths).toBe(100)
  expect(undo({ q: mark(100, 2) }).marks['q']).toMatchObject({ valueHundredths: 200, version: 3, by: 'tom' })
})

it('undoing a rescale converts a mark that was typed after it', () => {
  expect(undo({ q: mark(100, 3) }).marks['q']?.valueHundredths).toBe(150)
})

it('the log entry of a rescale is never older than the mark it changes', () => {
  const late = { ...mark(200), at: new Date('2026-09-03T08:00:00Z') }
  const row = { marks: { q: late }, rescaled: null, epoch: 0 }
  const { log } = rescaleRow(row, { ...change('first'), rescales: [rescale] }, { afterRelease: true })
  expect(log).toMatchObject([{ from: 200, to: 100, at: late.at, epoch: 1, afterRelease: true }])
})

it('a rescale and its undo leave the note of a cell alone and log no note', () => {
  const note = { errorTypes: ['unit'], comment: 'Units' }
  const rescaled = rescaleRow(
    { marks: { q: { ...mark(200), ...note } }, rescaled: null, epoch: 0 },
    { ...change('first'), rescales: [rescale] },
    { afterRelease: false },
  )
  expect(rescaled.marks['q']).toMatchObject({ valueHundredths: 100, ...note })
  expect(rescaled.log[0]).not.toHaveProperty('toNote')
})
