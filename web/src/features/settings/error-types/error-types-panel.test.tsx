import type { ErrorType } from '@classeur/contracts'
import { mostErrorTypes } from '@classeur/domain/marks'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { NoticeList } from '../../../components/overlays/notices/notice-list.tsx'
import { notices } from '../../../components/overlays/notices/notices.ts'
import { refresh } from '../../../http/session/auth-session.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { problemAnswer, refreshAnswer, server } from '../../../testing/server.ts'
import { ErrorTypesPanel } from './error-types-panel.tsx'

const at = '2026-11-20T08:00:00.000Z'
const idOf = (digit: string) => digit.repeat(24)
const typeOf = (digit: string, name: string, fields: Partial<ErrorType> = {}): ErrorType => ({
  ...{ id: idOf(digit), name, correction: '', letter: `Q${digit}`, version: 1, retiredAt: null },
  ...fields,
})
const sign = typeOf('a', 'Sign of a product', { letter: 'S', correction: 'Use a number line.' })
const old = typeOf('b', 'Old habit', { letter: 'O', retiredAt: at })

let errorTypes: ErrorType[]
let sent: { method: string; path: string; body: unknown }[]

const record = async (request: Request) => {
  const body: unknown = await request.json().catch(() => null)
  sent.push({ method: request.method, path: new URL(request.url).pathname, body })
  return body
}
const changed = (id: unknown, change: Partial<ErrorType>) => {
  errorTypes = errorTypes.map((type) =>
    type.id === id ? { ...type, ...change, version: type.version + 1 } : type,
  )
  return HttpResponse.json({ errorTypes })
}

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  // jsdom can't open dialogs.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('settings', 'school')
})
beforeEach(async () => {
  errorTypes = [sign, old]
  sent = []
  server.use(
    route.post('*/api/auth/refresh', () => refreshAnswer()),
    route.get('*/api/school/error-types', () => HttpResponse.json({ errorTypes })),
    route.post('*/api/school/error-types', async ({ request }) => {
      const body = (await record(request)) as ErrorType
      const added = typeOf('c', body.name, { ...body, letter: body.letter || 'F' })
      errorTypes = [...errorTypes, added]
      return HttpResponse.json(added, { status: 201 })
    }),
    route.patch('*/api/school/error-types/:id', async ({ request, params }) => {
      const {
        retired,
        version: _,
        ...fields
      } = (await record(request)) as {
        retired?: false
        version?: number
      }
      return changed(params['id'], { ...fields, ...(retired === false && { retiredAt: null }) })
    }),
    route.delete('*/api/school/error-types/:id', async ({ request, params }) => {
      await record(request)
      return changed(params['id'], { retiredAt: at })
    }),
  )
  await refresh()
})
afterEach(() => {
  cleanup()
  act(() => notices.set([]))
  server.resetHandlers()
  for (const key of Object.keys(localStorage))
    if (key.startsWith('classeur:draft:')) localStorage.removeItem(key)
})
afterAll(() => server.close())

const open = async () => {
  const shown = renderScreen(
    <>
      <ErrorTypesPanel />
      <NoticeList />
    </>,
  )
  await screen.findByRole('button', { name: 'Add an error type' })
  return shown
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))
const own = () =>
  within(screen.getByRole('list', { name: 'Your school’s types' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('bdi')?.textContent)

it('the six default types are shown with their letters, without actions', async () => {
  await open()
  const items = within(screen.getByRole('list', { name: 'Default types' })).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    ...['CCalculation', 'MMethod', 'RReading', 'NNot attempted', 'UUnit', 'PPresentation'],
  ])
  expect(items.flatMap((item) => within(item).queryAllByRole('button'))).toEqual([])
})

