import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { NoticeList } from '../components/overlays/notices/notice-list.tsx'
import { notices } from '../components/overlays/notices/notices.ts'
import { dropSession, refresh } from '../http/session/auth-session.ts'
import { startI18n } from '../i18n/i18n.ts'
import { refreshAnswer, server, userId } from '../testing/server.ts'
import { DraftNote } from './draft-note.tsx'
import { countDrafts } from './draft-storage.ts'
import { useDraft } from './use-draft.ts'

const key = `classeur:draft:${userId}:student:one`
const fields = { name: 'Ana', note: '' }
const request = vi.fn<() => Promise<void>>()

function Form({ stored = fields }: { stored?: typeof fields }) {
  const draft = useDraft({ form: 'student', subject: 'one', stored })
  return (
    <form>
      <DraftNote draft={draft} />
      <input
        aria-label="Name"
        value={draft.value.name}
        onChange={(event) => draft.set({ name: event.currentTarget.value })}
      />
      <input
        aria-label="Note"
        value={draft.value.note}
        onChange={(event) => draft.set({ note: event.currentTarget.value })}
      />
      <button type="button" onClick={() => void draft.save({ note: 'first' }, () => Promise.resolve())}>
        Answer
      </button>
      <button type="button" onClick={() => draft.save(draft.edits, request).catch(() => {})}>
        Save
      </button>
      <NoticeList />
    </form>
  )
}

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
/** Simulates a write by another tab: storage holds the value before the event arrives. */
const inAnotherTab = (change: () => void, newValue: string | null) =>
  act(() => {
    change()
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  })

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
})
beforeEach(async () => {
  server.use(route.post('*/api/auth/refresh', () => refreshAnswer()))
  await refresh()
})
afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
  act(() => dropSession('signed-out'))
  act(() => notices.set([]))
  server.resetHandlers()
})
afterAll(() => server.close())

it('a draft stores each change at once, and only the edited fields', async () => {
  render(<Form />)
  await userEvent.type(screen.getByLabelText('Note'), 'x')
  const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as { data: unknown }
  expect(stored.data).toEqual({ note: { base: '', typed: 'x' } })
  await userEvent.clear(screen.getByLabelText('Note'))
  expect(localStorage.getItem(key)).toBeNull()
})

it('a colleague’s change appears in the fields that were not edited here', async () => {
  const { rerender } = render(<Form />)
  await userEvent.type(screen.getByLabelText('Note'), 'x')
  rerender(<Form stored={{ name: 'Anna', note: '' }} />)
  expect([valueOf('Name'), valueOf('Note')]).toEqual(['Anna', 'x'])
})

it('text typed in another tab appears here, and disappears when that tab saves', async () => {
  render(<Form />)
  const draft = { v: 1, shape: 1, at: Date.now(), data: { note: { base: '', typed: 'from there' } } }
  inAnotherTab(() => localStorage.setItem(key, JSON.stringify(draft)), JSON.stringify(draft))
  expect(valueOf('Note')).toBe('from there')
  inAnotherTab(() => localStorage.removeItem(key), null)
  expect(valueOf('Note')).toBe('')
})

it('text typed while a save is in progress is kept', async () => {
  render(<Form />)
  await userEvent.type(screen.getByLabelText('Note'), 'first and more')
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }))
  expect(valueOf('Note')).toBe('first and more')
})

it.each([
  ['saves, it stays and is the next edit', true, { note: { base: 'x', typed: '', before: '' } }],
  ['fails, nothing is left to save', false, null],
])('a field that is set back while it is saved: if the request %s', async (_, isSaved, left) => {
  let answer = () => {}
  request.mockImplementationOnce(
    () =>
      new Promise<void>((resolve, reject) => {
        answer = isSaved ? resolve : () => reject(new Error('no connection'))
      }),
  )
  const { rerender } = render(<Form />)
  await userEvent.type(screen.getByLabelText('Note'), 'x')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.clear(screen.getByLabelText('Note'))
  await act(async () => answer())
  // The form gets the stored values a moment after the answer.
  if (isSaved) rerender(<Form stored={{ name: 'Ana', note: 'x' }} />)
  expect(valueOf('Note')).toBe('')
  expect(JSON.parse(localStorage.getItem(key) ?? 'null')).toEqual(
    left && expect.objectContaining({ data: left }),
  )
})

it('sign-out removes drafts, and an expired session keeps them for the same person', async () => {
  render(<Form />)
  await userEvent.type(screen.getByLabelText('Note'), 'x')
  act(() => dropSession('session-ended'))
  expect(valueOf('Note')).toBe('')
  await act(() => refresh())
  expect(valueOf('Note')).toBe('x')
  act(() => dropSession('signed-out'))
  await act(() => refresh())
  expect(valueOf('Note')).toBe('')
})

it('the number of drafts includes those of other people on this device, because signing out deletes them', async () => {
  render(<Form />)
  await userEvent.type(screen.getByLabelText('Name'), 'X')
  expect(countDrafts()).toBe(1)
  localStorage.setItem(`classeur:draft:${'f'.repeat(24)}:student:one`, localStorage.getItem(key) ?? '')
  expect(countDrafts()).toBe(2)
  act(() => dropSession('signed-out'))
  expect(countDrafts()).toBe(0)
})

it('a draft is never shown to another person', async () => {
  render(<Form />)
  await userEvent.type(screen.getByLabelText('Note'), 'x')
  const user = { id: '65f000000000000000000002', email: 'omar@school.example', operator: false, plan: 'free' }
  const answer = { accessToken: 'token-2', expiresInSeconds: 600, user }
  server.use(route.post('*/api/auth/refresh', () => HttpResponse.json(answer)))
  await act(() => refresh())
  expect(valueOf('Note')).toBe('')
})

it('when storage is full, the form says so, keeps the text on the page and asks before the page is left', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  render(<Form />)
  await userEvent.type(screen.getByLabelText('Note'), 'x')
  expect(screen.getByRole('alert').textContent).toContain('Save before you close or reload')
  expect(valueOf('Note')).toBe('x')
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
})

it('drafts expire 30 days after their last edit', async () => {
  const old = {
    v: 1,
    shape: 1,
    at: Date.now() - 31 * 24 * 3600 * 1000,
    data: { note: { base: '', typed: 'old' } },
  }
  localStorage.setItem(key, JSON.stringify(old))
  render(<Form />)
  expect(valueOf('Note')).toBe('')
})
