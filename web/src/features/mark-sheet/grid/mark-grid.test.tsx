import { contentOf } from '@classeur/domain/marks'
import { defaultKeyboardPreferences, type KeyboardPreferences, type MarkCode } from '@classeur/contracts'
import { scalePresets } from '@classeur/domain/exams'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeDigits } from '../../../i18n/format.ts'
import { loadPanels } from '../../../components/overlays/panels/use-panels.ts'
import { changeLanguage, loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { leafId, structureOf } from '../../../testing/exam-samples.ts'
import type { SheetState } from '../engine/sheet-engine.ts'
import { createFakeEngine, type FakeEngine } from '../testing/fake-engine.ts'
import { giveLayout } from '../testing/give-layout.ts'
import { sheetSample, sheetStudent, studentId } from '../testing/sheet-sample.ts'
import { studentName } from '../model/sheet-text.ts'
import { MarkGrid, type MarkGridHandle } from './mark-grid.tsx'

interface Setup {
  students?: Parameters<typeof sheetSample>[0]
  maxima?: number[]
  step?: 25 | 50 | 100
  codes?: Record<string, Record<string, MarkCode>>
  keyboard?: Partial<KeyboardPreferences>
  exam?: Partial<SheetState['sheet']['exam']>
}

const onHistory = vi.fn()
const onKeys = vi.fn()
const onCard = vi.fn()
const ref = (student: number, question: number) => ({
  studentId: studentId(student),
  leafId: leafId(question),
})

function open({
  students = 4,
  maxima = [400, 400, 2000],
  step = 50,
  codes = {},
  keyboard = {},
  exam = {},
}: Setup = {}) {
  const sheet = sheetSample(students, maxima, step)
  const engine = createFakeEngine({ ...sheet, exam: { ...sheet.exam, ...exam } }, codes)
  const handle = createRef<MarkGridHandle>()
  render(
    <MarkGrid
      engine={engine}
      keyboard={{ ...defaultKeyboardPreferences, ...keyboard }}
      format={{ language: 'en', digits: 'latin' }}
      onHistory={onHistory}
      onKeys={onKeys}
      onCard={onCard}
      ref={handle}
    />,
  )
  act(() => handle.current?.focus())
  return { engine, handle }
}

/** "row:col" of the focused cell, also while it is being edited. */
const at = () => document.activeElement?.closest<HTMLElement>('[data-at]')?.dataset.at
const cellAt = (row: number, col: number) => {
  const cell = document.querySelector<HTMLElement>(`[data-at="${row}:${col}"]`)
  if (!cell) throw new Error(`no cell at ${row}:${col}`)
  return cell
}
const codeAt = (engine: FakeEngine, student: number, question: number) =>
  engine.cell(ref(student, question)).content.valueHundredths
const nameOf = (student: number) => studentName(sheetStudent(student))
const heard = () => screen.getByRole('status').textContent
const keys = (text: string) => userEvent.keyboard(text)
const paste = (text: string) => userEvent.paste(text)

beforeAll(async () => {
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadPanels()
  await loadAreas('mark-grid')
})
beforeEach(() => giveLayout())
afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  vi.clearAllMocks()
  changeDigits('latin')
  await changeLanguage('en')
})

describe('moving', () => {
  it.each([
    ['{ArrowRight}', '0:1'],
    ['{ArrowDown}', '1:0'],
    ['{ArrowDown}{ArrowUp}', '0:0'],
    ['{ArrowUp}', '-1:0'],
    ['{ArrowLeft}', '0:-1'],
    ['{End}', '0:2'],
    ['{End}{Home}', '0:0'],
    ['{Control>}{End}{/Control}', '3:2'],
    ['{Control>}{End}{Home}{/Control}', '0:0'],
    ['{PageDown}', '3:0'],
    ['{PageDown}{PageUp}', '0:0'],
    ['{Enter}', '1:0'],
    ['{Enter}{Shift>}{Enter}{/Shift}', '0:0'],
    ['{Enter}{Enter}{Enter}{Enter}', '0:1'],
  ])('%s goes to %s', async (pressed, position) => {
    open()
    await keys(pressed)
    expect(at()).toBe(position)
  })

  it('Enter goes to the next question if the person prefers that, and on from the end of the row', async () => {
    open({ keyboard: { enterGoesTo: 'question' } })
    await keys('{Enter}')
    expect(at()).toBe('0:1')
    await keys('{Enter}{Enter}')
    expect(at()).toBe('1:0')
  })

  it('arrow keys follow the reading direction: in Arabic the left arrow goes to the next question', async () => {
    await changeLanguage('ar')
    await loadAreas('mark-grid')
    document.body.dir = 'rtl'
    document.body.style.direction = 'rtl'
    open()
    await keys('{ArrowLeft}')
    expect(at()).toBe('0:1')
    await keys('{ArrowRight}')
    expect(at()).toBe('0:0')
    document.body.removeAttribute('dir')
    document.body.style.direction = ''
  })

  it('Enter skips a student who does not take part', async () => {
    open({ students: [sheetStudent(1), sheetStudent(2, { takesPart: false }), sheetStudent(3)] })
    await keys('{Enter}')
    expect(at()).toBe('2:0')
  })

  it('the grid is one tab stop, and Tab leaves it from a cell and from the editor', async () => {
    open()
    const stops = () => [...document.querySelectorAll('[role="grid"] [tabindex="0"]')]
    expect(stops()).toHaveLength(1)
    await keys('{ArrowDown}{ArrowRight}')
    expect(stops()).toEqual([cellAt(1, 1)])
    await keys('2')
    await userEvent.tab()
    expect(document.querySelector('[role="grid"]')?.contains(document.activeElement)).toBe(false)
  })

  it('the grid tells the others its active cell, and a caller can open a cell’s editor to replace its mark', async () => {
    const { engine, handle } = open({ codes: { [studentId(3)]: { [leafId(2)]: 250 } } })
    act(() => handle.current?.goTo(ref(3, 2), { edit: true }))
    expect(at()).toBe('2:1')
    expect(document.activeElement).toBeInstanceOf(HTMLInputElement)
    expect(engine.focused()).toEqual(ref(3, 2))
    await keys('4{Enter}')
    expect(codeAt(engine, 3, 2)).toBe(400)
  })
})

