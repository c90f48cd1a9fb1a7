import type { MarkCode } from '@classeur/contracts'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { leafId } from '../../../testing/exam-samples.ts'
import { createFakeEngine, type FakeEngine } from '../testing/fake-engine.ts'
import { sheetSample, sheetStudent, studentId } from '../testing/sheet-sample.ts'
import { gridModelOf } from '../model/grid-model.ts'
import { emptyPaper, pileDraftOf } from './pile-drafts.ts'
import { PileMode } from './pile-mode.tsx'
import { changesOf } from './paper/paper-changes.ts'
import { readPaper } from './paper/read-paper.ts'

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('mark-pile', 'mark-grid')
})
beforeEach(() => pileDraftOf(sheetSample(1, [100]).exam.id).set({ search: '', openId: null, papers: {} }))
afterEach(cleanup)

const open = (engine: FakeEngine, onClose = vi.fn()) => {
  render(<PileMode engine={engine} onClose={onClose} />)
  return { user: userEvent.setup(), onClose }
}
const engineOf = (
  maxima: number[],
  stepHundredths: 25 | 50 | 100 = 100,
  codes: Record<string, Record<string, MarkCode>> = {},
) => createFakeEngine(sheetSample(12, maxima, stepHundredths), codes)
const written = (engine: FakeEngine) =>
  engine.writes.map(({ kind, changes }) => [
    kind,
    ...changes.map(({ content }) => content?.status ?? content?.valueHundredths),
  ])
const mark = (number: number) => screen.getByRole('textbox', { name: new RegExp(`^Q${number},`) })
const total = () => screen.getByRole('textbox', { name: 'Total on the paper' })
const finder = () => screen.getByRole('combobox')
/** Removes the Unicode isolation characters around names and numbers. */
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u2066-\u2069]/g, '')

