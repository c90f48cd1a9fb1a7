import type { SharedLessonPlan } from '@classeur/contracts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { problemAnswer, server } from '../../testing/server.ts'
import SharedLessonPlanScreen from './shared-lesson-plan-screen.tsx'

vi.mock('../../realtime/socket.ts', () => import('../../testing/fake-socket.ts'))

const token = 'abcdef-ghijkm-npqrst-uvwxyz'
const imageId = '65f0000000000000000000aa'
const written = { seconds: 0, version: 0, notes: [], flag: null }
const phase = {
  ...{ title: 'Start', minutes: 55, teacher: 'Shows two strips.', students: 'Fold their own strips.' },
  ...{ checkQuestion: 'Which strip is longer?', feedback: 'Compare the parts.', imageId },
}
const plan: SharedLessonPlan = {
  ...{ title: 'Adding fractions', subject: 'Mathematics', level: 'Year 6', durationMin: 55, language: 'en' },
  sections: [
    { key: 'overview', value: { summary: 'Adding with strips.', bigIdea: 'Equal parts.' }, ...written },
    { key: 'phases', value: { items: [phase, phase], fittedFromMin: null }, ...written },
  ],
  pictures: [
    {
      ...{ imageId, altText: 'Two strips', width: 4, height: 3, labels: [] },
      url: `/api/shared/lesson-plans/${token}/pictures/${imageId}`,
    },
  ],
}

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('lesson-shared', 'lesson-plans', 'lesson-edit', 'generations', 'content')
})
beforeEach(() => {
  server.use(route.get(`*/api/shared/lesson-plans/${token}`, () => HttpResponse.json(plan)))
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

const show = (at = `/shared/${token}`) => renderScreen(<SharedLessonPlanScreen />, at, '/shared/:token')

it('the shared page shows a visitor the plan with its pictures, and nothing to edit', async () => {
  show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Adding fractions' })).toBeTruthy()
  expect(screen.getByText('Adding with strips.')).toBeTruthy()
  expect(screen.getAllByRole('img', { name: 'Two strips' })).toHaveLength(2)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Print'])
  expect(document.querySelectorAll('textarea, input, [contenteditable]')).toHaveLength(0)
  expect(document.title).toBe('Adding fractions · Classeur')
})

it('the shared page asks search engines not to list it', async () => {
  show()
  await waitFor(() =>
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow'),
  )
})

it('the shared page is written in the language and direction of the plan, whatever the visitor reads', async () => {
  server.use(
    route.get(`*/api/shared/lesson-plans/${token}`, () => HttpResponse.json({ ...plan, language: 'ar' })),
  )
  show()
  const article = await screen.findByRole('article')
  expect([article.lang, article.dir]).toEqual(['ar', 'rtl'])
})

it.each([
  ['a revoked link', 'general/not-found', 404],
  ['a mistyped link', 'general/validation-failed', 400],
] as const)('says of %s that it no longer works', async (_what, code, status) => {
  server.use(route.get('*/api/shared/lesson-plans/:token', () => problemAnswer(code, status)))
  show()
  await screen.findByText('This link no longer works')
})

it('the shared page offers to try again when the server cannot be reached', async () => {
  server.use(
    route.get('*/api/shared/lesson-plans/:token', () => problemAnswer('general/unavailable', 503), {
      once: true,
    }),
  )
  show()
  const again = await screen.findByRole('button', { name: 'Try again' })
  again.click()
  await screen.findByText('Adding with strips.')
})
