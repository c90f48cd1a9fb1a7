import { problemFor, type MediaImage } from '@classeur/contracts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { dropSession, refresh } from '../../../http/session/auth-session.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { profileAnswer, refreshAnswer, server } from '../../../testing/server.ts'
import { PublishPanel } from './publish-panel.tsx'

const image: MediaImage = {
  ...{ id: '65f0000000000000000000b1', name: 'Volcano', altText: '', prompt: 'A volcano', tags: ['fire'] },
  ...{ style: 'diagram', aspect: '4:3', width: 1200, height: 900, thumbHash: '', sizeBytes: 1000 },
  ...{ fileUrl: '/file', thumbnailUrl: '/thumbnail', downloadUrl: '/download', missing: [], labels: [] },
  ...{ generator: { kind: 'sample', model: null, promptVersion: null }, origin: 'generated', credit: null },
  ...{ publication: 'private', publicationNote: null, labelsVersion: 0 },
  createdAt: '2026-11-18T08:00:00.000Z',
}
let sent: [string, unknown][]

beforeAll(async () => {
  // The test's DOM has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('images', 'picture-publishing')
})
beforeEach(async () => {
  sent = []
  const keep =
    (name: string) =>
    async ({ request }: { request: Request }) => {
      sent.push([name, request.method === 'DELETE' ? null : await request.json()])
      return request.method === 'DELETE' ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(image)
    }
  server.use(
    route.post('/api/auth/refresh', () => refreshAnswer()),
    route.get('/api/user_info/:id', () => profileAnswer()),
    route.patch(`/api/images/${image.id}`, keep('change')),
    route.post(`/api/images/${image.id}/publication`, keep('ask')),
    route.delete(`/api/images/${image.id}/publication`, keep('withdraw')),
  )
  await refresh()
})
afterEach(() => {
  cleanup()
  act(() => dropSession('signed-out'))
  server.resetHandlers()
})
afterAll(() => server.close())

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('the publishing panel shows what others will see before it asks, and needs a description', async () => {
  renderScreen(<PublishPanel image={image} />)
  await press('Publish')
  const dialog = await screen.findByRole('dialog')
  for (const text of ['Volcano', 'fire', 'Leïla Mansouri']) {
    expect(await within(dialog).findByText(text)).toBeTruthy()
  }
  expect(within(dialog).queryByText('A volcano')).toBeNull()
  await press('Send to review')
  expect(await screen.findByText('Describe what the picture shows.')).toBeTruthy()
  expect(sent).toEqual([])
  await userEvent.type(screen.getByLabelText('Description'), 'A smoking volcano')
  await press('Send to review')
  await waitFor(() =>
    expect(sent).toEqual([
      ['change', { altText: 'A smoking volcano' }],
      ['ask', { namesChecked: false }],
    ]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('the publishing panel names the students whose names others would read, and goes on after the person has checked them', async () => {
  server.use(
    route.post(`/api/images/${image.id}/publication`, async ({ request }) => {
      const body = (await request.json()) as { namesChecked: boolean }
      sent.push(['ask', body])
      if (body.namesChecked) return HttpResponse.json(image)
      const problem = problemFor('images/names-of-students', 'req-1', { names: 'Nadia' })
      return HttpResponse.json(problem, { status: 422 })
    }),
  )
  renderScreen(<PublishPanel image={{ ...image, altText: 'Nadia’s volcano' }} />)
  await press('Publish')
  await screen.findByRole('dialog')
  await press('Send to review')
  expect(await screen.findByText('Others would read names of your students: Nadia.')).toBeTruthy()
  await userEvent.click(screen.getByLabelText('These aren’t names of my students'))
  await press('Send to review')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([
    ['ask', { namesChecked: false }],
    ['ask', { namesChecked: true }],
  ])
})

it('the publishing panel shows the reason of a refusal in the reader’s language with the operator’s words, and asks again', async () => {
  const note = 'incorrect: The lava is blue.'
  renderScreen(<PublishPanel image={{ ...image, publication: 'refused', publicationNote: note }} />)
  expect(screen.getByText('Refused')).toBeTruthy()
  expect(screen.getByText(/The content is wrong/).textContent).toBe('The content is wrong: The lava is blue.')
  expect(screen.getByRole('button', { name: 'Ask again' })).toBeTruthy()
})

it('the publishing panel shows since when the picture is published, and makes it private', async () => {
  const publishedAt = '2026-11-20T08:00:00.000Z'
  renderScreen(<PublishPanel image={{ ...image, publication: 'published', publishedAt }} />)
  expect(screen.getByText(/^Published on .*2026/)).toBeTruthy()
  await press('Unpublish')
  await waitFor(() => expect(sent).toEqual([['withdraw', null]]))
})

it.each(['uploaded', 'copied'] as const)('is not offered for a picture that was %s', (origin) => {
  renderScreen(<PublishPanel image={{ ...image, origin }} />)
  expect(screen.queryByRole('button')).toBeNull()
})
