import type { AskToJoinRequest } from '@classeur/contracts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { dropSession, refresh } from '../../http/session/auth-session.ts'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { classId } from '../../testing/class-samples.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { problemAnswer, refreshAnswer, server } from '../../testing/server.ts'
import { joinInvitationOf } from '../../testing/teaching-samples.ts'
import JoinClassScreen from './join-class-screen.tsx'

const token = 'abcdefghijklmnopqrstuv'
const show = () => renderScreen(<JoinClassScreen />, `/joinclass/${token}`, '/joinclass/:join_link_id')
const invited = (fields: Parameters<typeof joinInvitationOf>[0]) =>
  server.use(route.get(`*/api/join/${token}`, () => HttpResponse.json(joinInvitationOf(fields))))
const signIn = async () => {
  server.use(route.post('*/api/auth/refresh', () => refreshAnswer()))
  await refresh()
}

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('teaching')
})
beforeEach(() => {
  server.use(route.post('*/api/auth/refresh', () => problemAnswer('auth/signed-out', 401)))
  invited({})
})
afterEach(() => {
  cleanup()
  act(() => dropSession('signed-out'))
  server.resetHandlers()
})
afterAll(() => server.close())

it('a student can request to join by name, without an account, and so can the next student', async () => {
  const sent: AskToJoinRequest[] = []
  server.use(
    route.post(`*/api/join/${token}/students`, async ({ request }) => {
      sent.push((await request.json()) as AskToJoinRequest)
      return HttpResponse.json({ result: 'requested', classId: null }, { status: 202 })
    }),
  )
  show()
  const user = userEvent.setup()
  expect(await screen.findByRole('heading', { name: 'Join “6B Mathematics”' })).toBeTruthy()
  expect(screen.queryByLabelText('Student number')).toBeNull()
  await user.type(screen.getByLabelText('First name'), 'Zoé')
  await user.type(screen.getByLabelText('Last name'), 'Roy')
  await user.dblClick(screen.getByRole('button', { name: 'Ask to join' }))
  expect(await screen.findByText('Thank you, Zoé')).toBeTruthy()
  expect(sent).toEqual([
    {
      firstName: 'Zoé',
      lastName: 'Roy',
      externalId: '',
      requestKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    },
  ])
  await user.click(screen.getByRole('button', { name: 'Someone else wants to join' }))
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('')
})

it('a student who asks again sends the same key, and a namesake on the same device another one', async () => {
  const keys: string[] = []
  server.use(
    route.post(`*/api/join/${token}/students`, async ({ request }) => {
      keys.push(((await request.json()) as AskToJoinRequest).requestKey)
      return HttpResponse.json({ result: 'requested', classId: null }, { status: 202 })
    }),
  )
  const user = userEvent.setup()
  const ask = async () => {
    await user.type(await screen.findByLabelText('First name'), 'Zoé')
    await user.type(screen.getByLabelText('Last name'), 'Roy')
    await user.click(screen.getByRole('button', { name: 'Ask to join' }))
    await screen.findByText('Thank you, Zoé')
  }
  show()
  await ask()
  cleanup()
  show()
  await ask()
  await user.click(screen.getByRole('button', { name: 'Someone else wants to join' }))
  await ask()
  expect(keys).toHaveLength(3)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

it('a missing name is asked for at its field, and nothing is sent', async () => {
  const sent: unknown[] = []
  server.use(
    route.post(`*/api/join/${token}/students`, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ result: 'requested', classId: null }, { status: 202 })
    }),
  )
  show()
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('First name'), 'Zoé')
  await user.type(screen.getByLabelText('Last name'), '  ')
  await user.click(screen.getByRole('button', { name: 'Ask to join' }))
  expect(await screen.findByText('Enter your last name.')).toBeTruthy()
  expect([document.activeElement, sent]).toEqual([screen.getByLabelText('Last name'), []])
})

it('the school number is asked for only if the class uses it', async () => {
  invited({ asksForExternalId: true })
  show()
  expect(await screen.findByLabelText('Student number')).toBeTruthy()
})

it('a teacher is sent to sign in and returns to this page', async () => {
  invited({ kind: 'teachers', asksForApproval: false })
  show()
  const link = await screen.findByRole('link', { name: 'Sign in' })
  expect(link.getAttribute('href')).toBe(`/login?redirect_to=%2Fjoinclass%2F${token}`)
  expect(screen.queryByRole('button', { name: 'Join the class' })).toBeNull()
})

it('a signed-in teacher joins only after a click, and then the class opens', async () => {
  invited({ kind: 'teachers', asksForApproval: false })
  let joins = 0
  server.use(
    route.post(`*/api/join/${token}`, () => {
      joins += 1
      return HttpResponse.json({ result: 'joined', classId })
    }),
  )
  await signIn()
  const { router } = show()
  const button = await screen.findByRole('button', { name: 'Join the class' })
  expect(joins).toBe(0)
  await userEvent.click(button)
  await waitFor(() => expect(router.state.location.pathname).toBe(`/classe/${classId}`))
  expect(joins).toBe(1)
})

it('a teacher who needs approval sees that the request was sent', async () => {
  invited({ kind: 'teachers', asksForApproval: true })
  server.use(
    route.post(`*/api/join/${token}`, () => HttpResponse.json({ result: 'requested', classId: null })),
  )
  await signIn()
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Ask to join' }))
  expect(await screen.findByText('Request sent')).toBeTruthy()
})

it('a person without a profile is sent to create one and returns', async () => {
  invited({ kind: 'invitation', asksForApproval: false })
  server.use(route.post(`*/api/join/${token}`, () => problemAnswer('profile_incomplete', 403)))
  await signIn()
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Join the class' }))
  const link = await screen.findByRole('link', { name: 'Complete profile' })
  expect(link.getAttribute('href')).toBe(`/register?redirect_to=%2Fjoinclass%2F${token}`)
})

it('a person who opened someone else’s email reads what to do', async () => {
  invited({ kind: 'invitation', asksForApproval: false })
  server.use(route.post(`*/api/join/${token}`, () => problemAnswer('join/not-available', 404)))
  await signIn()
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Join the class' }))
  expect(await screen.findByText(/only for the account with the address it was sent to/)).toBeTruthy()
})

it('an invalid link explains what to do, and a busy server can be retried', async () => {
  server.use(route.get(`*/api/join/${token}`, () => problemAnswer('join/not-available', 404)))
  show()
  expect(await screen.findByText('This link doesn’t work right now')).toBeTruthy()
  cleanup()
  server.use(route.get(`*/api/join/${token}`, () => problemAnswer('general/too-many-requests', 429)))
  show()
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})
