import type { ClassPage } from '@classeur/contracts'
import { cleanup, configure, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { notices } from '../../../components/ui/notices.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { classCardOf, classId, classPageOf, schoolClassOf } from '../../../testing/class-samples.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { problemAnswer, server } from '../../../testing/server.ts'
import { ClassCards } from './class-cards.tsx'

let page: ClassPage

/** A busy machine takes a while to type and draw. */
const patient = { timeout: 5000 }

beforeAll(async () => {
  configure({ asyncUtilTimeout: patient.timeout })
  vi.setConfig({ testTimeout: 20_000 })
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.removeAttribute('open')
  }
  await startI18n()
  await loadAreas('classes')
})
beforeEach(() => {
  page = classPageOf([])
  server.use(route.get('*/api/classes', () => HttpResponse.json(page)))
})
afterEach(() => {
  cleanup()
  notices.set([])
  server.resetHandlers()
})
afterAll(() => server.close())

it('leads from nothing to the first class, which is opened', async () => {
  const sent: unknown[] = []
  server.use(
    route.post('*/api/classes', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(schoolClassOf({ name: '5A Physics' }), { status: 201 })
    }),
  )
  const { router } = renderScreen(<ClassCards />)
  await userEvent.click(await screen.findByRole('button', { name: 'Make your first class' }))
  const name = await screen.findByLabelText('Name')
  expect(document.activeElement).toBe(name)
  await userEvent.click(screen.getByRole('button', { name: 'Make the class' }))
  expect(screen.getByRole('alert').textContent).toBe('Enter a name for the class.')
  await userEvent.type(name, ' 5A Physics ')
  await userEvent.type(screen.getByLabelText('Subjects'), 'Physics, Chemistry')
  await userEvent.click(screen.getByRole('radio', { name: 'Plum' }))
  await userEvent.dblClick(screen.getByRole('button', { name: 'Make the class' }))
  await expect.poll(() => router.state.location.pathname, patient).toBe(`/classe/${classId}`)
  expect(sent).toEqual([
    expect.objectContaining({ name: '5A Physics', subjects: ['Physics', 'Chemistry'], colour: 'plum' }),
  ])
})

it('offers a sample class to whoever has none', async () => {
  server.use(
    route.post('*/api/classes/sample', () =>
      HttpResponse.json(schoolClassOf({ isSample: true }), { status: 201 }),
    ),
  )
  const { router } = renderScreen(<ClassCards />)
  await userEvent.click(await screen.findByRole('button', { name: 'Look at a sample class' }))
  await expect.poll(() => router.state.location.pathname, patient).toBe(`/classe/${classId}`)
})

it('says how many classes the plan has room for', async () => {
  page = classPageOf([classCardOf({ counts: { students: 1, exams: 0, cellsToEnter: 7 } })], { used: 2 })
  renderScreen(<ClassCards />)
  const link = await screen.findByRole('link', { name: '6B Mathematics' })
  expect(link.getAttribute('href')).toBe(`/classe/${classId}`)
  expect(screen.getByText('1 student · 0 exams')).toBeTruthy()
  expect(screen.getByText('7 marks to enter')).toBeTruthy()
  expect(screen.getByText('2 of 3 classes of your plan in use.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'New class' })).toBeTruthy()
})

it('says what to do at the limit of the plan instead of offering what would fail', async () => {
  page = classPageOf([classCardOf()], { used: 3 })
  renderScreen(<ClassCards />)
  const plans = await screen.findByRole('link', { name: 'See the plans' })
  expect(plans.getAttribute('href')).toBe('/prime')
  expect(screen.queryByRole('button', { name: 'New class' })).toBeNull()
})

it('keeps what was typed when the last place was taken meanwhile', async () => {
  server.use(route.post('*/api/classes', () => problemAnswer('classes/limit-reached', 403)))
  renderScreen(<ClassCards />, '/here?new=class')
  await userEvent.type(await screen.findByLabelText('Name'), '5A')
  await userEvent.click(screen.getByRole('button', { name: 'Make the class' }))
  expect(await screen.findByText('Your plan has no room for another class.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('5A')
  expect(screen.getByRole('link', { name: 'See the plans' })).toBeTruthy()
})

it('takes a sample class away from its card, and says why others are read-only', async () => {
  page = classPageOf([
    classCardOf({ isSample: true, name: 'Sample' }),
    classCardOf({ id: '65f0000000000000000000c2', readOnly: 'over-limit', role: 'viewer' }),
  ])
  server.use(
    route.delete('*/api/classes/:id', () => {
      page = classPageOf([])
      return new HttpResponse(null, { status: 204 })
    }),
  )
  renderScreen(<ClassCards />)
  expect(await screen.findByText('Read only: over the plan')).toBeTruthy()
  expect(screen.getByText('Viewer')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Delete the sample class' }))
  expect(await screen.findByText('No classes yet')).toBeTruthy()
  expect(notices.get()[0]?.action?.label).toBe('Undo')
})

it('offers to read again when the server has no answer', async () => {
  server.use(route.get('*/api/classes', () => problemAnswer('general/unavailable', 503), { once: true }))
  renderScreen(<ClassCards />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No classes yet')).toBeTruthy()
})
