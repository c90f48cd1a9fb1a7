import { contentOf } from '@classeur/domain/marks'
import { defaultKeyboardPreferences } from '@classeur/contracts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { leafId } from '../../../testing/exam-samples.ts'
import { createFakeEngine } from '../testing/fake-engine.ts'
import { giveLayout } from '../testing/give-layout.ts'
import { sheetSample, studentId } from '../testing/sheet-sample.ts'
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

function open({ withDialog = false } = {}) {
  const engine = createFakeEngine(sheetSample(3, [400, 400]))
  render(
    <main tabIndex={-1}>
      <button type="button">Export</button>
      <input aria-label="Note" />
      {withDialog && (
        <dialog open>
          <button type="button">Close</button>
        </dialog>
      )}
      <MarkGrid
        engine={engine}
        keyboard={defaultKeyboardPreferences}
        format={{ language: 'en', digits: 'latin' }}
        onHistory={() => undefined}
        onKeys={() => undefined}
        onCard={() => undefined}
      />
    </main>,
  )
  const markOf = (student: number, question: number) =>
    engine.cell({ studentId: studentId(student), leafId: leafId(question) }).content
  return { engine, markOf }
}

const focused = () => document.activeElement?.closest<HTMLElement>('[data-at]')?.dataset['at']

it('the active cell has the focus as soon as the sheet opens', () => {
  open()
  expect(focused()).toBe('0:0')
})

it('an open dialog keeps the focus when the sheet opens, and typed text stays out of the table', async () => {
  const { engine } = open({ withDialog: true })
  expect(focused()).toBeUndefined()
  await userEvent.keyboard('3{Enter}')
  expect(engine.writes).toEqual([])
})

it.each([
  ['nothing has the focus', () => (document.activeElement as HTMLElement).blur()],
  ['the page around the table has the focus', () => screen.getByRole('main').focus()],
  ['a button has the focus', () => screen.getByRole('button', { name: 'Export' }).focus()],
])('typed text starts a mark in the active cell while %s', async (_, leave) => {
  const { markOf } = open()
  leave()
  expect(focused()).toBeUndefined()
  await userEvent.keyboard('1.5{Enter}')
  expect(markOf(1, 1)).toEqual(contentOf(150))
  expect(focused()).toBe('1:0')
})

it('Arabic digits typed outside the table start a mark too', async () => {
  const { markOf } = open()
  screen.getByRole('main').focus()
  await userEvent.keyboard('٣{Enter}')
  expect(markOf(1, 1)).toEqual(contentOf(300))
})

it.each([
  ['Ctrl', { ctrlKey: true }],
  ['Alt', { altKey: true }],
  ['the Windows key', { metaKey: true }],
])('a digit with %s stays a shortcut of the browser', (_, held) => {
  open()
  screen.getByRole('main').focus()
  expect(fireEvent.keyDown(document.activeElement ?? document, { key: '3', ...held })).toBe(true)
  expect(document.querySelector('[role=grid] input')).toBeNull()
})

it('a field beside the table keeps the text that is typed into it', async () => {
  const { engine } = open()
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), '3{Enter}')
  expect(engine.writes).toEqual([])
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' }).value).toBe('3')
})

it('a button keeps Enter and Space', async () => {
  open()
  const button = screen.getByRole('button', { name: 'Export' })
  button.focus()
  await userEvent.keyboard(' {Enter}')
  expect(document.activeElement).toBe(button)
})

it('text composed with an input method outside the table opens the active cell', () => {
  open()
  screen.getByRole('main').focus()
  const wasLeftAlone = fireEvent.keyDown(document.activeElement ?? document, { key: 'Process' })
  expect(wasLeftAlone).toBe(true)
  expect(document.activeElement).toBeInstanceOf(HTMLInputElement)
})

it('a block can be pasted from anywhere on the sheet', async () => {
  const { markOf } = open()
  screen.getByRole('main').focus()
  await userEvent.keyboard('{Control>}')
  await userEvent.paste('1\t2\n3\t4')
  await userEvent.keyboard('{/Control}{Enter}')
  expect(markOf(2, 2)).toEqual(contentOf(400))
})
