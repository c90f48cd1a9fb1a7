import type { ChangeResourceRequest, PlacedPicture, Resource } from '@classeur/contracts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { NoticeList } from '../../../components/overlays/notices/notice-list.tsx'
import { notices } from '../../../components/overlays/notices/notices.ts'
import { dropSession, refresh } from '../../../http/session/auth-session.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { walletAnswer } from '../../../testing/generation-samples.ts'
import { mediaImageOf } from '../../../testing/image-samples.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { refreshAnswer, server } from '../../../testing/server.ts'
import { exam, idOf } from '../testing/resource-samples.ts'
import { sheetOf } from '../testing/sheet-samples.ts'
import ResourceEditScreen from './resource-edit-screen.tsx'

vi.mock('../../../realtime/socket.ts', () => import('../../../testing/fake-socket.ts'))

const base = `*/api/resources/${idOf('resource', 1)}`
const image = mediaImageOf({ id: '65f0000000000000000000b1', name: 'Strips', altText: 'Three strips' })
const placed: PlacedPicture = {
  ...{ imageId: image.id, url: '/api/strips', altText: 'Three strips', width: 400, height: 300 },
  labels: [
    {
      ...{ kind: 'text', id: 'label1', colour: 'ink', text: 'One third', at: { x: 5000, y: 5000 } },
      ...{ size: 'large', plate: true, leader: null },
    },
  ],
}
let sheet: Resource
let changes: ChangeResourceRequest[]

beforeAll(async () => {
  // jsdom has no modal dialogs and no media queries.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('resource-edit', 'resources', 'generations', 'content')
})
beforeEach(async () => {
  sheet = sheetOf()
  changes = []
  notices.set([])
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  server.use(
    route.post('*/api/auth/refresh', () => refreshAnswer()),
    route.get(base, () => HttpResponse.json(sheet)),
    route.get(`${base}/versions`, () => HttpResponse.json({ versions: [] })),
    route.get('*/api/generators', () => HttpResponse.json({ text: 'model', image: 'model' })),
    route.get('*/api/wallet', () => HttpResponse.json(walletAnswer(20))),
    route.get('*/api/generations', () => HttpResponse.json({ generations: [] })),
    route.get('*/api/images', () => HttpResponse.json({ images: [image], nextCursor: null })),
    route.post(`${base}/changes`, async ({ request }) => {
      const change = (await request.json()) as ChangeResourceRequest
      changes.push(change)
      if (change.change === 'picture') sheet = withPicture(change)
      return HttpResponse.json(sheet)
    }),
  )
  await refresh()
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
  dropSession('never-signed-in')
})
afterAll(() => server.close())

/** What the server makes of the change; the rules themselves are tested with the api. */
const withPicture = ({ itemId, imageId }: { itemId: string; imageId: string | null }): Resource => ({
  ...sheet,
  revision: sheet.revision + 1,
  items: sheet.items.map((item) => (item.id === itemId ? { ...item, imageId } : item)),
  pictures: imageId ? [placed] : [],
})
const rowOf = (number: number) =>
  screen.getByRole('button', { name: `Item ${number}` }).closest('li') as HTMLElement
async function openItem(number: number) {
  renderScreen(
    <>
      <ResourceEditScreen />
      <NoticeList />
    </>,
    `/marksheet/${exam.markId}/generate_resource/${idOf('resource', 1)}`,
    '/marksheet/:mark_id/generate_resource/:id',
  )
  await screen.findByRole('list', { name: 'Items' })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: `Edit item ${number}` }))
  return user
}

it('a picture from the media is placed in an item with its labels, and the step can be undone', async () => {
  const user = await openItem(3)
  await user.click(within(rowOf(3)).getByRole('button', { name: 'Add a picture' }))
  const dialog = screen.getByRole('dialog', { name: 'Picture of item 3' })
  // Letters that are keys of the item belong to the search.
  await user.type(within(dialog).getByRole('searchbox', { name: 'Search my pictures' }), 'lre')
  await user.click(await within(dialog).findByRole('button', { name: /Strips/ }))
  expect(await within(rowOf(3)).findByRole('img', { name: 'Three strips' })).toBeTruthy()
  expect(within(rowOf(3)).getByText('Labels: One third')).toBeTruthy()
  expect(changes).toEqual([{ change: 'picture', basedOn: 3, itemId: 'i3', imageId: image.id }])
  expect(screen.queryByRole('dialog')).toBeNull()
  await screen.findByText('Picture of item 3 saved.')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(changes[1]).toMatchObject({ change: 'picture', basedOn: 4, imageId: null }))
  await waitFor(() => expect(within(rowOf(3)).queryByRole('img', { name: 'Three strips' })).toBeNull())
})

it('a placed picture is changed or removed, and removing it can be undone', async () => {
  sheet = withPicture({ itemId: 'i3', imageId: image.id })
  const user = await openItem(3)
  expect(within(rowOf(3)).getByRole('button', { name: 'Change the picture' })).toBeTruthy()
  await user.click(within(rowOf(3)).getByRole('button', { name: 'Remove the picture' }))
  await waitFor(() => expect(changes).toMatchObject([{ change: 'picture', itemId: 'i3', imageId: null }]))
  await screen.findByText('Picture of item 3 removed.')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(changes[1]).toMatchObject({ change: 'picture', imageId: image.id }))
})

it('a reader sees the picture, and nothing to change it with', async () => {
  sheet = { ...withPicture({ itemId: 'i3', imageId: image.id }), rights: { edit: false, retest: false } }
  renderScreen(
    <ResourceEditScreen />,
    `/marksheet/${exam.markId}/generate_resource/${idOf('resource', 1)}`,
    '/marksheet/:mark_id/generate_resource/:id',
  )
  expect(await screen.findByRole('img', { name: 'Three strips' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /picture/ })).toBeNull()
})
