import { pointsOn20 } from '@classeur/domain/exams'
import type { ClassPage, ClassResults } from '@classeur/contracts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { notices } from '../../../components/overlays/notices/notices.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { classCardOf, classId, classPageOf, schoolClassOf } from '../../../testing/class-samples.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { problemAnswer, server } from '../../../testing/server.ts'
import { ClassCards } from './class-cards.tsx'
import { NewClassForm } from '../create/new-class.tsx'

let page: ClassPage

/** A mean of 12.35 out of 20, after 11.75. */
const results: ClassResults = {
  title: 'Fractions',
  mean: { share: '247/400', papers: 28, incomplete: 0, absent: 0, withoutResult: 0 },
  papersByTenth: [0, 0, 1, 2, 4, 8, 6, 4, 2, 1],
  previousShare: '47/80',
  effectiveScale: pointsOn20,
  effectiveRounding: 'hundredth',
}

beforeAll(async () => {
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

it('the address opens the form of a new class, and then the new class', async () => {
  const sent: unknown[] = []
  server.use(
    route.post('*/api/classes', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(schoolClassOf({ name: '5A Physics' }), { status: 201 })
    }),
  )
  const { router } = renderScreen(<NewClassForm />, '/here?new=class')
  const name = await screen.findByLabelText('Name')
  await expect.poll(() => document.activeElement).toBe(name)
  await userEvent.click(screen.getByRole('button', { name: 'Create class' }))
  expect(screen.getByRole('alert').textContent).toBe('Enter a name for the class.')
  await userEvent.type(name, ' 5A Physics ')
  await userEvent.type(screen.getByLabelText('Subjects'), 'Physics, Chemistry')
  await userEvent.click(screen.getByRole('radio', { name: 'Plum' }))
  await userEvent.dblClick(screen.getByRole('button', { name: 'Create class' }))
  await expect.poll(() => router.state.location.pathname).toBe(`/classe/${classId}`)
  expect(sent).toEqual([
    expect.objectContaining({ name: '5A Physics', subjects: ['Physics', 'Chemistry'], colour: 'plum' }),
  ])
})

it('a card shows the mean of the last reviewed exam with its unit, and the change since the exam before', async () => {
  page = classPageOf([classCardOf({ results })])
  renderScreen(<ClassCards />)
  const card = await screen.findByRole('listitem')
  expect(card.textContent.replaceAll('\u00a0', ' ')).toContain('mean 12.35 / 20')
  expect(within(card).getByText('+0.60')).toBeTruthy()
  expect(within(card).getByText('up')).toBeTruthy()
  expect(within(card).getByText(/Last reviewed: “Fractions”/).textContent).toContain(
    '8 papers from 10 to 12.',
  )
  expect(within(card).queryByText('provisional')).toBeNull()
})

it('a card shows no trend before the second exam, and marks the mean of few papers as provisional', async () => {
  page = classPageOf([
    classCardOf({ results: { ...results, previousShare: null, mean: { ...results.mean, papers: 9 } } }),
  ])
  renderScreen(<ClassCards />)
  const card = await screen.findByRole('listitem')
  expect(within(card).getByText('provisional')).toBeTruthy()
  expect(within(card).queryByText('up')).toBeNull()
  expect(within(card).queryByText('no change')).toBeNull()
})

it('a mean is unchanged if the change rounds to zero', async () => {
  page = classPageOf([classCardOf({ results: { ...results, previousShare: '2471/4001' } })])
  renderScreen(<ClassCards />)
  expect(await screen.findByText('no change')).toBeTruthy()
})

it.each([
  [{ students: 0, exams: 0, cellsToEnter: 0 }, 'No students yet.', `/classe/${classId}/students`],
  [{ students: 20, exams: 0, cellsToEnter: 0 }, 'No exam yet.', `/classe/${classId}/exams?new=1`],
  [
    { students: 20, exams: 1, cellsToEnter: 7 },
    '7 marks to enter. Results appear once an exam is reviewed.',
    null,
  ],
  [{ students: 20, exams: 1, cellsToEnter: 0 }, 'Results appear once an exam is marked as reviewed.', null],
])('while no exam is reviewed, a card links to the next step: %o', async (counts, text, to) => {
  page = classPageOf([classCardOf({ counts })])
  renderScreen(<ClassCards />)
  const card = await screen.findByRole('listitem')
  expect(within(card).getByText(text)).toBeTruthy()
  const next = within(card)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(next).toEqual([`/classe/${classId}`, ...(to ? [to] : [])])
})

it('each class has a link, and a new one is offered while the plan has slots', async () => {
  page = classPageOf([classCardOf({ counts: { students: 1, exams: 0, cellsToEnter: 7 } })], { used: 2 })
  renderScreen(<ClassCards />)
  const link = await screen.findByRole('link', { name: '6B Mathematics' })
  expect(link.getAttribute('href')).toBe(`/classe/${classId}`)
  expect(screen.getByText('1 student · 0 exams')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'New class' })).toBeTruthy()
})

it('at the limit of the plan, a note replaces the button for a new class', async () => {
  page = classPageOf([classCardOf()], { used: 3 })
  renderScreen(<ClassCards />)
  const plans = await screen.findByRole('link', { name: 'See the plans' })
  expect(plans.getAttribute('href')).toBe('/prime?from=%2Fhere')
  expect(screen.queryByRole('button', { name: 'New class' })).toBeNull()
})

it('over the limit of the plan, the note about it replaces the number of classes', async () => {
  page = classPageOf([classCardOf()], { used: 4 })
  renderScreen(<ClassCards />)
  expect(await screen.findByText('You have 4 classes, and your plan allows 3.')).toBeTruthy()
  expect(screen.queryByText(/classes in your plan/)).toBeNull()
})

it('typed text is kept when the last slot was taken meanwhile', async () => {
  server.use(route.post('*/api/classes', () => problemAnswer('classes/limit-reached', 403)))
  renderScreen(<NewClassForm />, '/here?new=class')
  await userEvent.type(await screen.findByLabelText('Name'), '5A')
  await userEvent.click(screen.getByRole('button', { name: 'Create class' }))
  expect(await screen.findByText('You’ve reached your plan’s class limit.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('5A')
  const plans = await screen.findByRole('link', { name: 'See the plans' })
  expect(plans.getAttribute('href')).toBe('/prime?from=%2Fhere%3Fnew%3Dclass')
})

it('a read-only class gives the reason and the person’s role', async () => {
  page = classPageOf([classCardOf({ readOnly: 'over-limit', role: 'viewer' })])
  renderScreen(<ClassCards />)
  expect(await screen.findByText('Read-only: over the limit')).toBeTruthy()
  expect(screen.getByText('Viewer')).toBeTruthy()
})

it('a failed request can be retried', async () => {
  page = classPageOf([classCardOf()])
  server.use(route.get('*/api/classes', () => problemAnswer('general/unavailable', 503), { once: true }))
  renderScreen(<ClassCards />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: '6B Mathematics' })).toBeTruthy()
})
