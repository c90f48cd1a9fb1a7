import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { dropSession, refresh } from '../http/session/auth-session.ts'
import { startI18n } from '../i18n/i18n.ts'
import { refreshAnswer, server, userId } from '../testing/server.ts'
import { countDrafts } from './draft-storage.ts'
import { useDraftForm } from './use-draft-form.ts'

const key = `classeur:draft:${userId}:student:one`
const schema = z
  .object({
    name: z.string().trim().min(1, 'missing').max(5, 'long'),
    note: z.string(),
    isNew: z.boolean(),
  })
  .refine(({ name, note }) => note === '' || note !== name, { path: ['name'], error: 'repeated' })
const blank = { name: '', note: '', isNew: false }
const save = vi.fn<(sent: typeof blank) => Promise<void | false>>()
const saveAndOpen = vi.fn<(sent: typeof blank) => Promise<void | false>>()

function Form({ stored }: { stored?: typeof blank }) {
  const { draft, values, text, set, focus, problems, busy, error, onSubmit, submitWith } = useDraftForm({
    ...(stored ? { stored } : { initial: blank }),
    form: 'student',
    subject: 'one',
    schema,
    save,
  })
  return (
    <form onSubmit={onSubmit} noValidate>
      <input aria-label="Name" {...text('name')} />
      <input aria-label="Note" {...text('note')} />
      <input
        aria-label="New"
        type="checkbox"
        checked={values.isNew}
        onChange={(event) => set({ isNew: event.currentTarget.checked })}
      />
      <button>Save</button>
      <button type="button" onClick={draft.discard}>
        Discard
      </button>
      <button type="button" onClick={() => focus('note')}>
        Add a note
      </button>
      <button type="button" onClick={() => submitWith(saveAndOpen)}>
        Save and open
      </button>
      <button
        type="button"
        onClick={() => {
          set((now) => ({ note: `${now.note}a` }))
          set((now) => ({ note: `${now.note}b` }))
        }}
      >
        Append twice
      </button>
      <p role="status">
        {[problems.name, busy && 'busy', error !== null && 'failed'].filter(Boolean).join()}
      </p>
    </form>
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const state = () => screen.getByRole('status').textContent
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
})
beforeEach(async () => {
  server.use(route.post('*/api/auth/refresh', () => refreshAnswer()))
  await refresh()
  save.mockReset().mockResolvedValue(undefined)
  saveAndOpen.mockReset().mockResolvedValue(undefined)
})
afterEach(() => {
  cleanup()
  act(() => dropSession('signed-out'))
  server.resetHandlers()
  localStorage.clear()
})
afterAll(() => server.close())

it('a form of a new item shows a problem after the first attempt to submit, focuses its field, and sends nothing', async () => {
  render(<Form />)
  await userEvent.type(field('Name'), 'a{Backspace}')
  expect(state()).toBe('')
  await press('Save')
  expect([state(), document.activeElement, save.mock.calls]).toEqual(['missing', field('Name'), []])
  await userEvent.type(field('Name'), 'Ana')
  expect(state()).toBe('')
})

it('a form of an existing item shows a problem while the person types', async () => {
  render(<Form stored={{ ...blank, name: 'Ana' }} />)
  await userEvent.type(field('Name'), 'belle')
  expect(state()).toBe('long')
})

it('a form of an existing item shows the problems of a kept draft', async () => {
  render(<Form stored={{ ...blank, name: 'Ana' }} />)
  await userEvent.type(field('Name'), 'belle')
  cleanup()
  render(<Form stored={{ ...blank, name: 'Ana' }} />)
  await waitFor(() => expect([field('Name').value, state()]).toEqual(['Anabelle', 'long']))
})

it('a problem that concerns two fields is gone once either of them is corrected', async () => {
  render(<Form />)
  await userEvent.type(field('Name'), 'Ana')
  await userEvent.type(field('Note'), 'Ana')
  await press('Save')
  expect(state()).toBe('repeated')
  await userEvent.type(field('Note'), '!')
  expect(state()).toBe('')
})

