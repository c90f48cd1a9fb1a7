import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'

beforeAll(async () => {
  // jsdom lacks these functions of the browser.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('shell')
})
afterEach(cleanup)

describe('a dialog', () => {
  const show = () => {
    const onClose = vi.fn()
    const { unmount } = render(
      <Dialog title="Water cycle" onClose={onClose}>
        Details
      </Dialog>,
    )
    return { onClose, unmount, dialog: screen.getByRole<HTMLDialogElement>('dialog') }
  }

  it('stays open on Escape until its owner removes it', () => {
    const { dialog, onClose } = show()
    const cancel = createEvent('cancel', dialog, { cancelable: true })
    fireEvent(dialog, cancel)
    expect(cancel.defaultPrevented).toBe(true)
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('tells its owner if the browser closed it', () => {
    const { dialog, onClose } = show()
    dialog.open = false
    fireEvent(dialog, new Event('close'))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('reports no close when it is unmounted', () => {
    const { dialog, onClose, unmount } = show()
    unmount()
    fireEvent(dialog, new Event('close'))
    expect(onClose).not.toHaveBeenCalled()
  })
})
