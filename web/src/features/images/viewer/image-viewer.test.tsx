import type { PublishedImage } from '@classeur/contracts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Dialog } from '../../../components/overlays/modal/dialog.tsx'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { ImageViewer } from './image-viewer.tsx'

const image: PublishedImage = {
  id: '0123456789abcdef01234567',
  name: 'Water cycle',
  altText: 'A cloud, a river and the sea',
  style: 'flat-illustration',
  aspect: '16:9',
  width: 1200,
  height: 800,
  thumbHash: '',
  fileUrl: '/file',
  thumbnailUrl: '/thumbnail',
  downloadUrl: '/download',
  generator: { kind: 'sample', model: null, promptVersion: null },
  publishedAt: '2026-03-02T08:00:00.000Z',
  mine: true,
}

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
  await loadAreas('images', 'shell')
})
afterEach(cleanup)

describe.each([
  [
    'the picture viewer',
    (onClose: () => void) => (
      <ImageViewer image={image} onPrevious={null} onNext={null} onClose={onClose}>
        Details
      </ImageViewer>
    ),
  ],
  [
    'a dialog',
    (onClose: () => void) => (
      <Dialog title="Water cycle" onClose={onClose}>
        Details
      </Dialog>
    ),
  ],
])('%s', (_name, elementOf) => {
  const show = () => {
    const onClose = vi.fn()
    const { unmount } = render(
      <QueryClientProvider client={new QueryClient()}>{elementOf(onClose)}</QueryClientProvider>,
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
