import { codeOf, contentOf } from '@classeur/domain/marks'
import type { CellRef, MarkCode } from '@classeur/contracts'
import { describe, expect, test, vi } from 'vitest'
import { createDevice, createSheetWorld, type SheetTab } from '../testing/sheet-world.ts'

const cellAt = (refs: readonly CellRef[], index: number): CellRef => {
  const ref = refs[index]
  if (!ref) throw new Error('no such cell')
  return ref
}
const type = ({ engine }: SheetTab, ref: CellRef, code: MarkCode) =>
  engine.write('type', [{ ...ref, content: contentOf(code) }])
const shown = ({ engine }: SheetTab, ref: CellRef) => codeOf(engine.cell(ref).content)

describe('saving', () => {
  test('a typed mark is shown at once, stored on the device before it is sent, and removed from there after the answer', async () => {
    const { openTab, refs, time, server } = createSheetWorld()
    const tab = await openTab('ann')
    const ref = cellAt(refs, 0)
    type(tab, ref, 350)
    expect(shown(tab, ref)).toBe(350)
    expect(tab.engine.cell(ref).state).toBe('saving')
    expect(tab.engine.state()).toMatchObject({ unsent: 1, save: 'saving', savedAt: null })
    expect(tab.mayLeave()).toBe(false)
    await time.advance(1)
    expect(tab.browser.entries.size).toBe(1)
    expect(server.requests).toHaveLength(0)
    await time.advance(50)
    expect(server.codeAt(ref)).toBe(350)
    expect(tab.browser.entries.size).toBe(0)
    expect(tab.engine.cell(ref)).toMatchObject({ state: 'saved', saved: { version: 1, by: 'ann' } })
    expect(tab.engine.state()).toMatchObject({ unsent: 0, save: 'saved' })
    expect(tab.engine.state().savedAt).toBeGreaterThan(0)
    expect(tab.mayLeave()).toBe(true)
  })

  test('marks typed during a request go with the next one, each cell once, based on the answered version', async () => {
    const { openTab, refs, time, server } = createSheetWorld()
    const tab = await openTab('ann')
    const [first, second] = [cellAt(refs, 0), cellAt(refs, 1)]
    type(tab, first, 100)
    await time.advance(2)
    type(tab, first, 200)
    type(tab, first, 300)
    type(tab, second, 400)
    await time.advance(100)
    expect(server.requests.map(({ request }) => request.writes.length)).toEqual([1, 1, 2])
    expect(server.requests.map(({ request }) => request.writes[0]?.[3])).toEqual([0, 1, 2])
    expect([server.codeAt(first), server.codeAt(second)]).toEqual([300, 400])
  })

  test('a request never has more than 2000 cells, and a larger paste is still one undo step', async () => {
    const { openTab, refs, time, server } = createSheetWorld(60, 40)
    const tab = await openTab('ann')
    tab.engine.write(
      'paste',
      refs.map((ref) => ({ ...ref, content: contentOf(500) })),
    )
    await time.advance(100)
    expect(server.requests.map(({ request }) => request.writes.length)).toEqual([2000, 400])
    expect(tab.engine.undo()?.changed).toHaveLength(2400)
    await time.advance(100)
    expect([...server.cells.values()].every((cell) => codeOf(cell) === null)).toBe(true)
  })

  test("a browser that can't store marks says so and sends them anyway", async () => {
    const { openTab, refs, time, server } = createSheetWorld()
    const browser = createDevice()
    browser.device.isBroken = true
    const tab = await openTab('ann', browser)
    expect(tab.engine.state().notKept).toBe(true)
    type(tab, cellAt(refs, 0), 100)
    await time.advance(50)
    expect(server.codeAt(cellAt(refs, 0))).toBe(100)
  })

  test("storage that doesn't respond delays marks by at most three seconds", async () => {
    const { openTab, refs, time, server } = createSheetWorld()
    const tab = await openTab('ann')
    await time.advance(50)
    tab.browser.device.isHanging = true
    type(tab, cellAt(refs, 0), 100)
    await time.advance(2500)
    expect(server.requests).toHaveLength(0)
    await time.advance(600)
    expect(server.codeAt(cellAt(refs, 0))).toBe(100)
    expect(tab.engine.state().notKept).toBe(false)
    const next = await openTab('ann', tab.browser)
    expect(next.engine.state().notKept).toBe(true)
  })
})

