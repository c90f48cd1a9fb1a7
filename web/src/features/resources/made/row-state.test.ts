import { describe, expect, it } from 'vitest'
import { rowOf, sheetGeneration } from '../testing/resource-samples.ts'
import { batchState, rowState } from './row-state.ts'

const ended = (state: 'completed' | 'cancelled' | 'failed' | 'flagged', kept: number, total = 3) =>
  sheetGeneration(1, { kind: 'resource', state, children: { total, kept, failed: total - kept, charged: 0 } })

describe('the state of one sheet', () => {
  it('is running until its generation ends, and then says what is verified', () => {
    expect(rowState(rowOf(1), sheetGeneration(1, { state: 'queued' }))).toMatchObject({ kind: 'running' })
    expect(rowState(rowOf(1, { items: 8, verified: 6 }), sheetGeneration(1, { state: 'completed' }))).toEqual(
      { kind: 'ready', items: 8, verified: 6 },
    )
    expect(rowState(rowOf(1), null)).toMatchObject({ kind: 'ready' })
  })

  it('of a stopped sheet is what was kept of it', () => {
    expect(rowState(rowOf(1, { items: 2 }), sheetGeneration(1, { state: 'cancelled' }))).toMatchObject({
      ...{ kind: 'stopped', kept: 2, total: 6 },
    })
  })
})

describe('the state of a request with several sheets', () => {
  it('sums what is verified once all are made', () => {
    const rows = [rowOf(1, { items: 8, verified: 8 }), rowOf(2, { items: 8, verified: 5 })]
    expect(batchState(rows, ended('completed', 2, 2))).toEqual({ kind: 'ready', items: 16, verified: 13 })
  })

  it('says how many sheets are kept after a stop, and after some have failed', () => {
    expect(batchState([], ended('cancelled', 2))).toMatchObject({ kind: 'stopped', kept: 2, total: 3 })
    expect(batchState([], ended('failed', 1))).toMatchObject({ kind: 'stopped', kept: 1, total: 3 })
  })

  it('has failed or was held back only if nothing is kept', () => {
    expect(batchState([], ended('failed', 0)).kind).toBe('failed')
    expect(batchState([], ended('flagged', 0)).kind).toBe('flagged')
  })
})
