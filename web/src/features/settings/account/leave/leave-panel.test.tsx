import type { DeletionPreview } from '@classeur/contracts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { refresh } from '../../../../http/session/auth-session.ts'
import { loadAreas, startI18n } from '../../../../i18n/i18n.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { problemAnswer, refreshAnswer, server } from '../../../../testing/server.ts'
import { LeavePanel } from './leave-panel.tsx'

const colleague = '65f0000000000000000000aa'
const classId = '65f0000000000000000000bb'
const preview: DeletionPreview = {
  email: 'leila@school.example',
  ownedClasses: 2,
  sharedClasses: [
    {
      ...{ id: classId, name: '6B Mathematics', offeredTo: null },
      colleagues: [{ userId: colleague, name: 'Karim', role: 'editor' }],
    },
  ],
  ...{ joinedClasses: 1, lessonPlans: 3, pictures: 4, publishedPictures: 1, shareLinks: 0, orders: 2 },
  school: { name: 'Collège Molière', role: 'admin', colleagues: 2, isLastAdmin: false },
  subscription: { planName: 'Pro', renewsAt: '2026-12-20T00:00:00.000Z' },
  deletesSignIn: true,
}
let dueAt: string | null = null
let shown: DeletionPreview
let router: ReturnType<typeof renderScreen>['router']
const requested: unknown[] = []
const offered: unknown[] = []

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  // jsdom lacks these functions of the browser.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  await startI18n()
  await loadAreas('settings')
})
beforeEach(async () => {
  dueAt = null
  shown = preview
  requested.length = 0
  offered.length = 0
  server.use(
    route.post('*/api/auth/refresh', async () => {
      const body = (await refreshAnswer().json()) as { user: object }
      return HttpResponse.json({ ...body, user: { ...body.user, ...(dueAt && { deletionDueAt: dueAt }) } })
    }),
    route.get('*/api/account/deletion/preview', () => HttpResponse.json(shown)),
    route.post('*/api/account/deletion', async ({ request }) => {
      requested.push(await request.json())
      dueAt = '2026-12-11T10:00:00.000Z'
      return HttpResponse.json(
        { pending: { requestedAt: '2026-11-27T10:00:00.000Z', dueAt } },
        { status: 201 },
      )
    }),
    route.put(`*/api/classes/${classId}/transfer`, async ({ request }) => {
      offered.push(await request.json())
      return new HttpResponse(null, { status: 204 })
    }),
  )
  await refresh()
  ;({ router } = renderScreen(<LeavePanel />, '/settings/account'))
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

async function open() {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete my account…' }))
  return within(await screen.findByRole('dialog'))
}
const submit = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Delete in 14 days' })

it('the panel says what is deleted, what stays, and when the subscription ends', async () => {
  const dialog = await open()
  const text = async (pattern: RegExp) => expect(await dialog.findByText(pattern)).toBeTruthy()
  await text(/Your 2 classes are deleted/)
  await text(/lesson plans \(3\) and pictures \(4\)/)
  await text(/Published pictures disappear/)
  await text(/“Former colleague”/)
  await text(/You leave Collège Molière/)
  await text(/no longer renews from now on/)
  await text(/Orders and receipts are kept/)
})

it('doesn’t mention lesson plans and pictures to somebody who has none', async () => {
  shown = { ...preview, lessonPlans: 0, pictures: 0, publishedPictures: 0 }
  const dialog = await open()
  expect(await dialog.findByText(/Your 2 classes are deleted/)).toBeTruthy()
  expect(dialog.queryByText(/lesson plans \(/)).toBeNull()
})

it('the panel deletes nothing until the person’s own address is typed', async () => {
  await open()
  expect((await submit()).disabled).toBe(true)
  const field = screen.getByLabelText('Your email address')
  await userEvent.type(field, 'karim@school.example')
  expect((await submit()).disabled).toBe(true)
  await userEvent.clear(field)
  await userEvent.type(field, 'Leila@School.example')
  await userEvent.click(await submit())
  await waitFor(() => expect(requested).toEqual([{ email: 'Leila@School.example' }]))
  expect(await screen.findByText(/Your account will be deleted on/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Delete my account…' })).toBeNull()
})

it('leads through the sign-in and back if the sign-in is too old, and keeps the typed address', async () => {
  server.use(route.post('*/api/account/deletion', () => problemAnswer('auth/sign-in-too-old', 403)))
  await open()
  await userEvent.type(screen.getByLabelText('Your email address'), preview.email)
  await userEvent.click(await submit())
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in again' }))
  expect(router.state.location).toMatchObject({
    pathname: '/login',
    search: '?again=1&redirect_to=%2Fsettings%2Faccount',
  })

  cleanup()
  await refresh()
  renderScreen(<LeavePanel />, '/settings/account')
  await screen.findByRole('dialog')
  expect((await screen.findByLabelText<HTMLInputElement>('Your email address')).value).toBe(preview.email)
  expect((await submit()).disabled).toBe(false)

  // Opening the page later starts anew.
  cleanup()
  renderScreen(<LeavePanel />, '/settings/account')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('an error after the deletion was stored says that it was, and repeating it ends the subscription', async () => {
  server.use(
    route.post(
      '*/api/account/deletion',
      () => {
        dueAt = '2026-12-11T10:00:00.000Z'
        return problemAnswer('billing/provider-unavailable', 503)
      },
      { once: true },
    ),
  )
  const dialog = await open()
  await userEvent.type(screen.getByLabelText('Your email address'), preview.email)
  await userEvent.click(await submit())
  expect(await screen.findByText(/^Your account will be deleted on/)).toBeTruthy()
  expect(dialog.getByText(/^The deletion on .* is requested, but your plan may still renew/)).toBeTruthy()

  await userEvent.click(await submit())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(requested).toEqual([{ email: preview.email }])
})

it('a renewal that the request couldn’t stop can be stopped later', async () => {
  dueAt = '2026-12-11T10:00:00.000Z'
  shown = { ...preview, stillRenews: true }
  server.use(
    route.post('*/api/account/deletion', async ({ request }) => {
      requested.push(await request.json())
      shown = { ...preview, stillRenews: false }
      return HttpResponse.json(
        { pending: { requestedAt: '2026-11-27T10:00:00.000Z', dueAt } },
        { status: 201 },
      )
    }),
  )
  await act(refresh)
  await userEvent.click(await screen.findByRole('button', { name: 'Stop the renewal…' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/your plan may still renew. Press/)).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Your email address'), preview.email)
  await userEvent.click(await submit())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(requested).toEqual([{ email: preview.email }])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop the renewal…' })).toBeNull())
})

it('an error before anything was stored doesn’t mention a requested deletion', async () => {
  server.use(route.post('*/api/account/deletion', () => problemAnswer('billing/provider-unavailable', 503)))
  const dialog = await open()
  await userEvent.type(screen.getByLabelText('Your email address'), preview.email)
  await userEvent.click(await submit())
  expect(await dialog.findByRole('alert')).toBeTruthy()
  expect(screen.queryByText(/is requested|will be deleted on/)).toBeNull()
})

it('the panel offers a shared class to a colleague', async () => {
  const dialog = await open()
  await userEvent.selectOptions(await dialog.findByLabelText('6B Mathematics'), colleague)
  await waitFor(() => expect(offered).toEqual([{ userId: colleague }]))
})

it('the only administrator of a school with members can’t leave', async () => {
  shown = { ...preview, school: { name: 'Collège Molière', role: 'admin', colleagues: 2, isLastAdmin: true } }
  const dialog = await open()
  expect(await dialog.findByText(/only administrator/)).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Your email address'), preview.email)
  expect((await submit()).disabled).toBe(true)
})
