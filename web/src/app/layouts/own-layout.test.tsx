import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { writeDraft } from '../../drafts/draft-storage.ts'
import { dropSession, refresh } from '../../http/session/auth-session.ts'
import { startI18n } from '../../i18n/i18n.ts'
import { classCardOf, classPageOf } from '../../testing/class-samples.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { profileAnswer, refreshAnswer, server } from '../../testing/server.ts'
import OwnLayout from './own-layout.tsx'

vi.mock('../../realtime/socket.ts', () => import('../../testing/fake-socket.ts'))
vi.mock('../signed-in-providers.tsx', () => ({ SignedInProviders: 'div' }))

beforeAll(async () => {
  server.listen()
  localStorage.setItem('classeur:language', 'en')
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.removeAttribute('open')
  }
  await startI18n()
})
afterEach(() => {
  cleanup()
  act(() => dropSession('signed-out'))
  server.resetHandlers()
})
afterAll(() => server.close())

it('Ctrl K opens the search also on a page that draws its own frame', async () => {
  server.use(route.get('*/api/classes', () => HttpResponse.json(classPageOf([classCardOf()]))))
  renderScreen(<OwnLayout />)
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(await screen.findByText('6B Mathematics')).toBeTruthy()
})

it('signing out from the search asks about drafts also on a page that draws its own frame', async () => {
  server.use(
    route.post('*/api/auth/refresh', () => refreshAnswer()),
    route.get('*/api/user_info/:id', profileAnswer),
    route.get('*/api/classes', () => HttpResponse.json(classPageOf([]))),
    route.get('*/api/lesson-plans', () => HttpResponse.json({ lessonPlans: [], nextCursor: null })),
    route.get('*/api/search', () => HttpResponse.json({ classes: [], students: [], exams: [] })),
  )
  await refresh()
  writeDraft({ form: 'lesson' }, { topic: 'Fractions' })
  renderScreen(<OwnLayout />)
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(await screen.findByRole('combobox'), 'sign out{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Sign out?' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }))
})