describe('without the server', () => {
  test('marks are in the next tab although the page ended while the browser was still storing them', async () => {
    const { openTab, refs, time, server } = createSheetWorld()
    const tab = await openTab('ann')
    await time.advance(50)
    tab.network.isCut = true
    tab.browser.device.isHanging = true
    type(tab, cellAt(refs, 0), 100)
    // The second mark waits until the first is stored.
    await time.advance(20)
    type(tab, cellAt(refs, 1), 200)
    tab.hide()
    tab.crash()
    tab.browser.device.isHanging = false
    await openTab('ann', tab.browser)
    await time.advance(50)
    expect([server.codeAt(cellAt(refs, 0)), server.codeAt(cellAt(refs, 1))]).toEqual([100, 200])
  })

  test.each([
    ['was still storing them', 'isHanging', 5],
    ['could not store them in its database', 'isBroken', 50],
  ] as const)(
    'marks of a sheet that was closed before the page ended are in the next tab although the browser %s',
    async (_name, fault, endsAfterMs) => {
      const { openTab, refs, time, server } = createSheetWorld()
      const tab = await openTab('ann')
      await time.advance(50)
      tab.network.isCut = true
      tab.browser.device[fault] = true
      type(tab, cellAt(refs, 0), 100)
      tab.engine.close()
      await time.advance(endsAfterMs)
      tab.hide()
      tab.crash()
      tab.browser.device[fault] = false
      await openTab('ann', tab.browser)
      await time.advance(50)
      expect(server.codeAt(cellAt(refs, 0))).toBe(100)
    },
  )

  test('marks wait as queued and are sent again unchanged after 1, 2, 4 … 15 seconds', async () => {
    const { openTab, refs, time, server } = createSheetWorld()
    const tab = await openTab('ann')
    const ref = cellAt(refs, 0)
    tab.network.faults = ['busy', 'busy', 'lost-request', 'lost-answer']
    type(tab, ref, 100)
    await time.advance(500)
    expect(tab.engine.cell(ref).state).toBe('queued')
    expect(tab.engine.state()).toMatchObject({ save: 'offline', unsent: 1 })
    await time.advance(900)
    await time.advance(2100)
    await time.advance(4100)
    expect(server.requests).toHaveLength(1)
    expect(tab.engine.cell(ref).state).toBe('queued')
    await time.advance(8100)
    expect(server.requests).toHaveLength(2)
    expect(server.requests[0]).toEqual(server.requests[1])
    expect(tab.engine.cell(ref)).toMatchObject({ state: 'saved', saved: { version: 1 } })
    expect(server.log).toHaveLength(1)
  })

  test('marks typed offline are sent at once, in their order, when the server is reachable again', async () => {
    const { openTab, refs, time, server } = createSheetWorld()
    const tab = await openTab('ann')
    tab.network.isCut = true
    for (const [index, ref] of refs.entries()) type(tab, ref, index * 50)
    type(tab, cellAt(refs, 0), 900)
    await time.advance(20_000)
    expect(tab.engine.state().unsent).toBe(refs.length)
    tab.mend()
    await time.advance(60)
    expect(refs.map((ref) => server.codeAt(ref))).toEqual([900, ...refs.slice(1).map((_, i) => (i + 1) * 50)])
    expect(tab.engine.state()).toMatchObject({ unsent: 0, save: 'saved' })
  })

  test('the next tab shows and sends the marks of a closed tab, and sends them only once', async () => {
    const { openTab, refs, time, server } = createSheetWorld()
    const tab = await openTab('ann')
    tab.network.isCut = true
    const ref = cellAt(refs, 0)
    type(tab, ref, 100)
    type(tab, ref, 200)
    await time.advance(10)
    tab.crash()
    const next = await openTab('ann', tab.browser)
    expect(shown(next, ref)).toBe(200)
    await time.advance(100)
    expect(server.codeAt(ref)).toBe(200)
    expect(server.log.map(({ to }) => to)).toEqual([100, 200])
    expect(next.browser.entries.size).toBe(0)
  })

  test('the queue of another open tab is left to that tab until it closes', async () => {
    const { openTab, refs, time, server } = createSheetWorld()
    const one = await openTab('ann')
    one.network.isCut = true
    type(one, cellAt(refs, 0), 100)
    await time.advance(10)
    const two = await openTab('ann', one.browser)
    await time.advance(70_000)
    expect(server.requests).toHaveLength(0)
    expect(two.engine.state().unsent).toBe(0)
    one.crash()
    await time.advance(61_000)
    expect(server.codeAt(cellAt(refs, 0))).toBe(100)
  })

  test('leaving the screen sends waiting marks and reports when it has finished', async () => {
    const { openTab, refs, time, server } = createSheetWorld()
    const tab = await openTab('ann')
    type(tab, cellAt(refs, 0), 100)
    await time.advance(2)
    type(tab, cellAt(refs, 0), 200)
    type(tab, cellAt(refs, 1), 300)
    tab.engine.close()
    await time.advance(200)
    await tab.closed
    expect([server.codeAt(cellAt(refs, 0)), server.codeAt(cellAt(refs, 1))]).toEqual([200, 300])
    expect(tab.browser.entries.size).toBe(0)
  })

  test('an ended session keeps the queue, and only the same person sends it after signing in again', async () => {
    const { openTab, refs, time, server } = createSheetWorld()
    const tab = await openTab('ann')
    tab.signIn(null)
    type(tab, cellAt(refs, 0), 100)
    await time.advance(50)
    expect(tab.engine.state()).toMatchObject({ save: 'signed-out', unsent: 1 })
    tab.signIn('bob')
    await time.advance(30_000)
    expect(server.requests).toHaveLength(0)
    const bob = await openTab('bob', tab.browser)
    await time.advance(30_000)
    expect(server.requests).toHaveLength(0)
    expect(shown(bob, cellAt(refs, 0))).toBe(null)
    tab.signIn('ann')
    await time.advance(50)
    expect(server.requests.map(({ by }) => by)).toEqual(['ann'])
    expect(tab.engine.state().save).toBe('saved')
  })
})

