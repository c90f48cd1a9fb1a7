import { expect, test } from 'vitest'
import type { MarkOperationKind } from './operation.ts'
import { undoStacks, type CellEffect, type UndoableOperation } from './undo-stacks.ts'

const cell = (version: number | null, from: number | null, to: number | null): CellEffect => ({
  ...{ studentId: 'a'.repeat(24), leafId: 'b'.repeat(24) },
  ...{ version, from, to },
})
const operation = (
  id: string,
  kind: MarkOperationKind,
  of: string | null,
  ...cells: CellEffect[]
): UndoableOperation => ({ id, kind, of, cells })
const ids = (operations: readonly UndoableOperation[]) => {
  const { undo, redo } = undoStacks(operations)
  return [undo.map(({ id }) => id), redo.map(({ id }) => id)]
}

const typed = [
  operation('x', 'type', null, cell(1, null, 100)),
  operation('y', 'paste', null, cell(2, 100, 200)),
  operation('z', 'type', null, cell(3, 200, 300)),
]
const undone = operation('u', 'undo', 'z', cell(4, 300, 200))

test('steps are undone in reverse order and can be redone', () => {
  expect(ids(typed)).toEqual([['x', 'y', 'z'], []])
  expect(ids([...typed, undone])).toEqual([['x', 'y'], ['z']])
  expect(ids([...typed, undone, operation('v', 'undo', 'y', cell(5, 200, 100))])).toEqual([['x'], ['z', 'y']])
  expect(ids([...typed, undone, operation('r', 'redo', 'z', cell(5, 200, 300))])).toEqual([
    ['x', 'y', 'z'],
    [],
  ])
})

test('a new step clears the redo stack; a rescale by the server is not a step', () => {
  expect(ids([...typed, undone, operation('w', 'clear', null, cell(5, 200, null))])).toEqual([
    ['x', 'y', 'w'],
    [],
  ])
  expect(ids([...typed, undone, operation('s', 'rescale', null, cell(5, 200, 400))])).toEqual([
    ['x', 'y'],
    ['z'],
  ])
})

test('a step contains the content before and after, and its latest effect', () => {
  const redone = operation('r', 'redo', 'z', cell(5, 200, 300))
  expect(undoStacks([...typed, undone]).redo).toEqual([
    { id: 'z', cells: [{ before: 200, after: 300, latest: undone.cells[0] }] },
  ])
  expect(undoStacks([...typed, undone, redone]).undo.at(-1)).toEqual({
    id: 'z',
    cells: [{ before: 200, after: 300, latest: redone.cells[0] }],
  })
})

test('an undo can be redone even if its operation is on an older page', () => {
  expect(undoStacks([undone])).toEqual({
    undo: [],
    redo: [{ id: 'z', cells: [{ before: 200, after: 300, latest: undone.cells[0] }] }],
  })
})

test('a step holds the note before and after, in both directions; a step that left the note alone holds none', () => {
  const [old, next] = [
    { errorTypes: [], comment: '' },
    { errorTypes: ['unit'], comment: 'Units' },
  ]
  const noted = operation('n', 'note', null, { ...cell(1, 100, 100), fromNote: old, toNote: next })
  const back = operation('b', 'undo', 'n', { ...cell(2, 100, 100), fromNote: next, toNote: old })
  const expected = { before: 100, after: 100, beforeNote: old, afterNote: next }
  expect(undoStacks([noted]).undo[0]?.cells).toMatchObject([expected])
  expect(undoStacks([noted, back]).redo[0]?.cells).toMatchObject([expected])
  expect(undoStacks(typed).undo[0]?.cells[0]).not.toHaveProperty('beforeNote')
})
