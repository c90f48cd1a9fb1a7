import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { dropSession, refresh } from '../http/auth-session.ts'
import { startI18n } from '../i18n/i18n.ts'
import { refreshAnswer, server, userId } from '../testing/server.ts'
import { countDrafts } from './draft-storage.ts'
import { useDraftForm } from './use-draft-form.ts'

const key = `classeur:draft:${userId}:student:one`
const schema = z.object({
  name: z.string().trim().min(1, 'missing').max(5, 'long'),
  note: z.string(),
  isNew: z.boolean(),
})
const blank = { name: '', note: '', isNew: false }
const save = vi.fn<(sent: typeof blank) => Promise<void | false>>()

function Form({ stored }: { stored?: typeof blank }) {
  const { draft, values, text, set, problems, busy, error, onSubmit } = useDraftForm({
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

it('a form sends the values that its schema returns, and removes its draft', async () => {
  render(<Form />)
  await userEvent.type(field('Name'), ' Ana ')
  await userEvent.click(field('New'))
  expect(countDrafts()).toBe(1)
  await press('Save')
  expect(save.mock.calls).toEqual([[{ name: 'Ana', note: '', isNew: true }]])
  expect([field('Name').value, field('New').checked, countDrafts()]).toEqual(['', false, 0])
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
