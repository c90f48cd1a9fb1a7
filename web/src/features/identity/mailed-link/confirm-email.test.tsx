import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type * as LeaveFor from '../../../config/leave-for.ts'
import { leaveFor } from '../../../config/leave-for.ts'
import { dropSession, readAuth, refresh } from '../../../http/session/auth-session.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { problemAnswer, refreshAnswer, server } from '../../../testing/server.ts'
import ResetPasswordScreen from '../reset-password-screen.tsx'
import VerifyEmailScreen from '../verify-email-screen.tsx'

vi.mock('../../../config/leave-for.ts', async (original) => ({
  ...(await original<typeof LeaveFor>()),
  leaveFor: vi.fn(),
}))

const token = 'a'.repeat(43)
const asked: { path: string; body: unknown }[] = []
const logPost = (path: string, answer: () => Response) =>
  route.post(`*${path}`, async ({ request }) => {
    asked.push({ path, body: await request.json() })
    return answer()
  })
const link = (purpose: 'verification' | 'password-reset', email = 'omar@school.example') =>
  logPost('/oidc/accounts/link', () => HttpResponse.json({ email, purpose, redirectTo: '/backup' }))

function show(Screen: typeof VerifyEmailScreen, at: string) {
  render(
    <MemoryRouter initialEntries={[at]}>
      <Screen />
    </MemoryRouter>,
  )
}
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('identity')
})
beforeEach(() => {
  asked.length = 0
  vi.mocked(leaveFor).mockClear()
  const config = { issuer: 'built-in', issuerName: 'localhost' }
  server.use(route.get('*/api/auth/config', () => HttpResponse.json(config)))
})
afterEach(() => {
  cleanup()
  dropSession('never-signed-in')
  server.resetHandlers()
})
afterAll(() => server.close())

it('the page names the address, and only reads the link until the person agrees', async () => {
  let begun = ''
  server.use(
    link('verification'),
    route.get('*/api/auth/login', ({ request }) => {
      begun = new URL(request.url).search
      return HttpResponse.json({ uid: 'uid-1', prompt: 'login' })
    }),
    logPost('/oidc/interaction/uid-1/verify', () => HttpResponse.json({ redirectTo: '/oidc/auth/uid-1' })),
  )
  show(VerifyEmailScreen, `/verifyEmail#token=${token}`)
  expect((await field('Email')).value).toBe('omar@school.example')
  expect(screen.queryByText(/You’re signed in as/)).toBeNull()
  expect(asked).toEqual([{ path: '/oidc/accounts/link', body: { token } }])

  await userEvent.type(await field('Choose a password'), 'a short sentence')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Confirm and sign in' }))
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/oidc/auth/uid-1'))
  expect(begun).toBe('?redirect_to=%2Fbackup&prompt=login')
  expect(asked.slice(1)).toEqual([
    { path: '/oidc/interaction/uid-1/verify', body: { token, password: 'a short sentence' } },
  ])
})

it('the page also names the signed-in person, who can stay signed in', async () => {
  server.use(
    link('verification'),
    route.post('*/api/auth/refresh', () => refreshAnswer()),
  )
  await refresh()
  show(VerifyEmailScreen, `/verifyEmail#token=${token}`)
  await screen.findByText(/You’re signed in as leila@school.example in this browser/)
  expect(screen.getByRole('button', { name: 'Confirm and switch account' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Stay signed in' }).getAttribute('href')).toBe('/')
  expect(readAuth()).toMatchObject({ status: 'signed-in' })
  expect(leaveFor).not.toHaveBeenCalled()
})

it.each(['identity/link-replaced', 'identity/link-invalid'] as const)(
  'a link that fails with %s offers a new email',
  async (code) => {
    server.use(
      logPost('/oidc/accounts/link', () => problemAnswer(code, 400)),
      logPost('/oidc/accounts', () => HttpResponse.json({}, { status: 202 })),
    )
    show(VerifyEmailScreen, `/verifyEmail#token=${token}`)
    await screen.findByRole('alert')
    await userEvent.type(await field('Email'), 'omar@school.example')
    await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }))
    await screen.findByText(/link is on its way/)
    expect(asked.at(-1)?.body).toEqual({ email: 'omar@school.example', language: 'en', redirectTo: '/' })
  },
)