describe('pile mode', () => {
  it('needs only the keyboard: letters, Enter, one key per mark, the total, Enter', async () => {
    const engine = engineOf([400, 400, 400])
    const { user } = open(engine)
    expect(screen.getByText('0 of 12 papers')).toBeTruthy()
    await user.keyboard('ber{Enter}')
    expect(screen.getByRole('heading', { name: /Bernard Chloé/ })).toBeTruthy()
    await user.keyboard('342')
    expect(document.activeElement).toBe(total())
    await user.keyboard('9{Enter}')
    expect(written(engine)).toEqual([['pile', 300, 400, 200]])
    expect(document.activeElement).toBe(finder())
    const heard = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(heard.join()).toMatch(/Saved.*Bernard Chloé.*9.*points/)
    await user.keyboard('ka{Enter}1113{Enter}')
    expect(written(engine)).toHaveLength(2)
  })

  it('holds a paper whose sum differs, suggests the mistake, and saves once they agree', async () => {
    const engine = engineOf([400, 400, 3000], 50)
    const { user } = open(engine)
    await user.keyboard('7{Enter}3{Enter}2.5{Enter}12{Enter}26.5{Enter}')
    expect(engine.writes).toEqual([])
    expect(screen.getByRole('alert').textContent).toMatch(
      /The marks add up to .*17\.5.*9.*less than the .*26\.5/,
    )
    const hint = screen.getByText(/Two digits/).closest('li')
    await user.click(within(hint as HTMLElement).getByRole('button', { name: /Q3/ }))
    expect(mark(3)).toHaveProperty('value', '21')
    await user.keyboard('{Enter}')
    expect(written(engine)).toEqual([['pile', 300, 250, 2100]])
  })

  it('saves a paper with a wrong total only after confirmation', async () => {
    const engine = engineOf([400, 400])
    const { user } = open(engine)
    await user.keyboard('gar{Enter}345{Enter}')
    expect(engine.writes).toEqual([])
    await user.keyboard('{Enter}')
    expect(engine.writes).toEqual([])
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(written(engine)).toEqual([['pile', 300, 400]])
  })

  it('asks once for the total, and saves without it only after confirmation', async () => {
    const engine = engineOf([400, 400])
    const { user } = open(engine)
    await user.keyboard('gar{Enter}34{Control>}{Enter}{/Control}')
    expect(engine.writes).toEqual([])
    expect(screen.getByRole('alert').textContent).toMatch(/Enter the total/)
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(written(engine)).toEqual([['pile', 300, 400]])
  })

  it('keeps a text that is not a mark visible in red, and holds the paper', async () => {
    const engine = engineOf([400, 400])
    const { user } = open(engine)
    await user.keyboard('gar{Enter}739{Enter}')
    expect(mark(1)).toHaveProperty('value', '7')
    expect(mark(1).getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(mark(1))
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(engine.writes).toEqual([])
  })

  it('skips questions with a status, and can check an entered paper again', async () => {
    const engine = engineOf([400, 400, 400], 100, {
      [studentId(6)]: { [leafId(1)]: 300, [leafId(2)]: 'exempt', [leafId(3)]: 200 },
    })
    const { user } = open(engine)
    expect(screen.getAllByRole('option').at(-1)?.textContent).toMatch(/Garcia Hugo.*Entered/)
    await user.keyboard('garc{Enter}')
    expect(document.activeElement).toBe(mark(1))
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(mark(3))
    await user.keyboard('15{Enter}')
    expect(engine.writes).toEqual([])
    await user.keyboard('{Control>}a{/Control}4{Enter}')
    expect(written(engine)).toEqual([['pile', 100]])
  })

  it('sets a status for the whole paper with its letter and Shift+Enter, as one step', async () => {
    const engine = engineOf([400, 400])
    const { user } = open(engine)
    await user.keyboard('gar{Enter}a{Shift>}{Enter}{/Shift}')
    expect(written(engine)).toEqual([['pile', 'absent', 'absent']])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(engine.row(studentId(6))[leafId(1)]?.status).toBe(null)
  })

  it('asks before “Absent” replaces marks, lists them, and undoes the replacement in one step', async () => {
    const engine = engineOf([400, 400, 400], 100, {
      [studentId(6)]: { [leafId(1)]: 300, [leafId(2)]: 'exempt', [leafId(3)]: 200 },
    })
    const { user } = open(engine)
    await user.keyboard('garc{Enter}')
    await user.click(screen.getByRole('button', { name: 'Absent' }))
    expect(engine.writes).toEqual([])
    expect(screen.getByRole('alert').textContent).toMatch(/3 marks.*Q1: 3.*Q2: E.*Q3: 2/)
    await user.keyboard('{Enter}')
    expect(engine.writes).toEqual([])
    expect(screen.queryByRole('alert')).toBe(null)
    expect(document.activeElement).toBe(mark(1))

    await user.click(screen.getByRole('button', { name: 'Absent' }))
    await user.click(screen.getByRole('button', { name: 'Replace 3 marks with “absent”' }))
    expect(written(engine)).toEqual([['pile', 'absent', 'absent', 'absent']])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(Object.values(engine.row(studentId(6))).map((one) => one?.valueHundredths)).toEqual([
      300,
      null,
      200,
    ])
  })

  it('asks before a status with Shift+Enter replaces typed marks', async () => {
    const engine = engineOf([400, 400])
    const { user } = open(engine)
    await user.keyboard('gar{Enter}3a{Shift>}{Enter}{/Shift}')
    expect(engine.writes).toEqual([])
    expect(screen.getByRole('alert').textContent).toMatch(/1 mark.*Q1: 3/)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('alert')).toBe(null)
    expect(mark(1)).toHaveProperty('value', '3')
  })

  it.each([
    ['a', 'Saved. Garcia Hugo: absent'],
    ['a0', 'Saved. Garcia Hugo: absent, counts as zero'],
    ['e', 'Saved. Garcia Hugo: exempt'],
  ])('describes correctly a paper that does not count: %s', async (typed, said) => {
    const { user } = open(engineOf([400, 400]))
    await user.keyboard(`gar{Enter}${typed}{Shift>}{Enter}{/Shift}`)
    const heard = screen.getAllByRole('status').map(({ textContent }) => plain(textContent))
    expect(heard).toContain(said)
  })

  it('asks for no total if a paper has only statuses, and shows no sum of zero', async () => {
    const engine = engineOf([400, 400])
    const { user } = open(engine)
    await user.keyboard('gar{Enter}a{Enter}e')
    expect(screen.getByText('Sum').parentElement?.textContent).toBe('Sum—')
    await user.keyboard('{Enter}{Enter}')
    expect(written(engine)).toEqual([['pile', 'absent', 'exempt']])
    expect(screen.getAllByRole('status').map(({ textContent }) => plain(textContent))).toContain(
      'Saved. Garcia Hugo: no questions count',
    )
  })

  it('shows the maximum of the points if a question is exempt', async () => {
    const engine = engineOf([400, 400])
    const { user } = open(engine)
    await user.keyboard('gar{Enter}3e{Enter}3{Enter}')
    expect(written(engine)).toEqual([['pile', 300, 'exempt']])
    expect(screen.getAllByRole('status').map(({ textContent }) => plain(textContent))).toContain(
      'Saved. Garcia Hugo: 3 of 4 points',
    )
  })

  it('goes back with Escape without losing anything, even when it is closed', async () => {
    const engine = engineOf([400, 400])
    const first = open(engine)
    await first.user.keyboard('gar{Enter}3{Escape}')
    expect(document.activeElement).toBe(finder())
    expect(screen.getByRole('option', { name: /Garcia/ }).textContent).toMatch(/Started/)
    await first.user.keyboard('{Escape}')
    expect(first.onClose).toHaveBeenCalledOnce()
    cleanup()
    const { user } = open(engine)
    await user.keyboard('gar{Enter}')
    expect(mark(1)).toHaveProperty('value', '3')
    expect(document.activeElement).toBe(mark(2))
    await user.keyboard('47{Enter}')
    expect(written(engine)).toEqual([['pile', 300, 400]])
  })

  it('goes on after a digit that the field already contains', async () => {
    const engine = engineOf([400, 400])
    const { user } = open(engine)
    await user.keyboard('gar{Enter}34{ArrowUp}{ArrowUp}')
    expect(document.activeElement).toBe(mark(1))
    await user.keyboard('326')
    expect([mark(1), mark(2), total()].map((field) => (field as HTMLInputElement).value)).toEqual([
      '3',
      '2',
      '6',
    ])
  })

  it('opens no paper while several students match, and lets arrow keys choose', async () => {
    const { user } = open(engineOf([400, 400]))
    await user.keyboard('{Enter}')
    expect(screen.getByText(/12 students/)).toBeTruthy()
    await user.keyboard('a{ArrowDown}{ArrowDown}{Enter}')
    expect(screen.getByRole('heading', { name: /Cherif Amal/ })).toBeTruthy()
  })

  it('opens the only matching paper with a space', async () => {
    const { user } = open(engineOf([400, 400]))
    await user.keyboard('gar ')
    expect(screen.getByRole('heading', { name: /Garcia Hugo/ })).toBeTruthy()
  })

  it('empties the search with Escape, selects no paper then, and closes with the next Escape', async () => {
    const { user, onClose } = open(engineOf([400, 400]))
    await user.keyboard('gar{Escape}')
    expect(finder()).toHaveProperty('value', '')
    expect(screen.queryByRole('option', { selected: true })).toBe(null)
    expect(onClose).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('opens a pressed paper, but not that of a student who doesn’t take part', async () => {
    const absentee = sheetStudent(2, { takesPart: false })
    const { user } = open(createFakeEngine(sheetSample([sheetStudent(1), absentee], [400, 400])))
    await user.click(screen.getByRole('option', { name: /Bernard/ }))
    expect(document.activeElement).toBe(finder())
    await user.click(screen.getByRole('option', { name: /Abidi/ }))
    expect(screen.getByRole('heading', { name: /Abidi Yasmine/ })).toBeTruthy()
  })

  it('does not overwrite a colleague’s change from while the paper was open', async () => {
    const engine = engineOf([400, 400], 100, { [studentId(6)]: { [leafId(1)]: 300 } })
    const { user } = open(engine)
    await user.keyboard('gar{Enter}')
    engine.setCell(
      { studentId: studentId(6), leafId: leafId(1) },
      { content: { valueHundredths: 100, status: null } },
    )
    await user.keyboard('45{Enter}')
    expect(engine.row(studentId(6))[leafId(1)]?.valueHundredths).toBe(100)
    expect(written(engine)).toEqual([['pile', 400]])
  })

  it('bases a saved mark on the version seen when it was typed, however long ago', async () => {
    const engine = engineOf([400, 400])
    const ref = { studentId: studentId(6), leafId: leafId(1) }
    const by = 'b'.repeat(24)
    engine.setCell(ref, { saved: { valueHundredths: 100, status: null, version: 3, by, at: 0 } })
    const first = open(engine)
    await first.user.keyboard('gar{Enter}3{Escape}')
    cleanup()
    const later = { valueHundredths: 200, status: null }
    engine.setCell(ref, { content: later, saved: { ...later, version: 4, by, at: 1 } })
    const { user } = open(engine)
    await user.keyboard('gar{Enter}47{Enter}')
    expect(engine.writes.flatMap(({ changes }) => changes)).toMatchObject([
      { ...ref, base: 3, epoch: 0 },
      { leafId: leafId(2), base: 0, epoch: 0 },
    ])
  })

  it('asks again for marks typed before a maximum changed, and accepts the same digits', async () => {
    const engine = engineOf([400, 400])
    const { user } = open(engine)
    await user.keyboard('gar{Enter}3')
    act(() => engine.setState({ epoch: 1 }))
    expect(mark(1).getAttribute('aria-invalid')).toBe('true')
    await user.keyboard('47{Enter}')
    expect(engine.writes).toEqual([])
    expect(screen.getByText(/Q1: The maximum changed/)).toBeTruthy()
    expect(document.activeElement).toBe(mark(1))
    await user.keyboard('3')
    expect(mark(1).getAttribute('aria-invalid')).toBe(null)
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(engine.writes.flatMap(({ changes }) => changes)).toMatchObject([
      { leafId: leafId(1), epoch: 1 },
      { leafId: leafId(2), epoch: 1 },
    ])
  })

  it('reports marks that wait for a decision because their cells have changed', async () => {
    const engine = engineOf([400, 400])
    const write = engine.write.bind(engine)
    engine.write = (kind, changes) => {
      const id = write(kind, changes)
      engine.setCell({ studentId: studentId(6), leafId: leafId(1) }, { state: 'conflict' })
      return id
    }
    const { user } = open(engine)
    await user.keyboard('gar{Enter}347{Enter}')
    expect(screen.getAllByText(/1 mark needs your decision/).length).toBeGreaterThan(0)
  })

  it('undoes exactly the named paper, whatever was done since', async () => {
    const engine = engineOf([400, 400])
    const { user } = open(engine)
    await user.keyboard('gar{Enter}347{Enter}')
    const other = { studentId: studentId(1), leafId: leafId(1) }
    engine.write('type', [{ ...other, content: { valueHundredths: 100, status: null } }])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(engine.row(other.studentId)[leafId(1)]?.valueHundredths).toBe(100)
    expect(engine.row(studentId(6))[leafId(1)]?.valueHundredths).toBe(null)
  })

  it('asks for no total if there is only one mark', async () => {
    const engine = engineOf([2000])
    const { user } = open(engine)
    await user.keyboard('gar{Enter}15{Enter}')
    expect(written(engine)).toEqual([['pile', 1500]])
  })

  it('changes nothing on a read-only sheet', () => {
    const engine = engineOf([400])
    engine.setState({ readOnly: 'released' })
    open(engine)
    expect(screen.queryByRole('combobox')).toBe(null)
  })
})

describe('a paper with any mistake', () => {
  it('is not ready to be saved while marks and total differ', () => {
    const { exam, students, ...rest } = sheetSample([sheetStudent(1)], [400, 1000, 3000, 200], 50)
    const { columns } = gridModelOf({ exam, students, ...rest }, { language: 'en', digits: 'latin' })
    const text = fc.oneof(
      fc.integer({ min: 0, max: 70 }).map((halves) => String(halves / 2)),
      fc.constant(''),
    )
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 4, maxLength: 4 }),
        fc.integer({ min: 0, max: 140 }),
        (texts, halves) => {
          const typed = Object.fromEntries(texts.map((one, index) => [leafId(index + 1), one]))
          const paper = readPaper(
            columns,
            4600,
            {},
            { ...emptyPaper, texts: typed, total: String(halves / 2) },
            0,
          )
          const right = texts.reduce((sum, one) => sum + Number(one), 0) === halves / 2
          const allRead = paper.cells.every(({ content }) => content !== null)
          expect(paper.verdict === 'agrees').toBe(right && allRead)
          if (paper.verdict === 'agrees') expect(changesOf('a', paper)).toHaveLength(paper.entered)
        },
      ),
    )
  })
})
