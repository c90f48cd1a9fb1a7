import { describe, expect, it } from 'vitest'
import type { MarkCode } from '../mark-content.ts'
import { emptyNote } from '../notes/cell-note.ts'
import type { MarkLogEntry, StoredMark } from '../stored-mark.ts'
import { decideRow, mayBeWritten, versionKey, type WriteContext } from './decide-row.ts'
import type { MarkInput, MarkRefusal } from './mark-input.ts'

const at = new Date('2026-11-01T10:00:00.000Z')
const operation = { id: 'operation', kind: 'type', of: null } as const
const input = (code: MarkCode, version: number, fields: Partial<MarkInput> = {}): MarkInput => ({
  ...{ studentId: 'ada', leafId: 'q1', code, version, operation },
  ...fields,
})
const mark = (valueHundredths: number | null, version: number, fields: Partial<StoredMark> = {}) => ({
  ...{ valueHundredths, status: null, version, by: 'ben', at: new Date('2026-10-01') },
  ...fields,
})
const entry = (to: MarkCode, version: number, fields: Partial<MarkLogEntry> = {}): MarkLogEntry => ({
  ...{ leafId: 'q1', version, from: null, to, by: 'me', at, operationId: 'operation', kind: 'type' },
  ...{ of: null, operationIndex: 0, afterRelease: false, epoch: 2 },
  ...fields,
})
const decide = (
  stored: StoredMark | null,
  inputs: readonly MarkInput[],
  { log = [], ...by }: Partial<WriteContext> & { log?: MarkLogEntry[] } = {},
) =>
  decideRow({ marks: stored ? { q1: stored } : {}, log, epoch: 2 }, inputs, {
    ...{
      by: 'me',
      at,
      afterRelease: false,
      refusalOf: () => null,
      ownErrorTypes: new Set(),
      isLocked: false,
      indexOf: () => 0,
      logged: new Map(),
    },
    ...by,
  })

describe('a write', () => {
  it('a write on the current version makes the next version and a matching log entry', () => {
    const { outcomes, cells, log } = decide(mark(100, 3), [input(200, 3)])
    expect(outcomes).toEqual([4])
    expect(cells).toEqual([
      { leafId: 'q1', valueHundredths: 200, status: null, version: 4, by: 'me', at, isFirst: false },
    ])
    expect(log).toEqual([entry(200, 4, { from: 100 })])
  })

  it('the log of a cell stays in order if the clock of the previous write was ahead', () => {
    const ahead = new Date(at.getTime() + 5000)
    const { cells, log } = decide(mark(100, 1, { at: ahead }), [input(200, 1)])
    expect([cells[0]?.at, log[0]?.at]).toEqual([ahead, ahead])
  })

  it('a write on any other version is a conflict', () => {
    expect(decide(mark(100, 3), [input(200, 2)]).outcomes).toMatchObject([{ outcome: 'conflict' }])
    expect(decide(mark(100, 3), [input(200, 4)]).outcomes).toMatchObject([{ outcome: 'conflict' }])
    expect(decide(null, [input(100, 2)]).outcomes).toMatchObject([{ outcome: 'conflict', mark: null }])
  })

  it('writing the current content makes no version, and returns the mark if the write had another version', () => {
    expect(decide(mark(100, 3), [input(100, 3)]).outcomes).toEqual([3])
    // Somebody else, or the same person in another tab, wrote the same content first.
    for (const by of ['ben', 'me']) {
      const { outcomes, cells } = decide(mark(100, 3, { by }), [input(100, 2)], {
        log: [entry(100, 3, { by, operationId: 'another' })],
      })
      expect(outcomes).toMatchObject([{ outcome: 'saved', version: 3, mark: { by, version: 3 } }])
      expect(cells).toEqual([])
    }
  })

  it('clearing a cell that was never written makes version 1', () => {
    expect(decide(null, [input(null, 0)]).log).toMatchObject([{ version: 1, from: null, to: null }])
  })

  it('a refused cell is not written; other cells of the row are', () => {
    const refusalOf = ({ leafId }: Pick<MarkInput, 'leafId'>) =>
      leafId === 'q1' ? ('off-step' as const) : null
    const { outcomes, cells } = decide(null, [input(1, 0), input(2, 0, { leafId: 'q2' })], { refusalOf })
    expect(outcomes).toEqual([{ outcome: 'refused', reason: 'off-step' }, 1])
    expect(cells.map(({ leafId }) => leafId)).toEqual(['q2'])
  })
})

