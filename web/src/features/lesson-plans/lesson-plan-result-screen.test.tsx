import {
  lessonSectionKeys,
  type GenerationDraft,
  type LessonPlan,
  type LessonSection,
} from '@classeur/contracts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { dropSession, refresh } from '../../http/session/auth-session.ts'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { generationViews } from '../../realtime/generations/generation-store.ts'
import { serverSends } from '../../testing/fake-socket.ts'
import {
  asWritten,
  generationId,
  lessonPlanOf,
  overview,
  phases,
  walletAnswer,
} from '../../testing/generation-samples.ts'
import { problemAnswer, refreshAnswer, server } from '../../testing/server.ts'
import LessonPlanResultScreen from './lesson-plan-result-screen.tsx'

vi.mock('../../realtime/socket.ts', () => import('../../testing/fake-socket.ts'))

let stored: LessonPlan
let planReads: number

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('lesson-plans', 'generations', 'lesson-edit', 'content', 'lesson-notes')
})
beforeEach(async () => {
  planReads = 0
  server.use(
    route.post('*/api/auth/refresh', () => refreshAnswer()),
    route.get('*/api/wallet', () => HttpResponse.json(walletAnswer())),
    route.get('*/api/generators', () => HttpResponse.json({ text: 'sample', image: 'sample' })),
    route.get('*/api/lesson-plans/:id/versions', () => HttpResponse.json({ versions: [] })),
    route.get('*/api/generations', () => HttpResponse.json({ generations: [stored.generation] })),
    route.get('*/api/generations/:id', () => HttpResponse.json(stored.generation)),
    route.get('*/api/lesson-plans/:id', () => {
      planReads += 1
      return HttpResponse.json(stored)
    }),
  )
  await refresh()
})
afterEach(() => {
  cleanup()
  act(() => dropSession('signed-out'))
  server.resetHandlers()
})
afterAll(() => server.close())

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createMemoryRouter(
    [
      { path: '/lesson-plan-result/:id', element: <LessonPlanResultScreen /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [`/lesson-plan-result/${generationId}`] },
  )
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
interface Progress {
  seq: number
  percent: number
  done?: number
  draft?: GenerationDraft
  section?: LessonSection
}
const progressed = ({ seq, percent, done = 0, draft, section }: Progress) =>
  act(() =>
    serverSends('generation:progressed', {
      ...{ generationId, attempt: 1, seq, percent, charged: 0, state: 'active', stage: 'writing' },
      ...{ step: { done, total: 12 }, draft: draft ?? null, section: section ?? null },
    }),
  )
const percent = () => screen.getByRole('progressbar').getAttribute('aria-valuenow')

it('finished sections and the growing draft appear without another request', async () => {
  stored = lessonPlanOf({ seq: 3 })
  show()
  await screen.findByRole('heading', { name: 'Adding fractions' })
  progressed({ seq: 4, percent: 8, done: 1, section: overview })
  expect(screen.getByText('From strips to a rule.')).toBeTruthy()
  expect(screen.getByText('Overview is finished, 1 of 12.')).toBeTruthy()
  const draft = {
    section: 'phases',
    value: { items: [{ title: 'Star', minutes: 8 }, { teacher: 'Coll' }] },
  } as const
  progressed({ seq: 5, percent: 12, done: 1, draft })
  expect(screen.getByRole('heading', { name: 'Phase 1 · Star' })).toBeTruthy()
  expect(screen.getByText('phase 2')).toBeTruthy()
  expect(screen.getByText('Coll').closest('section')?.getAttribute('aria-busy')).toBe('true')
  expect(planReads).toBe(1)
})

it('the request of a colleague, whose plan the person reads, doesn’t become one of their own', async () => {
  stored = { ...stored, rights: { edit: true, own: false } }
  server.use(route.get('*/api/generations', () => HttpResponse.json({ generations: [] })))
  show()
  await screen.findByRole('progressbar')
  const view = () => generationViews.get()[generationId]
  expect(view()?.own).toBe(false)
  progressed({ seq: 9, percent: 50 })
  await waitFor(() => expect(planReads).toBe(2))
  expect(view()?.own).toBe(false)
})

it('the last draft stays on screen until the finished section is read', async () => {
  stored = lessonPlanOf({ seq: 3 })
  show()
  await screen.findByRole('heading', { name: 'Adding fractions' })
  const draft = { section: 'phases', value: { items: [{ title: 'Star', minutes: 8 }] } } as const
  progressed({ seq: 4, percent: 90, draft })
  const end = { attempt: 1, seq: 5, state: 'completed', charged: 5, error: null } as const
  act(() => serverSends('generation:finished', { generationId, ...end }))
  expect(screen.getByRole('heading', { name: 'Phase 1 · Star' })).toBeTruthy()
  const over = { state: 'completed', seq: 5, percent: 100, step: { done: 1, total: 1 } } as const
  stored = lessonPlanOf(over, [phases])
  await waitFor(() => expect(planReads).toBeGreaterThan(1))
})

it('the list, the screen reader message and the final note show the same number of finished sections', async () => {
  // The snapshot is older than the sections.
  stored = lessonPlanOf({ seq: 3, percent: 0, step: { done: 0, total: 12 } }, [overview, phases])
  show()
  await screen.findByText('From strips to a rule.')
  const list = screen.getByRole('region', { name: 'Sections' })
  expect(within(list).getByText('2 of 12')).toBeTruthy()
  expect(
    within(list)
      .getAllByRole('listitem')
      .filter(({ dataset }) => dataset['state'] === 'done'),
  ).toHaveLength(2)
  expect(screen.getByText('Phases is finished, 2 of 12.')).toBeTruthy()
  expect(percent()).toBe('16')
  expect(screen.getByText('writing · 16%')).toBeTruthy()
  stored = lessonPlanOf({ seq: 4, state: 'cancelled', stage: 'done', step: { done: 1, total: 12 } }, [
    overview,
    phases,
  ])
  const end = { attempt: 1, seq: 4, state: 'cancelled', charged: 0, error: null } as const
  act(() => serverSends('generation:finished', { generationId, ...end }))
  expect(await screen.findByText(/2 of 12 sections are kept/)).toBeTruthy()
})

it('late, repeated and unordered events never reduce what is shown', async () => {
  stored = lessonPlanOf({ seq: 3, percent: 10 })
  show()
  await screen.findByRole('heading', { name: 'Adding fractions' })
  progressed({ seq: 4, percent: 40, done: 1, section: overview })
  progressed({ seq: 3, percent: 5 })
  progressed({ seq: 4, percent: 5 })
  expect(percent()).toBe('40')
  expect(screen.getByText('From strips to a rule.')).toBeTruthy()
})

it('the lesson plan is read again after a gap, so that no section is missing', async () => {
  stored = lessonPlanOf({ seq: 3 })
  show()
  await screen.findByRole('heading', { name: 'Adding fractions' })
  stored = lessonPlanOf({ seq: 9, percent: 17, step: { done: 2, total: 12 } }, [overview, phases])
  progressed({ seq: 9, percent: 17, done: 2, section: phases })
  expect(await screen.findByText('From strips to a rule.')).toBeTruthy()
})

it.each(lessonSectionKeys)('a draft of %s renders wherever it is cut off', async (section) => {
  const cuts = [
    undefined,
    null,
    '',
    7,
    [],
    {},
    { items: null },
    { items: [null, 'x', 3, {}, []] },
    { summary: 4 },
  ]
  stored = lessonPlanOf({ seq: 3 })
  show()
  await screen.findByRole('heading', { name: 'Adding fractions' })
  cuts.forEach((value, index) => progressed({ seq: 4 + index, percent: 10, draft: { section, value } }))
  progressed({ seq: 40, percent: 50, done: 1, section: overview })
  expect(await screen.findByText('From strips to a rule.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('generated text is shown as text, never as markup', async () => {
  const summary = '<img src=x onerror=alert(1)> **bold**'
  stored = lessonPlanOf({ state: 'completed', percent: 100 }, [
    { ...asWritten, key: 'overview', value: { summary, bigIdea: 'x' } },
  ])
  show()
  expect(await screen.findByText(summary)).toBeTruthy()
  expect(document.querySelector('img')).toBeNull()
})

it('the screen says that phases were fitted, the price, and the generator', async () => {
  stored = lessonPlanOf({ state: 'completed', stage: 'done', percent: 100, charged: 5 }, [overview, phases])
  show()
  expect(await screen.findByText('The phases added up to 50 min and were adjusted to 55.')).toBeTruthy()
  expect(screen.getByText('sample generator, no AI model connected')).toBeTruthy()
  expect(screen.getByText(/You were charged 5 credits/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy()
})

it('a stopped lesson plan keeps its sections and offers to write the rest for the remaining price', async () => {
  stored = lessonPlanOf({ seq: 3 }, [overview])
  server.use(
    route.post(`*/api/generations/${generationId}/cancel`, () => {
      const ended = { state: 'cancelled', stage: 'done', seq: 4, charged: 1 } as const
      stored = lessonPlanOf({ ...ended, retryable: true, retryPrice: 4 }, [overview])
      return HttpResponse.json(stored.generation)
    }),
  )
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }))
  expect(await screen.findByText('You stopped this.')).toBeTruthy()
  expect(screen.getAllByText(/1 of 12 sections are kept/)).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Write the rest · 4 credits' })).toBeTruthy()
  expect(screen.getByText('From strips to a rule.')).toBeTruthy()
})

it('a failed lesson plan gives the reason, and a retry follows the new generation', async () => {
  const error = { code: 'generations/provider-unavailable', params: {} } as const
  stored = lessonPlanOf({ state: 'failed', stage: 'done', error, retryable: true, retryPrice: 0 }, [overview])
  server.use(
    route.post(`*/api/generations/${generationId}/retry`, () => {
      stored = lessonPlanOf({ id: '65f0000000000000000000bb', seq: 1, percent: 12 }, [overview])
      const accepted = { generationId: '65f0000000000000000000bb', lessonPlanId: generationId, price: 0 }
      return HttpResponse.json(accepted, { status: 202 })
    }),
  )
  show()
  expect(await screen.findByText('The AI service isn’t responding.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again · free' }))
  expect(await screen.findByRole('button', { name: 'Stop' })).toBeTruthy()
  expect(screen.queryByText('The AI service isn’t responding.')).toBeNull()
})

it('a blocked result says what to do, without offering the same request again', async () => {
  const error = { code: 'generations/output-flagged', params: {} } as const
  stored = lessonPlanOf({ state: 'flagged', stage: 'done', error })
  show()
  expect(await screen.findByText(/may not suit a classroom/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Change the request' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull()
})

it.each([
  ['weapons', /how weapons are made/],
  ['provider-policy', /doesn’t accept this subject/],
  ['something-new', /didn’t seem safe for a classroom/],
])('a blocked request gives its reason in one sentence: %s', async (reason, sentence) => {
  const error = { code: 'generations/prompt-flagged', params: { reason } } as const
  stored = lessonPlanOf({ state: 'flagged', stage: 'done', error })
  show()
  expect(await screen.findByText(sentence)).toBeTruthy()
})

it('a waiting lesson plan shows its position in the queue', async () => {
  stored = lessonPlanOf({
    state: 'queued',
    stage: 'waiting',
    attempt: 0,
    seq: 0,
    queuePosition: 3,
    secondsLeft: 120,
  })
  show()
  expect(await screen.findByText(/3 requests are ahead of you\. About 2 min in all/)).toBeTruthy()
})

it('a lesson plan whose model failed waits for the model, not for other requests', async () => {
  const waiting = { state: 'queued', stage: 'waiting-for-provider', queuePosition: 0 } as const
  stored = lessonPlanOf({ ...waiting, attempt: 1, seq: 4, secondsLeft: 120 })
  show()
  expect(await screen.findByText(/^The model isn’t ready at the moment\./)).toBeTruthy()
  expect(screen.getByText('waiting for the model')).toBeTruthy()
  expect(screen.queryByText(/You are next/)).toBeNull()
})

it('a lesson plan has its own language and text direction, whatever the language of the screen', async () => {
  stored = lessonPlanOf({ state: 'completed', percent: 100 }, [overview])
  stored = { ...stored, request: { ...stored.request, language: 'ar' } }
  show()
  const article = await screen.findByRole('article')
  expect(article.getAttribute('dir')).toBe('rtl')
  expect(article.lang).toBe('ar')
  expect(await within(article).findByRole('heading', { name: 'نظرة عامة' })).toBeTruthy()
})

it.each(['general/not-found', 'general/validation-failed'] as const)(
  'the same message appears for %s',
  async (code) => {
    server.use(
      route.get('*/api/lesson-plans/:id', () =>
        problemAnswer(code, code === 'general/not-found' ? 404 : 400),
      ),
    )
    show()
    expect(await screen.findByText('We can’t find this lesson plan')).toBeTruthy()
  },
)

it('a failed request can be retried', async () => {
  server.use(
    route.get('*/api/lesson-plans/:id', () => problemAnswer('general/unavailable', 503), { once: true }),
  )
  stored = lessonPlanOf({ state: 'completed', percent: 100 }, [overview])
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByText('From strips to a rule.')).toBeTruthy())
})

it('an empty frame shows own objectives, phases that add up to the duration, prompts, and no progress', async () => {
  const frame = { ...lessonPlanOf({}), origin: 'frame' as const, generation: null }
  server.use(route.get('*/api/lesson-plans/:id', () => HttpResponse.json(frame)))
  show()
  expect(await screen.findByText('Empty frame')).toBeTruthy()
  expect(await screen.findByText(frame.objectives[0]?.text ?? '')).toBeTruthy()
  expect(screen.getByText('Which task, for how many minutes?')).toBeTruthy()
  const minutes = screen.getAllByText(/^\d+ min$/).map(({ textContent }) => parseInt(textContent ?? ''))
  const [whole = 0, ...phases] = minutes
  expect(phases.length).toBeGreaterThan(2)
  expect(phases.reduce((sum, part) => sum + part, 0)).toBe(whole)
  expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
})
