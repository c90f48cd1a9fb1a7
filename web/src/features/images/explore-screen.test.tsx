import type { PublishedImage } from '@classeur/contracts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { NoticeList } from '../../components/overlays/notices/notice-list.tsx'
import { closeNotice, notices } from '../../components/overlays/notices/notices.ts'
import { dropSession, refresh } from '../../http/session/auth-session.ts'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { mediaImageOf, publishedImageOf } from '../../testing/image-samples.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { problemAnswer, refreshAnswer, server } from '../../testing/server.ts'
import ExploreScreen from './explore-screen.tsx'

const idOf = (number: number) => number.toString(16).padStart(24, '0')
const pictureOf = (number: number, changes: Partial<PublishedImage> = {}) =>
  publishedImageOf({
    id: idOf(number),
    name: `Picture ${String(number)}`,
    altText: `Alt ${String(number)}`,
    ...changes,
  })

let published: PublishedImage[]
/** The query strings of the list requests. */
const asked: string[] = []

beforeAll(async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('images', 'shell')
})
beforeEach(async () => {
  published = [pictureOf(1, { likes: 3 }), pictureOf(2), pictureOf(3, { mine: true })]
  asked.length = 0
  server.use(
    route.post('/api/auth/refresh', () => refreshAnswer()),
    route.get('/api/auth/config', () => HttpResponse.json({})),
    route.get('/api/published-images', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json({ images: published, nextCursor: null, total: 1284 })
    }),
    route.get('/api/published-images/:id', ({ params }) => {
      const image = published.find(({ id }) => id === params['id'])
      return image ? HttpResponse.json({ image, sameSubject: [] }) : problemAnswer('general/not-found', 404)
    }),
  )
  await refresh()
})
afterEach(() => {
  cleanup()
  act(() => {
    for (const { id } of notices.get()) closeNotice(id)
    dropSession('signed-out')
  })
  server.resetHandlers()
})
afterAll(() => server.close())

const show = (path = '/') => {
  renderScreen(
    <>
      <ExploreScreen />
      <NoticeList />
    </>,
    path,
  )
  return userEvent.setup()
}
const tile = (number: number) => screen.findByRole('button', { name: new RegExp(`^Alt ${String(number)}`) })
const likeButton = (number: number) =>
  screen.findByRole('button', { name: `Like “Picture ${String(number)}”`, hidden: true })

it('the search field says how many pictures there are, and the address holds search, style and order', async () => {
  const user = show('/?style=diagram&order=most-liked')
  const field = await screen.findByPlaceholderText('Search 1,284 pictures: volcano, fraction, farm')
  expect(new URLSearchParams(asked[0]).toString()).toBe('style=diagram&order=most-liked')
  await user.type(field, 'volcan')
  await user.click(screen.getByRole('radio', { name: 'Newest' }))
  await user.click(screen.getByRole('button', { name: 'All styles' }))
  await waitFor(() => expect(new URLSearchParams(asked.at(-1)).toString()).toBe('q=volcan&order=newest'))
})

it('a like shows at once, and what the server stored afterwards', async () => {
  let answer: (() => void) | null = null
  server.use(
    route.put('/api/published-images/:id/like', async () => {
      await new Promise<void>((resolve) => (answer = resolve))
      return HttpResponse.json({ likes: 9, liked: true })
    }),
  )
  const user = show()
  const button = await likeButton(1)
  await user.click(button)
  expect(button.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText('4 likes')).toBeTruthy()
  await waitFor(() => expect(answer).not.toBeNull())
  answer!()
  expect(await screen.findByText('9 likes')).toBeTruthy()
})

it('a failed like is taken back, with a message', async () => {
  server.use(route.put('/api/published-images/:id/like', () => problemAnswer('general/unavailable', 503)))
  const user = show()
  const button = await likeButton(1)
  await user.click(button)
  await screen.findByRole('alert')
  expect(button.getAttribute('aria-pressed')).toBe('false')
  expect(screen.getByText('3 likes')).toBeTruthy()
})

it('a double click likes and unlikes, in this order', async () => {
  const sent: string[] = []
  server.use(
    route.put('/api/published-images/:id/like', () => {
      sent.push('like')
      return HttpResponse.json({ likes: 4, liked: true })
    }),
    route.delete('/api/published-images/:id/like', () => {
      sent.push('unlike')
      return HttpResponse.json({ likes: 3, liked: false })
    }),
  )
  const user = show()
  const button = await likeButton(1)
  await user.click(button)
  await user.click(button)
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'))
  // The second press may cancel the first one before it was sent.
  await waitFor(() => expect([[], ['like', 'unlike']]).toContainEqual(sent))
  expect(await screen.findByText('3 likes')).toBeTruthy()
})

