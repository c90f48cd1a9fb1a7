import type { LoggedOperation, MarkCode } from '@classeur/contracts'
import { expect, it } from 'vitest'
import { createUndoHistory } from './undo-history.ts'

const cell = { studentId: 'a'.repeat(24), leafId: 'b'.repeat(24), version: 2 }
const madeAbsent = (from: MarkCode): LoggedOperation => ({
  ...{ id: 'c'.repeat(24), kind: 'type', of: null, at: '2026-11-21T10:00:00.000Z' },
  cells: [{ ...cell, from, to: 'absent' }],
})

it('undo steps are read again after a maximum changes, because their marks are now in other points', async () => {
  let onServer = madeAbsent(300)
  const history = createUndoHistory(
    () => Promise.resolve({ operations: [onServer], nextCursor: null }),
    () => undefined,
  )
  await history.fill()
  expect(history.top('undo')?.cells[0]?.before).toBe(300)
  onServer = madeAbsent(600)
  history.forget()
  expect(history.top('undo')).toBeNull()
  await history.fill()
  expect(history.top('undo')?.cells[0]?.before).toBe(600)
})