describe('a note', () => {
  const note = { errorTypes: ['method'], comment: 'Show each step' }
  const noted = (valueHundredths: number, version: number) => mark(valueHundredths, version, note)

  it('a note alone makes the next version, with a log entry from the old note to the new one', () => {
    const { outcomes, cells, log } = decide(mark(100, 3), [input(100, 3, { note })])
    expect(outcomes).toEqual([4])
    expect(cells).toMatchObject([{ valueHundredths: 100, version: 4, note }])
    expect(log).toEqual([entry(100, 4, { from: 100, fromNote: emptyNote, toNote: note })])
  })

  it('an error type that the school does not have is refused, unless the cell has it already', () => {
    const given = (errorTypes: string[]) => input(100, 3, { note: { errorTypes, comment: '' } })
    const by = { ownErrorTypes: new Set(['own']) }
    const refused = [{ outcome: 'refused', reason: 'unknown-error-type' }]
    expect(decide(mark(100, 3), [given(['own', 'method'])], by).outcomes).toEqual([4])
    expect(decide(mark(100, 3), [given(['own', 'foreign'])], by).outcomes).toEqual(refused)
    expect(decide(null, [input(100, 0, { note: given(['foreign']).note })], by).outcomes).toEqual(refused)
    const has = mark(100, 3, { errorTypes: ['foreign'], comment: '' })
    expect(decide(has, [given(['foreign', 'own'])], by).outcomes).toEqual([4])
  })

  it('undoing brings back an error type that the school does not have any more', () => {
    const note = { errorTypes: ['foreign'], comment: '' }
    for (const kind of ['undo', 'redo', 'restore'] as const) {
      const undo = { id: 'undo', kind, of: 'operation' }
      expect(decide(mark(100, 3), [input(100, 3, { note, operation: undo })]).outcomes).toEqual([4])
    }
  })

  it('a mark without a note leaves the stored note and the log of notes alone', () => {
    const { cells, log } = decide(noted(100, 3), [input(200, 3)])
    expect(cells[0]).not.toHaveProperty('note')
    expect(log).toEqual([entry(200, 4, { from: 100 })])
  })

  it('a new mark with the stored note is logged without notes', () => {
    const { cells, log } = decide(noted(100, 3), [input(200, 3, { note: { ...note } })])
    expect(cells[0]).not.toHaveProperty('note')
    expect(log).toEqual([entry(200, 4, { from: 100 })])
  })

  it('the stored mark with the stored note is unchanged; with another note it is a change', () => {
    expect(decide(noted(100, 3), [input(100, 3, { note: { ...note } })])).toMatchObject({
      ...{ outcomes: [3], cells: [], log: [] },
    })
    expect(decide(noted(100, 3), [input(100, 3, { note: emptyNote })])).toMatchObject({
      ...{ outcomes: [4], cells: [{ note: emptyNote }], log: [{ fromNote: note, toNote: emptyNote }] },
    })
  })

  it('a note may be written into a cell that was never written', () => {
    expect(decide(null, [input(null, 0, { note })])).toMatchObject({
      ...{ outcomes: [1], cells: [{ valueHundredths: null, status: null, isFirst: true, note }] },
      log: [{ version: 1, from: null, to: null, fromNote: emptyNote, toNote: note }],
    })
  })

  it('mark and note share one version: a note on any other version is a conflict with the whole cell', () => {
    expect(decide(noted(100, 3), [input(100, 2, { note: emptyNote })]).outcomes).toMatchObject([
      { outcome: 'conflict', mark: { valueHundredths: 100, ...note } },
    ])
  })

  it('a stored number that would be refused now may get a note; any other refusal counts', () => {
    for (const reason of ['above-maximum', 'off-step', 'rescaled-meanwhile'] as const) {
      const refusalOf = () => reason
      expect(decide(mark(100, 3), [input(100, 3, { note })], { refusalOf }).outcomes).toEqual([4])
      for (const one of [input(200, 3, { note }), input(200, 3)])
        expect(decide(mark(100, 3), [one], { refusalOf }).outcomes).toEqual([{ outcome: 'refused', reason }])
      const locked = decide(mark(100, 3), [input(100, 3, { note })], { refusalOf, isLocked: true })
      expect(locked).toMatchObject({ outcomes: [{ outcome: 'refused', reason: 'read-only' }], cells: [] })
    }
    for (const reason of ['unknown-student', 'not-applicable', 'over-limit', 'unknown-question'] as const)
      expect(decide(mark(100, 3), [input(100, 3, { note })], { refusalOf: () => reason }).outcomes).toEqual([
        { outcome: 'refused', reason },
      ])
  })

  it('a write that may be accepted in some row counts as one, before the rows are read', () => {
    const may = (one: MarkInput, refusal: MarkRefusal | null, isLocked = false) =>
      mayBeWritten(one, { refusalOf: () => refusal, isLocked })
    expect([may(input(100, 3), null), may(input(100, 3, { note }), 'off-step')]).toEqual([true, true])
    expect([may(input(100, 3), 'off-step'), may(input(100, 3, { note }), 'unknown-student')]).toEqual([
      ...[false, false],
    ])
    expect(may(input(100, 3), null, true)).toBe(false)
  })

  it('a locked exam refuses a note, but not the note that the cell already has', () => {
    expect(decide(noted(100, 3), [input(100, 3, { note: emptyNote })], { isLocked: true }).outcomes).toEqual([
      { outcome: 'refused', reason: 'read-only' },
    ])
    expect(decide(noted(100, 3), [input(100, 3, { note })], { isLocked: true }).outcomes).toEqual([3])
  })

  it('a repeated note is recognised by its entry; the same operation with another note is not', () => {
    const log = [entry(100, 4, { from: 100, fromNote: emptyNote, toNote: note })]
    expect(decide(noted(100, 4), [input(100, 3, { note: { ...note } })], { log })).toMatchObject({
      ...{ outcomes: [4], repeated: 1 },
    })
    const other = input(100, 3, { note: { ...note, comment: 'No' } })
    for (const one of [other, input(100, 3)]) expect(decide(noted(100, 4), [one], { log }).repeated).toBe(0)
    const unchanged = [entry(100, 4, { from: 50 })]
    expect(decide(noted(100, 4), [input(100, 3, { note })], { log: unchanged }).repeated).toBe(1)
  })
})

