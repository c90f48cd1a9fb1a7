import { codeOf, contentOf } from '@classeur/domain/marks'
import type { CellRef, MarkCode } from '@classeur/contracts'
import { describe, expect, test } from 'vitest'
import { createSheetWorld, type SheetTab } from '../testing/sheet-world.ts'

const change = (ref: CellRef, code: MarkCode, seen: { base?: number; epoch?: number } = {}) => ({
  ...{ studentId: ref.studentId, leafId: ref.leafId, content: contentOf(code) },
  ...seen,
})
const shown = ({ engine }: SheetTab, ref: CellRef) => codeOf(engine.cell(ref).content)

async function together() {
  const world = createSheetWorld()
  const [ann, bob] = [await world.openTab('ann'), await world.openTab('bob')]
  const [ref, other] = world.refs
  if (!ref || !other) throw new Error('no cells')
  return { ...world, ann, bob, ref, other }
}

describe('an edit based on what the person saw', () => {
  test('never replaces a mark that arrived under the open editor: both are shown and nothing is sent, also after a reload', async () => {
    const { ann, bob, ref, time, server, openTab } = await together()
    const base = ann.engine.cell(ref).saved?.version ?? 0
    bob.engine.write('type', [change(ref, 300)])
    await time.advance(50)
    ann.engine.write('type', [change(ref, 500, { base })])
    await time.advance(50)
    expect(server.codeAt(ref)).toBe(300)
    expect(ann.engine.cell(ref)).toMatchObject({
      state: 'conflict',
      conflict: { mine: contentOf(500), theirs: { valueHundredths: 300, by: 'bob' } },
    })
    expect(ann.engine.state()).toMatchObject({ unsent: 0, conflicts: [ref] })
    ann.crash()
    const next = await openTab('ann', ann.browser)
    await time.advance(1000)
    expect(next.engine.cell(ref).conflict).toMatchObject({ mine: contentOf(500), theirs: { by: 'bob' } })
    next.engine.resolve(ref, 'mine')
    await time.advance(50)
    expect(server.codeAt(ref)).toBe(500)
    expect(next.browser.entries.size).toBe(0)
  })

  test('makes no conflict when the arrived mark is the same', async () => {
    const { ann, bob, ref, time } = await together()
    bob.engine.write('type', [change(ref, 300)])
    await time.advance(50)
    expect(ann.engine.write('type', [change(ref, 300, { base: 0 })])).toBeNull()
    expect(ann.engine.state()).toMatchObject({ conflicts: [], unsent: 0 })
  })

  test('may replace one’s own mark that was saved under the open editor, but not a colleague’s newer mark', async () => {
    const { ann, bob, ref, other, time, server } = await together()
    ann.engine.write('type', [change(ref, 100), change(other, 100)])
    const base = 0
    await time.advance(50)
    bob.engine.write('type', [change(other, 300)])
    await time.advance(50)
    ann.engine.write('type', [change(ref, 200, { base }), change(other, 200, { base })])
    await time.advance(50)
    expect([server.codeAt(ref), server.codeAt(other)]).toEqual([200, 300])
    expect(ann.engine.state().conflicts).toEqual([other])
  })

  test('of an unreadable text never replaces a mark that arrived under the text', async () => {
    const { ann, bob, ref, other, time, server } = await together()
    ann.engine.keepUnread(ref, { text: '5,1', problem: 'off-step', nearest: [500, 525] })
    ann.engine.keepUnread(other, { text: '5,1', problem: 'off-step', nearest: [500, 525] })
    bob.engine.write('type', [change(ref, 300)])
    await time.advance(50)
    ann.engine.keepUnread(ref, { text: '5,11', problem: 'off-step', nearest: [500, 525] })
    ann.engine.write('type', [change(ref, 500), change(other, 500)])
    await time.advance(50)
    expect([server.codeAt(ref), server.codeAt(other)]).toEqual([300, 500])
    expect(ann.engine.state().conflicts).toEqual([ref])
    ann.engine.resolve(ref, 'theirs')
    ann.engine.write('type', [change(ref, 600)])
    await time.advance(50)
    expect(server.codeAt(ref)).toBe(600)
  })

  test('of an unreadable text is based on the version from when the edit of the text began', async () => {
    const { ann, bob, ref, time, server } = await together()
    const seen = ann.engine.seen(ref)
    bob.engine.write('type', [change(ref, 300)])
    await time.advance(50)
    ann.engine.keepUnread(ref, { text: '5,1', problem: 'off-step', nearest: [500] }, seen)
    expect(ann.engine.seen(ref)).toEqual(seen)
    ann.engine.write('type', [change(ref, 500)])
    await time.advance(50)
    expect(server.codeAt(ref)).toBe(300)
    expect(ann.engine.state().conflicts).toEqual([ref])
  })

  test('is refused and not sent if the maximum has changed since, even if the number is the same', async () => {
    const { ann, ref, other, time, server } = await together()
    ann.engine.write('type', [change(ref, 800)])
    await time.advance(50)
    const { epoch } = ann.engine.state()
    server.settings.epoch = 1
    void ann.engine.refresh()
    await time.advance(50)
    const sent = server.requests.length
    ann.engine.write('pile', [change(ref, 800, { epoch }), change(other, 800, { epoch })])
    await time.advance(50)
    expect([ref, other].map((one) => ann.engine.cell(one).refusal)).toEqual([
      'rescaled-meanwhile',
      'rescaled-meanwhile',
    ])
    expect(server.requests).toHaveLength(sent)
    ann.engine.write('type', [change(other, 900, { epoch: ann.engine.state().epoch })])
    await time.advance(50)
    expect(server.codeAt(other)).toBe(900)
  })
})

