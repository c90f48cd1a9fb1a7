import type { ClassPage, GenerationSnapshot, LessonPlanSummary, MarkingList } from '@classeur/contracts'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { dropSession, refresh } from '../../../http/auth-session.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { classCardOf, classId, classPageOf } from '../../../testing/class-samples.ts'
import { serverSends } from '../../../testing/fake-socket.ts'
import { generationId, snapshotOf, walletAnswer } from '../../../testing/generation-samples.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { problemAnswer, profileAnswer, refreshAnswer, server } from '../../../testing/server.ts'
import { HomeScreen } from './home-screen.tsx'

vi.mock('../../../realtime/socket.ts', () => import('../../../testing/fake-socket.ts'))

let generations: GenerationSnapshot[]
let lessonPlans: LessonPlanSummary[]
let classPage: ClassPage
let sheets: MarkingList['sheets']
const sheetOf = (index: number, entered: number) => ({
  ...{ examId: `65f0000000000000000000e${index}`, markId: `65f0000000000000000000f${index}`, classId },
  ...{ className: '6B Mathematics', title: `Exam ${index}`, progress: { entered, total: 240 } },
})
const home = () => renderScreen(<HomeScreen offers={<p>an offer</p>} classCards={<p>the cards</p>} />)
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
  classPage = classPageOf([])
  sheets = []
  server.use(
    route.get('*/api/classes', () => HttpResponse.json(classPage)),
    route.get('*/api/marking', () => HttpResponse.json({ sheets })),
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
  home()
  expect((await screen.findByText('Leïla Mansouri')).closest('h1')).not.toBeNull()
  expect(await screen.findByText(/Nothing is planned yet/)).toBeTruthy()
  expect(screen.getByText('No lesson plans yet')).toBeTruthy()
  expect(screen.getByText('an offer')).toBeTruthy()
  expect(screen.getByText('the cards')).toBeTruthy()
  expect(screen.queryByText('Continue marking')).toBeNull()
  expect(screen.getByRole('link', { name: 'New class' }).getAttribute('href')).toBe('/?new=class')
  expect(screen.getByText('12 of 20 left, renewed on 1 Dec.')).toBeTruthy()
})

it('says what runs and follows it live', async () => {
  generations = [snapshotOf()]
  lessonPlans = [summary]
  home()
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
  home()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  const link = await screen.findByRole('link', { name: 'Open Thales and ratios' })
  expect(link.getAttribute('href')).toBe(`/lesson-plan-result/${generationId}`)
  expect(screen.getByText(/Nothing is running. Your latest lesson plan/)).toBeTruthy()
})

it('leads to the mark sheets that wait, the first few at once and the rest at a press', async () => {
  classPage = classPageOf([classCardOf()])
  sheets = Array.from({ length: 6 }, (_, index) => sheetOf(index, 172))
  home()
  const first = await screen.findByRole('link', { name: 'Open Exam 0' })
  expect(first.getAttribute('href')).toBe('/marksheet/65f0000000000000000000f0')
  expect(screen.getByText('6 sheets')).toBeTruthy()
  expect(screen.getAllByText('172 of 240 marks')).toHaveLength(4)
  const meter = screen.getByRole('progressbar', { name: 'Marking of Exam 0' })
  expect(meter.getAttribute('aria-valuenow')).toBe('72')
  expect(screen.getByText('6 mark sheets are waiting for you.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '2 more' }))
  expect(screen.getAllByText('172 of 240 marks')).toHaveLength(6)
})

it('starts exams and students in the latest class that may be changed', async () => {
  const other = '65f0000000000000000000c2'
  classPage = classPageOf([classCardOf({ role: 'viewer' }), classCardOf({ id: other, name: '5A Physics' })])
  home()
  const link = await screen.findByRole('link', { name: 'New exam' })
  expect(link.getAttribute('href')).toBe(`/classe/${other}/exams?new=1`)
  expect(screen.getByText('5A Physics')).toBeTruthy()
  expect(await screen.findByText(/No marks are waiting/)).toBeTruthy()
})
