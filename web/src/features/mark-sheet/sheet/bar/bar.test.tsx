import type { ExamStatus, MarkCode } from '@classeur/contracts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { NoticeList } from '../../../../components/overlays/notices/notice-list.tsx'
import { notices } from '../../../../components/overlays/notices/notices.ts'
import { loadAreas, startI18n } from '../../../../i18n/i18n.ts'
import { examId, examOf, leafId } from '../../../../testing/exam-samples.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { problemAnswer, server } from '../../../../testing/server.ts'
import { createFakeEngine, type FakeEngine } from '../../testing/fake-engine.ts'
import { sheetSample, studentId } from '../../testing/sheet-sample.ts'
import { SheetBanner } from '../banner/sheet-banner.tsx'
import { SheetBar } from './sheet-bar.tsx'
import { takenStep } from '../../model/take-step.ts'

const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u2066-\u2069]/gu, '')
const sami = { id: '65f0000000000000000000aa', name: 'Sami Khelifi' }
const full: Record<string, Record<string, MarkCode>> = {
  [studentId(1)]: { [leafId(1)]: 500 },
  [studentId(2)]: { [leafId(1)]: 400 },
}
let asked: ExamStatus[]

function open(engine: FakeEngine) {
  const calls = { onGoTo: vi.fn(), onOpenChecks: vi.fn(), onPile: vi.fn(), onFind: vi.fn(), onKeys: vi.fn() }
  renderScreen(
    <>
      <SheetBar engine={engine} onGoTo={calls.onGoTo} onOpenChecks={calls.onOpenChecks}>
        <button type="button">Export</button>
      </SheetBar>
      <SheetBanner
        engine={engine}
        onGoTo={calls.onGoTo}
        checksOpen={false}
        onOpenChecks={calls.onOpenChecks}
        onPile={calls.onPile}
        onFindStudent={calls.onFind}
        onShowKeys={calls.onKeys}
      />
      <NoticeList />
    </>,
    `/marksheet/${examOf().markId}`,
  )
  return calls
}
const engineOf = (codes = full, status: ExamStatus = 'marking') => {
  const sheet = sheetSample(2, [1000])
  return createFakeEngine({ ...sheet, exam: { ...sheet.exam, status } }, codes)
}
/** Connects the engine to the simulated server: `refresh` reads the exam's status again. */
function following(engine: FakeEngine) {
  server.use(
    route.post('*/api/exams/:id/status', async ({ request, params }) => {
      const { status } = (await request.json()) as { status: ExamStatus }
      asked.push(status)
      return HttpResponse.json(examOf({ id: String(params['id']), status }))
    }),
  )
  engine.refresh = () => {
    const { sheet } = engine.state()
    const status = asked.at(-1) ?? sheet.exam.status
    const readOnly = status === 'reviewed' || status === 'released' ? status : null
    engine.setState({ readOnly, sheet: { ...sheet, exam: { ...sheet.exam, status } } })
    return Promise.resolve()
  }
  return engine
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('mark-panels')
})
beforeEach(() => {
  asked = []
  takenStep.set(null)
})
afterEach(() => {
  cleanup()
  notices.set([])
  server.resetHandlers()
})
afterAll(() => server.close())

it('the bar names the exam and links to its class and to the four parts of the sheet', () => {
  open(engineOf())
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fractions and decimals')
  expect(plain(screen.getByText(/coefficient/).textContent)).toBe(
    '6B Mathematics · test of 18 Nov · /10 · coefficient 1',
  )
  const { classId, markId } = examOf()
  expect(screen.getByRole('link', { name: 'All exams of the class' }).getAttribute('href')).toBe(
    `/classe/${classId}/exams`,
  )
  const tabs = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
    ...[`/marksheet/${markId}`, `/marksheet/${markId}/table_errors`],
    ...[`/marksheet/${markId}/generate_resource`, `/marksheet/${markId}/statistics`],
  ])
  expect(tabs[0]?.getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy()
})

it('one click reviews a complete exam, with an undo, and the next click releases it', async () => {
  open(following(engineOf()))
  await press('Mark as reviewed')
  expect(await screen.findByText('Reviewed. Marks are now read-only.')).toBeTruthy()
  expect(screen.getByText(/Reviewed: marks are read-only\./)).toBeTruthy()
  await press('Release')
  expect(await screen.findByText('Results released.')).toBeTruthy()
  await press('Reopen')
  expect(await screen.findByRole('button', { name: 'Mark as reviewed' })).toBeTruthy()
  expect(asked).toEqual(['reviewed', 'released', 'marking'])
})

it('the notice can undo the review', async () => {
  open(following(engineOf()))
  await press('Mark as reviewed')
  const notice = (await screen.findByText('Reviewed. Marks are now read-only.')).parentElement
  await userEvent.click(within(notice as HTMLElement).getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: 'Mark as reviewed' })).toBeTruthy()
  expect(asked).toEqual(['reviewed', 'marking'])
})

