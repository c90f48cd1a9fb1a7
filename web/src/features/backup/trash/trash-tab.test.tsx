import { trashKinds, type TrashEntry, type TrashPage } from '@classeur/contracts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { NoticeList } from '../../../components/overlays/notices/notice-list.tsx'
import { notices } from '../../../components/overlays/notices/notices.ts'
import { dropSession, refresh } from '../../../http/session/auth-session.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { serverSends } from '../../../testing/fake-socket.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { problemAnswer, server } from '../../../testing/server.ts'
import BackupScreen from '../backup-screen.tsx'
import { serveBackups } from '../testing/backup-server.ts'

vi.mock('../../../realtime/socket.ts', () => import('../../../testing/fake-socket.ts'))

const dayMs = 86_400_000
const idOf = (number: number) => number.toString(16).padStart(24, '0')
/** The fields of a deletion that leaves this many days. */
const leaves = (days: number, name: string | null = 'Leïla Mansouri', isSelf = true) => ({
  deletedAt: new Date(Date.now() - (30 - days) * dayMs - 60_000).toISOString(),
  deletedBy: name === null ? null : { name, isSelf },
  purgeAt: new Date(Date.now() + days * dayMs - 60_000).toISOString(),
})
const everything = (): TrashEntry[] => [
  {
    ...{ kind: 'exam', id: idOf(1), title: 'Diagnostic test', className: '3B Physics', papers: 29 },
    ...leaves(2, null),
  },
  {
    ...{ kind: 'lesson-plan', id: idOf(2), title: 'Volumes of solids', className: null, durationMin: 55 },
    ...leaves(7),
  },
  { ...{ kind: 'picture', id: idOf(3), title: 'Volcano', style: 'diagram', sizeBytes: 10 }, ...leaves(8) },
  {
    ...{ kind: 'student', id: idOf(4), title: 'Ada Berg', className: '6A', exams: 4 },
    ...leaves(16, 'Sami Khelifi', false),
  },
  {
    ...{ kind: 'resource', id: idOf(5), title: 'Fractions', className: '6A', examTitle: 'Quiz on angles' },
    ...{ resourceKind: 'practice-sheet', ...leaves(20) },
  },
  { ...{ kind: 'class', id: idOf(6), title: '5C Mathematics', students: 31, exams: 5 }, ...leaves(27) },
]

let held: TrashEntry[]
let restored: TrashEntry[]
let sent: string[]
const pathOf = ({ kind, id }: TrashEntry) => `${kind}/${id}`

function page(kind: string | null): TrashPage {
  const count = (one: string) => held.filter((entry) => entry.kind === one).length
  return {
    entries: held.filter((entry) => kind === null || entry.kind === kind),
    nextCursor: null,
    counts: Object.fromEntries(trashKinds.map((one) => [one, count(one)])) as TrashPage['counts'],
    bytes: held.length > 0 ? 11 * 2 ** 20 : 0,
    readAt: '2026-11-27T08:00:00.000Z',
  }
}

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
  await loadAreas('backup', 'trash', 'classes', 'lesson-plans', 'images', 'resources')
})
beforeEach(async () => {
  held = everything()
  restored = []
  sent = []
  const remove = (path: string) => {
    restored.push(...held.filter((entry) => pathOf(entry) === path))
    held = held.filter((entry) => pathOf(entry) !== path)
  }
  serveBackups()
  server.use(
    route.get('*/api/trash', ({ request }) =>
      HttpResponse.json(page(new URL(request.url).searchParams.get('kind'))),
    ),
    route.post('*/api/trash/:kind/:id/restore', ({ params: { kind, id } }) => {
      sent.push(`restore ${String(kind)}`)
      remove(`${String(kind)}/${String(id)}`)
      return new HttpResponse(null, { status: 204 })
    }),
    route.post('*/api/trash/:kind/:id/put-back', async ({ params: { id }, request }) => {
      const { deletedAt } = (await request.json()) as { deletedAt: string }
      sent.push(`put back ${deletedAt}`)
      held.push(...restored.filter((entry) => entry.id === id))
      held.sort((a, b) => a.deletedAt.localeCompare(b.deletedAt))
      return new HttpResponse(null, { status: 204 })
    }),
    route.delete('*/api/trash/:kind/:id', ({ params: { kind, id } }) => {
      sent.push(`delete ${String(kind)}`)
      remove(`${String(kind)}/${String(id)}`)
      return new HttpResponse(null, { status: 204 })
    }),
    route.delete('*/api/trash', ({ request }) => {
      sent.push(`empty ${new URL(request.url).search}`)
      held = []
      return HttpResponse.json({ count: 6 })
    }),
  )
  await refresh()
})
afterEach(() => {
  cleanup()
  notices.set([])
  server.resetHandlers()
  dropSession('signed-out')
})
afterAll(() => server.close())

const show = (at = '/backup?tab=trash') =>
  renderScreen(
    <>
      <BackupScreen />
      <NoticeList />
    </>,
    at,
  )
const rows = async () => within(await screen.findByRole('list', { name: /^Trash/ })).findAllByRole('listitem')
const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)

