import { contentOf, decimalText, sheetTable, tableText } from '@classeur/domain/marks'
import type { MarkCode, MarksFile } from '@classeur/contracts'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { NoticeList } from '../../../components/overlays/notices/notice-list.tsx'
import { notices } from '../../../components/overlays/notices/notices.ts'
import { loadPanels } from '../../../components/overlays/panels/use-panels.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { problemAnswer, server } from '../../../testing/server.ts'
import { createFakeEngine, type FakeEngine } from '../testing/fake-engine.ts'
import { sheetSample, sheetStudent } from '../testing/sheet-sample.ts'
import { ExportMenu } from './export-menu.tsx'
import { cellName, fileSheetOf } from './file-sheet.ts'
import { ImportMarksDialog } from './import-marks-dialog.tsx'
import { PrintSheet } from './print-sheet.tsx'

let engine: FakeEngine
let saved: { name: string; text: string }[]
const onClose = vi.fn()

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadPanels()
  await loadAreas('mark-files', 'mark-grid')
})
beforeEach(() => {
  saved = []
  onClose.mockClear()
  const sheet = sheetSample(
    [1, 2, 3, 4].map((number) => sheetStudent(number)),
    [400, 1000],
  )
  const leaves = sheet.exam.structure.exercises.flatMap(({ questions }) =>
    questions.flatMap(({ parts }) => parts),
  )
  const row = (...codes: MarkCode[]) =>
    Object.fromEntries(leaves.map(({ id }, index) => [id, codes[index] ?? null]))
  const [first, second] = sheet.students
  engine = createFakeEngine(sheet, { [first?.id ?? '']: row(350, 'absent'), [second?.id ?? '']: row(100) })
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
  notices.set([])
  vi.restoreAllMocks()
})
afterAll(() => server.close())

/** The rows of an export of the current sheet. */
const exportedRows = () => {
  const sheet = fileSheetOf(engine.state().sheet, engine.rows())
  return tableText(
    sheetTable(sheet, 'en', (hundredths) => decimalText(hundredths, '.')),
    '.',
  )
}
const openWith = async (rows: string[][], notes?: MarksFile['notes']) => {
  server.use(route.post('*/api/exams/:id/marks/file', () => HttpResponse.json({ rows, notes })))
  renderScreen(
    <>
      <ImportMarksDialog engine={engine} onClose={onClose} />
      <NoticeList />
    </>,
  )
  await userEvent.upload(screen.getByLabelText(/Drop a file here/), new File(['x'], 'marks.csv'))
  await screen.findByText('marks.csv')
}
const written = () => engine.writes.map(({ kind, changes }) => [kind, changes.map(({ content }) => content)])
const apply = () => userEvent.click(screen.getByRole('button', { name: /^Write marks/ }))

it('importing an unchanged export changes nothing and cannot be written', async () => {
  await openWith(exportedRows())
  expect(screen.getByText('Unchanged: 3')).toBeTruthy()
  expect(screen.getByText('No cells would change.')).toBeTruthy()
  expect(screen.queryByText('Not recognised, so not written')).toBeNull()
  expect(screen.getByRole('button', { name: 'Write marks (0)' })).toHaveProperty('disabled', true)
})

it('an import fills only empty cells, as one operation, unless the person chooses otherwise', async () => {
  const rows = exportedRows()
  for (const cells of rows.slice(1)) cells[4] = '2.5'
  await openWith(rows)
  expect(screen.getByText('New: 2')).toBeTruthy()
  expect(screen.getByText('Changed: 2')).toBeTruthy()
  await apply()
  expect(written()).toEqual([['import', [contentOf(250), contentOf(250)]]])
  expect(onClose).toHaveBeenCalledOnce()
  expect(await screen.findByText(/from the file: 2/)).toBeTruthy()
})

it('an import overwrites the chosen cells and shows their old and new marks side by side', async () => {
  const rows = exportedRows()
  for (const cells of rows.slice(1)) cells[4] = '2.5'
  await openWith(rows)
  await userEvent.click(screen.getByLabelText('all these cells (4)'))
  const line = within(screen.getByRole('region')).getByText('Abidi Yasmine').closest('tr')
  expect(line?.textContent).toBe('Abidi YasmineQ13.52.5')
  await apply()
  expect(written()).toEqual([['import', [250, 250, 250, 250].map(contentOf)]])
})

