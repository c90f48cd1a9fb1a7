import type { GenerationSnapshot, LessonPlanSummary } from '@classeur/contracts'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { dropSession, refresh } from '../../../http/auth-session.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { serverSends } from '../../../testing/fake-socket.ts'
import { generationId, snapshotOf, walletAnswer } from '../../../testing/generation-samples.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { problemAnswer, profileAnswer, refreshAnswer, server } from '../../../testing/server.ts'
import HomeScreen from './home-screen.tsx'

vi.mock('../../../realtime/socket.ts', () => import('../../../testing/fake-socket.ts'))

let generations: GenerationSnapshot[]
let lessonPlans: LessonPlanSummary[]
const summary: LessonPlanSummary = {
  ...{ id: generationId, title: 'Thales and ratios', subject: 'Mathematics', level: '5A', durationMin: 55 },
  ...{ state: 'completed', createdAt: '2026-11-17T08:00:00.000Z' },
}

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('home', 'generations')
})
beforeEach(async () => {
  generations = []
  lessonPlans = []
  server.use(
    route.post('*/api/auth/refresh', () => refreshAnswer()),
    route.get('*/api/user_info/:id', profileAnswer),
    route.get('*/api/wallet', () => HttpResponse.json(walletAnswer(12))),
    route.get('*/api/generations', () => HttpResponse.json({ generations })),
    route.get('*/api/lesson-plans', () => HttpResponse.json({ lessonPlans, nextCursor: null })),
  )
  await refresh()
})
afterEach(() => {
  cleanup()
  act(() => dropSession('signed-out'))
  server.resetHandlers()
})
afterAll(() => server.close())

it('greets by name and teaches the first step while there is nothing', async () => {
  renderScreen(<HomeScreen />)
  expect((await screen.findByText('Leïla Mansouri')).closest('h1')).not.toBeNull()
  expect(await screen.findByText(/Nothing is planned yet/)).toBeTruthy()
  expect(screen.getByText('No lesson plans yet')).toBeTruthy()
  expect(screen.getByText('No classes yet')).toBeTruthy()
  expect(screen.getByText('12 of 20 left, renewed on 1 Dec.')).toBeTruthy()
})

it('says what runs and follows it live', async () => {
  generations = [snapshotOf()]
  lessonPlans = [summary]
  renderScreen(<HomeScreen />)
  expect(await screen.findByText('Your lesson plan “Adding fractions” is being written.')).toBeTruthy()
  const bar = screen.getByRole('progressbar', { name: 'Progress of Adding fractions' })
  act(() =>
    serverSends('generation:progressed', {
      ...{ generationId, attempt: 1, seq: 4, state: 'active', stage: 'writing', percent: 45, charged: 0 },
      ...{ step: { done: 0, total: 12 }, draft: null, section: null },
    }),
  )
  expect(bar.getAttribute('aria-valuenow')).toBe('45')
})

it('leads to recent lesson plans, and each failed list offers to be read again by itself', async () => {
  lessonPlans = [summary]
  server.use(route.get('*/api/lesson-plans', () => problemAnswer('general/unavailable', 503), { once: true }))
  renderScreen(<HomeScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  const link = await screen.findByRole('link', { name: 'Open Thales and ratios' })
  expect(link.getAttribute('href')).toBe(`/lesson-plan-result/${generationId}`)
  expect(screen.getByText(/Nothing is running. Your latest lesson plan/)).toBeTruthy()
})
