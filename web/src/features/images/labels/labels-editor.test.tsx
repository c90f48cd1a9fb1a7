import { ChangeLabelsRequest, type MediaImage, type PictureLabel } from '@classeur/contracts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { useEffect, useState } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { countDrafts } from '../../../drafts/draft-storage.ts'
import { dropSession, refresh } from '../../../http/session/auth-session.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { mediaImageOf } from '../../../testing/image-samples.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { problemAnswer, refreshAnswer, server } from '../../../testing/server.ts'
import LabelsEditor from './labels-editor.tsx'
import { newLine, newText } from './model/place-labels.ts'

vi.mock('../../../realtime/socket.ts', () => import('../../../testing/fake-socket.ts'))

const texts = (labels: readonly PictureLabel[]) =>
  labels.map((label) => (label.kind === 'text' ? label.text : '→'))

/** The server's picture; a test may change it like another window. */
let stored: MediaImage
let sent: ChangeLabelsRequest[]
const onClose = vi.fn()

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  // jsdom lacks these functions of the browser.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  HTMLElement.prototype.setPointerCapture = () => undefined
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('picture-labels', 'picture-publishing')
})
beforeEach(async () => {
  stored = mediaImageOf()
  sent = []
  onClose.mockReset()
  server.use(
    route.post('/api/auth/refresh', () => refreshAnswer()),
    route.get('/api/images/:id', () => HttpResponse.json(stored)),
    route.put('/api/images/:id/labels', async ({ request }) => {
      const body = ChangeLabelsRequest.parse(await request.json())
      sent.push(body)
      if (body.version !== stored.labelsVersion) return problemAnswer('images/labels-changed', 409)
      stored = { ...stored, labels: body.labels, labelsVersion: stored.labelsVersion + 1 }
      return HttpResponse.json(stored)
    }),
  )
  await refresh()
})
afterEach(() => {
  cleanup()
  act(() => dropSession('signed-out'))
  server.resetHandlers()
  localStorage.clear()
})
afterAll(() => server.close())

/** Shows a picture that was read again. */
let show: (image: MediaImage) => void
function Editor() {
  const [image, setImage] = useState(stored)
  useEffect(() => {
    show = setImage
  }, [])
  return <LabelsEditor image={image} onClose={onClose} />
}
const open = (labels: PictureLabel[] = []) => {
  stored = { ...stored, labels }
  renderScreen(<Editor />)
  return userEvent.setup()
}
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }))
const label = (name: string) => screen.getByRole('button', { name })
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Text of the label')
const untilStored = (expected: string[]) => waitFor(() => expect(texts(stored.labels)).toEqual(expected))

it('a label is added and written with the keyboard alone, and saved', async () => {
  const user = open()
  screen.getByRole('button', { name: 'Add text' }).focus()
  await user.keyboard('{Enter}')
  await user.keyboard('Nucleus{Enter}')
  expect(document.activeElement).toBe(label('Nucleus'))
  await user.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}')
  await untilStored(['Nucleus'])
  await waitFor(() => expect(stored.labels[0]).toMatchObject({ at: { x: 4900, y: 5500 } }))
  expect(screen.getByText('49 % from the left, 55 % from the top')).toBeTruthy()
})

it('the field of a label follows the script of its text, and an emptied label is removed', async () => {
  const user = open([newText('Cell', { x: 5000, y: 5000 })])
  await user.dblClick(label('Cell'))
  expect(field().dir).toBe('ltr')
  await user.clear(field())
  await user.type(field(), 'الخلية')
  expect(field().dir).toBe('rtl')
  expect(field().maxLength).toBe(200)
  expect(screen.getByText('6 of 200 characters')).toBeTruthy()
  await user.clear(field())
  await user.keyboard('{Enter}')
  await untilStored([])
})

it('undo and redo cover the whole session, with keys and with buttons', async () => {
  const user = open([newText('Cell', { x: 2000, y: 2000 })])
  await user.click(label('Cell'))
  await user.keyboard('{Control>}d{/Control}')
  await user.keyboard('{Delete}')
  await press(user, 'Add arrow')
  expect(screen.queryAllByRole('button', { name: 'Arrow' })).toHaveLength(1)
  await user.keyboard('{Control>}z{/Control}')
  expect(screen.queryAllByRole('button', { name: 'Arrow' })).toHaveLength(0)
  await press(user, 'Undo')
  await press(user, 'Undo')
  expect(label('Undo').getAttribute('aria-disabled')).toBe('true')
  expect(screen.getAllByRole('button', { name: 'Cell' })).toHaveLength(1)
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(screen.getAllByRole('button', { name: 'Cell' })).toHaveLength(2)
})

it('a press selects a label, also where it does not focus a button, as in Safari', async () => {
  open([newText('Cell', { x: 2000, y: 2000 })])
  fireEvent.pointerDown(label('Cell'))
  expect(await screen.findByRole('region', { name: 'Selected label' })).toBeTruthy()
  expect(document.activeElement).toBe(label('Cell'))
  // The press itself would focus the frame of the editor in Safari.
  expect(fireEvent.mouseDown(label('Cell'))).toBe(false)
})

it('the look of the selected label changes, and its leader line can be moved by keys', async () => {
  const user = open([newText('Cell', { x: 5000, y: 2000 })])
  await user.click(label('Cell'))
  await user.click(screen.getByRole('radio', { name: 'Large' }))
  await user.click(screen.getByRole('radio', { name: 'Red' }))
  await user.click(screen.getByRole('switch', { name: 'Plate behind the text' }))
  await user.click(screen.getByRole('radio', { name: 'Dot' }))
  label('Point of the leader line').focus()
  await user.keyboard('{ArrowRight}')
  const look = {
    size: 'large',
    colour: 'red',
    plate: false,
    leader: { to: { x: 5100, y: 3800 }, end: 'dot' },
  }
  await waitFor(() => expect(stored.labels[0]).toMatchObject(look))
})

