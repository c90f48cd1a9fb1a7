import { codeOf, contentOf, emptyNote } from '@classeur/domain/marks'
import { mostNotes, type CellNote, type CellRef, type MarkCode } from '@classeur/contracts'
import { describe, expect, test, vi } from 'vitest'
import { createSheetWorld, type SheetTab } from '../testing/sheet-world.ts'
import { createPendingWrites } from './outbox/pending-writes.ts'
import { settleOutcomes } from './outbox/settle-outcomes.ts'
import { createSavedMarks } from './server/saved-marks.ts'
import type { QueueEntry } from './sheet-ports.ts'

const method: CellNote = { errorTypes: ['method'], comment: 'Show each step' }
const unit: CellNote = { errorTypes: ['unit', 'reading'], comment: '' }

const type = ({ engine }: SheetTab, ref: CellRef, code: MarkCode) =>
  engine.write('type', [{ ...ref, content: contentOf(code) }])
const note = ({ engine }: SheetTab, ref: CellRef, given: CellNote) =>
  engine.write('note', [{ ...ref, note: given }])
/** What a cell shows: its state, its mark and its note. */
const look = ({ engine }: SheetTab, ref: CellRef) => {
  const { state, content, errorTypes, comment } = engine.cell(ref)
  return [state, codeOf(content), { errorTypes, comment: comment ?? '' }]
}

async function opened(...users: string[]) {
  const world = createSheetWorld()
  const [ref, other] = world.refs
  if (!ref || !other) throw new Error('no cells')
  const tabs: SheetTab[] = []
  for (const user of ['ann', ...users]) tabs.push(await world.openTab(user))
  const [ann, bob = ann] = tabs
  if (!ann || !bob) throw new Error('no tabs')
  const onServer = (cell: CellRef = ref) => [world.server.codeAt(cell), world.server.noteAt(cell)]
  return { ...world, ann, bob, ref, other, onServer }
}

