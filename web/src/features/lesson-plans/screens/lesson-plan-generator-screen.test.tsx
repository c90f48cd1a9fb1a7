import type { GenerationSnapshot } from '@classeur/contracts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { dropSession, refresh } from '../../../http/auth-session.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { serverSends } from '../../../testing/fake-socket.ts'
import {
  generationId,
  objective,
  snapshotOf,
  walletAnswer,
  request as lessonRequest,
} from '../../../testing/generation-samples.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { problemAnswer, profileAnswer, refreshAnswer, server, userId } from '../../../testing/server.ts'
import LessonPlanGeneratorScreen from './lesson-plan-generator-screen.tsx'

vi.mock('../../../realtime/socket.ts', () => import('../../../testing/fake-socket.ts'))

interface Sent {
  data: { requestKey: string; request: { topic: string }; objectives?: { text: string }[] }
}
let sent: { name: string; body: Sent }[]
let stored: GenerationSnapshot
let answer: () => Response
const keys = () => sent.map(({ body }) => body.data.requestKey)
const objectivesOf = (fields: Partial<GenerationSnapshot>) =>
  snapshotOf({
    kind: 'lesson-objectives',
    lessonPlanId: null,
    price: 1,
    step: { done: 0, total: 1 },
    ...fields,
  })