it('labels that another window saved are shown beside those of this window, and nothing is saved before a choice', async () => {
  const user = open()
  stored = { ...stored, labels: [newText('Theirs', { x: 1000, y: 1000 })], labelsVersion: 5 }
  await press(user, 'Add arrow')
  const conflict = await screen.findByRole('alert')
  expect(within(conflict).getByText('Labels: Theirs')).toBeTruthy()
  expect(sent).toHaveLength(1)
  await press(user, 'Keep these')
  await untilStored(['→'])
  expect(stored.labelsVersion).toBe(6)
})

it('taking the labels of the other window can be undone', async () => {
  const user = open()
  stored = { ...stored, labels: [newText('Theirs', { x: 1000, y: 1000 })], labelsVersion: 1 }
  await press(user, 'Add line')
  await screen.findByRole('alert')
  await press(user, 'Take those')
  expect(label('Theirs')).toBeTruthy()
  expect(texts(stored.labels)).toEqual(['Theirs'])
  await press(user, 'Undo')
  await untilStored(['→'])
})

it('undo and redo keep a label that another window has saved since', async () => {
  const user = open()
  await press(user, 'Add line')
  await screen.findByText('Saved')
  const theirs = newText('Theirs', { x: 1000, y: 1000 })
  stored = { ...stored, labels: [...stored.labels, theirs], labelsVersion: 2 }
  act(() => show(stored))
  expect(label('Theirs')).toBeTruthy()
  await press(user, 'Undo')
  await untilStored(['Theirs'])
  await press(user, 'Redo')
  await untilStored(['→', 'Theirs'])
})

it('what could not be saved is still there when the editor opens again, and is saved then', async () => {
  server.use(route.put('/api/images/:id/labels', () => HttpResponse.error()))
  const user = open()
  await press(user, 'Add text')
  await user.keyboard('Membrane{Enter}')
  await screen.findByText('Kept on this device. Trying again…')
  await press(user, 'Close')
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  cleanup()
  server.resetHandlers()
  server.use(
    route.put('/api/images/:id/labels', async ({ request }) => {
      const { labels } = (await request.json()) as ChangeLabelsRequest
      stored = { ...stored, labels, labelsVersion: 1 }
      return HttpResponse.json(stored)
    }),
  )
  open()
  expect(label('Membrane')).toBeTruthy()
  await untilStored(['Membrane'])
})

it('a save whose answer is lost asks nothing, also if the labels have changed since', async () => {
  const user = open()
  let isLost = true
  server.use(
    // Asked to learn whether there is a connection.
    route.get('/api/auth/config', () => HttpResponse.json({})),
    route.put('/api/images/:id/labels', async ({ request }) => {
      if (!isLost) return undefined
      isLost = false
      const body = ChangeLabelsRequest.parse(await request.json())
      stored = { ...stored, labels: body.labels, labelsVersion: stored.labelsVersion + 1 }
      return HttpResponse.error()
    }),
  )
  await press(user, 'Add text')
  await user.keyboard('Nucleus')
  await untilStored(['Nucleus'])
  await user.keyboard(' and wall{Enter}')
  await waitFor(() => expect(texts(stored.labels)).toEqual(['Nucleus and wall']), { timeout: 15_000 })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(sent.map(({ version }) => version)).toEqual([0, 1])
})

it('a label that was undone while it was being saved stays undone, also on the server', async () => {
  const user = open()
  let answer = () => {}
  const until = new Promise<void>((resolve) => (answer = resolve))
  /** Answers nothing itself, so the handler of every test saves. */
  const slow = vi.fn(() => until)
  server.use(route.put('/api/images/:id/labels', slow))
  await press(user, 'Add line')
  await waitFor(() => expect(slow).toHaveBeenCalledTimes(1))
  await press(user, 'Undo')
  answer()
  await waitFor(() => expect(sent.map(({ labels }) => texts(labels))).toEqual([['→'], []]))
  await untilStored([])
  expect(screen.queryByRole('button', { name: 'Line' })).toBeNull()
})

it('closing saves at once and waits for it', async () => {
  const user = open()
  await press(user, 'Add line')
  await press(user, 'Close')
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(texts(stored.labels)).toEqual(['→'])
  expect(countDrafts()).toBe(0)
})

it('a save after the end of the session says that it is kept until the next sign-in', async () => {
  server.use(route.put('/api/images/:id/labels', () => problemAnswer('auth/signed-out', 401)))
  const user = open()
  await press(user, 'Add line')
  expect(
    await screen.findByText(/^Your session has ended\. Your changes are kept on this device/),
  ).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(countDrafts()).toBe(1)
})

it('a refused save says so and can be repeated', async () => {
  server.use(
    route.put('/api/images/:id/labels', () => problemAnswer('general/not-found', 404), { once: true }),
  )
  const user = open()
  await press(user, 'Add line')
  await screen.findByText('Not saved')
  expect(sent).toEqual([])
  await press(user, 'Try again')
  await untilStored(['→'])
})

it('a full picture takes no further label and says why', () => {
  open(Array.from({ length: 60 }, () => newLine('none')))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add text' }).disabled).toBe(true)
  expect(screen.getByText('A picture can have 60 labels.')).toBeTruthy()
})
