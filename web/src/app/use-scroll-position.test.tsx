import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  createBrowserRouter,
  createMemoryRouter,
  Outlet,
  RouterProvider,
  useLocation,
} from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from '../config/create-store.ts'
import { useSyncExternalStore } from 'react'
import { useScrollPosition } from './use-scroll-position.ts'

/** What a screen has read; null while it loads. */
const loaded = createStore<string | null>(null)
let shown: Element[]

function Frame() {
  useScrollPosition(useLocation())
  return <Outlet />
}
function Screen() {
  const text = useSyncExternalStore(loaded.subscribe, loaded.get)
  return text === null ? <input aria-label="Search" /> : <section id="section-phases">{text}</section>
}

beforeEach(() => {
  loaded.set(null)
  shown = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this)
  })
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const children = [
  { path: '/start', element: <p>start</p> },
  { path: '/plan', element: <Screen /> },
]
async function follow(to: string) {
  const router = createMemoryRouter([{ element: <Frame />, children }], { initialEntries: ['/start'] })
  render(<RouterProvider router={router} />)
  await act(async () => router.navigate(to))
  return router
}
const load = async () => act(async () => loaded.set('Phases'))

it('a link to a part of a screen shows and focuses it once it is loaded', async () => {
  await follow('/plan#section-phases')
  expect(shown).toEqual([])
  await load()
  const part = screen.getByText('Phases')
  expect(shown).toEqual([part])
  expect(document.activeElement).toBe(part)
  act(() => part.blur())
  expect(part.hasAttribute('tabindex')).toBe(false)
})

it('a link to another part of the shown screen moves there', async () => {
  loaded.set('Phases')
  const router = await follow('/plan')
  expect(shown).toEqual([])
  await act(async () => router.navigate('/plan#section-phases'))
  expect(shown).toEqual([screen.getByText('Phases')])
})

it('a plain link to a part of the screen that was opened first shows it', async () => {
  loaded.set('Phases')
  const list = (
    <a key="list" href="#section-phases">
      To the phases
    </a>
  )
  const screens = [{ path: '*', element: [list, <Screen key="screen" />] }]
  const router = createBrowserRouter([{ element: <Frame />, children: screens }])
  render(<RouterProvider router={router} />)
  await userEvent.click(screen.getByRole('link', { name: 'To the phases' }))
  await waitFor(() => expect(shown).toEqual([screen.getByText('Phases')]))
  router.dispose()
})

it('a reader who does something meanwhile is not moved', async () => {
  await follow('/plan#section-phases')
  await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'a')
  await load()
  expect(shown).toEqual([])
})

it('a part is no longer awaited on another screen', async () => {
  const router = await follow('/plan#section-phases')
  await act(async () => router.navigate('/start'))
  await act(async () => router.navigate('/plan'))
  await load()
  expect(shown).toEqual([])
})
