import type {
  BillingPlan,
  ClassPage,
  GenerationSnapshot,
  LessonPlanSummary,
  MarkingList,
  MarkingPresent,
} from '@classeur/contracts'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { dropSession, refresh } from '../../http/session/auth-session.ts'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { classCardOf, classId, classPageOf, schoolClassOf } from '../../testing/class-samples.ts'
import { serverSends } from '../../testing/fake-socket.ts'
import { generationId, snapshotOf, walletAnswer } from '../../testing/generation-samples.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { problemAnswer, profileAnswer, refreshAnswer, server } from '../../testing/server.ts'
import { HomeScreen } from './home-screen.tsx'

vi.mock('../../realtime/socket.ts', () => import('../../testing/fake-socket.ts'))

let generations: GenerationSnapshot[]
let lessonPlans: LessonPlanSummary[]
let classPage: ClassPage
let sheets: MarkingList['sheets']
let present: MarkingPresent['people']
const sheetOf = (index: number, entered: number) => ({
  ...{ examId: `65f0000000000000000000e${index}`, markId: `65f0000000000000000000f${index}`, classId },
  ...{ className: '6B Mathematics', classColour: 'board' as const, title: `Exam ${index}` },
  ...{ type: 'test' as const, date: '2026-11-18', progress: { entered, total: 240 } },
})
const home = () =>
  renderScreen(
    <HomeScreen offers={<p>an offer</p>} classCards={<p>the cards</p>} classForm={<p>the form</p>} />,
  )