it('a form can move the focus to one of its fields', async () => {
  render(<Form />)
  await press('Add a note')
  await waitFor(() => expect(document.activeElement).toBe(field('Note')))
})

it('a form sends the values that its schema returns, and removes its draft', async () => {
  render(<Form />)
  await userEvent.type(field('Name'), ' Ana ')
  await userEvent.click(field('New'))
  expect(countDrafts()).toBe(1)
  await press('Save')
  expect(save.mock.calls).toEqual([[{ name: 'Ana', note: '', isNew: true }]])
  expect([field('Name').value, field('New').checked, countDrafts()]).toEqual(['', false, 0])
})

it('a form that is submitted by another action is checked first, and its draft ends', async () => {
  render(<Form />)
  await press('Save and open')
  expect([state(), document.activeElement, saveAndOpen.mock.calls]).toEqual(['missing', field('Name'), []])
  await userEvent.type(field('Name'), 'Ana')
  await press('Save and open')
  expect([saveAndOpen.mock.calls, save.mock.calls, countDrafts()]).toEqual([
    [[{ name: 'Ana', note: '', isNew: false }]],
    [],
    0,
  ])
})

it('a function that sets values receives those set just before', async () => {
  render(<Form />)
  await press('Append twice')
  expect(field('Note').value).toBe('ab')
})

it('after saving, problems wait for the next attempt to submit', async () => {
  render(<Form />)
  await userEvent.type(field('Name'), 'Ana')
  await press('Save')
  await userEvent.type(field('Name'), 'a{Backspace}')
  expect(state()).toBe('')
})

it.each([
  ['fails', () => Promise.reject(new Error('no connection')), 'failed'],
  ['saves nothing', () => Promise.resolve<false>(false), ''],
])('a form keeps its text and its draft if the request %s', async (_, answer, shown) => {
  save.mockImplementation(answer)
  render(<Form />)
  await userEvent.type(field('Name'), 'Ana')
  await press('Save')
  expect([state(), field('Name').value, countDrafts()]).toEqual([shown, 'Ana', 1])
})

it('a double click sends once, and text typed during the request stays', async () => {
  let respond = () => {}
  save.mockImplementation(() => new Promise<void>((resolve) => (respond = resolve)))
  render(<Form />)
  await userEvent.type(field('Name'), 'Ana')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }))
  await userEvent.type(field('Note'), 'later')
  await act(async () => respond())
  expect(save).toHaveBeenCalledTimes(1)
  expect([field('Name').value, field('Note').value]).toEqual(['', 'later'])
})

it('the fields show text from another tab, newer stored values, and the stored values after discarding', async () => {
  const { rerender } = render(<Form stored={blank} />)
  await userEvent.type(field('Name'), 'Ana')
  const entry = JSON.parse(localStorage.getItem(key)!) as { data: { name: { typed: string } } }
  entry.data.name.typed = 'Bea'
  act(() => {
    localStorage.setItem(key, JSON.stringify(entry))
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify(entry) }))
  })
  expect(field('Name').value).toBe('Bea')
  rerender(<Form stored={{ ...blank, note: 'from a colleague' }} />)
  expect([field('Name').value, field('Note').value]).toEqual(['Bea', 'from a colleague'])
  await press('Discard')
  expect([field('Name').value, field('Note').value]).toEqual(['', 'from a colleague'])
})

it('nothing is sent while a conflict is undecided', async () => {
  const { rerender } = render(<Form stored={blank} />)
  await userEvent.type(field('Name'), 'Ana')
  rerender(<Form stored={{ ...blank, name: 'Zoe' }} />)
  await press('Save')
  expect([save.mock.calls, field('Name').value]).toEqual([[], 'Ana'])
})