describe('refusals', () => {
  test('a lost role refuses the cells and keeps showing the typed marks', async () => {
    const { openTab, refs, time, server } = createSheetWorld()
    const tab = await openTab('ann')
    server.settings.strangers.add('ann')
    type(tab, cellAt(refs, 0), 100)
    await time.advance(100)
    expect(tab.engine.cell(cellAt(refs, 0))).toMatchObject({ state: 'refused', refusal: 'no-access' })
    expect(shown(tab, cellAt(refs, 0))).toBe(100)
    expect(tab.engine.state()).toMatchObject({ readOnly: 'role', unsent: 0, refused: [cellAt(refs, 0)] })
  })

  test('a sheet that is reviewed meanwhile becomes read-only and shows the unsent cells as refused', async () => {
    const { openTab, refs, time, server } = createSheetWorld()
    const tab = await openTab('ann')
    server.settings.status = 'reviewed'
    type(tab, cellAt(refs, 0), 100)
    await time.advance(100)
    expect(tab.engine.state()).toMatchObject({ readOnly: 'reviewed', unsent: 0 })
    expect(tab.engine.cell(cellAt(refs, 0))).toMatchObject({ state: 'refused', refusal: 'read-only' })
    tab.crash()
    server.settings.status = 'marking'
    const next = await openTab('ann', tab.browser)
    expect(next.engine.cell(cellAt(refs, 0))).toMatchObject({ state: 'refused' })
    next.engine.write('type', [{ ...cellAt(refs, 0), content: contentOf(100) }])
    await time.advance(100)
    expect(server.codeAt(cellAt(refs, 0))).toBe(100)
    expect(next.browser.entries.size).toBe(0)
  })

  test('a cell that makes a request invalid is isolated by halving, and all other cells are saved', async () => {
    const { openTab, refs, time, server } = createSheetWorld()
    const tab = await openTab('ann')
    server.settings.poison.add(666)
    tab.engine.write(
      'paste',
      refs.map((ref, index) => ({ ...ref, content: contentOf(index === 4 ? 666 : 500) })),
    )
    await time.advance(1000)
    expect(tab.engine.state().refused).toEqual([cellAt(refs, 4)])
    expect(tab.engine.cell(cellAt(refs, 4)).refusal).toBe('invalid')
    expect(server.cells.size).toBe(refs.length - 1)
    const sent = server.requests.length
    await time.advance(60_000)
    expect(server.requests).toHaveLength(sent)
  })

  test('a cell above the maximum is refused with its reason, survives closing the tab, and is discarded by revert', async () => {
    const { openTab, refs, time } = createSheetWorld()
    const tab = await openTab('ann')
    const ref = cellAt(refs, 0)
    type(tab, ref, 5000)
    await time.advance(50)
    tab.crash()
    const next = await openTab('ann', tab.browser)
    expect(next.engine.cell(ref)).toMatchObject({ state: 'refused', refusal: 'above-maximum' })
    expect(shown(next, ref)).toBe(5000)
    next.engine.revert(ref)
    await time.advance(10)
    expect(next.engine.cell(ref)).toMatchObject({ state: 'saved', content: contentOf(null) })
    expect(next.browser.entries.size).toBe(0)
  })

  test('a refused mark that was undone and redone before the answer is shown as refused, and the log has no undo of it', async () => {
    const { openTab, refs, time, server } = createSheetWorld()
    const tab = await openTab('ann')
    const ref = cellAt(refs, 0)
    type(tab, ref, 5000)
    tab.engine.undo()
    tab.engine.redo()
    await time.advance(50)
    expect(tab.engine.cell(ref)).toMatchObject({ state: 'refused', refusal: 'above-maximum' })
    expect(shown(tab, ref)).toBe(5000)
    expect(server.log).toEqual([])
  })

  test('undoing a refused mark and the mark before it, before the answer, undoes both', async () => {
    const { openTab, refs, time, server } = createSheetWorld()
    const tab = await openTab('ann')
    const ref = cellAt(refs, 0)
    type(tab, ref, 500)
    await time.advance(50)
    type(tab, ref, 5000)
    tab.engine.undo()
    tab.engine.undo()
    await time.advance(50)
    expect(tab.engine.cell(ref)).toMatchObject({ state: 'saved', content: contentOf(null) })
    expect(server.log.map(({ kind, to }) => [kind, to])).toEqual([
      ['type', 500],
      ['undo', null],
    ])
  })

  test('marks typed before a maximum changed are refused, and the sheet is read again', async () => {
    const { openTab, refs, time, server } = createSheetWorld()
    const tab = await openTab('ann')
    server.settings.epoch = 1
    type(tab, cellAt(refs, 0), 100)
    await time.advance(100)
    expect(tab.engine.cell(cellAt(refs, 0)).refusal).toBe('rescaled-meanwhile')
    type(tab, cellAt(refs, 0), 100)
    await time.advance(100)
    expect(server.codeAt(cellAt(refs, 0))).toBe(100)
  })
})