it('reviewing a draft opens it for marking first', async () => {
  open(following(engineOf(full, 'draft')))
  await press('Mark as reviewed')
  await screen.findByText('Reviewed. Marks are now read-only.')
  expect(asked).toEqual(['marking', 'reviewed'])
})

it('reviewing with missing cells asks first, can show them, and continues after confirmation', async () => {
  const { onOpenChecks } = open(following(engineOf({ [studentId(1)]: { [leafId(1)]: 500 } })))
  await press('Mark as reviewed')
  const dialog = within(screen.getByRole('dialog', { name: 'Not everything is marked yet' }))
  expect(dialog.getByRole('listitem').textContent).toBe(
    '1 cell not entered. 1 of 2 papers are entered in full. The others get no final result.',
  )
  await press('Show the cells')
  expect(onOpenChecks).toHaveBeenCalledOnce()
  expect(asked).toEqual([])
  await press('Mark as reviewed')
  await press('Mark as reviewed anyway')
  await screen.findByText('Reviewed. Marks are now read-only.')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a sheet is not closed while marks are only on this device', async () => {
  const engine = engineOf()
  engine.setState({ unsent: 3, save: 'offline' })
  open(engine)
  await press('Mark as reviewed')
  expect(screen.getByText('3 cells haven’t reached the server yet.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Mark as reviewed anyway' })).toBeNull()
})

it('the reason is shown when the server refuses the step', async () => {
  server.use(route.post('*/api/exams/:id/status', () => problemAnswer('general/forbidden', 403)))
  open(engineOf())
  await press('Mark as reviewed')
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Mark as reviewed' })).toBeTruthy()
})

it('a marker learns who reviews the exam, and an editor who releases and reopens it', () => {
  const engine = engineOf()
  const { sheet } = engine.state()
  engine.setState({ sheet: { ...sheet, may: { write: true, change: false, release: false, reopen: false } } })
  open(engine)
  expect(screen.getByText('The owner or an editor of the class can mark it as reviewed.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Mark as reviewed' })).toBeNull()
  cleanup()
  const reviewed = engineOf(full, 'reviewed')
  reviewed.setState({
    ...{
      readOnly: 'reviewed',
      sheet: { ...reviewed.state().sheet, may: { write: true, change: true, release: false, reopen: false } },
    },
  })
  open(reviewed)
  expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Release' })).toBeNull()
  expect(screen.getByText('The owner of the class, or an editor they allow, can release it.')).toBeTruthy()
  expect(screen.getByText(/The owner of the class, or an editor they allow, can reopen it\./)).toBeTruthy()
})

it.each([
  [{}, 'All saved'],
  [{ save: 'saving', unsent: 1 }, 'Saving'],
  [{ save: 'offline', unsent: 3 }, '3 cells kept on this device'],
  [{ save: 'offline', unsent: 3, notKept: true }, 'Offline · 3 cells not sent'],
  [{ save: 'signed-out', unsent: 1 }, 'Signed out · 1 cell kept on this device'],
  [{ conflicts: [{ studentId: studentId(1), leafId: leafId(1) }] }, '1 cell needs attention'],
] as const)('the saving state %o reads "%s"', (fields, shownText) => {
  const engine = engineOf()
  engine.setState(fields)
  open(engine)
  expect(screen.getAllByText(shownText).length).toBeGreaterThan(0)
})

it('marks that are each saved before the next one show “Saving” until a pause, and what goes wrong shows at once', async () => {
  const engine = engineOf()
  open(engine)
  const shown = () => document.querySelector('p[data-kind]')?.getAttribute('data-kind')
  expect(shown()).toBe('saved')
  for (let mark = 0; mark < 3; mark += 1) {
    act(() => engine.setState({ save: 'saving' }))
    expect(shown()).toBe('saving')
    act(() => engine.setState({ save: 'saved' }))
    expect(shown()).toBe('saving')
  }
  await waitFor(() => expect(shown()).toBe('saved'))
  act(() => engine.setState({ save: 'saving' }))
  act(() => engine.setState({ save: 'offline', unsent: 1 }))
  expect(shown()).toBe('offline')
  act(() => engine.setState({ save: 'saved', unsent: 0 }))
  expect(shown()).toBe('saved')
})

it('saving and connection are announced here, and waiting cells by the table', () => {
  const engine = engineOf()
  engine.setState({ conflicts: [{ studentId: studentId(1), leafId: leafId(1) }] })
  open(engine)
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(announced().join('')).toBe('')
  cleanup()
  engine.setState({ save: 'offline', unsent: 2 })
  open(engine)
  expect(announced()).toContain('2 cells kept on this device')
})

