import { contentOf } from '@classeur/domain/marks'
import { defaultKeyboardPreferences } from '@classeur/contracts'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { notices } from '../../../../components/overlays/notices/notices.ts'
import { loadAreas, startI18n } from '../../../../i18n/i18n.ts'
import { giveLayout } from '../../testing/give-layout.ts'
import { createSheetWorld, type SheetTab } from '../../testing/sheet-world.ts'
import { MarkGrid } from '../mark-grid.tsx'

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

function show({ engine }: SheetTab) {
  const { unmount } = render(
    <MarkGrid
      engine={engine}
      keyboard={defaultKeyboardPreferences}
      format={{ language: 'en', digits: 'latin' }}
      onHistory={() => undefined}
      onKeys={() => undefined}
      onCard={() => undefined}
    />,
  )
  act(() => first().focus())
  return unmount
}
function first(): HTMLElement {
  const cell = screen.getAllByRole('gridcell').find(({ dataset }) => dataset.at === '0:0')
  if (!cell) throw new Error('no cells')
  return cell
}
const setVisible = (isVisible: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

async function open() {
  const world = createSheetWorld()
  const ann = await world.openTab('ann')
  const [ref] = world.refs
  if (!ref) throw new Error('no cells')
  const unmount = show(ann)
  const pass = () => act(() => world.time.advance(50))
  /** Closes the tab and opens the sheet again in the same browser. */
  const reopen = async () => {
    await pass()
    ann.crash()
    cleanup()
    const tab = await world.openTab('ann', ann.browser)
    show(tab)
    return tab
  }
  return { ...world, ann, ref, pass, unmount, reopen }
}

it('a mark that was being typed when the page was closed waits in its cell, unsaved, and Enter saves it', async () => {
  const { server, ref, reopen, pass } = await open()
  await userEvent.keyboard('7.5')
  setVisible(false)
  const tab = await reopen()
  expect(tab.engine.cell(ref)).toMatchObject({
    state: 'unread',
    unread: { text: '7.5', problem: 'unfinished', nearest: [750] },
  })
  expect(first().textContent).toMatch(/^7\.5This entry wasn’t finished\. Nothing was saved/)
  expect(server.codeAt(ref)).toBeNull()
  setVisible(true)
  await userEvent.keyboard('{F2}{Enter}')
  await pass()
  expect(server.codeAt(ref)).toBe(750)
  expect(tab.engine.state().unread).toEqual([])
})

it('an edit that goes on after the page was hidden leaves nothing behind', async () => {
  const { ann, server, ref, reopen, pass } = await open()
  await userEvent.keyboard('7')
  setVisible(false)
  expect(ann.engine.state().unread).toEqual([ref])
  setVisible(true)
  expect(ann.engine.state().unread).toEqual([])
  await userEvent.keyboard('{Enter}')
  await pass()
  expect(server.codeAt(ref)).toBe(700)
  expect((await reopen()).engine.state().unread).toEqual([])
})

it('an edit that changed nothing is not kept', async () => {
  const { ann, ref, pass } = await open()
  ann.engine.write('type', [{ ...ref, content: contentOf(700) }])
  await pass()
  await userEvent.keyboard('{F2}')
  setVisible(false)
  expect(ann.engine.state().unread).toEqual([])
  setVisible(true)
  await userEvent.keyboard('{Escape}7')
  setVisible(false)
  expect(ann.engine.state().unread).toEqual([])
})

it('a text that is being typed when the table disappears stays in its cell', async () => {
  const { ann, ref, unmount } = await open()
  await userEvent.keyboard('70')
  unmount()
  expect(ann.engine.cell(ref).unread).toMatchObject({ text: '70', problem: 'above-maximum' })
})

it('emptying several cells says how many, and offers to undo it', async () => {
  const { ann, refs, pass, server } = await open()
  ann.engine.write(
    'paste',
    refs.map((ref) => ({ ...ref, content: contentOf(300) })),
  )
  await pass()
  await userEvent.keyboard('{Control>}a{/Control}{Delete}')
  await pass()
  expect([...server.cells.values()].every(({ valueHundredths }) => valueHundredths === null)).toBe(true)
  const [notice] = notices.get()
  expect(notice).toMatchObject({ message: '9 cells emptied.', action: { label: 'Undo' } })
  act(() => notice?.action?.run())
  await pass()
  expect([...server.cells.values()].every(({ valueHundredths }) => valueHundredths === 300)).toBe(true)
})

it('emptying a cell whose text hides a colleague’s new mark asks about that mark', async () => {
  const { ann, ref, server, pass, openTab } = await open()
  const unread = { text: '7..', problem: 'not-a-mark' as const, nearest: [] }
  act(() => ann.engine.keepUnread(ref, unread))
  const bob = await act(() => openTab('bob'))
  bob.engine.write('type', [{ ...ref, content: contentOf(900) }])
  await pass()
  await userEvent.keyboard('{Delete}')
  await pass()
  expect(server.codeAt(ref)).toBe(900)
  expect(ann.engine.state().conflicts).toEqual([ref])
})

it('emptying cells that hold only texts offers to bring them back', async () => {
  const { ann, refs } = await open()
  const unread = { text: '7..', problem: 'not-a-mark' as const, nearest: [] }
  act(() => refs.slice(0, 2).forEach((ref) => ann.engine.keepUnread(ref, unread)))
  await userEvent.keyboard('{Control>}a{/Control}{Delete}')
  expect(ann.engine.state().unread).toEqual([])
  act(() => notices.get().at(-1)?.action?.run())
  expect(ann.engine.state().unread).toEqual(refs.slice(0, 2))
})

it('an unfinished mark is saved by Enter, and not by leaving its editor in another way', async () => {
  const { ann, ref, server, pass } = await open()
  act(() => ann.engine.keepUnread(ref, { text: '1', problem: 'unfinished', nearest: [100] }))
  await userEvent.keyboard('{F2}{Tab}')
  await pass()
  expect(server.codeAt(ref)).toBeNull()
  act(() => first().focus())
  await userEvent.keyboard('{F2}{Enter}')
  await pass()
  expect(server.codeAt(ref)).toBe(100)
})
