import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type * as LeaveFor from '../../../config/leave-for.ts'
import { leaveFor } from '../../../config/leave-for.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { problemAnswer, server } from '../../../testing/server.ts'
import { LoginForm } from './login-form.tsx'

vi.mock('../../../config/leave-for.ts', async (original) => ({
  ...(await original<typeof LeaveFor>()),
  leaveFor: vi.fn(),
}))

const interaction = () => HttpResponse.json({ uid: 'uid-1', prompt: 'login' })

function show(at = '/login?redirect_to=%2Fbackup') {
  render(
    <MemoryRouter initialEntries={[at]}>
      <LoginForm />
    </MemoryRouter>,
  )
}
const email = () => screen.getByLabelText<HTMLInputElement>('Email')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
async function fillIn(secret = 'correct horse') {
  await userEvent.type(email(), 'leila@school.example')
  await userEvent.type(password(), secret)
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }))

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('identity')
})
beforeEach(() => vi.mocked(leaveFor).mockClear())
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

it('sends email and password to the issuer once, even for a double click, and follows its redirect', async () => {
  const answers: unknown[] = []
  let intended: string | null = null
  server.use(
    route.get('*/api/auth/login', ({ request }) => {
      intended = new URL(request.url).searchParams.get('redirect_to')
      return interaction()
    }),
    route.post('*/oidc/interaction/uid-1/login', async ({ request }) => {
      answers.push(await request.json())
      return HttpResponse.json({ redirectTo: '/oidc/auth/uid-1' })
    }),
  )
  show()
  await fillIn()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/oidc/auth/uid-1'))
  expect(intended).toBe('/backup')
  expect(answers).toEqual([{ email: 'leila@school.example', password: 'correct horse' }])
})

it('says when email and password do not match, keeps the email and focuses the empty password field', async () => {
  server.use(
    route.get('*/api/auth/login', interaction),
    route.post('*/oidc/interaction/uid-1/login', () => problemAnswer('identity/wrong-credentials', 401)),
  )
  show()
  await fillIn('wrong')
  await submit()
  expect((await screen.findByRole('alert')).textContent).toContain('don’t match')
  expect(email().value).toBe('leila@school.example')
  expect(password().value).toBe('')
  expect(document.activeElement).toBe(password())
  expect(leaveFor).not.toHaveBeenCalled()
})

it('begins again once when the issuer has closed the sign-in meanwhile', async () => {
  let tries = 0
  server.use(
    route.get('*/api/auth/login', interaction),
    route.post('*/oidc/interaction/uid-1/login', () =>
      ++tries === 1
        ? problemAnswer('identity/interaction-expired', 400)
        : HttpResponse.json({ redirectTo: '/oidc/auth/uid-2' }),
    ),
  )
  show()
  await fillIn()
  await submit()
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/oidc/auth/uid-2'))
})

it('asks who it is even where somebody is signed in at the issuer, and signs nobody in without an answer', async () => {
  const asked: string[] = []
  server.use(
    route.get('*/api/auth/login', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.html('<!doctype html>')
    }),
  )
  show()
  await fillIn()
  await submit()
  await waitFor(() => expect(asked).toEqual(['?redirect_to=%2Fbackup&prompt=login']))
  await screen.findByRole('alert')
  expect(leaveFor).not.toHaveBeenCalled()
})

it('never begins for another site, whatever redirect_to says', async () => {
  const asked: string[] = []
  server.use(
    route.get('*/api/auth/login', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.html('<!doctype html>')
    }),
  )
  show('/login?redirect_to=%2F%2Fevil.example')
  await fillIn()
  await submit()
  await waitFor(() => expect(asked).toEqual(['?redirect_to=%2F&prompt=login']))
})

it('highlights a malformed email and sends nothing', async () => {
  show()
  await userEvent.type(email(), 'leila')
  await submit()
  expect(email().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(email())
})

it('names the other ways to sign in while password attempts are delayed', async () => {
  server.use(
    route.get('*/api/auth/login', interaction),
    route.post('*/oidc/interaction/uid-1/login', () => problemAnswer('general/too-many-requests', 429)),
  )
  show()
  await fillIn()
  await submit()
  await screen.findByText(/choose a new password by email; that works at once/)
})

it('shows and hides the password', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Show the password' }))
  expect(password().type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide the password' }))
  expect(password().type).toBe('password')
})

it('says in words why the person was sent here, and nothing for a code it does not know', () => {
  show('/login?error=auth/session-ended')
  expect(screen.getByRole('alert').textContent).toContain('Your session has ended')
  cleanup()
  show('/login?error=%3Cscript%3E')
  expect(screen.queryByRole('alert')).toBeNull()
})
