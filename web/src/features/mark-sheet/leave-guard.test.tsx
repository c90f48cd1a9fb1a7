import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { removeDraft, writeDraft } from '../../drafts/draft-storage.ts'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { leafId } from '../../testing/exam-samples.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { createFakeEngine, type FakeEngine } from './testing/fake-engine.ts'
import { sheetSample, studentId } from './testing/sheet-sample.ts'
import { emptyPaper, pileDraftOf, withPaper } from './pile/pile-drafts.ts'
import { LeaveGuard } from './leave-guard.tsx'

const nothingBegun = { search: '', openId: null, papers: {} }
const drafts = () => pileDraftOf(sheetSample(1, [100]).exam.id)

beforeAll(async () => {
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
afterEach(() => {
  cleanup()
  drafts().set(nothingBegun)
})

const Where = () => <p>{useLocation().pathname}</p>

function open(engine: FakeEngine) {
  renderScreen(
    <>
      <Link to="/home">Home</Link>
      <Link to="/marksheet/one/statistics">Statistics</Link>
      <Where />
      <LeaveGuard engine={engine} />
    </>,
    '/marksheet/one',
    '/marksheet/one/*',
  )
  return userEvent.setup()
}
const unreadEngine = () => {
  const engine = createFakeEngine(sheetSample(2, [100]))
  const unread = { text: 'x', problem: 'not-a-mark' as const, nearest: [] }
  engine.keepUnread({ studentId: studentId(1), leafId: leafId(1) }, unread)
  return engine
}

it('a link that leads away from texts that aren’t marks asks first, then stays or leaves as chosen', async () => {
  const user = open(unreadEngine())
  await user.click(screen.getByRole('link', { name: 'Home' }))
  expect(screen.getByRole('dialog', { name: 'Leave this sheet?' }).textContent).toMatch(
    /1 entry isn’t a mark/,
  )
  await user.click(screen.getByRole('button', { name: 'Stay on the sheet' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('/marksheet/one')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Home' }))
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('elsewhere')).toBeTruthy()
})

it('a link that leads away from an unfinished paper asks first, and no longer after the paper is saved', async () => {
  const user = open(createFakeEngine(sheetSample(2, [100])))
  act(() =>
    drafts().set(withPaper(nothingBegun, studentId(1), { ...emptyPaper, texts: { [leafId(1)]: '3' } })),
  )
  await user.click(screen.getByRole('link', { name: 'Home' }))
  expect(screen.getByRole('dialog').textContent).toMatch(/started paper of the pile is kept on this device/)
  await user.click(screen.getByRole('button', { name: 'Stay on the sheet' }))
  act(() => drafts().set(nothingBegun))
  await user.click(screen.getByRole('link', { name: 'Home' }))
  expect(await screen.findByText('elsewhere')).toBeTruthy()
})

it('a link to another page of the same sheet, which keeps everything, does not ask', async () => {
  const user = open(unreadEngine())
  await user.click(screen.getByRole('link', { name: 'Statistics' }))
  expect(screen.getByText('/marksheet/one/statistics')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('the guard says that texts will be lost only if this browser can’t keep them', async () => {
  const user = open(unreadEngine())
  await user.click(screen.getByRole('link', { name: 'Home' }))
  expect(screen.getByRole('dialog').textContent).toMatch(/kept on this device/)
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const draft = { form: 'mark-texts', subject: sheetSample(1, [100]).exam.id } as const
  act(() => writeDraft(draft, []))
  full.mockRestore()
  await user.click(screen.getByRole('button', { name: 'Stay on the sheet' }))
  await user.click(screen.getByRole('link', { name: 'Home' }))
  expect(screen.getByRole('dialog').textContent).toMatch(/will be lost/)
  act(() => void removeDraft(draft))
})
