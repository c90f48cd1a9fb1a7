import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropSession, refresh } from '../../http/session/auth-session.ts'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { serverSends } from '../../testing/fake-socket.ts'
import { snapshotOf, walletAnswer } from '../../testing/generation-samples.ts'
import { mediaImageOf } from '../../testing/image-samples.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { problemAnswer, refreshAnswer, server, userId } from '../../testing/server.ts'
import MyMediaScreen from './my-media-screen.tsx'

vi.mock('../../realtime/socket.ts', () => import('../../testing/fake-socket.ts'))

const id = '65f0000000000000000000b1'
const generation = { generationId: id, lessonPlanId: null, price: 1 }
const work = snapshotOf({
  id,
  kind: 'image',
  title: 'A volcano',
  state: 'queued',
  stage: 'waiting',
  percent: 0,
  step: { done: 0, total: 1 },
  price: 1,
  lessonPlanId: null,
  generator: null,
  request: null,
  imageRequest: { prompt: 'A volcano', style: 'diagram', aspect: '4:3', language: 'en', partly: false },
  queuePosition: 2,
})

const picture = mediaImageOf({ id, name: 'A volcano', createdAt: work.createdAt })

let image: 'model' | 'sample'

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('images', 'my-media', 'generations', 'picture-publishing')
})
beforeEach(async () => {
  image = 'model'
  server.use(
    route.post('/api/auth/refresh', () => refreshAnswer()),
    route.get('/api/auth/config', () => HttpResponse.json({})),
    route.get('/api/wallet', () => HttpResponse.json(walletAnswer())),
    route.get('/api/generations', () => HttpResponse.json({ generations: [] })),
    route.get('/api/generators', () => HttpResponse.json({ text: 'sample', image })),
    route.get('/api/images', () => HttpResponse.json({ images: [], nextCursor: null })),
    route.get(`/api/generations/${id}`, () => HttpResponse.json(work)),
    route.get('/api/images/tags', () => HttpResponse.json({ tags: [] })),
    route.get('/api/images/:id/uses', () =>
      HttpResponse.json({ lessonPlans: [], others: 0, resources: [], otherResources: 0 }),
    ),
  )
  await refresh()
})
afterEach(() => {
  cleanup()
  act(() => dropSession('signed-out'))
  server.resetHandlers()
})
afterAll(() => server.close())

const ask = async (prompt: string) => {
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('What should the picture show?'), prompt)
  await user.click(screen.getByRole('button', { name: 'Make 1 picture · 1 credit' }))
  return user
}

it('an empty prompt is not sent, and its field says so', async () => {
  renderScreen(<MyMediaScreen />)
  await ask('x')
  expect(await screen.findByText('Describe in a few words what the picture should show.')).toBeTruthy()
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('What should the picture show?'))
})

it('the screen says before any charge what the built-in renderer cannot draw, and offers the rest for free', async () => {
  image = 'sample'
  const asked: { partly: boolean }[] = []
  server.use(
    route.post('/api/functions/generateImages', async ({ request }) => {
      const { data } = (await request.json()) as { data: { request: { partly: boolean } } }
      asked.push(data.request)
      return HttpResponse.json({ result: { generations: [generation], refused: null } }, { status: 202 })
    }),
  )
  renderScreen(<MyMediaScreen />)
  const user = userEvent.setup()
  const field = screen.getByLabelText('What should the picture show?')
  await user.type(field, 'Enzyme kinetics')
  expect(await screen.findByText(/this can’t be drawn: Enzyme and kinetics/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Make 1 picture' }))
  expect(asked).toEqual([])
  await user.clear(field)
  await user.type(field, 'a cat on a sofa and a hologram')
  expect(await screen.findByText('The built-in renderer can’t draw: hologram.')).toBeTruthy()
  expect(screen.getByText('It can draw: a cat and a sofa.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Make 1 picture without these · free' }))
  await waitFor(() => expect(asked).toMatchObject([{ partly: true }]))
})

it('a double click and a lost response use one request key, so that the picture is charged once', async () => {
  const keys: string[] = []
  server.use(
    route.post('/api/functions/generateImages', async ({ request }) => {
      const { data } = (await request.json()) as { data: { requestKey: string } }
      keys.push(data.requestKey)
      if (keys.length === 1) return HttpResponse.error()
      return HttpResponse.json({ result: { generations: [generation], refused: null } }, { status: 202 })
    }),
  )
  renderScreen(<MyMediaScreen />)
  const user = await ask('A volcano')
  await screen.findByRole('alert')
  await user.dblClick(screen.getByRole('button', { name: 'Make 1 picture · 1 credit' }))
  await screen.findByText('2 ahead of it')
  expect(keys.length).toBeGreaterThanOrEqual(2)
  expect(new Set(keys).size).toBe(1)
})

it('a request that was made before on another device gets a new key, but not one whose own response was lost', async () => {
  const keys: string[] = []
  server.use(
    route.post('/api/functions/generateImages', async ({ request }) => {
      const { data } = (await request.json()) as { data: { requestKey: string } }
      keys.push(data.requestKey)
      const earlier = keys.indexOf(data.requestKey) === 0
      return HttpResponse.json(
        { result: { generations: [{ ...generation, earlier }], refused: null } },
        { status: 202 },
      )
    }),
  )
  renderScreen(<MyMediaScreen />)
  await ask('A volcano')
  await screen.findByText('2 ahead of it')
  expect(new Set(keys).size).toBe(2)
  cleanup()
  localStorage.removeItem(`classeur:last-picture:${userId}`)
  localStorage.setItem('classeur:unanswered-images', keys[0] ?? '')
  renderScreen(<MyMediaScreen />)
  await ask('A volcano')
  await waitFor(() => expect(keys).toHaveLength(3))
  expect(keys[2]).toBe(keys[0])
})

it('a partly accepted request lists the refused pictures with reasons', async () => {
  const refused = { code: 'credits/insufficient', params: { price: 1, available: 0 } }
  server.use(
    route.post('/api/functions/generateImages', () =>
      HttpResponse.json({ result: { generations: [generation], refused } }, { status: 202 }),
    ),
  )
  renderScreen(<MyMediaScreen />)
  await ask('A volcano')
  expect(await screen.findByText('Some pictures couldn’t be accepted.')).toBeTruthy()
})

it('the button says in advance that the credits are too few, and links to the wallet', async () => {
  server.use(route.get('/api/wallet', () => HttpResponse.json(walletAnswer(0))))
  renderScreen(<MyMediaScreen />)
  const link = await screen.findByRole('link', { name: 'Open the wallet' })
  expect(link.getAttribute('href')).toMatch(/^\/settings\/wallet\?from=%2F/)
})

it('an empty gallery explains the first step, and a failed request can be retried', async () => {
  renderScreen(<MyMediaScreen />)
  expect(await screen.findByText('Your pictures will appear here')).toBeTruthy()
  cleanup()
  server.use(route.get('/api/images', () => problemAnswer('general/internal', 500)))
  renderScreen(<MyMediaScreen />)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('typed text survives a reload', async () => {
  renderScreen(<MyMediaScreen />)
  await userEvent.setup().type(screen.getByLabelText('What should the picture show?'), 'A castle')
  cleanup()
  renderScreen(<MyMediaScreen />)
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLTextAreaElement>('What should the picture show?').value).toBe(
      'A castle',
    ),
  )
})

it('a failed picture gives the reason, can be retried for free, and can be hidden for good', async () => {
  const failed = {
    ...work,
    state: 'failed',
    queuePosition: null,
    error: { code: 'generations/provider-unavailable', params: {} },
    retryable: true,
    retryPrice: 0,
  }
  server.use(route.get('/api/generations', () => HttpResponse.json({ generations: [failed] })))
  renderScreen(<MyMediaScreen />)
  expect(await screen.findByText('The AI service isn’t responding.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again for free' })).toBeTruthy()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Hide A volcano' }))
  expect(screen.queryByText('The AI service isn’t responding.')).toBeNull()
  cleanup()
  renderScreen(<MyMediaScreen />)
  await screen.findByText('Your pictures will appear here')
  expect(screen.queryByText('The AI service isn’t responding.')).toBeNull()
})

