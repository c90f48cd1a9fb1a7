import type { PictureLabel } from '@classeur/contracts'
import { expect, it } from 'vitest'
import {
  emptyHistory,
  rebased,
  recorded,
  redone,
  settled,
  undone,
  type LabelHistory,
} from './label-history.ts'

const line = (id: string): PictureLabel => ({
  ...{ kind: 'line', id, colour: 'ink', end: 'none' },
  ...{ from: { x: 0, y: 0 }, to: { x: 1, y: 1 } },
})
const [none, a, b, c] = [[], [line('aaaaaa')], [line('bbbbbb')], [line('cccccc')]]

it('undo goes back to the beginning of the session, and redo to its end', () => {
  let history: LabelHistory = emptyHistory
  let now: readonly PictureLabel[] = none
  for (const next of [a, b, c]) {
    history = recorded(history, now, null)
    now = next
  }
  const seen = []
  for (let turned = undone(history, now); turned; turned = undone(turned.history, turned.labels)) {
    seen.push(turned.labels)
    ;({ history, labels: now } = turned)
  }
  expect(seen).toEqual([b, a, none])
  for (let turned = redone(history, now); turned; turned = redone(turned.history, turned.labels))
    now = turned.labels
  expect(now).toBe(c)
})

it('changes of one kind without a pause are one step', () => {
  let history = recorded(emptyHistory, none, 'write:x')
  history = recorded(history, a, 'write:x')
  expect(undone(history, b)?.labels).toBe(none)
  history = recorded(settled(history), b, 'write:x')
  expect(undone(history, c)?.labels).toBe(b)
})

it('a change after undo drops the steps that were undone', () => {
  const back = undone(recorded(recorded(emptyHistory, none, null), a, null), b)
  const history = recorded(back?.history ?? emptyHistory, a, null)
  expect(redone(history, c)).toBeNull()
  expect(undone(history, c)?.labels).toBe(a)
})

it('a step that was undone is not continued', () => {
  const back = undone(recorded(emptyHistory, none, 'move:x'), a)
  const history = recorded(back?.history ?? emptyHistory, none, 'move:x')
  expect(undone(history, b)?.labels).toBe(none)
})

it('every step gets what another window added, changed and removed', () => {
  const [own, kept, gone] = [line('own'), line('kept'), line('gone')]
  const changed: PictureLabel = { ...kept, colour: 'red' }
  const blue: PictureLabel = { ...gone, colour: 'blue' }
  const before = [own, kept, blue]
  // The steps: the start, "own" added, "gone" made blue; then one that was undone.
  const history = {
    past: [
      [kept, gone],
      [own, kept, gone],
    ],
    future: [[own, blue]],
    open: 'colour:gone',
  }
  const added = line('added')
  expect(rebased(history, before, [own, changed, added])).toEqual({
    // A new colour of a label that is gone is no longer a step.
    past: [[changed, added]],
    future: [[own, added]],
    open: null,
  })
})