describe('a repeated write', () => {
  it('a repeated write is recognised by the entry in the row and saved once', () => {
    const { outcomes, cells, repeated } = decide(mark(200, 1), [input(200, 0)], { log: [entry(200, 1)] })
    expect([outcomes, cells, repeated]).toEqual([[1], [], 1])
  })

  it('a repeated write is saved even if it would be refused now, and returns the later mark', () => {
    const { outcomes } = decide(mark(300, 2), [input(200, 0)], {
      log: [entry(200, 1)],
      refusalOf: () => 'rescaled-meanwhile',
    })
    expect(outcomes).toMatchObject([
      { outcome: 'saved', version: 1, mark: { valueHundredths: 300, version: 2 } },
    ])
  })

  it('a version without an entry in the row is looked up in the log', () => {
    const first = decide(mark(300, 2), [input(200, 0)])
    const version = { studentId: 'ada', leafId: 'q1', version: 1 }
    expect(first).toMatchObject({ outcomes: [{ outcome: 'conflict' }], unsure: [version] })
    const logged = new Map([[versionKey(version), entry(200, 1)]])
    expect(decide(mark(300, 2), [input(200, 0)], { logged })).toMatchObject({
      ...{ outcomes: [{ outcome: 'saved', version: 1 }], repeated: 1, unsure: [] },
    })
  })

  it('a version made by another operation, person or content is not a repeated write', () => {
    for (const other of [{ operationId: 'another' }, { by: 'ben' }, { to: 250 }]) {
      const { outcomes, repeated } = decide(mark(300, 2), [input(200, 0)], { log: [entry(200, 1, other)] })
      expect([outcomes, repeated]).toMatchObject([[{ outcome: 'conflict' }], 0])
    }
  })
})
