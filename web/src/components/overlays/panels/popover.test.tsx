import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { Popover } from './popover.tsx'
import { loadPanels } from './use-panels.ts'

beforeAll(loadPanels)
afterEach(cleanup)

function showPopover(hasAutoFocus = false) {
  render(
    <>
      <Popover label="Groups" opener={(opener) => <button {...opener}>Open</button>}>
        {(close) => (
          <>
            <input aria-label="Name" autoFocus={hasAutoFocus} />
            <button onClick={close}>Done</button>
          </>
        )}
      </Popover>
      <button>After</button>
    </>,
  )
  return screen.getByRole('button', { name: 'Open' })
}
const isOpen = () => screen.queryByRole('dialog', { name: 'Groups' }) !== null

it('a popover has the focus when it opens, and the next Tab reaches its first control', async () => {
  await userEvent.click(showPopover())
  expect(document.activeElement).toBe(screen.getByRole('dialog'))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})

it('a popover leaves the focus to a control with autoFocus', async () => {
  await userEvent.click(showPopover(true))
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})

it('a popover closes when the focus moves to the page', async () => {
  await userEvent.click(showPopover())
  for (let press = 0; press < 3; press += 1) await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('After')
  expect(isOpen()).toBe(false)
})

it.each(['Escape', 'a control inside'])('a popover returns the focus when %s closes it', async (how) => {
  const opener = showPopover()
  await userEvent.click(opener)
  if (how === 'Escape') await userEvent.keyboard('{Escape}')
  else await userEvent.click(screen.getByText('Done'))
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(opener)
})

it('a popover stays open on a press inside and closes on a press outside', async () => {
  await userEvent.click(showPopover())
  await userEvent.click(screen.getByLabelText('Name'))
  expect(isOpen()).toBe(true)
  await userEvent.click(document.body)
  expect(isOpen()).toBe(false)
})