it('an import writes notes with the marks of their cells, and leaves notes alone that it does not have', async () => {
  const [ada, ben] = engine.state().sheet.students
  const leaf = Object.keys(engine.row(ada?.id ?? ''))[0] ?? ''
  const cell = (studentId = '') => ({ studentId, leafId: leaf })
  engine.setCell(cell(ben?.id), { errorTypes: ['unit'], comment: 'Units' })
  await openWith(
    [
      ['Last name', 'First name', 'Q1', 'Q1 · comment'],
      [ada?.lastName ?? '', ada?.firstName ?? '', '4', 'Well done'],
      [ben?.lastName ?? '', ben?.firstName ?? '', '1', ''],
    ],
    {
      name: 'Errors',
      rows: [
        ['Last name', 'First name', 'Question', 'Error types'],
        [ada?.lastName ?? '', ada?.firstName ?? '', 'Q1', 'Method'],
        [ben?.lastName ?? '', ben?.firstName ?? '', 'Q1', 'Sign'],
      ],
    },
  )
  expect(screen.getByText('New: 1')).toBeTruthy()
  expect(screen.getByText('Changed: 1')).toBeTruthy()
  const unread = screen.getByRole('heading', { name: /Not recognised/ }).closest('section')?.textContent
  expect(unread).toContain('Errors!D3Signisn’t an error type')
  await userEvent.click(screen.getByLabelText('all these cells (2)'))
  const lines = within(screen.getByRole('region')).getAllByRole('row').slice(1)
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    ...['Abidi YasmineQ13.54', 'Abidi YasmineQ1–Method · Well done'],
  ])
  await apply()
  expect(engine.writes).toEqual([
    {
      kind: 'import',
      changes: [
        { ...cell(ada?.id), content: contentOf(400), note: { errorTypes: ['method'], comment: 'Well done' } },
      ],
    },
  ])
  expect(engine.cell(cell(ben?.id))).toMatchObject({ errorTypes: ['unit'], comment: 'Units' })
})

it('an import lists everything it cannot read with its position and the reason, and the students and questions missing from the file', async () => {
  await openWith([
    ['Last name', 'First name', 'Q1 (/3)', 'Q2 (/10)', 'Bonus'],
    ['Abidi', 'Yasmine', '1', '11', '1'],
    ['Nobody', 'Here', '1', '2', '1'],
    ['Cherif', 'Amal', '1', '=1+1', '1'],
  ])
  const text = screen.getByRole('heading', { name: /Not recognised/ }).closest('section')?.textContent ?? ''
  for (const part of [
    ...[
      'Column CQ1 (/3)has a different maximum',
      'Column EBonusisn’t a question',
      'Row 3Nobody Hereisn’t on this sheet',
    ],
    ...['D211is above the maximum', 'D4=1+1is a formula'],
  ]) {
    expect(text).toContain(part)
  }
  expect(screen.getByText('Questions not in the file: 1')).toBeTruthy()
  expect(screen.getByText('Students not in the file: 2')).toBeTruthy()
})

it('an import says if a file has no headings or cannot be read', async () => {
  await openWith([['Abidi Yasmine', '1', '2']])
  expect(screen.getByRole('alert').textContent).toContain('no row of headings')
  server.use(route.post('*/api/exams/:id/marks/file', () => problemAnswer('imports/unreadable', 422)))
  await userEvent.click(screen.getByRole('button', { name: 'Choose another file' }))
  await userEvent.upload(screen.getByLabelText(/Drop a file here/), new File(['x'], 'x.csv'))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(engine.writes).toEqual([])
})

it('an export has the file name from the server and the reader’s language and digits, and reports failures', async () => {
  let asked = ''
  server.use(
    route.get('*/api/exams/:id/export', ({ request }) => {
      asked = new URL(request.url).search
      return new HttpResponse('a;b', {
        headers: {
          'content-disposition': `attachment; filename="marks.csv"; filename*=UTF-8''6B%20%E2%80%93%20x.csv`,
        },
      })
    }),
  )
  URL.createObjectURL = vi.fn(() => 'blob:x')
  URL.revokeObjectURL = vi.fn()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: this.href })
  })
  engine.setState({ unsent: 3 })
  renderScreen(
    <>
      <ExportMenu engine={engine} />
      <NoticeList />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  expect(screen.getByText(/not sent yet: 3/)).toBeTruthy()
  await userEvent.click(screen.getByRole('menuitem', { name: /CSV with semicolons/ }))
  await vi.waitFor(() => expect(saved).toEqual([{ name: '6B – x.csv', text: 'blob:x' }]))
  expect(asked).toBe('?format=csv&delimiter=semicolon&language=en&digits=latin')

  server.use(route.get('*/api/exams/:id/export', () => problemAnswer('general/internal', 500)))
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  await userEvent.click(screen.getByRole('menuitem', { name: /Excel workbook/ }))
  await vi.waitFor(() => expect(notices.get().map(({ tone }) => tone)).toEqual(['problem']))
})

it('every row is printed, and each number has its own text direction', () => {
  const print = vi.fn(() => {
    fireEvent(window, new Event('beforeprint'))
    const paper = document.querySelector('table')
    expect(within(paper as HTMLElement).getAllByRole('row', { hidden: true })).toHaveLength(6)
    expect(
      [...(paper?.querySelectorAll('tbody tr:first-child bdi') ?? [])].map((one) => one.textContent),
    ).toEqual([...['1', 'Abidi Yasmine', '3.5', 'A', '17.5', '3.5 of 4']])
    fireEvent(window, new Event('afterprint'))
  })
  renderScreen(<PrintSheet engine={engine} />)
  expect(document.querySelector('table')).toBeNull()
  print()
  expect(document.querySelector('table')).toBeNull()
})

it('cells have the names that spreadsheet programs use', () => {
  expect([cellName(0, 0), cellName(4, 25), cellName(9, 26), cellName(0, 701), cellName(2, null)]).toEqual([
    ...['A1', 'Z5', 'AA10', 'ZZ1', '3'],
  ])
})