const proposed = () =>
  objectivesOf({
    ...{ state: 'completed', stage: 'done', seq: 9, percent: 100, charged: 1 },
    objectives: [objective, { ...objective, text: 'Explain why pieces must match.', bloomLevel: 'analyse' }],
  })

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('lesson-plans', 'generations')
})
beforeEach(async () => {
  sent = []
  stored = objectivesOf({ state: 'queued', stage: 'waiting', attempt: 0, seq: 0, place: 2, secondsLeft: 30 })
  answer = () =>
    HttpResponse.json({ result: { generationId, lessonPlanId: generationId, price: 1 } }, { status: 202 })
  server.use(
    route.post('*/api/auth/refresh', () => refreshAnswer()),
    route.get('*/api/user_info/:id', profileAnswer),
    route.get('*/api/wallet', () => HttpResponse.json(walletAnswer(20))),
    route.get('*/api/lesson-plans', () => HttpResponse.json({ lessonPlans: [], nextCursor: null })),
    route.get('*/api/generations', () => HttpResponse.json({ generations: [] })),
    route.get('*/api/generations/:id', () => HttpResponse.json(stored)),
    route.post('*/api/functions/:name', async ({ request, params }) => {
      sent.push({ name: String(params['name']), body: (await request.json()) as Sent })
      return answer()
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

/** Nothing but the browser's storage survives. */
const reload = () => {
  cleanup()
  const key = `classeur:lesson-drafts:${userId}`
  expect(localStorage.getItem(key)).not.toBeNull()
  window.dispatchEvent(new StorageEvent('storage', { key }))
}
const show = (search = '') => renderScreen(<LessonPlanGeneratorScreen />, `/lesson-plan-generator${search}`)
const topic = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Topic' })
const propose = () => screen.getByRole('button', { name: 'Propose objectives · 1 credit' })
const write = () => screen.getByRole('button', { name: 'Write the lesson plan · 5 credits' })
async function fillIn() {
  await userEvent.type(topic(), 'Adding fractions')
  await userEvent.type(screen.getByLabelText('Subject'), 'Mathematics')
  await userEvent.type(screen.getByLabelText('Level or class'), '6B')
}

it('asks with one key however fast it is pressed twice, and goes to the objectives', async () => {
  const { router } = show()
  await fillIn()
  await userEvent.dblClick(propose())
  await screen.findByText(/2 go first/)
  expect(router.state.location.search).toBe(`?objectives=${generationId}`)
  expect(new Set(keys()).size).toBe(1)
})

it('keeps the key when the answer was lost and the same is sent again, takes a new one for other input', async () => {
  answer = () => HttpResponse.error()
  show()
  await fillIn()
  await userEvent.click(propose())
  await screen.findByText('The server does not answer.')
  await userEvent.click(propose())
  await waitFor(() => expect(keys()).toHaveLength(2))
  await screen.findByText('The server does not answer.')
  await userEvent.type(topic(), ' again')
  await userEvent.click(propose())
  await waitFor(() => expect(keys()).toHaveLength(3))
  expect(keys()[1]).toBe(keys()[0])
  expect(keys()[2]).not.toBe(keys()[0])
})

it('keeps the key over a reload, and what was typed', async () => {
  answer = () => HttpResponse.error()
  show()
  await fillIn()
  await userEvent.click(propose())
  await screen.findByText('The server does not answer.')
  reload()
  show()
  expect(topic().value).toBe('Adding fractions')
  await userEvent.click(propose())
  await waitFor(() => expect(keys()).toHaveLength(2))
  expect(keys()[1]).toBe(keys()[0])
})

it('sends nothing that does not fit and says at the field what to write', async () => {
  show()
  await userEvent.type(screen.getByLabelText('Duration in minutes'), '9')
  await userEvent.click(propose())
  expect(await screen.findByText('Write the topic in 3 to 200 characters.')).toBeTruthy()
  expect(screen.getByText('A lesson lasts 10 to 240 minutes.')).toBeTruthy()
  expect(document.activeElement).toBe(topic())
  expect(sent).toEqual([])
})

it('says what it costs when the credits do not suffice, with the way to the wallet', async () => {
  answer = () => problemAnswer('credits/insufficient', 402)
  show()
  await fillIn()
  await userEvent.click(propose())
  expect(await screen.findByText('Not enough credits.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See the wallet' }).getAttribute('href')).toBe('/settings/wallet')
})

it('shows objectives while they are written, even when one is cut in the middle', async () => {
  stored = objectivesOf({ state: 'active', draft: { section: null, value: [objective, { text: 'Expl' }] } })
  show(`?objectives=${generationId}`)
  expect(await screen.findByText('Expl')).toBeTruthy()
  const draft = { section: null, value: [objective, { text: 'Explain why', bloomLevel: 'ana' }, null] }
  act(() =>
    serverSends('generation:progressed', {
      ...{ generationId, attempt: 1, seq: 4, state: 'active', stage: 'writing', percent: 50, charged: 0 },
      ...{ step: { done: 0, total: 1 }, draft, section: null },
    }),
  )
  expect(await screen.findByText('Explain why')).toBeTruthy()
})

it('lets the teacher edit, reorder, raise, add, remove and put back, and sends what stands there', async () => {
  stored = proposed()
  show(`?objectives=${generationId}`)
  const first = await screen.findByRole('textbox', { name: 'Objective 1' })
  await userEvent.clear(first)
  await userEvent.type(first, 'Draw two fractions')
  await userEvent.click(screen.getByRole('button', { name: 'Move objective 1 down' }))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move objective 2 down')
  await userEvent.click(screen.getByRole('button', { name: 'Raise to Evaluate' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove objective 1' }))
  await userEvent.click(screen.getByRole('button', { name: 'Put it back' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add an objective' }))

  await userEvent.click(write())
  expect(await screen.findByText('Write how you will notice it.')).toBeTruthy()
  expect(sent).toEqual([])

  await userEvent.click(screen.getByRole('button', { name: 'Remove objective 3' }))
  await userEvent.dblClick(write())
  await screen.findByText('elsewhere')
  expect(new Set(keys()).size).toBe(1)
  expect(sent[0]?.body.data.objectives).toEqual([
    { ...objective, text: 'Explain why pieces must match.', bloomLevel: 'evaluate' },
    { ...objective, text: 'Draw two fractions' },
  ])
})

it('has the details of a proposal that was begun on another device, and sends them', async () => {
  stored = { ...proposed(), request: { ...lessonRequest, level: '5A', durationMin: 40 } }
  show(`?objectives=${generationId}`)
  await screen.findByRole('textbox', { name: 'Objective 1' })
  expect(screen.queryByLabelText('Subject')).toBeNull()
  await userEvent.click(write())
  await screen.findByText('elsewhere')
  expect(sent[0]?.body.data.request).toEqual({ ...lessonRequest, level: '5A', durationMin: 40 })
})

it('asks for the details where nothing but the topic is known', async () => {
  stored = { ...proposed(), request: null }
  show(`?objectives=${generationId}`)
  expect(await screen.findByLabelText('Subject')).toBeTruthy()
  expect(topic().value).toBe('Adding fractions')
  await userEvent.click(write())
  expect(sent).toEqual([])
})

it('counts words as they are typed, marks more than 30, and keeps edits over a reload', async () => {
  stored = proposed()
  show(`?objectives=${generationId}`)
  const first = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Objective 1' })
  await userEvent.clear(first)
  await userEvent.type(first, 'Compare three sums')
  expect(screen.getByText('3 of 30 words')).toBeTruthy()
  await userEvent.click(first)
  await userEvent.paste(' word'.repeat(28))
  expect(screen.getByText('31 words; at most 30.')).toBeTruthy()
  reload()
  show(`?objectives=${generationId}`)
  const again = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Objective 1' })
  expect(again.value).toMatch(/^Compare three sums word/)
})

it('says why it failed and goes on with the new generation when tried again for free', async () => {
  const retryId = '65f0000000000000000000bb'
  stored = objectivesOf({
    ...{ state: 'failed', stage: 'done', retryable: true, retryPrice: 0 },
    error: { code: 'generations/timed-out', params: {} },
  })
  server.use(
    route.post(`*/api/generations/${generationId}/retry`, () => {
      stored = { ...proposed(), id: retryId }
      return HttpResponse.json({ generationId: retryId, lessonPlanId: null, price: 0 }, { status: 202 })
    }),
  )
  const { router } = show(`?objectives=${generationId}`)
  expect(await screen.findByText('This took too long and was stopped.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again, free of charge' }))
  expect(await screen.findByRole('textbox', { name: 'Objective 2' })).toBeTruthy()
  expect(router.state.location.search).toBe(`?objectives=${retryId}`)
})

it('says the same for an unknown and a stranger’s generation', async () => {
  server.use(route.get('*/api/generations/:id', () => problemAnswer('general/not-found', 404)))
  show(`?objectives=${generationId}`)
  expect(await screen.findByText('These objectives are not here')).toBeTruthy()
})