describe('working together', () => {
  async function conflicted() {
    const world = createSheetWorld()
    const [ann, bob] = [await world.openTab('ann'), await world.openTab('bob')]
    const ref = cellAt(world.refs, 0)
    ann.network.isCut = true
    type(ann, ref, 100)
    type(bob, ref, 200)
    await world.time.advance(100)
    ann.mend()
    await world.time.advance(100)
    return { ...world, ann, bob, ref }
  }

  test('marks saved by others appear without a reload', async () => {
    const { openTab, refs, time } = createSheetWorld()
    const [ann, bob] = [await openTab('ann'), await openTab('bob')]
    type(ann, cellAt(refs, 0), 100)
    await time.advance(30)
    expect(shown(bob, cellAt(refs, 0))).toBe(100)
    expect(bob.engine.cell(cellAt(refs, 0)).saved?.by).toBe('ann')
  })

  test("a late event doesn't replace a newer version", async () => {
    const { openTab, refs, time, sheet } = createSheetWorld()
    const tab = await openTab('ann')
    const ref = cellAt(refs, 0)
    type(tab, ref, 100)
    await time.advance(50)
    type(tab, ref, 200)
    await time.advance(50)
    tab.live()?.onMarksWritten({
      ...{ examId: sheet.exam.id, marksVersion: 1, epoch: 0, by: { id: 'bob', name: 'Bob' } },
      ...{ at: new Date(time.now()).toISOString(), studentIds: [ref.studentId], leafIds: [ref.leafId] },
      cells: [[0, 0, 1, 900]],
    })
    expect(shown(tab, ref)).toBe(200)
  })

  test('a conflict shows both marks, and choosing mine writes it as a new step', async () => {
    const { ann, bob, ref, time, server } = await conflicted()
    expect(ann.engine.cell(ref)).toMatchObject({
      state: 'conflict',
      conflict: { mine: contentOf(100), theirs: { valueHundredths: 200, by: 'bob' } },
    })
    expect(ann.engine.state()).toMatchObject({ conflicts: [ref], unsent: 0 })
    ann.engine.resolve(ref, 'mine')
    await time.advance(50)
    expect(server.log.at(-1)).toMatchObject({ kind: 'resolve', from: 200, to: 100 })
    expect(shown(bob, ref)).toBe(100)
    expect(ann.browser.entries.size).toBe(0)
    ann.engine.undo()
    await time.advance(50)
    expect(server.codeAt(ref)).toBe(200)
  })

  test("choosing theirs keeps the other person's mark", async () => {
    const { ann, ref, time, server } = await conflicted()
    ann.engine.resolve(ref, 'theirs')
    await time.advance(50)
    expect(ann.engine.cell(ref)).toMatchObject({ state: 'saved', content: contentOf(200) })
    expect(server.log).toHaveLength(1)
    expect(ann.browser.entries.size).toBe(0)
  })

  test('an unresolved conflict is still there in the next tab, and more typing changes only mine', async () => {
    const { ann, ref, openTab, time, server } = await conflicted()
    type(ann, ref, 300)
    await time.advance(50)
    ann.crash()
    const next = await openTab('ann', ann.browser)
    expect(next.engine.cell(ref).conflict).toMatchObject({ mine: contentOf(300), theirs: { by: 'bob' } })
    await time.advance(1000)
    expect(server.codeAt(ref)).toBe(200)
  })

  test('a conflict ends by itself when the server gets the same mark', async () => {
    const { ann, bob, ref, time } = await conflicted()
    type(bob, ref, 100)
    await time.advance(50)
    expect(ann.engine.cell(ref)).toMatchObject({ state: 'saved', content: contentOf(100) })
    expect(ann.engine.state().conflicts).toEqual([])
  })

  test("marks written by others don't replace a mark that is being saved here", async () => {
    const { openTab, refs, time } = createSheetWorld()
    const [ann, bob] = [await openTab('ann'), await openTab('bob')]
    ann.network.faults = ['busy']
    type(ann, cellAt(refs, 0), 100)
    type(bob, cellAt(refs, 0), 200)
    await time.advance(100)
    expect(shown(ann, cellAt(refs, 0))).toBe(100)
    expect(ann.engine.cell(cellAt(refs, 0)).state).toBe('queued')
  })

  test('a person without a sign of life for 40 seconds is removed, and this person’s cell is sent at most twice a second and every 15 seconds', async () => {
    const { openTab, refs, time, sheet } = createSheetWorld()
    const tab = await openTab('ann')
    const bob = { examId: sheet.exam.id, connectionId: 'b', user: { id: 'bob', name: 'Bob' }, cell: null }
    tab.live()?.onPresence(bob)
    expect(tab.engine.state().present).toEqual([bob])
    for (const ref of refs) tab.engine.focus(ref)
    await time.advance(400)
    expect(tab.focused).toEqual([refs[0]])
    await time.advance(200)
    expect(tab.focused).toEqual([refs[0], refs.at(-1)])
    await time.advance(30_000)
    expect(tab.focused).toHaveLength(4)
    await time.advance(10_000)
    expect(tab.engine.state().present).toEqual([])
  })

  test('a missed change appears within a minute, and at once when the tab becomes visible again', async () => {
    const { openTab, refs, time } = createSheetWorld()
    const [ann, bob] = [await openTab('ann'), await openTab('bob')]
    bob.network.isCut = true
    type(ann, cellAt(refs, 0), 100)
    await time.advance(100)
    bob.network.isCut = false
    expect(shown(bob, cellAt(refs, 0))).toBe(null)
    bob.seen()
    await time.advance(50)
    expect(shown(bob, cellAt(refs, 0))).toBe(100)
  })
})

