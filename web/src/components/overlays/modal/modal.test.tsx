import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Modal } from './modal.tsx'

let focused: Element | null = null

beforeAll(() => {
  // jsdom lacks these functions of the browser. Like Chromium, they return the focus without the caret.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
    focused = document.activeElement
    this.querySelector('button')?.focus()
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    if (!(focused instanceof HTMLElement)) return
    focused.focus()
    if (focused instanceof HTMLTextAreaElement) focused.setSelectionRange(0, 0)
    if (focused instanceof HTMLInputElement && focused.selectionStart !== null)
      focused.setSelectionRange(0, 0)
  }
})
afterEach(cleanup)

function show() {
  const onClose = vi.fn()
  render(
    <Modal label="Papers" onClose={onClose}>
      <p>Thirty papers</p>
    </Modal>,
  )
  return { onClose, frame: screen.getByRole('dialog', { name: 'Papers' }), text: screen.getByText(/Thirty/) }
}

it('a modal closes when a press beside it ends', async () => {
  const { onClose, frame } = show()
  await userEvent.pointer({ keys: '[MouseLeft>]', target: frame })
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(frame)
  expect(onClose).toHaveBeenCalledOnce()
})

it('a modal stays open when its text is pressed, and when a text is selected from inside to beside it', async () => {
  const { onClose, frame, text } = show()
  await userEvent.click(text)
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: text },
    { keys: '[/MouseLeft]', target: frame },
  ])
  expect(onClose).not.toHaveBeenCalled()
})

/** Opens and closes a dialog over a focused field, after `select`. */
function openOver<F extends HTMLElement>(field: F, select: (field: F) => void = () => undefined): F {
  render(<div />).container.append(field)
  field.focus()
  select(field)
  const { unmount } = render(
    <Modal label="Papers" onClose={() => undefined}>
      <button type="button">Sort</button>
    </Modal>,
  )
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sort' }))
  unmount()
  return field
}

const fieldOf = (type: string, value: string) =>
  Object.assign(document.createElement(type === 'textarea' ? 'textarea' : 'input'), {
    ...(type !== 'textarea' && { type }),
    value,
  })

it.each(['textarea', 'text', 'search', 'tel', 'url', 'password'])(
  'a closed dialog restores the selection of a %s field',
  (type) => {
    const field = openOver(fieldOf(type, 'a cat'), (opened) => opened.setSelectionRange(2, 5))
    expect(document.activeElement).toBe(field)
    expect([field.selectionStart, field.selectionEnd]).toEqual([2, 5])
  },
)

// Chromium restores a caret that scripts can't read only when the field gets the focus after the dialog has closed.
it.each([
  ['email', 'leila@school.example'],
  ['number', '12'],
])(
  'a closed dialog focuses a field of type %s again, because only the browser knows its caret',
  (type, value) => {
    const gained = vi.fn()
    const field = openOver(fieldOf(type, value), (opened) => opened.addEventListener('focus', gained))
    expect(document.activeElement).toBe(field)
    expect(gained).toHaveBeenCalledTimes(2)
  },
)

it('a closed dialog leaves a control without text alone', () => {
  const gained = vi.fn()
  const field = openOver(fieldOf('checkbox', 'on'), (opened) => opened.addEventListener('focus', gained))
  expect(document.activeElement).toBe(field)
  expect(gained).toHaveBeenCalledOnce()
})
