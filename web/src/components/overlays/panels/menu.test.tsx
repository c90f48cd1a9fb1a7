import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Menu, MenuAtPoint } from './menu.tsx'
import type { MenuGroup } from './menu-items.ts'
import { loadPanels } from './use-panels.ts'

beforeAll(loadPanels)
afterEach(cleanup)

const run = vi.fn()
const labels = ['Apple', 'Banana', 'Blueberry', 'Éclair']
const groups: MenuGroup[] = [
  { key: 'food', items: labels.map((label) => ({ key: label, label, run: () => run(label) })) },
]

function showMenu(shown: readonly MenuGroup[] = groups) {
  run.mockClear()
  render(
    <MemoryRouter>
      <Menu label="Food" groups={shown}>
        {(opener) => <button {...opener}>Open</button>}
      </Menu>
      <button>After</button>
    </MemoryRouter>,
  )
  return screen.getByRole('button', { name: 'Open' })
}
const focused = () => document.activeElement?.textContent
const isOpen = () => screen.queryByRole('menu') !== null

it('a menu tells screen readers that its button opens a menu, and whether the menu is open', async () => {
  const opener = showMenu()
  expect(opener.getAttribute('aria-haspopup')).toBe('menu')
  expect(opener.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(opener)
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  expect(opener.getAttribute('aria-controls')).toBe(screen.getByRole('menu', { name: 'Food' }).id)
})

it.each([
  ['{Enter}', 'Apple'],
  [' ', 'Apple'],
  ['{ArrowDown}', 'Apple'],
  ['{ArrowUp}', 'Éclair'],
])('a menu opens with the key %j and focuses %s', async (key, line) => {
  showMenu().focus()
  await userEvent.keyboard(key)
  expect(focused()).toBe(line)
})

it.each([
  ['{ArrowDown}', 'Banana'],
  ['{ArrowUp}', 'Éclair'],
  ['{End}', 'Éclair'],
  ['{End}{ArrowDown}', 'Apple'],
  ['{End}{Home}', 'Apple'],
  ['b', 'Banana'],
  ['bb', 'Blueberry'],
  ['bl', 'Blueberry'],
  ['e', 'Éclair'],
  ['x', 'Apple'],
])('the focus of a menu moves from the first line with %s to %s', async (keys, line) => {
  await userEvent.click(showMenu())
  await userEvent.keyboard(keys)
  expect(focused()).toBe(line)
})

it('a menu closes and returns the focus before it runs a choice', async () => {
  const opener = showMenu()
  await userEvent.click(opener)
  run.mockImplementation(() => {
    expect(document.activeElement).toBe(opener)
  })
  await userEvent.click(screen.getByRole('menuitem', { name: 'Banana' }))
  expect(run).toHaveBeenCalledExactlyOnceWith('Banana')
  expect(isOpen()).toBe(false)
})

it('a menu closes on Escape and returns the focus to its button', async () => {
  const opener = showMenu()
  await userEvent.click(opener)
  await userEvent.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(opener)
})

it('a menu closes on Tab, which continues from its button', async () => {
  await userEvent.click(showMenu())
  await userEvent.tab()
  expect(isOpen()).toBe(false)
  expect(focused()).toBe('After')
})

it('a menu closes on a press outside and on a second press of its button', async () => {
  const opener = showMenu()
  await userEvent.click(opener)
  await userEvent.click(document.body)
  expect(isOpen()).toBe(false)
  await userEvent.click(opener)
  expect(isOpen()).toBe(true)
  await userEvent.click(opener)
  expect(isOpen()).toBe(false)
})

it('a menu does not run a disabled item', async () => {
  await userEvent.click(
    showMenu([{ key: 'one', items: [{ key: 'a', label: 'Off', isDisabled: true, run }] }]),
  )
  await userEvent.click(screen.getByRole('menuitem', { name: 'Off' }))
  expect(run).not.toHaveBeenCalled()
  expect(isOpen()).toBe(true)
})

it('a menu shows choices, headings and the current page to screen readers', async () => {
  const items = [
    { key: 'up', label: 'Up', isChosen: true },
    { key: 'down', label: 'Down', isChosen: false },
  ]
  const pages = [{ key: 'marks', label: 'Marks', to: '/marks', isCurrent: true }]
  await userEvent.click(
    showMenu([
      { key: 'sort', heading: 'Sort', items },
      { key: 'pages', items: pages },
    ]),
  )
  expect(screen.getByRole('group', { name: 'Sort' })).toBeTruthy()
  expect(screen.getByRole('menuitemradio', { name: 'Up' }).getAttribute('aria-checked')).toBe('true')
  expect(screen.getByRole('menuitemradio', { name: 'Down' }).getAttribute('aria-checked')).toBe('false')
  const page = screen.getByRole('menuitem', { name: 'Marks' })
  expect([page.getAttribute('href'), page.getAttribute('aria-current')]).toEqual(['/marks', 'page'])
})

it('a menu opens at a point and returns the focus to its owner on Escape and Tab', async () => {
  const onClose = vi.fn()
  render(<MenuAtPoint label="Cell" groups={groups} point={{ x: 10, y: 10 }} onClose={onClose} />, {
    wrapper: MemoryRouter,
  })
  await waitFor(() => expect(focused()).toBe('Apple'))
  await userEvent.keyboard('{Escape}')
  await userEvent.tab()
  expect(onClose.mock.calls).toEqual([[true], [true]])
  await userEvent.click(document.body)
  expect(onClose).toHaveBeenLastCalledWith(false)
})