describe('a note', () => {
  test('is shown at once, sent with the mark that the cell has, and shown to others with the mark', async () => {
    const { ann, bob, ref, time, server, onServer } = await opened('bob')
    type(ann, ref, 300)
    await time.advance(50)
    note(ann, ref, { errorTypes: ['method', 'method'], comment: '  Show each step ' })
    expect(look(ann, ref)).toEqual(['saving', 300, method])
    await time.advance(50)
    expect(onServer()).toEqual([300, method])
    expect(server.log.at(-1)).toMatchObject({ kind: 'note', from: 300, to: 300, fromNote: emptyNote })
    expect([look(ann, ref), look(bob, ref)]).toEqual([
      ['saved', 300, method],
      ['saved', 300, method],
    ])
    expect(ann.browser.entries.size).toBe(0)
  })

  test('stays when only the mark changes, here and for others, and is not sent again', async () => {
    const { ann, bob, ref, time, server, onServer } = await opened('bob')
    note(ann, ref, method)
    await time.advance(50)
    type(ann, ref, 300)
    await time.advance(50)
    expect(onServer()).toEqual([300, method])
    expect(server.requests.at(-1)?.request.writes).toEqual([[0, 0, 0, 1, 300]])
    expect([look(ann, ref), look(bob, ref)]).toEqual([
      ['saved', 300, method],
      ['saved', 300, method],
    ])
  })

  test('may be written into an empty cell, and removed again', async () => {
    const { ann, bob, ref, time, onServer } = await opened('bob')
    note(ann, ref, unit)
    await time.advance(50)
    expect(onServer()).toEqual([null, unit])
    note(ann, ref, emptyNote)
    await time.advance(50)
    expect(onServer()).toEqual([null, emptyNote])
    expect([look(ann, ref), look(bob, ref)]).toEqual([
      ['saved', null, emptyNote],
      ['saved', null, emptyNote],
    ])
    expect(bob.engine.notes().size).toBe(0)
  })

  test('that the cell already has writes nothing, and neither does an empty one in a cell without a note', async () => {
    const { ann, ref, other, time, server } = await opened()
    note(ann, ref, method)
    await time.advance(50)
    expect(note(ann, ref, { ...method, comment: 'Show each step ' })).toBeNull()
    expect(note(ann, other, { errorTypes: [], comment: ' ' })).toBeNull()
    expect(server.log).toHaveLength(1)
  })

  test('and a mark of one step are one write and one step of undo', async () => {
    const { ann, ref, time, server, onServer } = await opened()
    ann.engine.write('import', [{ ...ref, content: contentOf(300), note: method }])
    await time.advance(50)
    expect([server.log.length, onServer()]).toEqual([1, [300, method]])
    ann.engine.undo()
    await time.advance(50)
    expect(onServer()).toEqual([null, emptyNote])
  })

  test('leaves a text that is not a mark in its cell', async () => {
    const { ann, ref, time, onServer } = await opened()
    ann.engine.keepUnread(ref, { text: '7..', problem: 'not-a-mark', nearest: [] })
    note(ann, ref, method)
    await time.advance(50)
    expect(look(ann, ref)).toEqual(['unread', null, method])
    expect(ann.engine.cell(ref).unread?.text).toBe('7..')
    type(ann, ref, 700)
    await time.advance(50)
    expect(onServer()).toEqual([700, method])
  })

  test('of a version that this tab has missed arrives with the next one, and is gone if that one has none', async () => {
    const { ann, bob, ref, time } = await opened('bob')
    note(ann, ref, method)
    await time.advance(50)
    bob.network.isCut = true
    note(ann, ref, unit)
    await time.advance(50)
    bob.network.isCut = false
    type(ann, ref, 300)
    await time.advance(50)
    expect(look(bob, ref)).toEqual(['saved', 300, unit])
    bob.network.isCut = true
    note(ann, ref, emptyNote)
    await time.advance(50)
    bob.network.isCut = false
    type(ann, ref, 400)
    await time.advance(50)
    expect(look(bob, ref)).toEqual(['saved', 400, emptyNote])
  })

  test('is read with the sheet', async () => {
    const { ann, ref, time, openTab } = await opened()
    ann.engine.write('note', [{ ...ref, content: contentOf(300), note: method }])
    await time.advance(50)
    const later = await openTab('bob')
    expect(look(later, ref)).toEqual(['saved', 300, method])
    expect([...later.engine.notes()]).toEqual([[ref.studentId, { [ref.leafId]: method }]])
  })
})

test('a note stays under a mark that was saved here, also if no event arrives', () => {
  const marks = createSavedMarks()
  const pending = createPendingWrites(() => undefined)
  marks.take('s:l', { ...contentOf(100), version: 1, by: 'bob', at: 1, note: method })
  const cell = { studentId: 's', leafId: 'l', from: 100, to: 500, version: null, base: 1, hold: null }
  const entry = {
    ...{ userId: 'ann', examId: 'e', tabId: 't', order: 1, epoch: 0, cells: [cell] },
    operation: { id: 'o', kind: 'type' as const, of: null },
  }
  pending.add(entry)
  const at = '2026-11-18T08:00:00.000Z'
  settleOutcomes({ marks, pending, userId: 'ann' }, [[{ entry, cell }, 2]], at)
  expect(marks.get('s:l')).toMatchObject({ version: 2, valueHundredths: 500, by: 'ann', note: method })
  // The sheet, once read, knows better: this tab had missed a version.
  marks.take('s:l', { ...contentOf(500), version: 2, by: 'ann', at: Date.parse(at), note: unit })
  expect(marks.get('s:l')?.note).toEqual(unit)
})

