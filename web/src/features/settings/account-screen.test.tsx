import { UserInfo } from '@classeur/contracts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { NoticeList } from '../../components/overlays/notices/notice-list.tsx'
import { notices } from '../../components/overlays/notices/notices.ts'
import { refresh } from '../../http/session/auth-session.ts'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { problemAnswer, profileAnswer, refreshAnswer, server } from '../../testing/server.ts'
import AccountScreen from './account-screen.tsx'

const at = '2026-11-18T12:00:00.000Z'
const session = (id: string, device: string, current: boolean) => ({
  id,
  device,
  current,
  createdAt: at,
  lastUsedAt: at,
})
let sessions = [session('a', 'Firefox on Linux', true)]
let profile: UserInfo
/** The changes that were sent. */
const saved: unknown[] = []
/** A test may delay the answers to saved profiles. */
let answered: Promise<void>

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('settings', 'onboarding')
})
beforeEach(async () => {
  saved.length = 0
  profile = UserInfo.parse(await profileAnswer().json())
  answered = Promise.resolve()
  sessions = [session('a', 'Firefox on Linux', true), session('b', 'Safari on iPhone', false)]
  server.use(
    route.post('*/api/auth/refresh', () => refreshAnswer()),
    route.get('*/api/user_info/:id', () => HttpResponse.json(profile)),
    route.patch('*/api/user_info/:id', async ({ request }) => {
      const change = (await request.json()) as typeof profile
      saved.push(change)
      await answered
      profile = {
        ...{ ...profile, ...change },
        keyboard: { ...profile.keyboard, ...change.keyboard },
        notifications: { ...profile.notifications, ...change.notifications },
      }
      return HttpResponse.json(profile)
    }),
    route.get('*/api/account/activity', () => HttpResponse.json({ activities: [], nextCursor: null })),
    route.get('*/api/backups', () =>
      HttpResponse.json({ backups: [], schedule: { nightly: true, weekly: false }, lastVerifiedAt: null }),
    ),
    route.get('*/api/auth/sessions', () => HttpResponse.json({ sessions })),
    route.delete('*/api/auth/sessions/:id', ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== params['id'])
      return new HttpResponse(null, { status: 204 })
    }),
  )
  await refresh()
  notices.set([])
  renderScreen(
    <>
      <AccountScreen />
      <NoticeList />
    </>,
  )
  await screen.findByDisplayValue('Leïla Mansouri')
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

it('saving a new name sends nothing else, so what another device changed stays as it is there', async () => {
  const name = screen.getByLabelText('Name')
  await userEvent.clear(name)
  await userEvent.type(name, ' Leïla M. ')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toEqual({ displayName: 'Leïla M.' })
  expect(await screen.findByText('Saved')).toBeTruthy()
})

it('an unsaved change is labelled, and is kept when saving fails', async () => {
  server.use(route.patch('*/api/user_info/:id', () => problemAnswer('general/unavailable', 503)))
  const name = screen.getByLabelText<HTMLInputElement>('Name')
  await userEvent.type(name, ' B.')
  expect(screen.getByText('Not saved yet')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('The server isn’t responding.')
  expect(name.value).toBe('Leïla Mansouri B.')
  expect(screen.queryByText('Saved')).toBeNull()
})

it('the keyboard settings of the mark sheet are saved and confirmed', async () => {
  await userEvent.click(screen.getByRole('radio', { name: 'the next question' }))
  expect(await screen.findByText('Saved')).toBeTruthy()
  await userEvent.click(within(screen.getByRole('group', { name: /single digit/ })).getByLabelText('No'))
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(saved).toEqual([{ keyboard: { enterGoesTo: 'question' } }, { keyboard: { autoAdvance: false } }])
})

it('a setting that the server refuses is reported, and the screen keeps the old one', async () => {
  server.use(route.patch('*/api/user_info/:id', () => problemAnswer('general/not-found', 404)))
  const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
  await userEvent.click(choice('the next question'))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect([choice('the next question').checked, choice('the next student').checked]).toEqual([false, true])
  expect(screen.queryByText('Saved')).toBeNull()
})

it('a setting that is chosen while another one is saved does not reset it', async () => {
  let answer = () => {}
  answered = new Promise((resolve) => {
    answer = resolve
  })
  await userEvent.click(screen.getByRole('radio', { name: 'the next question' }))
  await userEvent.click(within(screen.getByRole('group', { name: /single digit/ })).getByLabelText('No'))
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }))
  answer()
  await waitFor(() => expect(saved).toHaveLength(3))
  await waitFor(() => expect(profile.theme).toBe('light'))
  expect(profile.keyboard).toEqual({ enterGoesTo: 'question', autoAdvance: false })
})