it('a copy is requested once for a double click, and its message leads to it', async () => {
  let copies = 0
  server.use(
    route.post('/api/published-images/:id/copy', () => {
      copies += 1
      return HttpResponse.json(mediaImageOf({ id: idOf(99), origin: 'copied' }))
    }),
  )
  const user = show(`/?image=${idOf(1)}`)
  const drawer = await screen.findByRole('dialog', { name: 'Picture 1' })
  await user.dblClick(within(drawer).getByRole('button', { name: 'Copy to my pictures' }))
  expect(await screen.findByText('“Picture 1” is in your pictures.')).toBeTruthy()
  expect(copies).toBe(1)
  expect(screen.getByRole('button', { name: 'Show it' })).toBeTruthy()
  expect(within(drawer).getByText('Free. Your copy credits Claire Dubois.')).toBeTruthy()
})

it('a link opens a picture that is on no page, and says if it is no longer published', async () => {
  const elsewhere = pictureOf(50)
  server.use(
    route.get(`/api/published-images/${elsewhere.id}`, () =>
      HttpResponse.json({ image: elsewhere, sameSubject: [] }),
    ),
  )
  show(`/?image=${elsewhere.id}`)
  expect(await screen.findByRole('dialog', { name: 'Picture 50' })).toBeTruthy()
  cleanup()
  show(`/?image=${idOf(51)}`)
  const gone = await screen.findByRole('dialog', { name: 'This picture is no longer published' })
  await userEvent.click(within(gone).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('the arrow keys and buttons step through the gallery', async () => {
  const user = show(`/?image=${idOf(1)}`)
  await tile(2)
  await screen.findByRole('dialog', { name: 'Picture 1' })
  await user.keyboard('{ArrowRight}')
  expect(await screen.findByRole('dialog', { name: 'Picture 2' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Previous picture' }))
  expect(await screen.findByRole('dialog', { name: 'Picture 1' })).toBeTruthy()
})

it('one’s own picture can be made private, and can be neither liked, copied nor reported', async () => {
  server.use(route.delete(`/api/images/${idOf(3)}/publication`, () => HttpResponse.json({})))
  const user = show(`/?image=${idOf(3)}`)
  const drawer = await screen.findByRole('dialog', { name: 'Picture 3' })
  for (const name of ['Copy to my pictures', 'Report', /^Like/]) {
    expect(within(drawer).queryByRole('button', { name })).toBeNull()
  }
  await user.click(within(drawer).getByRole('button', { name: 'Unpublish' }))
  expect(await screen.findByText('“Picture 3” is private again.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Alt 3/ })).toBeNull()
})

it('a report hides the picture at once; its note is kept until it is sent', async () => {
  const reports: unknown[] = []
  server.use(
    route.post(`/api/published-images/${idOf(2)}/report`, async ({ request }) => {
      reports.push(await request.json())
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const user = show(`/?image=${idOf(2)}`)
  const drawer = await screen.findByRole('dialog', { name: 'Picture 2' })
  await user.click(within(drawer).getByRole('button', { name: 'Report' }))
  await user.type(await screen.findByLabelText('Note'), 'Six legs')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(within(drawer).getByRole('button', { name: 'Report' }))
  await expect.poll(() => screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Six legs')
  await user.selectOptions(screen.getByLabelText('Reason'), 'It isn’t suitable for a class')
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  expect(await screen.findByText(/^You won’t see “Picture 2” any more/)).toBeTruthy()
  expect(reports).toEqual([{ reason: 'unsuitable', note: 'Six legs' }])
  expect(screen.queryByRole('button', { name: /^Alt 2/ })).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('Explore shows a picture once that comes with two pages, and reads on if a page has nothing new', async () => {
  server.use(
    route.get('/api/published-images', ({ request }) => {
      const cursor = new URL(request.url).searchParams.get('cursor')
      if (cursor === null) return HttpResponse.json({ images: published, nextCursor: 'a', total: 4 })
      if (cursor === 'a') return HttpResponse.json({ images: published, nextCursor: 'b', total: null })
      return HttpResponse.json({ images: [pictureOf(4)], nextCursor: null, total: null })
    }),
  )
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  await tile(4)
  expect(screen.getAllByRole('button', { name: /^Alt 1/ })).toHaveLength(1)
})

it('a tag searches for its word', async () => {
  published = [pictureOf(1, { tags: ['geography'] })]
  const user = show(`/?image=${idOf(1)}`)
  await user.click(await screen.findByRole('button', { name: 'geography' }))
  await waitFor(() => expect(new URLSearchParams(asked.at(-1)).get('q')).toBe('geography'))
  expect(screen.queryByRole('dialog')).toBeNull()
})