describe('undo and redo', () => {
  test('cover every step in both directions, including unsent ones', async () => {
    const { openTab, refs, time, server } = createSheetWorld()
    const tab = await openTab('ann')
    const ref = cellAt(refs, 0)
    for (const code of [100, 200, 300]) type(tab, ref, code)
    expect(tab.engine.undo()).toEqual({ changed: [ref], kept: [] })
    expect(shown(tab, ref)).toBe(200)
    tab.engine.undo()
    tab.engine.redo()
    await time.advance(500)
    expect(server.codeAt(ref)).toBe(200)
    expect(server.log.map(({ to }) => to)).toEqual([100, 200, 300, 200, 100, 200])
    expect(tab.engine.state()).toMatchObject({ canUndo: true, canRedo: true })
    tab.engine.undo()
    tab.engine.undo()
    expect(tab.engine.undo()).toBeNull()
    type(tab, ref, 700)
    expect(tab.engine.redo()).toBeNull()
  })

  test('survive a reload, back to the start of the log', async () => {
    const { openTab, refs, time, server } = createSheetWorld()
    const tab = await openTab('ann')
    const codes = Array.from({ length: 30 }, (_, index) => (index + 1) * 10)
    for (const code of codes) type(tab, cellAt(refs, 0), code)
    await time.advance(1000)
    tab.engine.undo()
    await time.advance(50)
    tab.crash()
    const next = await openTab('ann', tab.browser)
    await time.advance(500)
    expect(next.engine.state()).toMatchObject({ canUndo: true, canRedo: true })
    next.engine.redo()
    expect(shown(next, cellAt(refs, 0))).toBe(300)
    for (const _ of codes) {
      next.engine.undo()
      await time.advance(30)
    }
    expect(server.codeAt(cellAt(refs, 0))).toBeNull()
    expect(next.engine.undo()).toBeNull()
  })

  test('keep and report a cell that someone has changed since', async () => {
    const { openTab, refs, time, server } = createSheetWorld()
    const [ann, bob] = [await openTab('ann'), await openTab('bob')]
    const [first, second] = [cellAt(refs, 0), cellAt(refs, 1)]
    ann.engine.write('paste', [
      { ...first, content: contentOf(100) },
      { ...second, content: contentOf(100) },
    ])
    await time.advance(50)
    type(bob, first, 200)
    await time.advance(50)
    expect(ann.engine.undo()).toEqual({ changed: [second], kept: [first] })
    await time.advance(50)
    expect([server.codeAt(first), server.codeAt(second)]).toEqual([200, null])
    expect(ann.engine.redo()?.changed).toEqual([second])
  })

  test('stop at a mark that someone wrote between two of one’s own steps', async () => {
    const { openTab, refs, time, server } = createSheetWorld()
    const [ann, bob] = [await openTab('ann'), await openTab('bob')]
    const ref = cellAt(refs, 0)
    for (const [tab, code] of [
      [ann, 100],
      [bob, 200],
      [ann, 300],
    ] as const) {
      type(tab, ref, code)
      await time.advance(50)
    }
    expect(ann.engine.undo()?.changed).toEqual([ref])
    await time.advance(50)
    expect(ann.engine.undo()).toEqual({ changed: [], kept: [ref] })
    await time.advance(50)
    expect(server.codeAt(ref)).toBe(200)
  })

  test('keep and report a cell that someone changed before the undo reached the server, without a conflict', async () => {
    const { openTab, refs, time, server } = createSheetWorld()
    const [ann, bob] = [await openTab('ann'), await openTab('bob')]
    const ref = cellAt(refs, 0)
    type(ann, ref, 100)
    await time.advance(50)
    ann.network.isCut = true
    type(bob, ref, 200)
    await time.advance(50)
    expect(ann.engine.undo()?.changed).toEqual([ref])
    ann.mend()
    await time.advance(100)
    expect(server.codeAt(ref)).toBe(200)
    expect(ann.engine.cell(ref)).toMatchObject({ state: 'saved', content: contentOf(200) })
    expect(ann.engine.state().keptBack?.cells).toEqual([ref])
  })

  test.each([
    ['someone else', 'bob'],
    ['the same person’s other tab', 'ann'],
  ])('leave alone a mark that %s saved before the same mark was sent from here', async (_, other) => {
    const { openTab, refs, time, server } = createSheetWorld()
    const [ann, bob] = [await openTab('ann'), await openTab(other)]
    const ref = cellAt(refs, 0)
    ann.network.isCut = true
    type(ann, ref, 100)
    type(bob, ref, 100)
    await time.advance(50)
    ann.mend()
    await time.advance(100)
    expect(ann.engine.undo()).toBeNull()
    await time.advance(50)
    expect(server.codeAt(ref)).toBe(100)
  })
})