const freePlan: BillingPlan = {
  ...{ id: 'free', name: 'Free', priceMinor: { monthly: 0, yearly: 0 }, currency: 'EUR', monthlyCredits: 20 },
  seats: null,
  limits: {
    ...{ classes: 3, studentsPerClass: 40, runningGenerations: 1, waitingGenerations: 2, storageMiB: 100 },
  },
  features: [],
}
const summary: LessonPlanSummary = {
  ...{ id: generationId, title: 'Thales and ratios', subject: 'Mathematics', level: '5A', durationMin: 55 },
  ...{ origin: 'generated', state: 'completed', createdAt: '2026-11-17T08:00:00.000Z' },
  ...{ schoolClass: null, taughtOn: null, archived: false, ownerName: null, pending: false, purgedAt: null },
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
  present = []
  server.use(
    route.get('*/api/classes', () => HttpResponse.json(classPage)),
    route.get('*/api/marking', () => HttpResponse.json({ sheets })),
    route.get('*/api/marking/present', () => HttpResponse.json({ people: present })),
    route.get('*/api/images', () => HttpResponse.json({ images: [], nextCursor: null })),
    route.get('*/api/current_subscriptions/:id', () => problemAnswer('general/not-found', 404)),
    route.get('*/api/plans/:id', () => HttpResponse.json(freePlan)),
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

it('the first page has three steps, of which only the first has a primary button', async () => {
  home()
  expect((await screen.findByText('Leïla Mansouri')).closest('h1')).not.toBeNull()
  const steps = await screen.findAllByText(/^Step \d of 3$/)
  expect(steps).toHaveLength(3)
  expect(screen.getByText('an offer')).toBeTruthy()
  expect(screen.getByText('the form')).toBeTruthy()
  expect(screen.queryByText('the cards')).toBeNull()
  const primary = document.querySelectorAll('[data-look="primary"]')
  expect([...primary].map(({ textContent }) => textContent)).toEqual(['Create the sample class'])
  const make = screen.getByRole('link', { name: 'Create your first class' })
  expect(make.getAttribute('href')).toBe('/?new=class')
  expect(await screen.findByText('2 min · 6 of your 12 credits')).toBeTruthy()
  expect(await screen.findByText('3 classes of up to 40 students')).toBeTruthy()
})

it('a teacher without a sample class can create one, once, and it opens', async () => {
  let made = 0
  server.use(
    route.post('*/api/classes/sample', () => {
      made += 1
      return HttpResponse.json(schoolClassOf({ isSample: true }), { status: 201 })
    }),
  )
  const { router } = home()
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Create the sample class' }))
  await expect.poll(() => router.state.location.pathname).toBe(`/classe/${classId}`)
  expect(made).toBe(1)
})

it.each([
  ['students', { students: 0, exams: 0 }],
  ['exams', { students: 24, exams: 0 }],
])('a sample class without %s can be finished', async (_what, counts) => {
  let asked = 0
  const sample = classCardOf({ isSample: true })
  classPage = classPageOf([{ ...sample, counts: { ...sample.counts, ...counts } }])
  server.use(
    route.get(`*/api/classes/${classId}/exams`, () => HttpResponse.json({ exams: [] })),
    route.post('*/api/classes/sample', () => {
      asked += 1
      return HttpResponse.json(schoolClassOf({ isSample: true }), { status: 201 })
    }),
  )
  const { router } = home()
  await userEvent.click(await screen.findByRole('button', { name: 'Finish the sample class' }))
  await expect.poll(() => router.state.location.pathname).toBe(`/classe/${classId}`)
  expect(asked).toBe(1)
})

it('a sample class that can’t be read says so and can be read again, without a number of questions', async () => {
  let isDown = true
  classPage = classPageOf([classCardOf({ isSample: true })])
  server.use(
    route.get(`*/api/classes/${classId}/exams`, () =>
      isDown ? problemAnswer('general/unavailable', 503) : HttpResponse.json({ exams: [] }),
    ),
  )
  home()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByText(/0 questions/)).toBeNull()
  isDown = false
  await userEvent.click(retry)
  await expect.poll(() => screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('panels without content are not shown', async () => {
  classPage = classPageOf([classCardOf()])
  home()
  expect(await screen.findByText('Nothing is waiting for you.')).toBeTruthy()
  const panels = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(panels).toEqual(['Start something', 'Credits for November'])
  expect(screen.getByText('12 of 20 left until 30 Nov.')).toBeTruthy()
})

it('the credits that expired and those bought are the same numbers as in the wallet', async () => {
  classPage = classPageOf([classCardOf()])
  const answer = walletAnswer(12)
  const wallet = {
    ...{ ...answer, source: 'school', own: { granted: 0, purchased: 30, reserved: 0 }, available: 30 },
    period: { ...answer.period, spent: 1, expired: 7 },
  }
  server.use(route.get('*/api/wallet', () => HttpResponse.json(wallet)))
  home()
  expect(
    await screen.findByText('12 of 20 left until 30 Nov, plus 30 that you bought. 7 expired.'),
  ).toBeTruthy()
})

it('a colleague who is marking is named, with a link to the sheet', async () => {
  classPage = classPageOf([classCardOf()])
  present = [
    {
      user: { id: '65f0000000000000000000d1', name: 'Sami Khelifi' },
      ...{ examId: sheetOf(0, 0).examId, markId: sheetOf(0, 0).markId, title: 'Fractions', question: 'Q5' },
    },
  ]
  home()
  expect(await screen.findByText('Sami Khelifi is marking Q5')).toBeTruthy()
  const join = screen.getByRole('link', { name: 'Join Fractions' })
  expect(join.getAttribute('href')).toBe('/marksheet/65f0000000000000000000f0')
})

it('running generations are shown live', async () => {
  classPage = classPageOf([classCardOf()])
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

it('recent lesson plans have links, and a failed list can be retried without affecting the rest', async () => {
  classPage = classPageOf([classCardOf()])
  lessonPlans = [summary]
  server.use(route.get('*/api/lesson-plans', () => problemAnswer('general/unavailable', 503), { once: true }))
  home()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  const link = await screen.findByRole('link', { name: 'Thales and ratios' })
  expect(link.getAttribute('href')).toBe(`/lesson-plan-result/${generationId}`)
  expect(link.closest('li')?.textContent).toContain('Mathematics · 5A · 55 min · 17 Nov')
  expect(screen.getByText(/Nothing is running. Your latest lesson plan/)).toBeTruthy()
})

it('the first unfinished sheet opens at its next empty cell, and the others open normally', async () => {
  classPage = classPageOf([classCardOf()])
  sheets = Array.from({ length: 6 }, (_, index) => sheetOf(index, index === 1 ? 233 : 172))
  home()
  const first = await screen.findByRole('link', { name: 'Continue Exam 0' })
  expect(first.getAttribute('href')).toBe('/marksheet/65f0000000000000000000f0?go=next-empty')
  expect(document.querySelectorAll('[data-look="primary"]')).toHaveLength(1)
  const second = screen.getByRole('link', { name: 'Open Exam 1' })
  expect(second.getAttribute('href')).toBe('/marksheet/65f0000000000000000000f1')
  expect(screen.getByText('6 sheets, 347 marks to enter')).toBeTruthy()
  expect(
    screen
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent.includes('6B Mathematics · test of 18 Nov')),
  ).toHaveLength(4)
  expect(screen.getAllByText('172 of 240 marks')).toHaveLength(3)
  expect(screen.getByText('7 to enter')).toBeTruthy()
  const meter = screen.getByRole('progressbar', { name: 'Marking of Exam 0' })
  expect(meter.getAttribute('aria-valuenow')).toBe('72')
  expect(screen.getByText('6 mark sheets are waiting.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '2 more' }))
  expect(screen.getAllByText('172 of 240 marks')).toHaveLength(5)
})

it('one sentence says what is waiting and what is being generated', async () => {
  classPage = classPageOf([classCardOf()])
  sheets = [sheetOf(0, 0)]
  generations = [snapshotOf()]
  home()
  expect(
    await screen.findByText(
      '1 mark sheet is waiting, and your lesson plan “Adding fractions” is being written.',
    ),
  ).toBeTruthy()
})

it('new exams and students start in the latest class that the person may change', async () => {
  const other = '65f0000000000000000000c2'
  classPage = classPageOf([classCardOf({ role: 'viewer' }), classCardOf({ id: other, name: '5A Physics' })])
  home()
  const link = await screen.findByRole('link', { name: 'New exam' })
  expect(link.getAttribute('href')).toBe(`/classe/${other}/exams?new=1`)
  expect(screen.getByText('5A Physics')).toBeTruthy()
})