describe('typing', () => {
  it('loses no key, however fast', async () => {
    const { engine } = open()
    await userEvent.setup({ delay: null }).keyboard('3{Enter}2.5{Enter}0{Enter}4{Enter}1.5{Enter}')
    expect([1, 2, 3, 4].map((student) => codeAt(engine, student, 1))).toEqual([300, 250, 0, 400])
    expect(codeAt(engine, 1, 2)).toBe(150)
    expect(engine.writes.map(({ kind }) => kind)).toEqual(Array(5).fill('type'))
  })

  it('accepts Arabic-Indic and Persian digits, letters of a status, and a minus that clears', async () => {
    const { engine } = open({ codes: { [studentId(4)]: { [leafId(1)]: 100 } } })
    await keys('٣{Enter}۲{Enter}A{Enter}-{Enter}')
    expect([codeAt(engine, 1, 1), codeAt(engine, 2, 1)]).toEqual([300, 200])
    expect(engine.cell(ref(3, 1)).content.status).toBe('absent')
    expect(codeAt(engine, 4, 1)).toBeNull()
  })

  it('ends with an arrow key and saves, but after F2 the arrow key moves in the text', async () => {
    const { engine } = open()
    await keys('3{ArrowRight}')
    expect([at(), codeAt(engine, 1, 1)]).toEqual(['0:1', 300])
    await keys('{ArrowLeft}{F2}{ArrowLeft}')
    expect(document.activeElement).toBeInstanceOf(HTMLInputElement)
    await keys('{Escape}')
    expect([at(), codeAt(engine, 1, 1)]).toEqual(['0:0', 300])
  })

  it('is reverted by Escape, cleared by Delete, and writes nothing if nothing changed', async () => {
    const { engine } = open({ codes: { [studentId(1)]: { [leafId(1)]: 250 } } })
    await keys('4{Escape}{F2}{Enter}')
    expect(engine.writes).toEqual([])
    await keys('{ArrowUp}{Delete}')
    expect(engine.writes).toEqual([{ kind: 'clear', changes: [{ ...ref(1, 1), content: contentOf(null) }] }])
  })

  it('a text that isn’t a mark keeps it visible and unsaved, goes on, and gives the reason with the nearest values', async () => {
    const { engine } = open()
    await keys('3,7{Enter}')
    expect(engine.writes).toEqual([])
    expect(at()).toBe('1:0')
    const cell = cellAt(0, 0)
    expect(cell.textContent).toContain('3,7')
    expect(cell.getAttribute('aria-invalid')).toBe('true')
    const description = document.getElementById(cell.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toBe(
      'Marks here go up in steps of 0.5 to 4. Nearest: 3.5 or 4. Nothing was saved.',
    )
    expect(heard()).toContain('Abidi Yasmine, Q1: Marks here go up in steps of 0.5 to 4.')
    await keys('{ArrowUp}{Escape}')
    expect(cellAt(0, 0).hasAttribute('aria-invalid')).toBe(false)
  })

  it('is saved when the focus leaves the editor', async () => {
    const { engine } = open()
    await keys('2')
    act(() => (document.activeElement as HTMLElement).blur())
    expect(codeAt(engine, 1, 1)).toBe(200)
  })

  it('leaves the keys of an input method to it', async () => {
    const { engine } = open()
    fireEvent.keyDown(cellAt(0, 0), { key: 'Process', keyCode: 229, isComposing: true })
    const input = document.activeElement as HTMLInputElement
    expect(input).toBeInstanceOf(HTMLInputElement)
    fireEvent.compositionStart(input)
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    expect(document.activeElement).toBe(input)
    expect(engine.writes).toEqual([])
    await keys('1{Enter}')
    expect(codeAt(engine, 1, 1)).toBe(100)
  })

  it('changes nothing on a read-only sheet, and says why', async () => {
    const { engine } = open()
    act(() => engine.setState({ readOnly: 'reviewed' }))
    await keys('3{F2}{Delete}')
    expect(document.activeElement).toBe(cellAt(0, 0))
    expect(engine.writes).toEqual([])
    expect(heard()).toBe(
      'This exam is reviewed. The owner of the class, or an editor they allow, can reopen it.',
    )
    expect(cellAt(0, 0).getAttribute('aria-readonly')).toBe('true')
  })
})

describe('auto-advance', () => {
  it('goes on after one digit if the maximum is below 10 and the step is 1', async () => {
    const { engine } = open({ step: 100 })
    await keys('3214')
    expect([1, 2, 3, 4].map((student) => codeAt(engine, student, 1))).toEqual([300, 200, 100, 400])
    expect(at()).toBe('0:1')
  })

  it.each<[string, Setup]>([
    ['the step is a half', { step: 50 }],
    ['the maximum has two digits', { step: 100, maxima: [2000] }],
    ['the person has turned it off', { step: 100, keyboard: { autoAdvance: false } }],
  ])('waits for Enter when %s', async (_, setup) => {
    const { engine } = open(setup)
    await keys('1')
    expect(engine.writes).toEqual([])
    expect(document.activeElement).toBeInstanceOf(HTMLInputElement)
  })

  it('waits after a digit above the maximum', async () => {
    const { engine } = open({ step: 100 })
    await keys('7')
    expect(engine.writes).toEqual([])
    expect(at()).toBe('0:0')
  })
})

describe('blocks', () => {
  const block = '3\t2,5\t12\n9\tx\t20'

  it('a pasted block is shown over the sheet before it is written, and its valid marks are applied as one step', async () => {
    const { engine } = open()
    await paste(block)
    expect(engine.writes).toEqual([])
    expect([cellAt(0, 0).textContent, cellAt(0, 1).textContent]).toEqual(['3', '2,5'])
    expect(screen.getByRole('button', { name: /Apply 4 valid/ })).toBeTruthy()
    expect(screen.getByText('2 can’t be read')).toBeTruthy()
    await keys('{Enter}')
    expect(engine.writes).toHaveLength(1)
    expect(engine.writes[0]?.kind).toBe('paste')
    expect(engine.writes[0]?.changes.map(({ content }) => content?.valueHundredths)).toEqual([
      300, 250, 1200, 2000,
    ])
    // Unreadable texts stay for correction.
    expect(engine.cell(ref(2, 1)).unread?.text).toBe('9')
    expect(engine.cell(ref(2, 2)).unread?.text).toBe('x')
    await keys('{Control>}z{/Control}')
    expect([1, 2, 3].map((question) => codeAt(engine, 1, question))).toEqual([null, null, null])
  })

  it('the active cell of a pasted block and its bad cells describe what the paste does to them', async () => {
    open()
    await paste(block)
    expect(cellAt(0, 0).title).toBe('Will become 3.')
    expect(cellAt(1, 0).title).toContain('9')
    expect(cellAt(0, 1).title).toBe('')
    await keys('{ArrowRight}')
    expect(cellAt(0, 1).title).toBe('Will become 2.5.')
  })

  it('Escape discards a pasted block without changes', async () => {
    const { engine } = open()
    await paste(block)
    await keys('{Escape}')
    expect([engine.writes, engine.state().unread]).toEqual([[], []])
    expect(screen.queryByRole('button', { name: /Apply/ })).toBeNull()
  })

  it('the marks of a pasted block with names go to these students, in any order, and from any cell', async () => {
    const { engine } = open()
    await keys('{ArrowDown}{ArrowDown}')
    await paste(`${nameOf(3)}\t3\nSomebody Else\t1\n${nameOf(1).split(' ').toReversed().join(' ')}\t2`)
    expect(screen.getByText('Placed by name')).toBeTruthy()
    expect(screen.getByText(/^1 name isn’t in the table: .*Somebody Else/)).toBeTruthy()
    await keys('{Enter}')
    expect([1, 2, 3, 4].map((student) => codeAt(engine, student, 1))).toEqual([200, null, 300, null])
  })

  it('first and last names of a pasted block may be in two columns, below headings', async () => {
    const { engine } = open()
    const rows = [2, 1].map((student) => `${nameOf(student).replace(' ', '\t')}\t${student}\t4`)
    await paste(['Last name\tFirst name\tOne\tTwo', ...rows].join('\n'))
    expect(screen.getByText('The first row holds headings')).toBeTruthy()
    await keys('{Enter}')
    expect([1, 2].map((student) => [1, 2].map((question) => codeAt(engine, student, question)))).toEqual([
      [100, 400],
      [200, 400],
    ])
  })

  it('headings that are questions decide the columns of a pasted block, and are never read as marks', async () => {
    const { engine } = open()
    await paste('Q3\tTotal\tQ1\n20\t24\t4\n10\t11\t1')
    expect(screen.getByText('The first row holds headings')).toBeTruthy()
    expect(screen.getByText('2 outside the table')).toBeTruthy()
    await keys('{Enter}')
    expect([1, 2].map((student) => [1, 2, 3].map((question) => codeAt(engine, student, question)))).toEqual([
      [400, null, 2000],
      [100, null, 1000],
    ])
  })

  it('one mark with a name goes into one cell, even if several are selected', async () => {
    const { engine } = open()
    await keys('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
    await paste(`${nameOf(3)}\t3`)
    await keys('{Enter}')
    expect([1, 2, 3].map((student) => [1, 2].map((question) => codeAt(engine, student, question)))).toEqual([
      ...[
        [null, null],
        [null, null],
        [300, null],
      ],
    ])
  })

  it('a student whose name a pasted block repeats gets the first row only', async () => {
    const { engine } = open()
    await paste([3, 1].map((points) => `${nameOf(2)}\t${points}`).join('\n'))
    expect(screen.getByText(/^1 name isn’t in the table/)).toBeTruthy()
    await keys('{Enter}')
    expect([1, 2].map((student) => codeAt(engine, student, 1))).toEqual([null, 300])
  })

  it('a name of several students in a pasted block is listed, and its marks go to nobody', async () => {
    const namesake = { lastName: 'Abidi', firstName: 'Yasmine' }
    const { engine } = open({
      students: [1, 2, 3].map((number) => sheetStudent(number, number < 3 ? namesake : {})),
    })
    await paste(`${nameOf(3)}\t3\nAbidi Yasmine\t1`)
    expect(screen.getByText(/^1 name matches several students: .*Abidi Yasmine/)).toBeTruthy()
    expect(screen.queryByText(/isn’t in the table/)).toBeNull()
    await keys('{Enter}')
    expect([1, 2, 3].map((student) => codeAt(engine, student, 1))).toEqual([null, null, 300])
  })

  it('a pasted block counts cells outside the table', async () => {
    open()
    act(() => cellAt(3, 2).focus())
    await keys('{Control>}{End}{/Control}')
    await paste('1\t2\n3\t4')
    expect(screen.getByText('3 outside the table')).toBeTruthy()
  })

  it('one pasted value fills the selection', async () => {
    const { engine } = open()
    await keys('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await paste('2')
    await keys('{Enter}')
    expect([1, 2, 3, 4].map((student) => codeAt(engine, student, 1))).toEqual([200, 200, 200, null])
  })

  it('a block pasted into the editor stays a block and does not become one text', async () => {
    const { engine } = open()
    await keys('3')
    await paste('1\n2')
    await keys('{Enter}')
    expect([codeAt(engine, 1, 1), codeAt(engine, 2, 1)]).toEqual([100, 200])
  })

  it('a selection is copied in a form that spreadsheets read', async () => {
    open({ codes: { [studentId(1)]: { [leafId(1)]: 250 }, [studentId(2)]: { [leafId(2)]: 'absent' } } })
    await keys('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
    const setData = vi.fn<(type: string, text: string) => void>()
    fireEvent.copy(cellAt(1, 1), { clipboardData: { setData } })
    expect(setData).toHaveBeenCalledOnce()
    const [type, text = ''] = setData.mock.calls[0] ?? []
    expect([type, text.trimEnd().split(/\r?\n/)]).toEqual(['text/plain', ['2.5\t', '\tA']])
  })

  it('fill down copies the top of the selection, or the cell above a single cell, in one step each', async () => {
    const { engine } = open({ codes: { [studentId(1)]: { [leafId(1)]: 250 } } })
    await keys('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}')
    expect([2, 3, 4].map((student) => codeAt(engine, student, 1))).toEqual([250, 250, null])
    await keys('{Control>}{ArrowDown}{/Control}{Control>}d{/Control}')
    expect(codeAt(engine, 4, 1)).toBe(250)
    expect(engine.writes.map(({ kind }) => kind)).toEqual(['fill', 'fill'])
  })
})

describe('menus', () => {
  it('the menu of a question fills its empty cells in one step, with the keyboard', async () => {
    const { engine } = open({ codes: { [studentId(2)]: { [leafId(1)]: 250 } } })
    await keys('{ArrowUp}{Enter}')
    expect(document.activeElement?.textContent).toBe('Empty → absent')
    await keys('{Enter}')
    expect(engine.writes).toHaveLength(1)
    expect(engine.writes[0]?.changes.map((change) => change.studentId)).toEqual([1, 3, 4].map(studentId))
    expect(at()).toBe('-1:0')
    await keys('{Enter}{ArrowUp}{Enter}')
    expect(onHistory).toHaveBeenLastCalledWith({ leafId: leafId(1) })
  })

  it('commands open the history of a cell and the list of keys', async () => {
    open()
    await keys('{Alt>}h{/Alt}?')
    expect(onHistory).toHaveBeenLastCalledWith(ref(1, 1))
    expect(onKeys).toHaveBeenCalledOnce()
    await keys('{ArrowLeft}{Alt>}h{/Alt}')
    expect(onHistory).toHaveBeenLastCalledWith({ studentId: studentId(1) })
  })

  it('the search jumps to a student by letters of the name', async () => {
    open({ students: 12 })
    await keys('/na')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Ferhat Nadia',
      'Nasri Walid',
    ])
    await keys('{ArrowDown}{Enter}')
    expect(at()).toBe('11:0')
  })

  it('the search jumps to a student with the pointer, and a name in no row keeps it open', async () => {
    open({ students: 12 })
    await keys('/zz{Enter}')
    expect(screen.getByText('No student with this name').role).toBe('status')
    await keys('{Backspace}{Backspace}na')
    await userEvent.click(screen.getByRole('option', { name: 'Nasri Walid' }))
    expect(at()).toBe('11:0')
    expect(screen.queryByRole('search')).toBe(null)
  })

  it.each(['{Escape}', '{Tab}'])('%s closes the search and returns to the cell', async (key) => {
    open({ students: 12 })
    await keys(`{ArrowDown}/na${key}`)
    expect(screen.queryByRole('search')).toBe(null)
    expect(at()).toBe('1:0')
  })
})

describe('assistive technology', () => {
  it('learns the size of the table, and the position and meaning of each cell', () => {
    open({ codes: { [studentId(2)]: { [leafId(1)]: 350, [leafId(2)]: 'exempt' } } })
    const grid = screen.getByRole('grid', { name: 'Table of marks' })
    expect(grid.getAttribute('aria-rowcount')).toBe('6')
    expect(grid.getAttribute('aria-colcount')).toBe('7')
    const row = cellAt(1, 0).closest('[role="row"]')
    expect(row?.getAttribute('aria-rowindex')).toBe('4')
    expect(cellAt(1, 0).getAttribute('aria-colindex')).toBe('2')
    expect(screen.getByRole('gridcell', { name: 'Bernard Chloé, Q1 of 4: 3.5' })).toBe(cellAt(1, 0))
    expect(screen.getByRole('gridcell', { name: 'Bernard Chloé, Q2 of 4: exempt' })).toBe(cellAt(1, 1))
    expect(screen.getByRole('gridcell', { name: 'Bernard Chloé, Q3 of 20: not entered' })).toBe(cellAt(1, 2))
    expect(screen.getByRole('columnheader', { name: 'Q3 of 20' })).toBeTruthy()
    expect(screen.getByRole('rowheader', { name: /Bernard Chloé/ })).toBeTruthy()
    expect(cellAt(0, 0).getAttribute('aria-selected')).toBe('true')
  })

  it('sees and hears in the heading which question is a bonus', () => {
    const structure = structureOf(400, 200)
    for (const { parts } of structure.exercises[0]?.questions ?? [])
      for (const part of parts) part.isBonus = part.id === leafId(2)
    open({ exam: { structure } })
    const textOf = (name: string) => plain(screen.getByRole('columnheader', { name }).textContent)
    expect(textOf('Q1 of 4')).toBe('Q1/4')
    expect(textOf('Q2 of 2, bonus')).toBe('Q2+2')
  })

  it('hears refusals and conflicts, but not arrow keys', async () => {
    const { engine } = open()
    await keys('{ArrowDown}')
    expect(heard()).toBe('')
    act(() => engine.setCell(ref(1, 2), { state: 'refused', refusal: 'rescaled-meanwhile' }))
    expect(heard()).toContain('Abidi Yasmine, Q2 wasn’t saved.')
    act(() => engine.setCell(ref(2, 1), { state: 'conflict' }))
    expect(heard()).toContain('Bernard Chloé, Q1: someone else has entered a different mark')
  })

  it('hears how many other cells were refused at the same time', () => {
    const { engine } = open()
    act(() => {
      engine.setCell(ref(1, 1), { state: 'conflict' })
      engine.setState({ refused: [ref(1, 2), ref(2, 2), ref(3, 2)] })
    })
    expect(heard()).toContain('Abidi Yasmine, Q2 wasn’t saved.')
    expect(heard()).toContain('And 2 more cells.')
  })

  it('hears statuses in the same terms as the panels use, and zeros in the person’s digits', async () => {
    await changeLanguage('ar')
    await loadAreas('mark-grid')
    changeDigits('arabic')
    open({
      maxima: [400],
      codes: { [studentId(1)]: { [leafId(1)]: 'unfit' }, [studentId(2)]: { [leafId(1)]: 'absentZero' } },
    })
    expect(cellAt(0, 1).textContent).toBe('عذر صحي')
    expect([cellAt(1, 1).textContent, cellAt(1, 3).textContent]).toEqual(['٠٫٠', '١'])
  })

  it('hears who is in which cell, which the cell also shows', () => {
    const { engine } = open()
    const sami = { id: '65f0000000000000000000e9', name: 'Sami Khelifi' }
    act(() =>
      engine.setState({ present: [{ examId: leafId(9), connectionId: 'c', user: sami, cell: ref(3, 2) }] }),
    )
    expect(cellAt(2, 1).dataset.present).toBe('SK')
    expect(cellAt(2, 1).title).toBe('Sami Khelifi is here.')
  })
})

describe('pointers', () => {
  it('dragging a mouse selects, and a double click edits', () => {
    open({ codes: { [studentId(2)]: { [leafId(2)]: 250 } } })
    fireEvent.pointerDown(cellAt(0, 0), { button: 0, pointerType: 'mouse' })
    fireEvent.pointerOver(cellAt(2, 1), { buttons: 1 })
    fireEvent.pointerUp(cellAt(2, 1))
    fireEvent.pointerOver(cellAt(3, 2), { buttons: 0 })
    const selected = [...document.querySelectorAll('[role="gridcell"][aria-selected="true"]')]
    expect(selected).toHaveLength(6)
    fireEvent.pointerDown(cellAt(1, 1), { button: 0, pointerType: 'mouse' })
    fireEvent.doubleClick(cellAt(1, 1))
    expect((document.activeElement as HTMLInputElement).value).toBe('2.5')
  })

  it('a tap selects, and the next tap edits', () => {
    const { engine } = open()
    const tap = () => {
      fireEvent.pointerDown(cellAt(1, 1), { button: 0, pointerType: 'touch' })
      fireEvent.click(cellAt(1, 1))
    }
    tap()
    expect([at(), engine.focused()]).toEqual(['1:1', ref(2, 2)])
    expect(document.activeElement).not.toBeInstanceOf(HTMLInputElement)
    tap()
    expect((document.activeElement as HTMLInputElement).inputMode).toBe('decimal')
  })
})

describe('a large sheet', () => {
  it('renders 40 students and 30 questions within 1,400 nodes, and keeps the focus through a jump', async () => {
    giveLayout(1400, 800)
    open({ students: 40, maxima: Array(30).fill(200) })
    const nodes = () => document.querySelectorAll('*').length
    expect(nodes()).toBeLessThanOrEqual(1400)
    await keys('{Control>}{End}{/Control}')
    expect(at()).toBe('39:29')
    expect(nodes()).toBeLessThanOrEqual(1400)
  })

  it('renders only the cell that is being typed in', async () => {
    const { engine } = open({ students: 20, maxima: Array(10).fill(400) })
    const asked = vi.spyOn(engine, 'cell')
    await keys('3')
    asked.mockClear()
    await keys('.5')
    expect(asked).not.toHaveBeenCalled()
  })
})

describe('reading the sheet again', () => {
  const typeText = (text: string) =>
    fireEvent.input(document.activeElement as HTMLInputElement, { target: { value: text } })
  const reread = (engine: FakeEngine, students: number[]) =>
    act(() =>
      engine.setState({
        sheet: sheetSample(
          students.map((number) => sheetStudent(number)),
          [400, 400, 2000],
        ),
      }),
    )

  it('keeps the text of an open editor with its student when another student is added above', async () => {
    const { engine } = open({ students: [sheetStudent(2), sheetStudent(3)] })
    await keys('{End}1')
    const field = document.activeElement
    typeText('15')
    reread(engine, [1, 2, 3])
    expect(document.activeElement).toBe(field)
    expect(at()).toBe('1:2')
    await keys('{Enter}')
    expect(codeAt(engine, 2, 3)).toBe(1500)
    expect(codeAt(engine, 1, 3)).toBeNull()
  })

  it('does not select the typed text, so that the next key adds to it', async () => {
    const { engine, handle } = open()
    act(() => handle.current?.goTo(ref(1, 3), { edit: true }))
    await keys('1')
    reread(engine, [1, 2, 3, 4])
    await keys('2{Enter}')
    expect(codeAt(engine, 1, 3)).toBe(1200)
  })

  it('announces that the student of an open editor is gone, and writes the text to nobody else', async () => {
    const { engine } = open()
    await keys('3')
    reread(engine, [2, 3, 4])
    expect(engine.writes).toEqual([])
    expect(heard()).toContain('is no longer on the sheet')
    expect(at()).toBe('0:0')
  })

  it('keeps the focus in the table when the focused student is removed', async () => {
    const { engine } = open()
    await keys('{Control>}{ArrowDown}{/Control}')
    reread(engine, [1, 2])
    expect(at()).toBe('1:0')
  })

  it('half a mark is not saved when another window comes to the front', async () => {
    const { engine } = open()
    await keys('{End}1')
    fireEvent.blur(document.activeElement as Element)
    expect(engine.writes).toEqual([])
    await keys('2{Enter}')
    expect(codeAt(engine, 1, 3)).toBe(1200)
  })
})

describe('the edges of the table', () => {
  const stops = () => [...document.querySelectorAll<HTMLElement>('[role="grid"] [tabindex="0"]')]

  it.each([
    ['up from the result', '{End}{ArrowRight}{ArrowUp}', '-1:3'],
    ['up from the points', '{End}{ArrowRight}{ArrowRight}{ArrowUp}', '-1:4'],
    ['up from the rank', '{End}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowUp}', '-1:4'],
    ['up from the first name', '{ArrowLeft}{ArrowUp}', '-1:-1'],
    ['right past the last heading', '{ArrowUp}{End}{ArrowRight}{ArrowRight}{ArrowRight}', '-1:4'],
    ['left past the first heading', '{ArrowUp}{ArrowLeft}{ArrowLeft}', '-1:-1'],
  ])('the table has one tab stop with the focus %s', async (_, pressed, position) => {
    open()
    await keys(pressed)
    expect(at()).toBe(position)
    expect(stops()).toEqual([document.activeElement])
  })

  it('the table has a tab stop without students and questions', () => {
    open({ students: [], maxima: [] })
    expect(stops()).toHaveLength(1)
    expect(document.activeElement).toBe(stops()[0])
  })

  it('each heading announces its mean: of a question, of the results or of the points', async () => {
    open({ students: 1, maxima: [400], codes: { [studentId(1)]: { [leafId(1)]: 300 } } })
    const about = (id: string | null | undefined) =>
      document.getElementById(id ?? '')?.getAttribute('aria-label')
    await keys('{ArrowUp}')
    expect(about(document.activeElement?.getAttribute('aria-describedby'))).toBe(
      'Class mean of Q1: 3.00 of 4, 1 mark',
    )
    await keys('{ArrowRight}')
    const spoken = () => about(document.activeElement?.getAttribute('aria-describedby'))
    expect(plain(spoken())).toBe('Class mean, Result: 15.0 / 20, mean of 1 complete paper')
    await keys('{ArrowRight}')
    expect(spoken()).toBe('Class mean, Points: 3.0 of 4, mean of 1 complete paper')
  })

  it('the focus stays in the result column when a question is added', async () => {
    const { engine } = open({ maxima: [400] })
    await keys('{ArrowRight}')
    act(() => engine.setState({ sheet: sheetSample(4, [400, 400]) }))
    expect(at()).toBe('0:2')
    expect(stops()).toEqual([document.activeElement])
  })
})

describe('students whose marks can’t be entered', () => {
  const students = [sheetStudent(1), sheetStudent(2), sheetStudent(3, { takesPart: false })]

  it('are skipped when a selection that ends on one is cleared or filled down', async () => {
    const codes = { [studentId(1)]: { [leafId(1)]: 250 }, [studentId(2)]: { [leafId(1)]: 100 } }
    const { engine } = open({ students, codes })
    await keys('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}')
    expect([1, 2, 3].map((student) => codeAt(engine, student, 1))).toEqual([250, 250, null])
    await keys('{Delete}')
    expect([1, 2].map((student) => codeAt(engine, student, 1))).toEqual([null, null])
    expect(engine.writes.map(({ kind }) => kind)).toEqual(['fill', 'clear'])
  })

  it('are named as the reason when nothing else is selected', async () => {
    const { engine } = open({ students })
    await keys('{Control>}{ArrowDown}{/Control}{Delete}')
    expect(heard()).toContain('wasn’t in the class')
    expect(engine.writes).toEqual([])
  })
})

it('Ctrl+D does not reach the browser while a mark is typed', async () => {
  open()
  await keys('3')
  expect(
    fireEvent.keyDown(document.activeElement as Element, { key: 'd', code: 'KeyD', ctrlKey: true }),
  ).toBe(false)
  expect(document.activeElement).toBeInstanceOf(HTMLInputElement)
})

it('names, labels and unread texts are copied so that no spreadsheet runs them as formulas, and marks unchanged', async () => {
  const { engine } = open({
    students: [sheetStudent(1, { lastName: '=HYPERLINK("x")', firstName: '' })],
    codes: { [studentId(1)]: { [leafId(1)]: 250 } },
  })
  act(() => engine.keepUnread(ref(1, 2), { text: '=1+1', problem: 'formula', nearest: [] }))
  await keys('{ArrowLeft}{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
  const setData = vi.fn<(type: string, text: string) => void>()
  fireEvent.copy(document.activeElement as Element, { clipboardData: { setData } })
  const [name, mark, unread] = (setData.mock.calls[0]?.[1] ?? '').trimEnd().split('\t')
  expect(name).toContain(`'=HYPERLINK(`)
  expect([mark, unread]).toEqual(['2.5', "'=1+1"])
})

describe('a colleague’s mark that arrives during an edit', () => {
  const saved = (version: number) => ({
    saved: { valueHundredths: 300, status: null, version, by: 'c', at: 0 },
    content: contentOf(300),
  })
  const basesOf = (engine: FakeEngine) =>
    engine.writes.flatMap(({ changes }) => changes.map(({ base, epoch }) => [base, epoch]))

  it('is not the base of the typed mark, which is the version seen when the edit began', async () => {
    const { engine } = open()
    await keys('1')
    act(() => {
      engine.setCell(ref(1, 1), saved(4))
      engine.setState({ epoch: 1 })
    })
    await keys('{Enter}{ArrowUp}2{Enter}')
    expect(basesOf(engine)).toEqual([
      [0, 0],
      [4, 1],
    ])
  })

  it('is not the base of a mark that replaces an unreadable text', async () => {
    const { engine } = open()
    await keys('x{Enter}')
    act(() => engine.setCell(ref(1, 1), { saved: saved(4).saved }))
    await keys('{ArrowUp}2{Enter}')
    expect(basesOf(engine)).toEqual([[0, 0]])
  })

  it('is not the base of a pasted block, which is the version when the block was pasted', async () => {
    const { engine } = open()
    await paste('3\t1\n2\t2')
    act(() => engine.setCell(ref(1, 2), saved(2)))
    await keys('{Enter}')
    expect(basesOf(engine)).toEqual(Array(4).fill([0, 0]))
  })

  it('the browser asks before the tab closes with an open editor', async () => {
    const { engine } = open()
    await keys('1')
    expect(engine.wouldLose()).toBe(true)
    await keys('{Enter}')
    expect(engine.wouldLose()).toBe(false)
  })
})

it('an undo that kept all cells because someone has changed them does not move the active cell', async () => {
  const { engine } = open()
  vi.spyOn(engine, 'undo').mockReturnValue({ changed: [], kept: [ref(3, 3)] })
  await keys('{Control>}z{/Control}')
  expect(at()).toBe('0:0')
})

/** Replaces no-break spaces with ordinary ones. */
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

describe('a paper’s result', () => {
  const of = (...marks: MarkCode[]) =>
    Object.fromEntries(marks.map((mark, index) => [studentId(index + 1), { [leafId(1)]: mark }]))
  const result = (row: number) => cellAt(row, 1)
  const points = (row: number) => cellAt(row, 2)
  const rank = (row: number) => cellAt(row, 3)

  it.each([1200, 1024, 390])(
    'is shown on the scale of the exam, before the points, each under its own heading (%d px)',
    (width) => {
      giveLayout(width)
      open({ maxima: [4000], codes: of(3150) })
      expect([result(0).textContent, points(0).textContent]).toEqual(['15.8', '31.5'])
      expect(result(0).getAttribute('aria-label')).toBe('Result out of 20: 15.8')
      expect(points(0).getAttribute('aria-label')).toBe('Points out of 40: 31.5')
      expect([result(1).textContent, points(1).textContent]).toEqual(['—', '—'])
      const heading = screen.getByRole('columnheader', { name: 'Result out of 20' })
      expect(plain(heading.textContent)).toBe('Result / 20')
      expect(screen.getByRole('columnheader', { name: 'Points out of 40' }).textContent).toBe('Points / 40')
      // Both stay visible at the end of the row.
      expect(result(0).parentElement).toBe(points(0).parentElement)
    },
  )

  it('is out of 20 under "/ 20" when a question is exempt, and its points show their maximum', () => {
    open({
      students: 1,
      maxima: [1000, 750, 250],
      codes: { [studentId(1)]: { [leafId(1)]: 800, [leafId(2)]: 700, [leafId(3)]: 'exempt' } },
      exam: { effectiveRounding: 'hundredth' },
    })
    expect([cellAt(0, 3).textContent, cellAt(0, 4).textContent]).toEqual(['17.14', '15 of 17.5'])
    expect(cellAt(0, 3).getAttribute('aria-label')).toBe('Result out of 20: 17.14')
  })

  it('has a mean with its unit in both columns, provisional with fewer than ten papers', () => {
    open({ students: 2, maxima: [4000], codes: of(3150, 3000) })
    const mean = document.getElementById('mean-of-results')
    expect(plain(mean?.textContent)).toBe('15.4 / 20')
    expect(document.getElementById('mean-of-points')?.textContent).toBe('30.8 of 40')
    expect(mean?.closest('[role=row]')?.textContent).toContain('provisional')
  })

  it('is a letter on a letter scale', () => {
    giveLayout(1200)
    open({ maxima: [2000], codes: of(1700), exam: { effectiveScale: scalePresets.letters } })
    expect(result(0).getAttribute('aria-label')).toBe('Result: A')
    expect(points(0).textContent).toBe('17')
  })

  it('has a rank among complete papers; ties share a rank, and papers without a result have none', () => {
    open({ students: 5, maxima: [400], codes: of(300, 350, 300, 'absent') })
    expect([0, 1, 2, 3, 4].map((row) => rank(row).textContent)).toEqual(['2', '1', '2', '', ''])
    expect(result(3).textContent).toBe('abs.')
    expect(rank(0).getAttribute('aria-label')).toBe('rank 2 of 3')
  })

  it('has no rank column if the school hides ranks, and the keys stop at the points', async () => {
    const codes = { [studentId(1)]: { [leafId(1)]: 100 }, [studentId(2)]: { [leafId(1)]: 200 } }
    open({ maxima: [400], codes, exam: { showsRanks: false } })
    expect(screen.queryByRole('columnheader', { name: 'Rank' })).toBeNull()
    expect(document.querySelector('[data-at="0:3"]')).toBeNull()
    expect(screen.getByRole('grid').getAttribute('aria-colcount')).toBe('4')
    await keys('{End}{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(document.activeElement?.getAttribute('data-at')).toBe('0:2')
  })

  it('changes the ranks of others only while the paper is complete', async () => {
    const { engine } = open({
      students: 2,
      maxima: [400, 400],
      codes: { [studentId(1)]: { [leafId(1)]: 300, [leafId(2)]: 100 } },
    })
    const ranks = () => [0, 1].map((row) => cellAt(row, 4).textContent)
    act(() => void engine.write('type', [{ ...ref(2, 1), content: contentOf(400) }]))
    expect(ranks()).toEqual(['1', ''])
    act(() => void engine.write('type', [{ ...ref(2, 2), content: contentOf(400) }]))
    expect(ranks()).toEqual(['2', '1'])
  })
})