describe('subscriptions', () => {
  test('call back only for changed cells, once each, and for all rows at most once per frame, with unchanged objects between', async () => {
    const { openTab, refs, time } = createSheetWorld()
    const tab = await openTab('ann')
    const [first, second] = [cellAt(refs, 0), cellAt(refs, 4)]
    const [onFirst, onSecond, onRow, onRows] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
    tab.engine.subscribeCell(first, onFirst)
    tab.engine.subscribeCell(second, onSecond)
    tab.engine.subscribeRow(second.studentId, onRow)
    tab.engine.subscribeRows(onRows)
    await time.advance(20)
    onRows.mockClear()
    const before = [tab.engine.cell(second), tab.engine.row(second.studentId)]
    const rows = tab.engine.rows()
    expect(tab.engine.rows()).toBe(rows)
    type(tab, first, 100)
    type(tab, cellAt(refs, 1), 100)
    expect(onFirst).toHaveBeenCalledTimes(1)
    expect(onRows).not.toHaveBeenCalled()
    await time.advance(17)
    expect(onRows).toHaveBeenCalledTimes(1)
    expect(tab.engine.rows()).not.toBe(rows)
    await time.advance(100)
    // Once each for typing, the event to everybody, and the answer.
    expect(onFirst).toHaveBeenCalledTimes(3)
    expect(onRows).toHaveBeenCalledTimes(1)
    expect([tab.engine.cell(second), tab.engine.row(second.studentId)]).toEqual(before)
    expect(tab.engine.cell(second)).toBe(before[0])
    expect([onSecond, onRow].every((heard) => heard.mock.calls.length === 0)).toBe(true)
  })

  test("a text that isn't a mark is shown, never sent, and asks before the tab closes", async () => {
    const { openTab, refs, time, server } = createSheetWorld()
    const tab = await openTab('ann')
    const ref = cellAt(refs, 0)
    tab.engine.keepUnread(ref, { text: '7..', problem: 'not-a-mark', nearest: [] })
    await time.advance(100)
    expect(tab.engine.cell(ref)).toMatchObject({ state: 'unread', unread: { text: '7..' } })
    expect(tab.engine.state().unread).toEqual([ref])
    expect(tab.mayLeave()).toBe(false)
    expect(server.requests).toHaveLength(0)
    type(tab, ref, 700)
    await time.advance(50)
    expect(tab.engine.cell(ref)).toMatchObject({ state: 'saved', unread: null })
  })
})

