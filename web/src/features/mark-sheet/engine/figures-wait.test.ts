import { contentOf } from '@classeur/domain/marks'
import type { CellRef, MarkCode } from '@classeur/contracts'
import { expect, test } from 'vitest'
import { createSheetWorld } from '../testing/sheet-world.ts'

const frameMs = 16
const change = (ref: CellRef, code: MarkCode) => ({ ...ref, content: contentOf(code) })

async function open(idleAfterMs: number) {
  const world = createSheetWorld()
  world.pages.idleAfterMs = idleAfterMs
  const { engine } = await world.openTab('ann')
  const [ref, other] = world.refs
  if (!ref || !other) throw new Error('no cells')
  await world.time.advance(1000 + idleAfterMs)
  const told: string[] = []
  engine.subscribe(() => told.push('state'))
  engine.subscribeRows(() => told.push('rows'))
  engine.subscribeCell(ref, () => told.push('cell'))
  return { ...world, engine, ref, other, told }
}

test('a typed mark updates its cell at once, the saving state after the paint, and figures when the page is idle', async () => {
  const { engine, time, ref, told } = await open(300)
  engine.write('type', [change(ref, 300)])
  expect(told).toEqual(['cell'])
  await time.advance(frameMs)
  expect(told).toContain('state')
  expect(told).not.toContain('rows')
  await time.advance(300)
  expect(told).toContain('rows')
})

test('figures are computed once for all marks that are typed before the page is idle', async () => {
  const { engine, time, ref, other, told } = await open(300)
  engine.write('type', [change(ref, 300)])
  await time.advance(100)
  engine.write('type', [change(other, 400)])
  await time.advance(500)
  expect(told.filter((topic) => topic === 'rows')).toHaveLength(1)
  expect(engine.rows().get(ref.studentId)?.[ref.leafId]?.valueHundredths).toBe(300)
  expect(engine.rows().get(other.studentId)?.[other.leafId]?.valueHundredths).toBe(400)
})

test('a mark is stored, sent and shown as saved on a page that is never idle', async () => {
  const { engine, server, pages, time, ref, told } = await open(0)
  pages.idleAfterMs = Number.MAX_SAFE_INTEGER
  engine.write('type', [change(ref, 300)])
  expect(engine.state().save).toBe('saving')
  await time.advance(1000)
  expect(server.codeAt(ref)).toBe(300)
  expect(engine.state().save).toBe('saved')
  expect(told.at(-1)).toBe('state')
  expect(told).not.toContain('rows')
})