describe('without the server', () => {
  test('marks and notes typed for a minute offline are sent once, in their order, also by the next tab', async () => {
    const { ann, ref, other, time, server, openTab, onServer } = await opened()
    ann.network.isCut = true
    type(ann, ref, 300)
    note(ann, ref, method)
    note(ann, other, unit)
    type(ann, ref, 400)
    await time.advance(60_000)
    expect([look(ann, ref), look(ann, other)]).toEqual([
      ['queued', 400, method],
      ['queued', null, unit],
    ])
    ann.crash()
    const next = await openTab('ann', ann.browser)
    expect([look(next, ref)[1], look(next, other)[2]]).toEqual([400, unit])
    next.network.faults = ['lost-answer', 'none', 'lost-answer']
    await time.advance(60_000)
    expect([onServer(), onServer(other)]).toEqual([
      [400, method],
      [null, unit],
    ])
    const ofCell = server.log.filter(({ leafId }) => leafId === ref.leafId)
    expect(ofCell.map(({ version, to, toNote }) => [version, to, toNote])).toEqual([
      [1, 300, undefined],
      [2, 300, method],
      [3, 400, undefined],
    ])
    expect(server.log).toHaveLength(4)
    expect(next.browser.entries.size).toBe(0)
  })

  test('entries that an earlier version of this program stored, without notes, are still sent', async () => {
    const { ann, ref, other, time, openTab, onServer } = await opened()
    ann.network.isCut = true
    type(ann, ref, 300)
    type(ann, other, 400)
    await time.advance(10)
    ann.crash()
    const entries = [...ann.browser.entries.values()].map((text) => JSON.parse(text) as QueueEntry)
    expect(entries.flatMap(({ cells }) => cells.flatMap(Object.keys)).sort()).toEqual(
      ['base', 'from', 'hold', 'leafId', 'studentId', 'to', 'version'].flatMap((name) => [name, name]),
    )
    const next = await openTab('ann', ann.browser)
    await time.advance(50)
    expect([onServer(), onServer(other)]).toEqual([
      [300, emptyNote],
      [400, emptyNote],
    ])
    next.engine.undo()
    expect(look(next, other)).toEqual(['saving', null, emptyNote])
  })

  test('a request has few enough notes for the limit of its size', async () => {
    const { openTab, refs, time, server } = createSheetWorld(20, 20)
    const tab = await openTab('ann')
    tab.engine.write(
      'import',
      refs.map((ref) => ({ ...ref, note: { errorTypes: [], comment: 'x'.repeat(500) } })),
    )
    await time.advance(200)
    expect(server.requests.map(({ request }) => request.writes.length)).toEqual([mostNotes, mostNotes, 100])
    expect(tab.engine.state().unsent).toBe(0)
  })

  test('a note under a mark from a closed tab continues from the mark that its person has saved since', async () => {
    const { ann, ref, time, openTab, onServer } = await opened()
    type(ann, ref, 300)
    await time.advance(50)
    ann.network.isCut = true
    type(ann, ref, 400)
    note(ann, ref, method)
    await time.advance(10)
    ann.crash()
    // The first write had reached the server, and its answer was stored; the second had not learnt its version.
    const [typed, noted] = [...ann.browser.entries.keys()]
    const other = await openTab('ann')
    type(other, ref, 450)
    await time.advance(50)
    ann.browser.entries.delete(typed ?? '')
    expect(noted).toBeDefined()
    const next = await openTab('ann', ann.browser)
    await time.advance(100)
    expect(look(next, ref)).toEqual(['saved', 450, method])
    expect(onServer()).toEqual([450, method])
  })
})