describe('undo by operation id', () => {
  test('undoes exactly that step, once, whatever happened since', async () => {
    const { ann, ref, other, time, server } = await together()
    const restored = ann.engine.write('restore', [change(ref, 100)])
    ann.engine.write('type', [change(other, 200)])
    await time.advance(50)
    expect(ann.engine.undo(restored ?? '')).toEqual({ changed: [ref], kept: [] })
    expect(ann.engine.undo(restored ?? '')).toBeNull()
    await time.advance(50)
    expect([server.codeAt(ref), server.codeAt(other)]).toEqual([null, 200])
    expect(ann.engine.redo()?.changed).toEqual([ref])
    expect(shown(ann, ref)).toBe(100)
  })

  test('leaves a cell alone under a later own step, and works after that step is undone', async () => {
    const { ann, ref, time } = await together()
    const first = ann.engine.write('type', [change(ref, 100)])
    ann.engine.write('type', [change(ref, 200)])
    await time.advance(50)
    expect(ann.engine.undo(first ?? '')).toEqual({ changed: [], kept: [ref] })
    ann.engine.undo()
    ann.engine.undo()
    expect(shown(ann, ref)).toBeNull()
  })

  test('undo pressed while the log is loading takes effect when it has loaded', async () => {
    const { ann, ref, time, server, openTab } = await together()
    ann.engine.write('type', [change(ref, 100)])
    await time.advance(50)
    ann.crash()
    const next = await openTab('ann', ann.browser)
    expect(next.engine.undo()).toBeNull()
    await time.advance(100)
    expect(server.codeAt(ref)).toBeNull()
  })

  test('a write that changes nothing has no operation id', async () => {
    const { ann, ref } = await together()
    expect(ann.engine.write('clear', [change(ref, null)])).toBeNull()
  })
})

