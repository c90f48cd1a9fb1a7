import { contentOf } from '@classeur/domain/marks'
import { expect, test } from 'vitest'
import { createSheetWorld } from '../testing/sheet-world.ts'
import { createPendingWrites } from './outbox/pending-writes.ts'
import { settleOutcomes } from './outbox/settle-outcomes.ts'
import { createSavedMarks } from './server/saved-marks.ts'

const opened = async () => {
  const world = createSheetWorld()
  const tab = await world.openTab('ann')
  await world.time.advance(50)
  return { ...world, tab }
}

test('entering the room for the first time reads only the marks, and each later time the whole sheet', async () => {
  const { tab, server, time } = await opened()
  expect(server.reads).toEqual({ sheet: 1, marks: 1 })
  tab.live()?.onReconnect()
  await time.advance(50)
  expect(server.reads).toEqual({ sheet: 2, marks: 1 })
})

test('marks that were read with the sheet are sent again only after they have changed', async () => {
  const { tab, openTab, server, time, refs } = await opened()
  const [ref] = refs
  if (!ref) throw new Error('no cells')
  tab.engine.write('type', [{ ...ref, content: contentOf(200) }])
  await time.advance(61_000)
  expect([server.reads.marks, server.marksSent()]).toEqual([2, 0])
  tab.network.isCut = true
  const other = await openTab('bob')
  other.engine.write('type', [{ ...ref, content: contentOf(300) }])
  await time.advance(1000)
  tab.network.isCut = false
  await time.advance(61_000)
  expect(tab.engine.cell(ref).content).toMatchObject(contentOf(300))
  const sent = server.marksSent()
  await time.advance(61_000)
  expect(server.marksSent()).toBe(sent)
})

test('a sheet that is reviewed while the connection is lost is read-only after the reconnect', async () => {
  const { tab, server, time } = await opened()
  tab.network.isCut = true
  await time.advance(1000)
  server.settings.status = 'reviewed'
  tab.network.isCut = false
  tab.live()?.onReconnect()
  await time.advance(50)
  expect(tab.engine.state().readOnly).toBe('reviewed')
})

test('a changed exam is noticed at the next reading of the marks, without any event', async () => {
  const { tab, server, time } = await opened()
  Object.assign(server.settings, { status: 'reviewed', examVersion: 2 })
  await time.advance(61_000)
  expect(tab.engine.state().readOnly).toBe('reviewed')
  const { sheet } = server.reads
  await time.advance(180_000)
  expect(server.reads.sheet).toBe(sheet)
})

test("a failed reading of the sheet is repeated in full, because the marks alone don't include the new maximum", async () => {
  const { tab, server, time } = await opened()
  server.settings.epoch = 1
  // Reading the marks reports the new epoch; the reading of the sheet that follows fails.
  tab.network.faults = ['none', 'busy']
  tab.seen()
  await time.advance(1000)
  expect(tab.engine.state().epoch).toBe(0)
  await time.advance(10_000)
  expect(tab.engine.state().epoch).toBe(1)
})

test("a late answer about a conflict doesn't replace newer marks", () => {
  const marks = createSavedMarks()
  const pending = createPendingWrites(() => undefined)
  const cell = { studentId: 's', leafId: 'l', from: null, to: 500, version: null, base: 0, hold: null }
  const entry = {
    ...{ userId: 'ann', examId: 'e', tabId: 't', order: 1, epoch: 0, cells: [cell] },
    operation: { id: 'o', kind: 'type' as const, of: null },
  }
  pending.add(entry)
  marks.take('s:l', { ...contentOf(400), version: 2, by: 'bob', at: 2 })
  const mark = { ...contentOf(300), version: 1, by: 'bob', at: null, errorTypes: [] }
  settleOutcomes(
    { marks, pending, userId: 'ann' },
    [
      [
        { entry, cell },
        { outcome: 'conflict', mark },
      ],
    ],
    '2026-11-18T08:00:00.000Z',
  )
  expect(marks.get('s:l')).toMatchObject({ version: 2, valueHundredths: 400 })
  expect(pending.last('s:l')?.hold).toBe('conflict')
})

test('when the sheet closes during a request, saved marks stay saved, the rest is refused and the sheet is read-only', async () => {
  const { tab, server, time, refs } = await opened()
  const [first, second] = refs
  if (!first || !second) throw new Error('no cells')
  tab.engine.write('paste', [{ ...first, content: contentOf(100) }])
  tab.network.faults = ['lost-answer']
  await time.advance(50)
  tab.engine.write('type', [{ ...second, content: contentOf(200) }])
  server.settings.status = 'reviewed'
  await time.advance(2000)
  expect(tab.engine.cell(first).state).toBe('saved')
  expect(tab.engine.cell(second)).toMatchObject({ state: 'refused', refusal: 'read-only' })
  expect(tab.engine.state().readOnly).toBe('reviewed')
})

test('a refused cell makes the sheet be read again', async () => {
  const { tab, server, time, refs } = await opened()
  const [ref] = refs
  if (!ref) throw new Error('no cells')
  const { sheet } = server.reads
  tab.engine.write('type', [{ ...ref, content: contentOf(5000) }])
  await time.advance(100)
  expect(server.reads.sheet).toBe(sheet + 1)
})