it('key hints match the person’s keyboard', () => {
  open(engineOf())
  expect(screen.getByRole('button', { name: /^Undo/ }).textContent).toBe('UndoCtrl Z')
  cleanup()
  const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh)')
  open(engineOf())
  const undo = screen.getByRole('button', { name: /^Undo/ })
  expect(undo.textContent).toBe('Undo⌘ Z')
  expect(undo.getAttribute('aria-keyshortcuts')).toBe('Meta+Z')
  agent.mockRestore()
})

it('without a server or a session, the note says how many cells are kept and what to do', async () => {
  const engine = engineOf()
  engine.setState({ save: 'offline', unsent: 2 })
  const refresh = vi.spyOn(engine, 'refresh')
  open(engine)
  expect(screen.getByText(/2 cells are kept on this device and will be sent automatically/)).toBeTruthy()
  await press('Try again')
  expect(refresh).toHaveBeenCalledOnce()
  cleanup()
  engine.setState({ save: 'signed-out' })
  open(engine)
  expect(screen.getByText(/sent after you sign in again/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign in again' }).getAttribute('href')).toBe(
    `/login?redirect_to=${encodeURIComponent(`/marksheet/${examOf().markId}`)}`,
  )
})

it('a device that cannot store marks is reported before marks are unsent', () => {
  const engine = engineOf()
  engine.setState({ notKept: true })
  open(engine)
  expect(screen.getByText(/This browser can’t store marks on this device/)).toBeTruthy()
})

it('the banner counts missing marks and opens the check, pile mode, the search and the keys', async () => {
  const calls = open(engineOf({ [studentId(1)]: { [leafId(1)]: 500 } }))
  await press(/1 cell not entered.*1 of 2 papers entered/)
  await press('Pile mode')
  await press(/find a student/)
  await press(/all keys/)
  for (const call of [calls.onOpenChecks, calls.onPile, calls.onFind, calls.onKeys])
    expect(call).toHaveBeenCalledOnce()
  cleanup()
  open(engineOf())
  expect(screen.getByRole('button', { name: /All entered.*2 of 2 papers entered/ })).toBeTruthy()
})

it('the banner names the entered papers that the figures leave out', () => {
  open(engineOf({ ...full, [studentId(2)]: { [leafId(1)]: 'absent' } }))
  const banner = screen.getByRole('button', { name: /All entered/ })
  expect(banner.textContent).toContain('2 of 2 papers entered; 1 absent')
})

it('undo and redo go to changed cells only, and report the cells that were kept because someone had changed them', async () => {
  const engine = engineOf()
  const ref = { studentId: studentId(1), leafId: leafId(1) }
  engine.write('type', [{ ...ref, content: { valueHundredths: 100, status: null } }])
  const { onGoTo } = open(engine)
  await press(/^Undo/)
  expect(engine.cell(ref).content.valueHundredths).toBe(500)
  expect(onGoTo).toHaveBeenLastCalledWith(ref)
  expect(screen.getByText('Undid 1 cell.')).toBeTruthy()
  await press('Redo')
  expect(engine.cell(ref).content.valueHundredths).toBe(100)
  const other = { studentId: studentId(2), leafId: leafId(1) }
  engine.undo = () => ({ changed: [], kept: [other] })
  onGoTo.mockClear()
  await press(/^Undo/)
  // Otherwise the next typed mark would replace the colleague's.
  expect(onGoTo).not.toHaveBeenCalled()
  await press('1 cell was kept: someone has changed it since.')
  expect(onGoTo).toHaveBeenLastCalledWith(other)
  expect(screen.queryByRole('button', { name: /stayed/ })).toBeNull()
})

it('the avatars show who else is here and in which cell, and a click goes there', async () => {
  const engine = engineOf()
  const cell = { studentId: studentId(2), leafId: leafId(1) }
  engine.setState({
    present: [
      { examId, connectionId: 'a', user: sami, cell },
      { examId, connectionId: 'b', user: sami, cell: null },
    ],
  })
  const { onGoTo } = open(engine)
  const [person, ...others] = within(screen.getByRole('list', { name: 'Also here' })).getAllByRole('button')
  expect(plain(person?.getAttribute('aria-label'))).toBe('Sami Khelifi: Q1 of Bernard Chloé')
  expect(others).toEqual([])
  await userEvent.click(person as HTMLElement)
  expect(onGoTo).toHaveBeenCalledWith(cell)
})

it.each([
  ['archived', /This class is archived/],
  ['over-limit', /over the limit of its owner’s plan/],
  ['role', /You can read these marks/],
  ['released', /made after release.*You can reopen it/],
] as const)('the note explains why a sheet is read-only: %s', (readOnly, shownText) => {
  const engine = engineOf(full, readOnly === 'released' ? 'released' : 'marking')
  engine.setState({ readOnly })
  open(engine)
  expect(screen.getByText(shownText)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Pile mode' })).toBeNull()
})
