import { agesOfPack, findMaterial, samplePackIds, samplePacks } from '@classeur/domain/lesson-plans'
import type { EditedObjective, GenerationSnapshot, Generators } from '@classeur/contracts'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import i18next from 'i18next'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropSession, refresh } from '../../http/session/auth-session.ts'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { serverSends } from '../../testing/fake-socket.ts'
import {
  generationId,
  objective,
  snapshotOf,
  walletAnswer,
  request as lessonRequest,
} from '../../testing/generation-samples.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { problemAnswer, profileAnswer, refreshAnswer, server, userId } from '../../testing/server.ts'
import LessonPlanGeneratorScreen from './lesson-plan-generator-screen.tsx'

vi.mock('../../realtime/socket.ts', () => import('../../testing/fake-socket.ts'))

interface Sent {
  data: { requestKey: string; request: { topic: string }; objectives?: { text: string }[] }
}
let sent: { name: string; body: Sent }[]
let stored: GenerationSnapshot
let answer: () => Response
let generators: Generators
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
  await loadAreas('lesson-plans', 'lesson-context', 'outgoing', 'lesson-history', 'generations')
})
beforeEach(async () => {
  sent = []
  generators = { text: 'model', image: 'model' }
  stored = objectivesOf({
    state: 'queued',
    stage: 'waiting',
    attempt: 0,
    seq: 0,
    queuePosition: 2,
    secondsLeft: 30,
  })
  answer = () =>
    HttpResponse.json({ result: { generationId, lessonPlanId: generationId, price: 1 } }, { status: 202 })
  server.use(
    route.post('*/api/auth/refresh', () => refreshAnswer()),
    route.get('*/api/user_info/:id', profileAnswer),
    route.put('*/api/generations/:id/objectives', async ({ request }) => {
      const { basedOn, objectives } = (await request.json()) as {
        basedOn: number
        objectives: EditedObjective[]
      }
      if (basedOn !== (stored.objectiveEdits?.version ?? 0))
        return problemAnswer('lesson-plans/objectives-changed', 409)
      stored = { ...stored, objectiveEdits: { version: basedOn + 1, objectives } }
      return HttpResponse.json(stored)
    }),
    route.get('*/api/generators', () => HttpResponse.json(generators)),
    route.get('*/api/wallet', () => HttpResponse.json(walletAnswer(20))),
    route.get('*/api/classes', () =>
      HttpResponse.json({ classes: [], nextCursor: null, used: 0, limit: null }),
    ),
    route.get('*/api/school/skills', () => HttpResponse.json({ skills: [] })),
    route.post('*/api/lesson-plans/outgoing', () =>
      HttpResponse.json({ brief: 'THE LESSON', context: null, replaced: [], leavesServer: true }),
    ),
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

/** Simulates a reload: only the browser's storage survives. */
const reload = () => {
  cleanup()
  expect(Object.keys(localStorage).some((key) => key.startsWith(`classeur:draft:${userId}:`))).toBe(true)
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

it('a double click sends one request key and opens the objectives', async () => {
  const { router } = show()
  await fillIn()
  await userEvent.dblClick(propose())
  await screen.findByText(/2 requests are ahead of you/)
  expect(router.state.location.search).toBe(`?objectives=${generationId}`)
  expect(new Set(keys()).size).toBe(1)
})

it('a repeated request after a lost response keeps its key, and changed input gets a new key', async () => {
  answer = () => HttpResponse.error()
  show()
  await fillIn()
  await userEvent.click(propose())
  await screen.findByText('The server isn’t responding.')
  await userEvent.click(propose())
  await waitFor(() => expect(keys()).toHaveLength(2))
  await screen.findByText('The server isn’t responding.')
  await userEvent.type(topic(), ' again')
  await userEvent.click(propose())
  await waitFor(() => expect(keys()).toHaveLength(3))
  expect(keys()[1]).toBe(keys()[0])
  expect(keys()[2]).not.toBe(keys()[0])
})

describe('after a new sign-in, when the browser no longer knows the earlier results', () => {
  const earlierId = 'e'.repeat(24)
  const accepted = (earlier: boolean) => ({
    ...{ generationId: earlier ? earlierId : generationId, lessonPlanId: null, price: 1, earlier },
  })
  const isFirst = () => new Set(keys()).size === 1

  it('the same form gets a new proposal, not the earlier one', async () => {
    answer = () => HttpResponse.json({ result: accepted(isFirst()) }, { status: 202 })
    const { router } = show()
    await fillIn()
    await userEvent.click(propose())
    await screen.findByText(/2 requests are ahead of you/)
    expect(router.state.location.search).toBe(`?objectives=${generationId}`)
    expect(new Set(keys()).size).toBe(2)
  })

  it('the same objectives get a new plan, not the earlier one', async () => {
    stored = proposed()
    answer = () => HttpResponse.json({ result: accepted(isFirst()) }, { status: 202 })
    const { router } = show(`?objectives=${generationId}`)
    await userEvent.click(await screen.findByRole('button', { name: /Write the lesson plan/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe(`/lesson-plan-result/${generationId}`))
    expect(new Set(keys()).size).toBe(2)
  })
})

it('a reload keeps the request key and the typed text', async () => {
  answer = () => HttpResponse.error()
  show()
  await fillIn()
  await userEvent.click(propose())
  await screen.findByText('The server isn’t responding.')
  reload()
  show()
  expect(topic().value).toBe('Adding fractions')
  await userEvent.click(propose())
  await waitFor(() => expect(keys()).toHaveLength(2))
  expect(keys()[1]).toBe(keys()[0])
})

it('invalid input is not sent, and each field says what to write', async () => {
  show()
  await userEvent.type(screen.getByLabelText('Duration in minutes'), '9')
  await userEvent.click(propose())
  expect(await screen.findByText('Enter a topic of 3 to 200 characters.')).toBeTruthy()
  expect(screen.getByText('Enter a duration from 10 to 240 minutes.')).toBeTruthy()
  expect(document.activeElement).toBe(topic())
  expect(sent).toEqual([])
})

it('too few credits show the price and a link to the wallet', async () => {
  answer = () => problemAnswer('credits/insufficient', 402)
  show()
  await fillIn()
  await userEvent.click(propose())
  expect(await screen.findByText('You don’t have enough credits.')).toBeTruthy()
  const wallet = await screen.findByRole('link', { name: 'Open the wallet' })
  expect(wallet.getAttribute('href')).toMatch(/^\/settings\/wallet\?from=%2F/)
})

it('objectives appear while they are being written, even if one is cut off', async () => {
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

it('the teacher can edit, reorder, raise, add, remove and restore objectives, and the edited list is sent', async () => {
  stored = proposed()
  show(`?objectives=${generationId}`)
  const first = await screen.findByRole('textbox', { name: 'Objective 1' })
  await userEvent.clear(first)
  await userEvent.type(first, 'Draw two fractions')
  await userEvent.click(screen.getByRole('button', { name: 'Move objective 1 down' }))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move objective 2 down')
  await userEvent.click(screen.getByRole('button', { name: 'Raise to Evaluate' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove objective 1' }))
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add an objective' }))

  await userEvent.click(write())
  expect(await screen.findByText('Say how you will recognise it.')).toBeTruthy()
  expect(sent).toEqual([])

  await userEvent.click(screen.getByRole('button', { name: 'Remove objective 3' }))
  await userEvent.dblClick(write())
  await screen.findByText('elsewhere')
  expect(new Set(keys()).size).toBe(1)
  expect(sent[0]?.body.data.objectives).toEqual([
    {
      text: 'Judge how well the evidence shows why pieces must match.',
      bloomLevel: 'evaluate',
      evidence: 'Gives a judgement with at least two reasons that fit the criteria.',
    },
    { ...objective, text: 'Draw two fractions' },
  ])
})

const savedTexts = () => stored.objectiveEdits?.objectives.map(({ text }) => text)

it('edits are saved during typing, and edits from another device appear', async () => {
  stored = proposed()
  show(`?objectives=${generationId}`)
  const first = await screen.findByRole('textbox', { name: 'Objective 1' })
  await userEvent.clear(first)
  await userEvent.type(first, 'Draw two fractions')
  expect(await screen.findByText('Your changes are saved.')).toBeTruthy()
  await waitFor(() => expect(savedTexts()?.[0]).toBe('Draw two fractions'))
  cleanup()
  localStorage.clear()
  act(() => dropSession('signed-out'))
  await refresh()
  show(`?objectives=${generationId}`)
  const again = await screen.findByRole('textbox', { name: 'Objective 1' })
  expect((again as HTMLTextAreaElement).value).toBe('Draw two fractions')
})

it('a plan names the proposal that it is made from, so that the objectives no longer wait', async () => {
  stored = proposed()
  show(`?objectives=${generationId}`)
  await userEvent.click(await screen.findByRole('button', { name: /Write the lesson plan/ }))
  await waitFor(() => expect(sent.at(-1)?.name).toBe('generateLessonPlan'))
  expect(sent.at(-1)?.body.data).toMatchObject({ proposalId: generationId })
})

it('edits that are typed while others are being saved follow them, without a question', async () => {
  stored = proposed()
  let requests = 0
  let respond: (() => void) | undefined
  server.use(
    route.put('*/api/generations/:id/objectives', async () => {
      requests += 1
      if (requests === 1) await new Promise<void>((resolve) => (respond = resolve))
      return undefined
    }),
  )
  show(`?objectives=${generationId}`)
  const first = await screen.findByRole('textbox', { name: 'Objective 1' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  try {
    fireEvent.change(first, { target: { value: 'Draw two' } })
    await act(() => vi.advanceTimersByTimeAsync(1000))
    await waitFor(() => expect(requests).toBe(1))
    fireEvent.change(first, { target: { value: 'Draw two fractions' } })
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(requests).toBe(1)
    respond?.()
    await waitFor(() => expect(savedTexts()?.[0]).toBe('Draw two'))
    await act(() => vi.advanceTimersByTimeAsync(1000))
    await waitFor(() => expect(savedTexts()?.[0]).toBe('Draw two fractions'))
    expect(requests).toBe(2)
  } finally {
    vi.useRealTimers()
  }
})

it('edits are sent again until the server has them', async () => {
  stored = proposed()
  let refusals = 0
  server.use(
    route.put('*/api/generations/:id/objectives', () => {
      if (refusals === 3) return undefined
      refusals += 1
      return problemAnswer('general/internal', 500)
    }),
  )
  show(`?objectives=${generationId}`)
  const first = await screen.findByRole('textbox', { name: 'Objective 1' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  try {
    fireEvent.change(first, { target: { value: 'Draw two fractions' } })
    // The first attempt follows the last key; each other one comes 10 s after a refusal.
    for (const [tries, ms] of [1000, 11_000, 11_000].entries()) {
      await act(() => vi.advanceTimersByTimeAsync(ms))
      await waitFor(() => expect(refusals).toBe(tries + 1))
    }
    await act(() => vi.advanceTimersByTimeAsync(11_000))
    await waitFor(() => expect(savedTexts()?.[0]).toBe('Draw two fractions'))
  } finally {
    vi.useRealTimers()
  }
})

it('edits that the server refuses for good are kept, say so, and are sent again by hand or after a change', async () => {
  stored = proposed()
  let refusals = 0
  let isRefusing = true
  server.use(
    route.put('*/api/generations/:id/objectives', () => {
      if (!isRefusing) return undefined
      refusals += 1
      return problemAnswer('general/forbidden', 403)
    }),
  )
  show(`?objectives=${generationId}`)
  const first = await screen.findByRole('textbox', { name: 'Objective 1' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  try {
    fireEvent.change(first, { target: { value: 'Draw two' } })
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(await screen.findByText('Not saved. Your changes are kept in this browser.')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(refusals).toBe(1)
    fireEvent.change(first, { target: { value: 'Draw two fractions' } })
    await act(() => vi.advanceTimersByTimeAsync(1000))
    await waitFor(() => expect(refusals).toBe(2))
    isRefusing = false
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(savedTexts()?.[0]).toBe('Draw two fractions'))
  } finally {
    vi.useRealTimers()
  }
})

it('edits whose answer was lost are saved again without a question, also if they have changed since', async () => {
  stored = proposed()
  let isLost = true
  server.use(
    route.put('*/api/generations/:id/objectives', async ({ request }) => {
      if (!isLost) return undefined
      isLost = false
      const { objectives } = (await request.json()) as { objectives: EditedObjective[] }
      stored = { ...stored, objectiveEdits: { version: 1, objectives } }
      return HttpResponse.error()
    }),
  )
  show(`?objectives=${generationId}`)
  const first = await screen.findByRole('textbox', { name: 'Objective 1' })
  fireEvent.change(first, { target: { value: 'Draw two' } })
  await waitFor(() => expect(savedTexts()?.[0]).toBe('Draw two'))
  fireEvent.change(first, { target: { value: 'Draw two fractions' } })
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(savedTexts()?.[0]).toBe('Draw two fractions'))
  expect(screen.queryByText(/changed on another device in the meantime/)).toBeNull()
})

it('another device’s newer version is shown beside this one, and neither is overwritten without asking', async () => {
  stored = proposed()
  show(`?objectives=${generationId}`)
  const first = await screen.findByRole('textbox', { name: 'Objective 1' })
  const theirs = [{ ...objective, id: 'proposed-0', text: 'Colour two fractions' }]
  stored = { ...stored, objectiveEdits: { version: 1, objectives: theirs } }
  await userEvent.clear(first)
  await userEvent.type(first, 'Draw two fractions')
  expect(await screen.findByText(/changed on another device in the meantime/)).toBeTruthy()
  expect(screen.getByText('Colour two fractions')).toBeTruthy()
  expect(savedTexts()).toEqual(['Colour two fractions'])
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }))
  await waitFor(() => expect(savedTexts()?.[0]).toBe('Draw two fractions'))
})

it('raising an objective rewords it with an undo, and keeps the level of a text that cannot be reworded', async () => {
  stored = proposed()
  show(`?objectives=${generationId}`)
  const first = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Objective 1' })
  const level = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Thinking level of objective 1' })
  await userEvent.clear(first)
  await userEvent.type(first, 'List the parts of a fraction.')
  await userEvent.selectOptions(level, 'remember')
  await userEvent.click(screen.getByRole('button', { name: 'Raise to Understand' }))
  expect(first.value).toBe('Explain the parts of a fraction in your own words.')
  expect(level.value).toBe('understand')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect([first.value, level.value]).toEqual(['List the parts of a fraction.', 'remember'])
  await userEvent.clear(first)
  await userEvent.type(first, 'Fractions')
  await userEvent.click(screen.getByRole('button', { name: 'Raise to Understand' }))
  expect(screen.getByText(/can’t be reworded for “Understand” automatically/)).toBeTruthy()
  expect([first.value, level.value]).toEqual(['Fractions', 'remember'])
})

it('a proposal from another device has its details, and they are sent', async () => {
  stored = { ...proposed(), request: { ...lessonRequest, level: '5A', durationMin: 40 } }
  show(`?objectives=${generationId}`)
  await screen.findByRole('textbox', { name: 'Objective 1' })
  expect(screen.queryByLabelText('Subject')).toBeNull()
  await userEvent.click(write())
  await screen.findByText('elsewhere')
  expect(sent[0]?.body.data.request).toEqual({ ...lessonRequest, level: '5A', durationMin: 40 })
})

it('a proposal of which only the topic is stored asks for the other details', async () => {
  stored = { ...proposed(), request: null }
  show(`?objectives=${generationId}`)
  expect(await screen.findByLabelText('Subject')).toBeTruthy()
  expect(topic().value).toBe('Adding fractions')
  await userEvent.click(write())
  expect(sent).toEqual([])
})

it('words are counted during typing, more than 30 are marked, and edits survive a reload', async () => {
  stored = proposed()
  show(`?objectives=${generationId}`)
  const first = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Objective 1' })
  await userEvent.clear(first)
  await userEvent.type(first, 'Compare three sums')
  expect(screen.getByText('3 of 30 words')).toBeTruthy()
  await userEvent.click(first)
  await userEvent.paste(' word'.repeat(28))
  expect(screen.getByText('31 words. The limit is 30.')).toBeTruthy()
  reload()
  show(`?objectives=${generationId}`)
  const again = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Objective 1' })
  expect(again.value).toMatch(/^Compare three sums word/)
})

it('a failed proposal gives the reason, and a free retry continues with the new generation', async () => {
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
  await userEvent.click(screen.getByRole('button', { name: 'Try again · free' }))
  expect(await screen.findByRole('textbox', { name: 'Objective 2' })).toBeTruthy()
  expect(router.state.location.search).toBe(`?objectives=${retryId}`)
})

it('an unknown generation and another person’s generation show the same message', async () => {
  server.use(route.get('*/api/generations/:id', () => problemAnswer('general/not-found', 404)))
  show(`?objectives=${generationId}`)
  expect(await screen.findByText('We can’t find these objectives')).toBeTruthy()
})

describe('without an AI model', () => {
  const proposeNow = () => screen.queryByRole('button', { name: 'Propose objectives · 1 credit' })
  const note = () => screen.findByRole('status', { name: 'Available material' })
  const typeLesson = async (topicText: string, level: string) => {
    await userEvent.type(topic(), topicText)
    await userEvent.type(screen.getByLabelText('Subject'), 'Science')
    await userEvent.type(screen.getByLabelText('Level or class'), level)
  }
  beforeEach(() => {
    generators = { text: 'sample', image: 'sample' }
  })

  it('the form says during typing that there is no material, offers other topics, and sends nothing', async () => {
    show()
    await typeLesson('Bird migration', 'Year 8')
    expect((await note()).textContent).toContain('Without an AI model there is no material on this topic.')
    expect(proposeNow()).toBeNull()
    await userEvent.type(topic(), '{Enter}')
    expect(sent).toEqual([])

    await userEvent.click(screen.getByRole('button', { name: /^Photosynthesis/ }))
    expect(topic().value).toBe('Photosynthesis')
    expect(screen.getByLabelText<HTMLInputElement>('Level or class').value).toBe('Year 8')
    await userEvent.click(propose())
    await screen.findByText(/2 requests are ahead of you/)
    expect(sent).toHaveLength(1)
  })

  it('material for another age isn’t called missing', async () => {
    show()
    await typeLesson('Photosynthesis', 'Year 1')
    const text = (await note()).textContent
    expect(text).toContain('There is material on this topic, but for students of a different age.')
    expect(text).not.toContain('there is no material')
  })

  it('sending the form before that message appears is refused at once', async () => {
    show()
    await typeLesson('Bird migration', 'Year 8{Enter}')
    await note()
    expect(sent).toEqual([])
  })

  it('the form asks for the students’ age if the level does not give it, and writes for that age', async () => {
    show()
    await typeLesson('Photosynthesis', '7B')
    await screen.findByText('How old are the students?')
    await userEvent.click(screen.getByRole('button', { name: 'age 12' }))
    expect(screen.getByLabelText<HTMLInputElement>('Level or class').value).toBe('7B, age 12')
    await userEvent.click(propose())
    await screen.findByText(/2 requests are ahead of you/)
  })

  it('an earlier frame of the same lesson isn’t opened in place of a new one', async () => {
    const frames = new Set<string>()
    server.use(
      route.post('*/api/lesson-plans/frames', async ({ request }) => {
        frames.add(((await request.json()) as { requestKey: string }).requestKey)
        const earlier = frames.size === 1
        const lessonPlanId = earlier ? 'e'.repeat(24) : generationId
        return HttpResponse.json({ lessonPlanId, earlier }, { status: 201 })
      }),
    )
    show()
    await typeLesson('The Holocaust', 'Year 9')
    await userEvent.click(await screen.findByRole('button', { name: 'Start from an empty frame · free' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Objective 1' }), 'Name three witnesses.')
    cleanup()
    const { router } = show('?objectives=own')
    await userEvent.type(
      await screen.findByLabelText('What you see or hear when students reach it'),
      'Names three and their stories.',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Create an empty frame · free' }))
    await screen.findByText('elsewhere')
    expect(router.state.location.pathname).toBe(`/lesson-plan-result/${generationId}`)
  })

  it('the form offers a free empty frame around the teacher’s own objectives, which survive a reload', async () => {
    const frames: { requestKey: string }[] = []
    server.use(
      route.post('*/api/lesson-plans/frames', async ({ request }) => {
        frames.push((await request.json()) as { requestKey: string })
        return HttpResponse.json({ lessonPlanId: generationId }, { status: 201 })
      }),
    )
    show()
    await typeLesson('The Holocaust', 'Year 9')
    await note()
    expect(screen.queryByText('Topics with material:')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Start from an empty frame · free' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Objective 1' }), 'Name three witnesses.')
    reload()
    const { router } = show('?objectives=own')
    const typed = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Objective 1' })
    expect(typed.value).toBe('Name three witnesses.')
    const writes = () => screen.queryByRole('button', { name: /Write the lesson plan/ })
    await waitFor(() => expect(writes()).toBeNull())
    await userEvent.type(
      screen.getByLabelText('What you see or hear when students reach it'),
      'Names three and their stories.',
    )
    await userEvent.dblClick(screen.getByRole('button', { name: 'Create an empty frame · free' }))
    await screen.findByText('elsewhere')
    expect(router.state.location.pathname).toBe(`/lesson-plan-result/${generationId}`)
    expect(new Set(frames.map(({ requestKey }) => requestKey)).size).toBe(1)
    expect(frames[0]).toMatchObject({
      ...{ request: { topic: 'The Holocaust' }, objectives: [{ text: 'Name three witnesses.' }] },
    })
    expect(sent).toEqual([])
  })
})

it('the form offers every topic in the languages it is written in, and each fills in the form for its texts', async () => {
  for (const language of ['en', 'fr', 'ar'] as const) {
    await i18next.loadLanguages(language)
    const t = i18next.getFixedT(language, 'lesson-plans')
    for (const packId of samplePackIds) {
      if (!samplePacks[packId].languages.includes(language)) continue
      const form = {
        topic: t(`material.pack.${packId}.topic`),
        subject: t(`material.pack.${packId}.subject`),
      }
      const level = t('material.age', { age: agesOfPack(packId).from })
      const material = findMaterial({ ...lessonRequest, ...form, level, language, materials: '' })
      expect([packId, material]).toEqual([packId, expect.objectContaining({ available: true, packId })])
    }
  }
})