describe('deciding for many cells at once', () => {
  test('keeping all of mine is one operation and one undo step', async () => {
    const { ann, bob, ref, other, time, server } = await together()
    ann.network.isCut = true
    ann.engine.write('type', [change(ref, 100), change(other, 200)])
    bob.engine.write('type', [change(ref, 300), change(other, 400)])
    await time.advance(50)
    ann.mend()
    await time.advance(100)
    expect(ann.engine.state().conflicts).toHaveLength(2)
    const id = ann.engine.resolveAll([ref, other], 'mine')
    await time.advance(50)
    expect(server.log.filter(({ operationId }) => operationId === id)).toHaveLength(2)
    expect([server.codeAt(ref), server.codeAt(other)]).toEqual([100, 200])
    expect(ann.engine.undo()?.changed).toHaveLength(2)
    await time.advance(50)
    expect([server.codeAt(ref), server.codeAt(other)]).toEqual([300, 400])
  })

  test('choosing mine refuses a mark that was typed under another maximum', async () => {
    const { ann, bob, ref, time, server } = await together()
    bob.engine.write('type', [change(ref, 300)])
    await time.advance(50)
    ann.engine.write('type', [change(ref, 800, { base: 0 })])
    server.settings.epoch = 1
    void ann.engine.refresh()
    await time.advance(50)
    ann.engine.resolve(ref, 'mine')
    await time.advance(50)
    expect(server.codeAt(ref)).toBe(300)
    expect(ann.engine.cell(ref)).toMatchObject({ state: 'refused', refusal: 'rescaled-meanwhile' })
  })

  async function refused() {
    const world = await together()
    const { ann, bob, ref, other, time, server } = world
    ann.network.isCut = true
    ann.engine.write('type', [change(ref, 100)])
    ann.engine.write('type', [change(other, 200)])
    await time.advance(10)
    server.settings.status = 'reviewed'
    ann.mend()
    await time.advance(100)
    expect(ann.engine.state()).toMatchObject({ readOnly: 'reviewed', refused: [ref, other] })
    expect(ann.engine.resend([ref, other])).toBeNull()
    server.settings.status = 'marking'
    for (const tab of [ann, bob]) {
      void tab.engine.refresh()
      await time.advance(50)
    }
    return world
  }

  test('marks refused while the sheet was closed are sent again as one operation after it opens', async () => {
    const { ann, ref, other, time, server } = await refused()
    const id = ann.engine.resend([ref, other])
    await time.advance(50)
    expect([server.codeAt(ref), server.codeAt(other)]).toEqual([100, 200])
    expect(server.log.every(({ operationId }) => operationId === id)).toBe(true)
    expect(ann.engine.state()).toMatchObject({ refused: [], unsent: 0 })
    expect(ann.browser.entries.size).toBe(0)
    expect(ann.engine.undo()?.changed).toHaveLength(2)
  })

  test("sending again doesn't replace a colleague’s newer mark or write a mark typed under another maximum", async () => {
    const { ann, bob, ref, other, time, server } = await refused()
    bob.engine.write('type', [change(ref, 300)])
    await time.advance(50)
    ann.engine.resend([ref])
    server.settings.epoch = 1
    void ann.engine.refresh()
    await time.advance(50)
    ann.engine.resend([other])
    await time.advance(50)
    expect(server.codeAt(ref)).toBe(300)
    expect(ann.engine.cell(ref)).toMatchObject({ state: 'conflict', conflict: { mine: contentOf(100) } })
    expect(ann.engine.cell(other).refusal).toBe('rescaled-meanwhile')
  })

  test('sending again skips marks that the server will never accept', async () => {
    const { ann, ref, time, server } = await together()
    ann.engine.write('type', [change(ref, 5000)])
    await time.advance(50)
    const sent = server.requests.length
    expect(ann.engine.resend([ref])).toBeNull()
    await time.advance(50)
    expect(server.requests).toHaveLength(sent)
    expect(ann.engine.cell(ref).refusal).toBe('above-maximum')
  })
})

test("an open editor, an unfinished paper and texts that aren't marks ask before the tab closes", async () => {
  const { ann, ref } = await together()
  expect(ann.mayLeave()).toBe(true)
  ann.engine.setBegun('editor', true)
  ann.engine.setBegun('paper', true)
  ann.engine.setBegun('editor', false)
  expect([ann.mayLeave(), ann.engine.wouldLose()]).toEqual([false, true])
  ann.engine.setBegun('paper', false)
  expect([ann.mayLeave(), ann.engine.wouldLose()]).toEqual([true, false])
  ann.engine.keepUnread(ref, { text: '7..', problem: 'not-a-mark', nearest: [] })
  expect([ann.mayLeave(), ann.engine.wouldLose()]).toEqual([false, true])
  ann.engine.revert(ref)
  expect(ann.engine.wouldLose()).toBe(false)
})

test('a batch of changes calls each subscriber once: of its cells at once, of the sheet after a paint', async () => {
  const { time, ann, ref, other } = await together()
  const calls: string[] = []
  ann.engine.subscribe(() => calls.push('state'))
  ann.engine.subscribeCell(ref, () => calls.push('cell'))
  ann.engine.subscribeRow(ref.studentId, () => calls.push('row'))
  ann.engine.batch(() => {
    ann.engine.write('type', [change(ref, 100)])
    const first = ann.engine.row(ref.studentId)
    ann.engine.write('type', [change(ref, 200), change(other, 300)])
    expect(shown(ann, ref)).toBe(200)
    expect(ann.engine.row(ref.studentId)).not.toBe(first)
    expect(ann.engine.state().unsent).toBe(2)
    expect(calls).toEqual([])
  })
  expect(calls.sort()).toEqual(['cell', 'row'])
  await time.advance(16)
  expect(calls.filter((call) => call === 'state')).toHaveLength(1)
})
