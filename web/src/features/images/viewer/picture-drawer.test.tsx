import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { publishedImageOf } from '../../../testing/image-samples.ts'
import { PictureDrawer } from './picture-drawer.tsx'

beforeAll(async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('images', 'shell')
})
afterEach(cleanup)

const [onPrevious, onNext, onClose] = [vi.fn(), vi.fn(), vi.fn()]
beforeEach(() => vi.clearAllMocks())

function Page({ isLast = false }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <QueryClientProvider client={new QueryClient()}>
      <button onClick={() => setIsOpen(true)}>Tile</button>
      <button>Another tile</button>
      {isOpen && (
        <PictureDrawer
          image={publishedImageOf({ name: 'Water cycle' })}
          onPrevious={onPrevious}
          onNext={isLast ? null : onNext}
          onClose={() => {
            onClose()
            setIsOpen(false)
          }}
          footer="Something wrong with it?"
        >
          <textarea aria-label="Note" />
        </PictureDrawer>
      )}
    </QueryClientProvider>
  )
}

async function openDrawer() {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Tile' }))
  return { user, drawer: screen.getByRole('dialog', { name: 'Water cycle' }) }
}

it('the drawer takes the focus, closes on Escape, and returns the focus to the tile', async () => {
  render(<Page />)
  const { user, drawer } = await openDrawer()
  expect(document.activeElement).toBe(drawer)
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tile' }))
})

it('the drawer leaves the page usable, and leaves the focus where it has moved to', async () => {
  render(<Page />)
  const { user } = await openDrawer()
  const other = screen.getByRole('button', { name: 'Another tile' })
  await user.click(other)
  expect(document.activeElement).toBe(other)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(document.activeElement).toBe(other)
})

it('the drawer tells the layout how much room it needs, and gives the room back', async () => {
  render(<Page />)
  await openDrawer()
  expect(document.documentElement.dataset['docked']).toBe('narrow')
  cleanup()
  expect(document.documentElement.dataset['docked']).toBeUndefined()
})

it('arrow keys step through the gallery, but not while something is typed', async () => {
  render(<Page />)
  const { user } = await openDrawer()
  await user.keyboard('{ArrowRight}{ArrowLeft}')
  expect([onNext.mock.calls.length, onPrevious.mock.calls.length]).toEqual([1, 1])
  await user.click(screen.getByLabelText('Note'))
  await user.keyboard('{ArrowRight}{ArrowLeft}')
  expect([onNext.mock.calls.length, onPrevious.mock.calls.length]).toEqual([1, 1])
})

it('the button for the next picture is disabled at the last one and keeps the focus', async () => {
  render(<Page isLast />)
  const { user } = await openDrawer()
  const next = screen.getByRole('button', { name: 'Next picture' })
  await user.click(next)
  expect(next.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(next)
})