it('a finished picture appears at once and is announced once', async () => {
  let images: object[] = []
  server.use(
    route.get('/api/generations', () => HttpResponse.json({ generations: [work] })),
    route.get('/api/images', () => HttpResponse.json({ images, nextCursor: null })),
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  renderScreen(<MyMediaScreen />)
  await screen.findByText('2 ahead of it')
  images = [picture]
  const end = { state: 'completed', charged: 1, attempt: 1, seq: 9 } as const
  server.use(
    route.get(`/api/generations/${id}`, () =>
      HttpResponse.json({ ...work, ...end, stage: 'done', percent: 100, queuePosition: null }),
    ),
  )
  act(() => serverSends('generation:finished', { generationId: id, error: null, ...end }))
  expect(await screen.findByRole('img', { name: 'A smoking volcano' })).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByText('1 picture is ready')).toBeTruthy()
})

describe('"make another like this"', () => {
  /** jsdom lacks modal dialogs: nothing behind one takes the focus, and closing it returns the focus. */
  let focusedBefore: Element | null
  const keepFocusInside = ({ target }: FocusEvent) => {
    const dialog = document.querySelector('dialog[open]')
    if (dialog && target instanceof HTMLElement && !dialog.contains(target)) target.blur()
  }
  beforeAll(() => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    document.addEventListener('focusin', keepFocusInside)
    HTMLDialogElement.prototype.showModal = function () {
      focusedBefore = document.activeElement
      this.open = true
    }
    HTMLDialogElement.prototype.close = function () {
      this.open = false
      if (focusedBefore instanceof HTMLElement) focusedBefore.focus()
    }
  })
  afterAll(() => document.removeEventListener('focusin', keepFocusInside))
  beforeEach(() =>
    server.use(route.get('/api/images', () => HttpResponse.json({ images: [picture], nextCursor: null }))),
  )

  const again = () => screen.findByRole('button', { name: 'Make another like this' })
  const untilPromptFocused = () =>
    waitFor(() => {
      const prompt = screen.getByLabelText<HTMLTextAreaElement>('What should the picture show?')
      expect(document.activeElement).toBe(prompt)
      expect(prompt.value).toBe('A volcano by the sea')
      expect(screen.queryByRole('dialog')).toBeNull()
    })

  it('moves the focus from the picture to the prompt, not back to the gallery', async () => {
    renderScreen(<MyMediaScreen />)
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: /A smoking volcano/ }))
    await user.click(await again())
    await untilPromptFocused()
  })

  it('moves the focus to the prompt with the keyboard alone, also if a link opened the picture', async () => {
    renderScreen(<MyMediaScreen />, `/here?image=${id}`)
    const button = await again()
    button.focus()
    await userEvent.setup().keyboard('{Enter}')
    await untilPromptFocused()
  })
})
