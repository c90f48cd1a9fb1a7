import { problemFor } from '@classeur/contracts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { dropSession, refresh } from '../../../http/session/auth-session.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { NoticeList } from '../../../components/overlays/notices/notice-list.tsx'
import { notices } from '../../../components/overlays/notices/notices.ts'
import { loadPanels } from '../../../components/overlays/panels/use-panels.ts'
import { mediaImageOf } from '../../../testing/image-samples.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { problemAnswer, refreshAnswer, server } from '../../../testing/server.ts'
import { MyGallery } from './my-gallery.tsx'

vi.mock('../../../realtime/socket.ts', () => import('../../../testing/fake-socket.ts'))

const idOf = (number: number) => `65f0000000000000000000b${number}`
const pictureOf = (number: number, changes = {}) =>
  mediaImageOf({ id: idOf(number), name: `Picture ${number}`, altText: `Alt ${number}`, ...changes })

let images: ReturnType<typeof pictureOf>[]
let sent: { path: string; body: unknown }[]
let lessonPlans: number
let resources: number

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
  await Promise.all([loadAreas('images', 'my-media', 'generations', 'picture-publishing'), loadPanels()])
})
beforeEach(async () => {
  images = [1, 2, 3, 4, 5].map((number) => pictureOf(number))
  sent = []
  lessonPlans = 0
  resources = 0
  const keep = async (request: Request) => {
    sent.push({ path: new URL(request.url).pathname, body: await request.json() })
  }
  server.use(
    route.post('/api/auth/refresh', () => refreshAnswer()),
    route.get('/api/auth/config', () => HttpResponse.json({})),
    route.get('/api/generations', () => HttpResponse.json({ generations: [] })),
    route.get('/api/images', ({ request }) => {
      const tag = new URL(request.url).searchParams.get('tag')
      return HttpResponse.json({
        images: images.filter(({ tags }) => tag === null || tags.includes(tag)),
        nextCursor: null,
      })
    }),
    route.get('/api/images/tags', () => HttpResponse.json({ tags: [{ tag: 'leaf', count: 2 }] })),
    route.get('/api/images/:id/uses', () =>
      HttpResponse.json({
        ...{ lessonPlans: [{ id: idOf(9), title: 'Plants' }], others: 2, otherResources: 1 },
        resources: [{ id: idOf(8), markId: idOf(7), title: 'Leaves' }],
      }),
    ),
    route.post('/api/images/uses', () => HttpResponse.json({ lessonPlans, resources })),
    route.post('/api/images/:action', async ({ request, params }) => {
      await keep(request)
      if (params['action'] === 'tagging') return HttpResponse.json({ images: [], full: [idOf(1)] })
      return new HttpResponse(null, { status: 204 })
    }),
    route.patch('/api/images/:id', async ({ request }) => {
      await keep(request)
      return HttpResponse.json(images[0])
    }),
  )
  await refresh()
})
afterEach(() => {
  cleanup()
  act(() => {
    notices.set([])
    dropSession('signed-out')
  })
  server.resetHandlers()
})
afterAll(() => server.close())

