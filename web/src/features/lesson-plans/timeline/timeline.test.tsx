import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { wholeLesson } from '../../../testing/whole-lesson.ts'
import { openPlan, planServer } from '../testing/plan-server.tsx'

vi.mock('../../../realtime/socket.ts', () => import('../../../testing/fake-socket.ts'))

const plan = planServer(['objectives', 'phases'])
const minutes = () =>
  (plan.section('phases')?.value as typeof wholeLesson.phases).items.map((phase) => phase.minutes)
const edges = async () => {
  await screen.findAllByRole('separator')
  return screen.getAllByRole('separator')
}
const timeline = () => screen.getByRole('region', { name: '55 minutes' })

it('the timeline shows the phases in proportion to their minutes and how they add up', async () => {
  await openPlan(plan)
  expect(within(timeline()).getByText('5 + 12 + 15 + 15 + 8 = 55')).toBeTruthy()
  const line = within(timeline()).getAllByRole('link')[0]?.parentElement
  expect(line?.style.getPropertyValue('--columns')).toBe(
    [5, 12, 15, 15, 8].map((part) => `minmax(0, ${part}fr)`).join(' '),
  )
  expect((await edges()).map((edge) => edge.getAttribute('aria-valuenow'))).toEqual(['5', '12', '15', '15'])
})

it('the arrow keys on an edge shift minutes between its neighbours, and one undo takes the steps back', async () => {
  const user = await openPlan(plan)
  const [first] = await edges()
  act(() => first?.focus())
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowRight}')
  clock.mockRestore()
  await waitFor(() => expect(minutes()).toEqual([7, 10, 15, 15, 8]))
  expect(first?.getAttribute('aria-valuetext')).toBe('Warm-up: 7 min, Show it: 10 min')
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(minutes()).toEqual([5, 12, 15, 15, 8]))
})

it('every phase keeps at least one minute', async () => {
  const user = await openPlan(plan)
  const [first] = await edges()
  act(() => first?.focus())
  await user.keyboard('{End}')
  await waitFor(() => expect(minutes()).toEqual([16, 1, 15, 15, 8]))
  await user.keyboard('{Home}')
  await waitFor(() => expect(minutes()).toEqual([1, 16, 15, 15, 8]))
})

it('dragging an edge shows the minutes at once and saves them on release', async () => {
  Element.prototype.setPointerCapture = () => undefined
  await openPlan(plan)
  const [, second] = await edges()
  const line = second?.parentElement as HTMLElement
  vi.spyOn(line, 'getBoundingClientRect').mockReturnValue(DOMRect.fromRect({ width: 550, height: 60 }))
  const edge = second as HTMLElement
  fireEvent.pointerDown(edge, { button: 0, clientX: 170, pointerId: 1 })
  fireEvent.pointerMove(edge, { clientX: 200, pointerId: 1 })
  expect(within(timeline()).getByText('5 + 15 + 12 + 15 + 8 = 55')).toBeTruthy()
  expect(plan.saves).toEqual([])
  fireEvent.pointerUp(edge, { clientX: 200, pointerId: 1 })
  await waitFor(() => expect(minutes()).toEqual([5, 15, 12, 15, 8]))
})

it('Escape during a drag leaves the minutes as they were', async () => {
  Element.prototype.setPointerCapture = () => undefined
  await openPlan(plan)
  const [first] = await edges()
  const line = first?.parentElement as HTMLElement
  vi.spyOn(line, 'getBoundingClientRect').mockReturnValue(DOMRect.fromRect({ width: 550, height: 60 }))
  const edge = first as HTMLElement
  fireEvent.pointerDown(edge, { button: 0, clientX: 50, pointerId: 1 })
  fireEvent.pointerMove(edge, { clientX: 90, pointerId: 1 })
  fireEvent.keyDown(edge, { key: 'Escape' })
  fireEvent.pointerUp(edge, { clientX: 90, pointerId: 1 })
  expect(within(timeline()).getByText('5 + 12 + 15 + 15 + 8 = 55')).toBeTruthy()
  expect(plan.saves).toEqual([])
})

it('a wrong sum says by how much it is off and offers to fit the phases', async () => {
  const user = await openPlan(plan)
  const [first] = screen.getAllByRole('spinbutton', { name: 'Minutes of the phase' })
  act(() => first?.focus())
  await user.keyboard('9')
  expect(await within(timeline()).findByText(/4 min too many/)).toBeTruthy()
  expect(screen.getByText('The phases add up to 59 instead of 55.')).toBeTruthy()
  await user.click(within(timeline()).getByRole('button', { name: 'Fit to 55' }))
  await waitFor(() => expect(minutes().reduce((sum, part) => sum + part, 0)).toBe(55))
  expect(within(timeline()).queryByRole('button', { name: 'Fit to 55' })).toBeNull()
})

it('on a phone the timeline is a list with the minutes of each phase', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: true,
        media,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  )
  const user = await openPlan(plan)
  expect(screen.queryByRole('separator')).toBeNull()
  const rows = within(timeline()).getAllByRole('listitem')
  expect(rows).toHaveLength(5)
  await user.click(within(rows[0] as HTMLElement).getByRole('button', { name: 'Minutes of the phase: more' }))
  await waitFor(() => expect(minutes()[0]).toBe(6))
  vi.mocked(window.matchMedia).mockRestore()
})