it('the trash shows what each thing belonged to, its size, who deleted it and the days that are left', async () => {
  show()
  const texts = textsOf(await rows())
  expect(texts[0]).toMatch(/Diagnostic test.*Exam · 3B Physics, 29 papers.*deleted \d+ \w+2 days left/)
  expect(texts[1]).toMatch(/Lesson plan · 55 min.*, by you7 days left/)
  expect(texts[2]).toMatch(/Picture · Diagram/)
  expect(texts[3]).toMatch(/Student · 6A, marks in 4 exams.*, by Sami Khelifi16 days left/)
  expect(texts[4]).toMatch(/Practice sheet · 6A, Quiz on angles/)
  expect(texts[5]).toMatch(/Class · 31 students, 5 exams/)
  expect(screen.getByText(/count as storage/).textContent).toContain('11 MB')
  expect(screen.getByRole('link', { name: /^Trash/ }).textContent).toBe('Trash6')
})

it('the trash warns from seven days on', async () => {
  show()
  const isSoon = (await rows()).map((row) => row.querySelector('[data-soon]') !== null)
  expect(isSoon).toEqual([true, true, false, false, false, false])
})

it('the trash restores a document at once, and the undo returns it with the old date', async () => {
  const user = userEvent.setup()
  show()
  await rows()
  const [, , picture] = held
  await user.click(screen.getByRole('button', { name: 'Restore Volcano' }))
  await screen.findByText('“Volcano” is restored.')
  expect(screen.queryByRole('button', { name: 'Restore Volcano' })).toBeNull()
  expect(document.activeElement?.textContent).toBe('Restore Ada Berg')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByRole('button', { name: 'Restore Volcano' })
  expect(sent).toEqual(['restore picture', `put back ${picture?.deletedAt ?? ''}`])
})

it('the counts go down with the row, before the trash is read again', async () => {
  show()
  await rows()
  server.use(route.get('*/api/trash', () => new Promise<never>(() => undefined)))
  await userEvent.click(screen.getByRole('button', { name: 'Restore Volcano' }))
  await waitFor(() => expect(screen.getByRole('link', { name: /^Trash/ }).textContent).toBe('Trash5'))
  expect(screen.getByText('Pictures').textContent).toBe('Pictures')
})

it('the trash keeps what can’t be restored and says what to do', async () => {
  server.use(route.post('*/api/trash/class/:id/restore', () => problemAnswer('classes/limit-reached', 403)))
  const user = userEvent.setup()
  show()
  await rows()
  await user.click(screen.getByRole('button', { name: 'Restore 5C Mathematics' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/class limit.*Archive or delete a class/)
  expect(screen.queryByRole('button', { name: 'Restore 5C Mathematics' })).not.toBeNull()
})

it('the trash purges a document only after asking', async () => {
  const user = userEvent.setup()
  show()
  await rows()
  const press = () => user.click(screen.getByRole('button', { name: 'Delete “Ada Berg” for good' }))
  await press()
  await user.click(await screen.findByRole('button', { name: 'Keep' }))
  expect(sent).toEqual([])
  await press()
  expect((await screen.findByRole('dialog')).textContent).toContain('all marks')
  await user.click(screen.getByRole('button', { name: 'Delete for good' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore Ada Berg' })).toBeNull())
  expect(sent).toEqual(['delete student'])
})

it('empties what was there when it was read, after asking', async () => {
  const user = userEvent.setup()
  show()
  await rows()
  await user.click(screen.getByRole('button', { name: 'Empty the trash' }))
  expect((await screen.findByRole('dialog')).textContent).toContain('Delete 6 items for good?')
  await user.click(screen.getByRole('button', { name: 'Delete for good' }))
  await screen.findByText('The trash is empty')
  expect(sent).toEqual([`empty ?readAt=${encodeURIComponent('2026-11-27T08:00:00.000Z')}`])
})

it('the trash shows one kind, which the address names', async () => {
  const user = userEvent.setup()
  const { router } = show('/backup?tab=trash&kind=student')
  expect(textsOf(await rows()).join()).toMatch(/^Ada Berg/)
  await user.click(screen.getByRole('radio', { name: /Classes/ }))
  await screen.findByRole('button', { name: 'Restore 5C Mathematics' })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore Ada Berg' })).toBeNull())
  expect(router.state.location.search).toBe('?tab=trash&kind=class')
  await user.click(screen.getByRole('radio', { name: 'All' }))
  await screen.findByRole('button', { name: 'Restore Ada Berg' })
})

it('the trash shows at once what a colleague restores', async () => {
  show()
  await rows()
  held = held.filter(({ kind }) => kind !== 'exam')
  act(() => serverSends('class:changed', { classId: idOf(9), part: 'exams' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore Diagnostic test' })).toBeNull())
})

it('the trash offers to try again when it can’t be read', async () => {
  server.use(route.get('*/api/trash', () => problemAnswer('general/unavailable', 503)))
  const user = userEvent.setup()
  show()
  const again = await screen.findByRole('button', { name: 'Try again' })
  server.use(route.get('*/api/trash', () => HttpResponse.json(page(null))))
  await user.click(again)
  expect(await rows()).toHaveLength(6)
})

it('teaches what the trash is for while it is empty', async () => {
  held = []
  show()
  await screen.findByText('The trash is empty')
  expect(screen.queryByText(/you can restore it here for 30 days/)).not.toBeNull()
})
