import { expect, it } from 'vitest'
import type { MarkCode } from '../mark-content.ts'
import { emptyNote, type CellNote } from '../notes/cell-note.ts'
import type { MarkLogEntry, StoredMark } from '../stored-mark.ts'
import { contentsAt, type ChangeAfter } from './contents-at.ts'
import { createThroughRescales } from './through-rescales.ts'

const time = (minute: number) => new Date(Date.UTC(2026, 10, 1, 10, minute))
const mark = (valueHundredths: number, version: number, minute: number): StoredMark => ({
  ...{ valueHundredths, status: null, version, by: 'ada', at: time(minute) },
})
const entry = (version: number, from: MarkCode, to: MarkCode, minute: number): MarkLogEntry => ({
  ...{ leafId: 'q1', version, from, to, by: 'ada', at: time(minute), operationId: 'typed', kind: 'type' },
  ...{ of: null, operationIndex: 0, afterRelease: false, epoch: 0 },
})

/** Written at minutes 1 to 4; the last two at the same time. */
const entries = [
  entry(1, null, 100, 1),
  entry(2, 100, 200, 2),
  entry(3, 200, 'absent', 4),
  entry(4, 'absent', 400, 4),
]
const held: readonly MarkCode[] = [null, 100, 200, 200, 400, 400]

const contentOf = (minute: number, drained: readonly MarkLogEntry[], undrained: readonly MarkLogEntry[]) => {
  const at = time(minute)
  const since = drained
    .filter((one) => one.at > at)
    .slice(0, 1)
    .map((one): ChangeAfter => ({ ...one, studentId: 'ada' }))
  const row = { studentId: 'ada', marks: { q1: mark(400, 4, 4) }, epoch: 0, log: [...undrained] }
  return contentsAt([row], since, createThroughRescales([]), at)[0]?.code
}

it('past contents of a cell are correct with its changes in the log, the row or both, also at equal times', () => {
  for (let split = 0; split <= entries.length; split += 1) {
    const [older, newer] = [entries.slice(0, split), entries.slice(split)]
    for (const [minute, code] of held.entries()) {
      expect([split, minute, contentOf(minute, older, newer)]).toEqual([split, minute, code])
      // Entries copied to the log but not yet removed from the row, and newer entries copied first.
      expect([split, minute, contentOf(minute, entries, newer)]).toEqual([split, minute, code])
      expect([split, minute, contentOf(minute, newer, older)]).toEqual([split, minute, code])
    }
  }
})

it('a mark older than the log counts from the time it was written', () => {
  const rows = [{ studentId: 'ada', marks: { q1: mark(400, 4, 4) }, epoch: 0 }]
  const at = (minute: number) =>
    contentsAt(rows, [], createThroughRescales([]), time(minute)).map(({ code }) => code)
  expect([at(3), at(4)]).toEqual([[null], [400]])
})

it('past notes of a cell are correct between changes of the mark and of the note, with its changes in the log, the row or both', () => {
  const [first, second]: CellNote[] = [
    { errorTypes: ['method'], comment: '' },
    { errorTypes: ['method', 'unit'], comment: 'Units' },
  ]
  if (!first || !second) throw new Error('no notes')
  const noted = [
    entry(1, null, 100, 1),
    { ...entry(2, 100, 100, 2), fromNote: emptyNote, toNote: first },
    entry(3, 100, 300, 3),
    { ...entry(4, 300, 400, 4), fromNote: first, toNote: second },
    entry(5, 400, 500, 5),
  ]
  const expected = [
    [null, undefined],
    [100, undefined],
    [100, first],
    [300, first],
    [400, second],
    [500, second],
  ]
  const current = { ...mark(500, 5, 5), ...second }
  const partAt = (minute: number, drained: readonly MarkLogEntry[], log: readonly MarkLogEntry[]) => {
    const later = drained.filter((one) => one.at > time(minute))
    const since = [...later.slice(0, 1), ...later.filter(({ toNote }) => toNote).slice(0, 1)]
    const [cell] = contentsAt(
      [{ studentId: 'ada', marks: { q1: current }, epoch: 0, log }],
      since.map((one): ChangeAfter => ({ ...one, studentId: 'ada' })),
      createThroughRescales([]),
      time(minute),
    )
    return [cell?.code, cell?.note]
  }
  for (let split = 0; split <= noted.length; split += 1) {
    const [older, newer] = [noted.slice(0, split), noted.slice(split)]
    for (const [minute, cell] of expected.entries()) {
      expect([split, minute, ...partAt(minute, older, newer)]).toEqual([split, minute, ...cell])
      expect([split, minute, ...partAt(minute, noted, newer)]).toEqual([split, minute, ...cell])
    }
  }
})

it('a cell older than the log has its note from the time it was written', () => {
  const rows = [{ studentId: 'ada', marks: { q1: { ...mark(400, 4, 4), comment: 'Good' } }, epoch: 0 }]
  const noteAt = (minute: number) =>
    contentsAt(rows, [], createThroughRescales([]), time(minute)).map(({ note }) => note)
  expect([noteAt(3), noteAt(4)]).toEqual([[undefined], [{ errorTypes: [], comment: 'Good' }]])
})