it('a type is added by keyboard; an empty letter is left to the server, and the dialog says which one', async () => {
  await open()
  screen.getByRole('button', { name: 'Add an error type' }).focus()
  await userEvent.keyboard('{Enter}')
  const form = await dialog()
  const name = form.getByLabelText('Name')
  expect(document.activeElement).toBe(name)
  await userEvent.keyboard('Fractions')
  expect(form.getByText(/Leave it empty to get F\.$/)).toBeTruthy()
  await userEvent.tab()
  expect(document.activeElement).toBe(form.getByLabelText('Letter'))
  await userEvent.tab()
  await userEvent.keyboard('Draw them.')
  await userEvent.click(form.getByRole('button', { name: 'Add an error type' }))
  expect(await screen.findByText('“Fractions” was added with the letter F.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  const body = { name: 'Fractions', letter: '', correction: 'Draw them.' }
  expect(sent).toEqual([{ method: 'POST', path: '/api/school/error-types', body }])
  await waitFor(() => expect(own()).toEqual(['S', 'F']))
})

it('a type without a name, or with a letter that is taken in any language, is refused at its field', async () => {
  await open()
  await press('Add an error type')
  const form = await dialog()
  await userEvent.type(form.getByLabelText('Letter'), 'ط')
  await userEvent.click(form.getByRole('button', { name: 'Add an error type' }))
  expect(await form.findByText('Enter a name.')).toBeTruthy()
  await userEvent.type(form.getByLabelText('Name'), 'Sums')
  expect(await form.findByText(/^Another error type has this letter/)).toBeTruthy()
  await userEvent.clear(form.getByLabelText('Letter'))
  await userEvent.type(form.getByLabelText('Letter'), 's')
  expect(await form.findByText(/^Another error type has this letter/)).toBeTruthy()
  expect(sent).toEqual([])
})

it('a refused name keeps the dialog open with the text, and says what to do', async () => {
  server.use(
    route.post('*/api/school/error-types', () => problemAnswer('schools/error-type-name-taken', 409)),
  )
  await open()
  await press('Add an error type')
  const form = await dialog()
  await userEvent.type(form.getByLabelText('Name'), 'Old habit')
  await userEvent.click(form.getByRole('button', { name: 'Add an error type' }))
  expect(await form.findByText(/If that type is retired, restore it/)).toBeTruthy()
  expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Old habit')
})

it('typed text survives closing the dialog and the panel, and the list says that it is unsaved', async () => {
  await open()
  await press('Edit Sign of a product')
  await userEvent.type((await dialog()).getByLabelText('Correction'), ' Then check.')
  await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Unsaved')).toBeTruthy()
  cleanup()
  await open()
  await press('Edit Sign of a product')
  const form = await dialog()
  expect(form.getByLabelText<HTMLTextAreaElement>('Correction').value).toBe('Use a number line. Then check.')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const body = { correction: 'Use a number line. Then check.', version: 1 }
  expect(sent).toEqual([{ method: 'PATCH', path: `/api/school/error-types/${idOf('a')}`, body }])
  expect(screen.queryByText('Unsaved')).toBeNull()
})

it('an edit is saved after a colleague has changed another field', async () => {
  await open()
  await press('Edit Sign of a product')
  const form = await dialog()
  fireEvent.change(form.getByLabelText('Name'), { target: { value: 'Wrong sign' } })
  errorTypes = [{ ...sign, correction: 'Theirs', version: 2 }, old]
  server.use(
    route.patch(
      '*/api/school/error-types/:id',
      async ({ request }) => {
        await record(request)
        return problemAnswer('schools/changed-meanwhile', 409)
      },
      { once: true },
    ),
  )
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.map(({ body }) => body)).toEqual([
    { name: 'Wrong sign', version: 1 },
    { name: 'Wrong sign', version: 2 },
  ])
  expect(screen.getByText('Theirs')).toBeTruthy()
})

it('nothing is overwritten when a colleague has changed the same field, and both values are shown', async () => {
  await open()
  await press('Edit Sign of a product')
  const form = await dialog()
  fireEvent.change(form.getByLabelText('Name'), { target: { value: 'Mine' } })
  errorTypes = [{ ...sign, name: 'Theirs', version: 2 }, old]
  server.use(
    route.patch('*/api/school/error-types/:id', async ({ request }) => {
      const { version } = (await record(request)) as { version: number }
      return version === 2
        ? changed(idOf('a'), { name: 'Mine' })
        : problemAnswer('schools/changed-meanwhile', 409)
    }),
  )
  const save = form.getByRole('button', { name: 'Save' })
  await userEvent.click(save)
  expect((await form.findAllByText('Theirs')).length).toBe(1)
  await userEvent.click(save)
  expect(sent).toHaveLength(1)
  await userEvent.click(form.getByRole('button', { name: 'Keep mine' }))
  await userEvent.click(save)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.at(-1)?.body).toEqual({ name: 'Mine', version: 2 })
})

it('a type is retired with an undo', async () => {
  await open()
  await press('Retire Sign of a product')
  expect(await screen.findByText(/^“Sign of a product” was retired/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Use a number line.')).toBeNull())
  await press('Undo')
  expect(await screen.findByText('Use a number line.')).toBeTruthy()
  expect(sent.map(({ method, body }) => [method, body])).toEqual([
    ['DELETE', null],
    ['PATCH', { retired: false }],
  ])
})

it('retired types are folded away, and can be restored', async () => {
  await open()
  expect(own()).toEqual(['S'])
  await press('Show 1 retired')
  expect(own()).toEqual(['S', 'O'])
  expect(screen.getByText('retired')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Edit Old habit' })).toBeNull()
  await press('Restore Old habit')
  expect(await screen.findByRole('button', { name: 'Edit Old habit' })).toBeTruthy()
})

it('a type that could not be retired stays in the list, with the reason', async () => {
  server.use(route.delete('*/api/school/error-types/:id', () => problemAnswer('general/unavailable', 503)))
  await open()
  await press('Retire Sign of a product')
  expect(await screen.findByText('The server isn’t responding.')).toBeTruthy()
  expect(own()).toEqual(['S'])
})

it('at the limit, nothing can be added, and the panel says why', async () => {
  errorTypes = Array.from({ length: mostErrorTypes }, (_, index) =>
    typeOf('a', `Type ${index}`, { id: index.toString(16).padStart(24, '0') }),
  )
  await open()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add an error type' }).disabled).toBe(true)
  expect(screen.getByText(/^Your school uses 30 types of its own/)).toBeTruthy()
})

it('an empty list says what to add', async () => {
  errorTypes = []
  await open()
  expect(screen.getByText(/^No types yet\./)).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Your school’s types' })).toBeNull()
})

it('the default letters follow the language', async () => {
  await i18next.changeLanguage('ar')
  try {
    await loadAreas('settings', 'school')
    renderScreen(<ErrorTypesPanel />)
    const list = await screen.findByRole('list', { name: 'الأنواع الأساسية' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([...['ححساب', 'ططريقة', 'ققراءة', 'ببلا محاولة', 'ووحدة', 'ععرض']])
  } finally {
    await i18next.changeLanguage('en')
  }
})
