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

it('a double click sends email and password to the issuer once, then follows its redirect', async () => {
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

it('wrong credentials show an error, keep the email and focus the empty password field', async () => {
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

it('an expired sign-in starts again once', async () => {
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

it('the login is asked for even if someone has a session at the issuer, and nobody is signed in without it', async () => {
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

it('a redirect_to another site is ignored', async () => {
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

it('a malformed email address is marked and not sent', async () => {
  show()
  await userEvent.type(email(), 'leila')
  await submit()
  expect(email().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(email())
})

it('while password attempts are delayed, other ways to sign in are offered', async () => {
  server.use(
    route.get('*/api/auth/login', interaction),
    route.post('*/oidc/interaction/uid-1/login', () => problemAnswer('general/too-many-requests', 429)),
  )
  show()
  await fillIn()
  await submit()
  await screen.findByText(/reset your password by email/)
})

it('the password can be shown and hidden', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Show the password' }))
  expect(password().type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide the password' }))
  expect(password().type).toBe('password')
})

it('the page explains why the person was sent here, and shows nothing for an unknown code', () => {
  show('/login?error=auth/session-ended')
  expect(screen.getByRole('alert').textContent).toContain('Your session has ended')
  cleanup()
  show('/login?error=%3Cscript%3E')
  expect(screen.queryByRole('alert')).toBeNull()
})
