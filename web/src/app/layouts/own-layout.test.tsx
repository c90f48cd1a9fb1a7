import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startI18n } from '../../i18n/i18n.ts'
import { classCardOf, classPageOf } from '../../testing/class-samples.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { server } from '../../testing/server.ts'
import OwnLayout from './own-layout.tsx'

vi.mock('../../realtime/socket.ts', () => import('../../testing/fake-socket.ts'))
vi.mock('../signed-in-providers.tsx', () => ({ SignedInProviders: 'div' }))

beforeAll(async () => {
  server.listen()
  localStorage.setItem('classeur:language', 'en')
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.setAttribute('open', '')
  }
  await startI18n()
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

it('Ctrl K opens the search also on a page that draws its own frame', async () => {
  server.use(route.get('*/api/classes', () => HttpResponse.json(classPageOf([classCardOf()]))))
  renderScreen(<OwnLayout />)
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(await screen.findByText('6B Mathematics')).toBeTruthy()
})