async function openGallery(at = '/here', first = 'Picture 1') {
  const { router } = renderScreen(
    <>
      <MyGallery onAgain={() => undefined} />
      <NoticeList />
    </>,
    at,
  )
  const address = () => router.state.location.search
  await screen.findByRole('checkbox', { name: `Select ${first}` })
  return Object.assign(userEvent.setup(), { address })
}
const box = (number: number) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Select Picture ${number}` })
const selected = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox').flatMap((input, at) => (input.checked ? [at + 1] : []))
const tile = (number: number) => screen.getByRole('button', { name: new RegExp(`Alt ${number}`) })

it('pictures are selected one by one, as a range with Shift, all with Ctrl+A, and none with Escape', async () => {
  const user = await openGallery()
  await user.click(box(2))
  expect(screen.getByText('1 selected')).toBeTruthy()
  // While some are selected, a click on a picture selects it instead of opening it.
  await user.keyboard('{Shift>}')
  await user.click(tile(4))
  await user.keyboard('{/Shift}')
  expect(selected()).toEqual([2, 3, 4])
  await user.click(tile(3))
  expect(selected()).toEqual([2, 4])
  await user.keyboard('{Control>}a{/Control}')
  expect(selected()).toEqual([1, 2, 3, 4, 5])
  await user.keyboard('{Escape}')
  expect(selected()).toEqual([])
  expect(screen.queryByRole('region', { name: 'Selected pictures' })).toBeNull()
  await user.click(tile(1))
  expect(await screen.findByRole('dialog', { name: 'Picture 1' })).toBeTruthy()
})

it('Ctrl+A in the search field selects its text, not the pictures', async () => {
  const user = await openGallery()
  await user.type(screen.getByLabelText('Search my pictures'), 'x')
  await user.keyboard('{Control>}a{/Control}')
  expect(selected()).toEqual([])
})

it('a finger selects after a press of “Select”', async () => {
  const user = await openGallery()
  await user.click(screen.getByRole('button', { name: 'Select' }))
  expect(screen.getByText('None selected')).toBeTruthy()
  await user.click(tile(5))
  expect(selected()).toEqual([5])
})

it('selected pictures get a tag at once, and the person reads which ones had no room for it', async () => {
  const user = await openGallery()
  await user.click(box(1))
  await user.click(box(3))
  await user.click(screen.getByRole('button', { name: 'Tags' }))
  await user.type(await screen.findByLabelText('Add a tag'), 'roots{Enter}')
  await waitFor(() =>
    expect(sent).toEqual([
      { path: '/api/images/tagging', body: { ids: [idOf(1), idOf(3)], add: ['roots'] } },
    ]),
  )
  expect(await screen.findByText(/already has ten tags/)).toBeTruthy()
})

it('a comma ends a tag, no tag is lost while another one is saved, and a failure gives the text back', async () => {
  const added: unknown[] = []
  let answer = () => {}
  const first = new Promise<void>((resolve) => {
    answer = resolve
  })
  let isDown = false
  server.use(
    route.post('/api/images/tagging', async ({ request }) => {
      const { add } = (await request.json()) as { add: unknown }
      added.push(add)
      await first
      return isDown ? problemAnswer('general/unavailable', 503) : HttpResponse.json({ images: [], full: [] })
    }),
  )
  const user = await openGallery()
  await user.click(box(1))
  await user.click(screen.getByRole('button', { name: 'Tags' }))
  const field = await screen.findByLabelText<HTMLInputElement>('Add a tag')
  await user.type(field, 'cat,dog,')
  answer()
  await waitFor(() => expect(added).toEqual([['cat'], ['dog']]))
  await user.click(field)
  await user.paste('owl, red fox; bird')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(added).toHaveLength(3))
  expect([added.at(-1), field.value]).toEqual([['owl', 'red fox', 'bird'], ''])
  isDown = true
  await user.paste('elm, oak')
  await waitFor(() => expect(field.value).toBe('elm, oak'))
  // A text with commas that is edited waits for Enter.
  await user.type(field, 's')
  isDown = false
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(added.slice(3)).toEqual([
      ['elm', 'oak'],
      ['elm', 'oaks'],
    ]),
  )
  await user.paste('a,b,c,d,e,f,g,h,i,j,k')
  expect(await screen.findByText('A picture can have up to 10 tags.')).toBeTruthy()
  expect([field.value, added.length]).toEqual(['a, b, c, d, e, f, g, h, i, j, k', 5])
})

it('own tags are suggested, and one that is typed in full is not created again', async () => {
  const user = await openGallery()
  await user.click(box(1))
  await user.click(screen.getByRole('button', { name: 'Tags' }))
  await user.type(await screen.findByLabelText('Add a tag'), 'le')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Add “le”', 'leaf'])
  await user.type(screen.getByLabelText('Add a tag'), 'af')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['leaf'])
})

it('a tag filters the gallery, and a second press shows all again', async () => {
  images[1] = pictureOf(2, { tags: ['leaf'] })
  const user = await openGallery()
  const chip = await screen.findByRole('button', { name: 'leaf 2' })
  await user.click(chip)
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1))
  await user.click(chip)
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(5))
})

it('the address holds the search and the tag, and keeps an open picture', async () => {
  images[0] = pictureOf(1, { tags: ['leaf'] })
  const user = await openGallery(`/here?q=oak&tag=leaf&image=${idOf(1)}`)
  const field = screen.getByLabelText<HTMLInputElement>('Search my pictures')
  expect(field.value).toBe('oak')
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  // A pause with an empty field would remove the search from the address, and then put it at the end.
  await user.type(field, 'elm ', { initialSelectionStart: 0, initialSelectionEnd: 3 })
  await waitFor(() => expect(user.address()).toBe(`?q=elm&tag=leaf&image=${idOf(1)}`))
  await user.click(await screen.findByRole('button', { name: 'leaf 2' }))
  await waitFor(() => expect(user.address()).toBe(`?q=elm&image=${idOf(1)}`))
})

it('selected pictures leave the gallery at once, and undo brings them back', async () => {
  const user = await openGallery()
  await user.click(box(1))
  await user.click(box(2))
  images = images.slice(2)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('2 pictures were deleted.')).toBeTruthy()
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
  images = [1, 2, 3, 4, 5].map((number) => pictureOf(number))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(5))
  const ids = [idOf(1), idOf(2)]
  expect(sent).toEqual([
    { path: '/api/images/deletion', body: { ids } },
    { path: '/api/images/restoration', body: { ids } },
  ])
})

it('a picture that lesson plans or resources show is deleted only after the person has read so', async () => {
  lessonPlans = 2
  resources = 1
  const user = await openGallery()
  await user.click(box(1))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog', { name: '3 lesson plans and resources show this' })
  expect(sent).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Delete anyway' }))
  await waitFor(() => expect(sent).toHaveLength(1))
})

it('the details show where the picture is used, with links', async () => {
  await openGallery(`/here?image=${idOf(1)}`)
  const link = await screen.findByRole('link', { name: 'Plants' })
  expect(link.getAttribute('href')).toBe(`/lesson-plan-result/${idOf(9)}`)
  expect(screen.getByText('2 lesson plans of colleagues')).toBeTruthy()
  const sheet = screen.getByRole('link', { name: 'Leaves' })
  expect(sheet.getAttribute('href')).toBe(`/marksheet/${idOf(7)}/generate_resource/${idOf(8)}`)
  expect(screen.getByText('1 resource that you can’t open')).toBeTruthy()
})

it('the details of the next picture are its own, and React finds no two elements with one key', async () => {
  const errors = vi.spyOn(console, 'error')
  const user = await openGallery(`/here?image=${idOf(1)}`)
  await user.type(await screen.findByLabelText('Description'), ' typed')
  await user.click(screen.getByRole('button', { name: 'Next picture' }))
  await screen.findByRole('dialog', { name: 'Picture 2' })
  expect(screen.getAllByLabelText<HTMLTextAreaElement>('Description').map(({ value }) => value)).toEqual([
    'Alt 2',
  ])
  expect(errors.mock.calls.filter(([text]) => String(text).includes('same key'))).toEqual([])
  errors.mockRestore()
})

it('a suggested description is saved only after the person takes and saves it', async () => {
  images[0] = pictureOf(1, { altText: '', prompt: 'A volcano by the sea' })
  const user = await openGallery(`/here?image=${idOf(1)}`)
  await screen.findByText('“A volcano by the sea”')
  const field = screen.getByLabelText<HTMLTextAreaElement>('Description')
  expect(field.value).toBe('')
  await user.click(screen.getByRole('button', { name: 'Use this' }))
  expect([field.value, sent]).toEqual(['A volcano by the sea', []])
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([{ path: `/api/images/${idOf(1)}`, body: { altText: 'A volcano by the sea' } }]),
  )
})

it('an upload named by a camera gets no suggestion, and the form says so', async () => {
  images[0] = pictureOf(1, { altText: '', prompt: '', name: 'IMG_0001', origin: 'uploaded', generator: null })
  renderScreen(<MyGallery onAgain={() => undefined} />, `/here?image=${idOf(1)}`)
  expect(await screen.findByText(/There is nothing to suggest a description from/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Make another like this' })).toBeNull()
})

it('a picture is renamed in place: Enter saves, Escape restores', async () => {
  const user = await openGallery(`/here?image=${idOf(1)}`)
  const rename = await screen.findByRole('button', { name: 'Rename Picture 1' })
  await user.click(rename)
  const field = await screen.findByLabelText('Name')
  expect(document.activeElement).toBe(field)
  await user.clear(field)
  await user.type(field, 'Wrong{Escape}')
  expect(await screen.findByRole('heading', { name: 'Picture 1' })).toBeTruthy()
  expect([sent, screen.queryByRole('dialog')]).toEqual([[], screen.getByRole('dialog')])
  await user.click(screen.getByRole('button', { name: 'Rename Picture 1' }))
  await user.clear(screen.getByLabelText('Name'))
  await user.type(screen.getByLabelText('Name'), 'Oak leaf{Enter}')
  await waitFor(() => expect(sent).toEqual([{ path: `/api/images/${idOf(1)}`, body: { name: 'Oak leaf' } }]))
  await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull())
})

it('a name that could not be saved stays, and a change from elsewhere is decided before it is saved', async () => {
  let isDown = true
  server.use(
    route.patch('/api/images/:id', () => (isDown ? problemAnswer('general/unavailable', 503) : undefined)),
  )
  const user = await openGallery(`/here?image=${idOf(1)}`)
  await user.click(await screen.findByRole('button', { name: 'Rename Picture 1' }))
  await user.type(screen.getByLabelText('Name'), ' of an oak')
  await user.click(screen.getByLabelText('Description'))
  await waitFor(() => expect(notices.get()).toHaveLength(1))
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Picture 1 of an oak')
  expect(document.activeElement).toBe(screen.getByLabelText('Description'))
  cleanup()

  isDown = false
  images[0] = pictureOf(1, { name: 'Leaf' })
  await openGallery(`/here?image=${idOf(1)}`, 'Leaf')
  expect(await screen.findByText('Unsaved')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Rename Leaf' }))
  const field = screen.getByLabelText<HTMLInputElement>('Name')
  expect(field.value).toBe('Picture 1 of an oak')
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Keep mine' }))
  expect([document.activeElement, sent]).toEqual([field, []])
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(sent).toEqual([{ path: `/api/images/${idOf(1)}`, body: { name: 'Picture 1 of an oak' } }]),
  )
  await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull())
})

it('a file that is refused gives the reason, and one that failed can be sent again with the same key', async () => {
  const keys: string[] = []
  let answer = () => problemAnswer('general/unavailable', 503)
  server.use(
    route.post('/api/images/upload', ({ request }) => {
      keys.push(new URL(request.url).searchParams.get('requestKey') ?? '')
      return answer()
    }),
  )
  const user = await openGallery()
  const input = document.querySelector('input[type=file]')
  if (!input) throw new Error('no file input')
  fireEvent.change(input, { target: { files: [new File(['x'], 'Oak leaf.png')] } })
  const retry = await screen.findByRole('button', { name: 'Try to upload Oak leaf again' })
  answer = () =>
    HttpResponse.json(
      { ...problemFor('images/upload-refused', 'req-1', { reason: 'svg' }), status: 422 },
      { status: 422 },
    )
  await user.click(retry)
  expect(await screen.findByText(/SVG drawings can contain programs/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try to upload Oak leaf again' })).toBeNull()
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  await user.click(screen.getByRole('button', { name: 'Hide Oak leaf' }))
  expect(screen.queryByText('Oak leaf')).toBeNull()
})

it('a file of more than 15 MB is refused before it is sent', async () => {
  await openGallery()
  const file = new File(['x'], 'Poster.png')
  Object.defineProperty(file, 'size', { value: 15_000_001 })
  const input = document.querySelector('input[type=file]')
  if (!input) throw new Error('no file input')
  fireEvent.change(input, { target: { files: [file] } })
  expect(await screen.findByText('This picture is too large.')).toBeTruthy()
})
