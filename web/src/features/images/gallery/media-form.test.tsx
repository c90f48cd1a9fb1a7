import type { MediaImage } from '@classeur/contracts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { dropSession, refresh } from '../../../http/auth-session.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { refreshAnswer, server } from '../../../testing/server.ts'
import { MediaForm } from './media-form.tsx'

const image: MediaImage = {
  ...{ id: '65f0000000000000000000b1', name: 'Volcano', altText: '', prompt: 'A volcano', tags: ['fire'] },
  ...{ style: 'diagram', aspect: '4:3', width: 1200, height: 900, thumbHash: '', sizeBytes: 1000 },
  ...{ fileUrl: '/file', thumbnailUrl: '/thumbnail', downloadUrl: '/download', missing: [] },
  ...{ generator: { kind: 'sample', model: null, promptVersion: null }, publication: 'private' },
  createdAt: '2026-11-18T08:00:00.000Z',
}
let sent: unknown[]

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('images')
})
beforeEach(async () => {
  sent = []
  server.use(
    route.post('/api/auth/refresh', () => refreshAnswer()),
    route.patch(`/api/images/${image.id}`, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(image)
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

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

it('typed tags are sent as a list, beside the name and the description', async () => {
  renderScreen(<MediaForm image={image} />)
  const user = userEvent.setup()
  await user.type(field('Tags'), ', lava ،, geology')
  await user.type(field('Description'), 'Lava flows.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([{ name: 'Volcano', altText: 'Lava flows.', tags: ['fire', 'lava', 'geology'] }]),
  )
})

it('a missing name and a tag that is too long are refused at their fields', async () => {
  renderScreen(<MediaForm image={image} />)
  const user = userEvent.setup()
  await user.type(field('Tags'), `, ${'a'.repeat(41)}`)
  expect(await screen.findByText('Enter at most 10 tags of 40 characters each.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect([document.activeElement, sent]).toEqual([field('Tags'), []])
  await user.clear(field('Tags'))
  await waitFor(() => expect(screen.queryByText('Enter at most 10 tags of 40 characters each.')).toBeNull())
  await user.clear(field('Name'))
  expect(await screen.findByText('Give the picture a name.')).toBeTruthy()
})