describe("texts that aren't marks", () => {
  const seen = { base: 0, epoch: 0 }
  const bad = { text: '7..', problem: 'not-a-mark' as const, nearest: [] }
  const begun = { text: '12', problem: 'unfinished' as const, nearest: [1200] }
  const textAt = ({ engine }: SheetTab, ref: CellRef) => engine.cell(ref).unread?.text ?? null

  test('survive a closed tab, with the version under them, until a mark replaces them', async () => {
    const { openTab, refs, time, server } = createSheetWorld()
    const ann = await openTab('ann')
    const [ref, other] = [cellAt(refs, 0), cellAt(refs, 1)]
    ann.engine.keepUnread(ref, bad)
    ann.engine.keepUnread(other, bad)
    await time.advance(1)
    ann.crash()
    const ben = await openTab('ben')
    type(ben, ref, 500)
    await time.advance(100)
    const again = await openTab('ann', ann.browser)
    expect([textAt(again, ref), textAt(again, other)]).toEqual(['7..', '7..'])
    expect(again.engine.state().unread).toEqual([ref, other])
    type(again, ref, 700)
    type(again, other, 300)
    await time.advance(100)
    expect(again.engine.cell(ref)).toMatchObject({ state: 'conflict', unread: null })
    expect(server.codeAt(other)).toBe(300)
    again.crash()
    expect((await openTab('ann', ann.browser)).engine.state().unread).toEqual([])
  })

  test('appear in all tabs of the person, and not for anyone else', async () => {
    const { openTab, refs, time } = createSheetWorld()
    const one = await openTab('ann')
    const two = await openTab('ann', one.browser)
    const ben = await openTab('ben', one.browser)
    const ref = cellAt(refs, 0)
    one.engine.keepUnread(ref, bad)
    await time.advance(50)
    expect([textAt(two, ref), textAt(ben, ref)]).toEqual(['7..', null])
    two.engine.revert(ref)
    await time.advance(50)
    expect(textAt(one, ref)).toBeNull()
  })

  test('of an open edit are kept while the page is hidden; after that, the earlier text returns', async () => {
    const { openTab, refs, time } = createSheetWorld()
    const tab = await openTab('ann')
    const [ref, other] = [cellAt(refs, 0), cellAt(refs, 1)]
    tab.engine.keepUnread(ref, bad)
    tab.engine.keepEdit({ ...ref, unread: begun, seen })
    expect(textAt(tab, ref)).toBe('12')
    tab.engine.keepEdit(null)
    expect(textAt(tab, ref)).toBe('7..')
    tab.engine.keepEdit({ ...other, unread: begun, seen })
    tab.engine.keepEdit({ ...other, unread: { ...begun, text: '123' }, seen })
    await time.advance(1)
    tab.crash()
    const again = await openTab('ann', tab.browser)
    expect([textAt(again, ref), textAt(again, other)]).toEqual(['7..', '123'])
  })

  test('of an open edit never replace what another tab wrote into the cell meanwhile', async () => {
    const { openTab, refs, time, server } = createSheetWorld()
    const one = await openTab('ann')
    const two = await openTab('ann', one.browser)
    const [ref, other] = [cellAt(refs, 0), cellAt(refs, 1)]
    one.engine.keepEdit({ ...ref, unread: begun, seen })
    await time.advance(50)
    two.engine.keepUnread(ref, bad)
    await time.advance(50)
    one.engine.keepEdit(null)
    await time.advance(50)
    expect([textAt(one, ref), textAt(two, ref)]).toEqual(['7..', '7..'])
    one.engine.keepUnread(other, bad)
    one.engine.keepEdit({ ...other, unread: begun, seen })
    await time.advance(50)
    type(two, other, 300)
    await time.advance(50)
    one.engine.keepEdit(null)
    await time.advance(50)
    expect([textAt(one, other), textAt(two, other)]).toEqual([null, null])
    expect(server.codeAt(other)).toBe(300)
  })

  test('of cells that aren’t on the sheet are kept, and don’t count as unsaved', async () => {
    const { openTab, refs, time } = createSheetWorld()
    const tab = await openTab('ann')
    const ref = { ...cellAt(refs, 0), studentId: 'f'.repeat(24) }
    tab.engine.keepUnread(ref, bad)
    await time.advance(50)
    expect(textAt(tab, ref)).toBe('7..')
    expect(tab.engine.state().unread).toEqual([])
    expect(tab.mayLeave()).toBe(true)
  })

  test('of a paste stay if its undo changes no mark, and are counted if it does', async () => {
    const { openTab, refs, time } = createSheetWorld()
    const [ann, ben] = [await openTab('ann'), await openTab('ben')]
    const [ref, other] = [cellAt(refs, 0), cellAt(refs, 1)]
    const paste = () =>
      ann.engine.write('paste', [{ ...ref, content: contentOf(500) }], [{ ...other, unread: bad, seen }])
    paste()
    await time.advance(100)
    expect(ann.engine.undo()).toEqual({ changed: [ref, other], kept: [] })
    await time.advance(100)
    paste()
    await time.advance(100)
    type(ben, ref, 900)
    await time.advance(100)
    expect(ann.engine.undo()?.changed).toEqual([])
    expect(textAt(ann, other)).toBe('7..')
  })

  test('return when the step that replaced them is undone, and disappear when it is redone', async () => {
    const { openTab, refs } = createSheetWorld()
    const tab = await openTab('ann')
    const [ref, other, third] = [cellAt(refs, 0), cellAt(refs, 1), cellAt(refs, 2)]
    const shownTexts = () => [ref, other, third].map((one) => textAt(tab, one))
    for (const one of [ref, other, third]) tab.engine.keepUnread(one, bad)
    type(tab, ref, 500)
    expect(shownTexts()).toEqual([null, '7..', '7..'])
    tab.engine.undo()
    expect(shownTexts()).toEqual(['7..', '7..', '7..'])
    tab.engine.redo()
    expect(shownTexts()).toEqual([null, '7..', '7..'])
    const cleared = [ref, other].map((one) => ({ ...one, content: contentOf(null) }))
    tab.engine.write('clear', cleared, [{ ...third, unread: { ...bad, text: 'x' }, seen }])
    expect(shownTexts()).toEqual([null, null, 'x'])
    tab.engine.undo()
    expect(shownTexts()).toEqual([null, '7..', '7..'])
    expect(codeOf(tab.engine.cell(ref).content)).toBe(500)
    tab.engine.redo()
    expect(shownTexts()).toEqual([null, null, 'x'])
  })

  test('of a paste disappear with its marks when it is undone, also after a reload, and return when it is redone', async () => {
    const { openTab, refs, time } = createSheetWorld()
    const tab = await openTab('ann')
    const [ref, other, third] = [cellAt(refs, 0), cellAt(refs, 1), cellAt(refs, 2)]
    tab.engine.keepUnread(third, bad)
    const change = { ...ref, content: contentOf(500) }
    tab.engine.write('paste', [change], [{ ...other, unread: bad, seen }])
    expect([textAt(tab, other), textAt(tab, third)]).toEqual(['7..', '7..'])
    tab.engine.undo()
    expect([textAt(tab, other), textAt(tab, third)]).toEqual([null, '7..'])
    tab.engine.redo()
    expect([textAt(tab, other), textAt(tab, third)]).toEqual(['7..', '7..'])
    await time.advance(100)
    tab.crash()
    const again = await openTab('ann', tab.browser)
    await time.advance(100)
    again.engine.undo()
    expect(again.engine.state().unread).toEqual([third])
  })
})