it('a setting that the server does not answer is reported, and later ones are saved', async () => {
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal)
  answered = new Promise(() => {})
  await userEvent.click(screen.getByRole('radio', { name: 'the next question' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  answered = Promise.resolve()
  await userEvent.click(within(screen.getByRole('group', { name: /single digit/ })).getByLabelText('No'))
  limit.abort(new DOMException('', 'TimeoutError'))
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(saved[1]).toEqual({ keyboard: { autoAdvance: false } })
  expect(await screen.findByText('The server isn’t responding.')).toBeTruthy()
  timeout.mockRestore()
})

it('the choice of notices is saved', async () => {
  const group = screen.getByRole('group', { name: 'When a lesson plan or a picture is ready' })
  await userEvent.click(within(group).getByLabelText('Don’t notify me'))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toEqual({ notifications: { generations: false } })
})

it('a new role and subjects are saved', async () => {
  await userEvent.click(screen.getByRole('radio', { name: 'Head teacher' }))
  await userEvent.type(screen.getByLabelText('Subjects'), 'Maths, Physics,')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toEqual({ role: 'head', subjects: ['Maths', 'Physics'] })
})

it('more subjects than a profile can have are reported at the field, and nothing is sent', async () => {
  const typed = Array.from({ length: 13 }, (_, index) => `Subject ${index + 1}`).join(', ')
  const field = screen.getByLabelText<HTMLInputElement>('Subjects')
  fireEvent.change(field, { target: { value: typed } })
  expect(await screen.findByText('At most 12 subjects, each of at most 60 characters.')).toBeTruthy()
  expect(field.value).toBe(typed)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  fireEvent.submit(field)
  await userEvent.click(screen.getByRole('radio', { name: 'the next question' }))
  await waitFor(() => expect(saved).toEqual([{ keyboard: { enterGoesTo: 'question' } }]))
})

it('a theme applies at once and is the only thing sent, so a name changed on another device stays', async () => {
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(localStorage.getItem('classeur:theme')).toBe('dark')
  await waitFor(() => expect(saved).toEqual([{ theme: 'dark' }]))
})

it('the email address is read-only', () => {
  const email = screen.getByLabelText<HTMLInputElement>('Email')
  expect(email.value).toBe('leila@school.example')
  expect(email.readOnly).toBe(true)
})

it('another session can be ended and leaves the list; the current one cannot be ended here', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out on Safari on iPhone' }))
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull())
  const row = screen.getByText('Firefox on Linux').closest('li')
  expect(row && within(row).queryByRole('button')).toBeNull()
})

it('several sessions can be ended without waiting, also of an unknown device, and the focus stays in the list', async () => {
  sessions = [...sessions, session('c', '', false), session('d', 'Chrome on Windows', false)]
  cleanup()
  renderScreen(<AccountScreen />)
  const buttonOf = (device: string) => screen.findByRole('button', { name: `Sign out on ${device}` })
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  const ended: unknown[] = []
  server.use(
    route.delete('*/api/auth/sessions/:id', async ({ params }) => {
      ended.push(params['id'])
      await held
      sessions = sessions.filter(({ id }) => id !== params['id'])
      return new HttpResponse(null, { status: 204 })
    }),
  )
  await userEvent.dblClick(await buttonOf('Safari on iPhone'))
  await userEvent.click(await buttonOf('Unknown device'))
  expect(ended).toEqual(['b', 'c'])
  answer()
  await waitFor(() => expect(screen.queryByText('Unknown device')).toBeNull())
  await waitFor(async () => expect(document.activeElement).toBe(await buttonOf('Chrome on Windows')))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByText('Chrome on Windows')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Where you are signed in' }))
})

it('a session that another device has ended leaves the list, although ending it fails', async () => {
  server.use(
    route.delete('*/api/auth/sessions/:id', () => {
      sessions = sessions.slice(0, 1)
      return problemAnswer('general/not-found', 404)
    }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out on Safari on iPhone' }))
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull())
})

it('a session that could not be ended stays on the list, with the reason', async () => {
  server.use(route.delete('*/api/auth/sessions/:id', () => problemAnswer('general/unavailable', 503)))
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out on Safari on iPhone' }))
  await screen.findByText('The server isn’t responding.')
  expect(screen.getByText('Safari on iPhone')).toBeTruthy()
})