it('a signed-in person gets the link for a new password with one press, and can go back to the settings', async () => {
  server.use(
    route.post('*/api/auth/refresh', () => refreshAnswer()),
    logPost('/oidc/accounts/password-reset', () => HttpResponse.json({}, { status: 202 })),
  )
  await refresh()
  show(ResetPasswordScreen, '/resetpassword')
  expect((await field('Email')).value).toBe('leila@school.example')
  const back = screen.getByRole('link', { name: 'Back to settings' })
  expect(back.getAttribute('href')).toBe('/settings/account')
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }))
  await screen.findByText(/the link is on its way/)
  expect(asked.map(({ body }) => body)).toEqual([{ email: 'leila@school.example', language: 'en' }])
})

it('a signed-out person types the address, and can go back to the sign-in', async () => {
  show(ResetPasswordScreen, '/resetpassword?redirect_to=%2Fbackup')
  expect((await field('Email')).value).toBe('')
  const back = screen.getByRole('link', { name: 'Back to sign in' })
  expect(back.getAttribute('href')).toBe('/login?redirect_to=%2Fbackup')
})

it('the request for a new password names what the person wanted to open, in the address', async () => {
  let search = ''
  server.use(
    route.post('*/oidc/accounts/password-reset', ({ request }) => {
      search = new URL(request.url).search
      return HttpResponse.json({}, { status: 202 })
    }),
  )
  show(ResetPasswordScreen, '/resetpassword?redirect_to=%2Fjoinclass%2Fabc')
  await userEvent.type(await field('Email'), 'omar@school.example')
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }))
  await screen.findByText(/the link is on its way/)
  expect(search).toBe('?redirect_to=%2Fjoinclass%2Fabc')
})

it('a link that was used meanwhile offers a new email for what the person wanted to open', async () => {
  server.use(
    link('password-reset'),
    logPost('/oidc/accounts/password', () => problemAnswer('identity/link-invalid', 400)),
  )
  show(ResetPasswordScreen, `/resetpassword#token=${token}`)
  await userEvent.type(await field('New password'), 'a short sentence')
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
  const newMail = await screen.findByRole('link', { name: 'Get a new link' })
  expect(newMail.getAttribute('href')).toBe('/resetpassword?redirect_to=%2Fbackup')
})

it('a new password for the named address leaves another person signed in', async () => {
  server.use(
    link('password-reset'),
    route.post('*/api/auth/refresh', () => refreshAnswer()),
    logPost('/oidc/accounts/password', () => HttpResponse.json({})),
  )
  await refresh()
  show(ResetPasswordScreen, `/resetpassword#token=${token}`)
  await screen.findByText(/The new password is for omar@school.example/)
  await userEvent.type(await field('New password'), 'a short sentence')
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
  await screen.findByText('Your new password is saved.')
  expect(screen.getByRole('link', { name: 'Go to Classeur' }).getAttribute('href')).toBe('/')
  expect(readAuth()).toMatchObject({ status: 'signed-in' })
})

it('a new password leads to the sign-in and on to what the person wanted to open', async () => {
  server.use(
    link('password-reset'),
    logPost('/oidc/accounts/password', () => HttpResponse.json({})),
  )
  show(ResetPasswordScreen, `/resetpassword#token=${token}`)
  await userEvent.type(await field('New password'), 'a short sentence')
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
  const signIn = await screen.findByRole('link', { name: 'Sign in' })
  expect(signIn.getAttribute('href')).toBe('/login?redirect_to=%2Fbackup')
})

it('a new password for the signed-in account opens the sign-in page, because that ends the session', async () => {
  server.use(
    link('password-reset', 'leila@school.example'),
    route.post('*/api/auth/refresh', () => refreshAnswer()),
    logPost('/oidc/accounts/password', () => HttpResponse.json({})),
  )
  await refresh()
  show(ResetPasswordScreen, `/resetpassword#token=${token}`)
  await userEvent.type(await field('New password'), 'a short sentence')
  expect(screen.queryByText(/will stay signed in/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
  await screen.findByText('Your new password is saved.')
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/login?redirect_to=%2Fbackup',
  )
  expect(readAuth()).toMatchObject({ status: 'signed-out' })
})
