import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Modal } from './modal.tsx'

beforeAll(() => {
  // jsdom lacks these functions of the browser.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
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

it('closes when a press beside it ends', async () => {
  const { onClose, frame } = show()
  await userEvent.pointer({ keys: '[MouseLeft>]', target: frame })
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(frame)
  expect(onClose).toHaveBeenCalledOnce()
})

it('stays open when its text is pressed, and when a text is selected from inside to beside it', async () => {
  const { onClose, frame, text } = show()
  await userEvent.click(text)
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: text },
    { keys: '[/MouseLeft]', target: frame },
  ])
  expect(onClose).not.toHaveBeenCalled()
})
