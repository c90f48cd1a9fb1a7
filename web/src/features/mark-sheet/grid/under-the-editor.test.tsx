import { contentOf } from '@classeur/domain/marks'
import { defaultKeyboardPreferences } from '@classeur/contracts'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { giveLayout } from '../testing/give-layout.ts'
import { createSheetWorld } from '../testing/sheet-world.ts'
import { MarkGrid } from './mark-grid.tsx'

beforeAll(async () => {
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('mark-grid')
})
beforeEach(() => giveLayout())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Ann is at the table with the first cell active; Bob uses another browser. */
async function open() {
  const world = createSheetWorld()
  const [ann, bob] = [await world.openTab('ann'), await world.openTab('bob')]
  const [ref] = world.refs
  if (!ref) throw new Error('no cells')
  render(
    <MarkGrid
      engine={ann.engine}
      keyboard={defaultKeyboardPreferences}
      format={{ language: 'en', digits: 'latin' }}
      onHistory={() => undefined}
      onKeys={() => undefined}
      onCard={() => undefined}
    />,
  )
  const cell = screen.getAllByRole('gridcell').find(({ dataset }) => dataset.at === '0:0')
  act(() => cell?.focus())
  const pass = () => act(() => world.time.advance(50))
  return { ...world, ann, bob, ref, pass }
}

it('a colleague’s mark that arrives during an edit stays, and the typed mark is shown beside it', async () => {
  const { ann, bob, ref, server, pass } = await open()
  await userEvent.keyboard('5')
  bob.engine.write('type', [{ ...ref, content: contentOf(300) }])
  await pass()
  await userEvent.keyboard('{Enter}')
  await pass()
  expect(server.codeAt(ref)).toBe(300)
  expect(ann.engine.cell(ref)).toMatchObject({
    state: 'conflict',
    conflict: { mine: contentOf(500), theirs: { valueHundredths: 300, by: 'bob' } },
  })
  expect(screen.getByRole('status').textContent).toContain('someone else has entered a different mark')
})

it('one’s own mark that is saved during an edit causes no conflict', async () => {
  const { ann, ref, server, pass } = await open()
  await userEvent.keyboard('5{Enter}{ArrowUp}{F2}')
  await pass()
  await userEvent.keyboard('.5{Enter}')
  await pass()
  expect(server.codeAt(ref)).toBe(550)
  expect(ann.engine.cell(ref).state).toBe('saved')
})

it('a colleague’s mark that arrives under an unreadable text stays when the text is corrected', async () => {
  const { ann, bob, ref, server, pass } = await open()
  await userEvent.keyboard('x{Enter}')
  bob.engine.write('type', [{ ...ref, content: contentOf(300) }])
  await pass()
  await userEvent.keyboard('{ArrowUp}5{Enter}')
  await pass()
  expect(server.codeAt(ref)).toBe(300)
  expect(ann.engine.cell(ref).conflict).toMatchObject({ mine: contentOf(500), theirs: { by: 'bob' } })
})

it('a mark typed while its maximum changed is not sent, and the reason is shown', async () => {
  const { ann, ref, server, pass } = await open()
  await userEvent.keyboard('8')
  server.settings.epoch = 1
  void ann.engine.refresh()
  await pass()
  await userEvent.keyboard('{Enter}')
  await pass()
  expect(server.codeAt(ref)).toBeNull()
  expect(screen.getByRole('status').textContent).toContain('The maximum changed while you were typing.')
})