describe('a conflict', () => {
  /** Ann writes offline, Bob online; then Ann's write arrives. */
  async function conflicted(
    mine: (tab: SheetTab, ref: CellRef) => unknown,
    theirs: (tab: SheetTab, ref: CellRef) => unknown,
  ) {
    const world = await opened('bob')
    const { ann, bob, ref, time } = world
    type(bob, ref, 100)
    await time.advance(50)
    ann.network.isCut = true
    mine(ann, ref)
    theirs(bob, ref)
    await time.advance(100)
    ann.mend()
    await time.advance(100)
    return world
  }

  test('shows both marks with both notes, and keeps either', async () => {
    for (const keep of ['mine', 'theirs'] as const) {
      const { ann, ref, time, onServer } = await conflicted(
        (tab, cell) => tab.engine.write('type', [{ ...cell, content: contentOf(200), note: method }]),
        (tab, cell) => tab.engine.write('type', [{ ...cell, content: contentOf(300), note: unit }]),
      )
      expect(ann.engine.cell(ref).conflict).toMatchObject({
        mine: { ...contentOf(200), note: method },
        theirs: { ...contentOf(300), note: unit, by: 'bob' },
      })
      ann.engine.resolve(ref, keep)
      await time.advance(50)
      expect(onServer()).toEqual(keep === 'mine' ? [200, method] : [300, unit])
      expect(look(ann, ref)).toEqual(['saved', ...onServer()])
      expect(ann.browser.entries.size).toBe(0)
    }
  })

  test('of a note with a colleague’s mark keeps that mark under the note', async () => {
    const { ann, ref, time, onServer, openTab } = await conflicted(
      (tab, cell) => note(tab, cell, method),
      (tab, cell) => type(tab, cell, 300),
    )
    expect(look(ann, ref)).toEqual(['conflict', 300, method])
    ann.crash()
    const next = await openTab('ann', ann.browser)
    expect(next.engine.cell(ref).conflict).toMatchObject({
      mine: { ...contentOf(300), note: method },
      theirs: { ...contentOf(300), by: 'bob' },
    })
    next.engine.resolve(ref, 'mine')
    await time.advance(50)
    expect(onServer()).toEqual([300, method])
    next.engine.undo()
    await time.advance(50)
    expect(onServer()).toEqual([300, emptyNote])
  })

  test('of a mark with a colleague’s note keeps that note beside the mark', async () => {
    const { ann, ref, time, onServer } = await conflicted(
      (tab, cell) => type(tab, cell, 300),
      (tab, cell) => note(tab, cell, unit),
    )
    expect(look(ann, ref)).toEqual(['conflict', 300, unit])
    ann.engine.resolve(ref, 'mine')
    await time.advance(50)
    expect(onServer()).toEqual([300, unit])
  })

  test('ends by itself only when mark and note are those of the server', async () => {
    const { ann, bob, ref, time } = await conflicted(
      (tab, cell) => tab.engine.write('type', [{ ...cell, content: contentOf(200), note: method }]),
      (tab, cell) => type(tab, cell, 300),
    )
    type(bob, ref, 200)
    await time.advance(50)
    expect(look(ann, ref)).toEqual(['conflict', 200, method])
    note(bob, ref, method)
    await time.advance(50)
    expect(look(ann, ref)).toEqual(['saved', 200, method])
  })

  test('between two tabs of one person is the same', async () => {
    const { ann, bob: second, ref, time, onServer } = await opened('ann')
    note(ann, ref, method)
    note(second, ref, unit)
    await time.advance(100)
    expect(onServer()).toEqual([null, method])
    expect(second.engine.cell(ref).conflict).toMatchObject({ mine: { note: unit }, theirs: { note: method } })
    second.engine.resolve(ref, 'mine')
    await time.advance(50)
    expect([look(ann, ref), look(second, ref)]).toEqual([
      ['saved', null, unit],
      ['saved', null, unit],
    ])
  })

  test('asks about a note if its mark was converted to a new maximum meanwhile', async () => {
    const { ann, ref, time, server, onServer } = await opened()
    type(ann, ref, 300)
    await time.advance(50)
    ann.network.isCut = true
    note(ann, ref, method)
    await time.advance(10)
    const key = `${ref.studentId}:${ref.leafId}`
    server.cells.set(key, { ...contentOf(600), version: 2, by: 'bob', at: time.now() })
    Object.assign(server.settings, { epoch: 1, examVersion: 2 })
    ann.mend()
    await time.advance(200)
    expect(look(ann, ref)).toEqual(['conflict', 600, method])
    ann.engine.resolve(ref, 'mine')
    await time.advance(50)
    expect(onServer()).toEqual([600, method])
  })
})

describe('a refused cell', () => {
  test('keeps its note when a valid mark replaces the refused one', async () => {
    const { ann, ref, time, onServer } = await opened()
    ann.engine.write('type', [{ ...ref, content: contentOf(5000), note: method }])
    await time.advance(50)
    expect(look(ann, ref)).toEqual(['refused', 5000, method])
    type(ann, ref, 500)
    await time.advance(50)
    expect(onServer()).toEqual([500, method])
  })

  test('keeps its mark when a note is added, and saves both when the reason has passed', async () => {
    const { ann, ref, time, server, onServer } = await opened()
    server.settings.status = 'reviewed'
    type(ann, ref, 300)
    await time.advance(100)
    server.settings.status = 'marking'
    void ann.engine.refresh()
    await time.advance(50)
    note(ann, ref, method)
    await time.advance(50)
    expect(onServer()).toEqual([300, method])
  })

  test('keeps its note when a valid mark was typed behind it before the refusal', async () => {
    const { ann, ref, time, onServer } = await opened()
    ann.engine.write('type', [{ ...ref, content: contentOf(5000), note: method }])
    type(ann, ref, 500)
    await time.advance(100)
    expect(onServer()).toEqual([500, method])
  })

  test('a note typed behind a mark that is refused waits with that mark', async () => {
    const { ann, ref, time, onServer } = await opened()
    type(ann, ref, 5000)
    note(ann, ref, method)
    await time.advance(100)
    expect(look(ann, ref)).toEqual(['refused', 5000, method])
    ann.engine.revert(ref)
    expect(look(ann, ref)).toEqual(['saved', null, emptyNote])
    expect(onServer()).toEqual([null, emptyNote])
  })

  test('is sent again with its note', async () => {
    const { ann, ref, time, server, onServer } = await opened()
    server.settings.status = 'reviewed'
    note(ann, ref, method)
    await time.advance(100)
    expect(ann.engine.cell(ref)).toMatchObject({ state: 'refused', refusal: 'read-only' })
    server.settings.status = 'marking'
    void ann.engine.refresh()
    await time.advance(50)
    ann.engine.resend([ref])
    await time.advance(50)
    expect(onServer()).toEqual([null, method])
  })

  test('a stored mark above a lowered maximum may get a note', async () => {
    const { ann, ref, time, server, onServer } = await opened()
    type(ann, ref, 900)
    await time.advance(50)
    server.settings.maximum = 500
    note(ann, ref, method)
    await time.advance(50)
    expect(onServer()).toEqual([900, method])
  })
})

describe('undo and redo of notes', () => {
  test('survive a reload and leave the mark alone', async () => {
    const { ann, ref, time, openTab, onServer } = await opened()
    note(ann, ref, method)
    await time.advance(50)
    note(ann, ref, unit)
    await time.advance(50)
    ann.crash()
    const next = await openTab('ann', ann.browser)
    await time.advance(100)
    next.engine.undo()
    expect(look(next, ref)).toEqual(['saving', null, method])
    next.engine.undo()
    await time.advance(100)
    expect(onServer()).toEqual([null, emptyNote])
    next.engine.redo()
    next.engine.redo()
    await time.advance(100)
    expect(onServer()).toEqual([null, unit])
  })

  test('keep a cell that a colleague has changed since', async () => {
    const { ann, bob, ref, time, onServer } = await opened('bob')
    note(ann, ref, method)
    await time.advance(50)
    type(bob, ref, 300)
    await time.advance(50)
    expect(ann.engine.undo()).toEqual({ changed: [], kept: [ref] })
    expect(onServer()).toEqual([300, method])
  })
})

test('a mark without a note costs no new view, no note and no call of subscribers of notes', async () => {
  const { ann, ref, other, time } = await opened()
  note(ann, other, method)
  await time.advance(100)
  const onNotes = vi.fn()
  ann.engine.subscribeNotes(onNotes)
  const [notes, noted] = [ann.engine.notes(), ann.engine.cell(other)]
  type(ann, ref, 300)
  await time.advance(100)
  expect(ann.engine.notes()).toBe(notes)
  expect(ann.engine.cell(other)).toBe(noted)
  expect(onNotes).not.toHaveBeenCalled()
  const view = ann.engine.cell(ref)
  ann.seen()
  await time.advance(100)
  expect(ann.engine.cell(ref)).toBe(view)
  note(ann, ref, unit)
  await time.advance(100)
  expect(onNotes).toHaveBeenCalledTimes(1)
  expect(ann.engine.notes()).not.toBe(notes)
})
