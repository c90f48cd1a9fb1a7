import type { LessonPlanShelf, LessonPlanSummary } from '@classeur/contracts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { NoticeList } from '../../../components/overlays/notices/notice-list.tsx'
import { notices } from '../../../components/overlays/notices/notices.ts'
import { dropSession, refresh } from '../../../http/session/auth-session.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { serverSends } from '../../../testing/fake-socket.ts'
import { lessonPlanOf } from '../../../testing/generation-samples.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { problemAnswer, profileAnswer, refreshAnswer, server } from '../../../testing/server.ts'
import { LessonHistory } from './lesson-history.tsx'

vi.mock('../../../realtime/socket.ts', () => import('../../../testing/fake-socket.ts'))

const dayMs = 86_400_000
const idOf = (number: number) => number.toString(16).padStart(24, '0')
const summary = (number: number, fields: Partial<LessonPlanSummary> = {}): LessonPlanSummary => ({
  id: idOf(number),
  title: `Plan ${String(number)}`,
  subject: 'Mathematics',
  level: 'Year 6',
  durationMin: 55,
  origin: 'generated',
  state: 'completed',
  createdAt: '2026-11-18T08:00:00.000Z',
  schoolClass: null,
  taughtOn: null,
  archived: false,
  ownerName: null,
  pending: false,
  purgedAt: null,
  ...fields,
})

let shelves: Record<LessonPlanShelf, LessonPlanSummary[]>
let sent: string[]

/** Moves a plan between the shelves, as the api does. */
function move(id: string, to: LessonPlanShelf, fields: Partial<LessonPlanSummary>): void {
  const moved = Object.values(shelves)
    .flat()
    .find((plan) => plan.id === id)
  if (!moved) throw new Error('no such plan')
  for (const shelf of Object.keys(shelves) as LessonPlanShelf[])
    shelves[shelf] = shelves[shelf].filter((plan) => plan.id !== id)
  shelves[to].unshift({ ...moved, ...fields })
}

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('lesson-history', 'lesson-plans', 'generations')
})
beforeEach(async () => {
  sent = []
  shelves = { own: [summary(1), summary(2)], archived: [], trash: [], school: [] }
  const plan = () => HttpResponse.json(lessonPlanOf({ state: 'completed' }))
  server.use(
    route.post('*/api/auth/refresh', () => refreshAnswer()),
    route.get('*/api/user_info/:id', profileAnswer),
    route.get('*/api/lesson-plans', ({ request }) => {
      const { searchParams } = new URL(request.url)
      const rows = shelves[searchParams.get('shelf') as LessonPlanShelf]
      const wanted = searchParams.get('q') ?? ''
      return HttpResponse.json({
        lessonPlans: rows.filter((row) => row.title.includes(wanted)),
        nextCursor: null,
      })
    }),
    route.patch('*/api/lesson-plans/:id', async ({ request, params }) => {
      const { archived } = (await request.json()) as { archived: boolean }
      sent.push(`PATCH ${String(archived)}`)
      move(String(params['id']), archived ? 'archived' : 'own', { archived })
      return plan()
    }),
    route.delete('*/api/lesson-plans/:id', ({ params }) => {
      sent.push('DELETE')
      move(String(params['id']), 'trash', { purgedAt: new Date(Date.now() + 30 * dayMs).toISOString() })
      return new HttpResponse(null, { status: 204 })
    }),
    route.post('*/api/lesson-plans/:id/restore', ({ params }) => {
      sent.push('restore')
      move(String(params['id']), 'own', { purgedAt: null })
      return plan()
    }),
    route.post('*/api/lesson-plans/:id/duplicate', ({ params }) => {
      sent.push(`duplicate ${String(params['id'])}`)
      shelves.own.unshift(summary(9, { title: 'The copy' }))
      return HttpResponse.json({ lessonPlanId: idOf(9) }, { status: 201 })
    }),
  )
  await refresh()
})
afterEach(() => {
  cleanup()
  act(() => {
    notices.set([])
    dropSession('signed-out')
  })
  server.resetHandlers()
})
afterAll(() => server.close())

const show = (at = '/lesson-plan-generator') =>
  renderScreen(
    <>
      <LessonHistory />
      <NoticeList />
    </>,
    at,
    '/lesson-plan-generator',
  )
const openShelf = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
/** Buttons repeat the title for screen readers. */
const inTitle = { selector: 'bdi' }
const findTitle = (text: string) => screen.findByText(text, inTitle)
const queryTitle = (text: string) => screen.queryByText(text, inTitle)
const rowOf = async (of: string) => {
  const row = (await findTitle(of)).closest('li')
  if (!row) throw new Error('no row')
  return within(row)
}
const choose = async (of: string, item: string) => {
  await userEvent.click((await rowOf(of)).getByRole('button', { name: `Actions for ${of}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

describe('the history of lesson plans', () => {
  it('links each plan to its page and pending objectives to their editor', async () => {
    shelves.own = [
      summary(1, { schoolClass: { id: idOf(7), name: '6B' }, taughtOn: '2026-11-20' }),
      summary(2, { origin: 'objectives', pending: true }),
    ]
    show()
    const plan = await rowOf('Plan 1')
    expect(plan.getByRole('link').getAttribute('href')).toBe(`/lesson-plan-result/${idOf(1)}`)
    expect(plan.getByText('6B')).toBeTruthy()
    expect(plan.getByText(/taught on .*20/)).toBeTruthy()
    const objectives = await rowOf('Plan 2')
    expect(objectives.getByRole('link').getAttribute('href')).toBe(
      `/lesson-plan-generator?objectives=${idOf(2)}`,
    )
    expect(objectives.getByText('Objectives waiting')).toBeTruthy()
    expect(objectives.queryByRole('button')).toBeNull()
  })

  it('archives a plan, and the notice takes it back', async () => {
    show()
    await choose('Plan 1', 'Archive')
    await waitFor(() => expect(queryTitle('Plan 1')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await findTitle('Plan 1')
    expect(sent).toEqual(['PATCH true', 'PATCH false'])
  })

  it('deletes a plan, and the notice takes it back', async () => {
    show()
    await choose('Plan 2', 'Delete')
    await waitFor(() => expect(queryTitle('Plan 2')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await findTitle('Plan 2')
    expect(sent).toEqual(['DELETE', 'restore'])
  })

  it('keeps the row and says why when the server refuses', async () => {
    server.use(route.delete('*/api/lesson-plans/:id', () => problemAnswer('general/unavailable', 503)))
    show()
    await choose('Plan 2', 'Delete')
    await waitFor(() => expect(notices.get().map(({ tone }) => tone)).toEqual(['problem']))
    expect(queryTitle('Plan 2')).toBeTruthy()
  })

  it('shows the days left in the trash, warns when they are few, and restores', async () => {
    const purgedIn = (days: number) => ({ purgedAt: new Date(Date.now() + days * dayMs).toISOString() })
    shelves.trash = [summary(3, purgedIn(2)), summary(4, purgedIn(20))]
    show('/lesson-plan-generator?shelf=trash')
    const soon = await rowOf('Plan 3')
    expect(soon.getByText('2 days left').hasAttribute('data-soon')).toBe(true)
    expect((await rowOf('Plan 4')).getByText('20 days left').hasAttribute('data-soon')).toBe(false)
    expect(soon.queryByRole('link')).toBeNull()
    await userEvent.click(soon.getByRole('button', { name: 'Restore Plan 3' }))
    await waitFor(() => expect(queryTitle('Plan 3')).toBeNull())
    await openShelf('Current')
    await findTitle('Plan 3')
  })

  it('copies a colleague’s plan into one’s own and opens the copy', async () => {
    shelves.school = [summary(5, { ownerName: 'Grace' })]
    const { router } = show('/lesson-plan-generator?shelf=school')
    const row = await rowOf('Plan 5')
    expect(row.getByText('Grace')).toBeTruthy()
    expect(row.queryByRole('button', { name: /Actions/ })).toBeNull()
    await userEvent.click(row.getByRole('button', { name: 'Copy Plan 5' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Open the copy' }))
    expect(sent).toEqual([`duplicate ${idOf(5)}`])
    expect(router.state.location.pathname).toBe(`/lesson-plan-result/${idOf(9)}`)
  })

  it('keeps the open shelf in the address and searches in it', async () => {
    shelves.archived = [summary(6, { archived: true }), summary(7, { archived: true })]
    const { router } = show()
    await findTitle('Plan 1')
    await openShelf('Archive')
    await findTitle('Plan 6')
    expect(queryTitle('Plan 1')).toBeNull()
    expect(router.state.location.search).toBe('?shelf=archived')
    await userEvent.type(screen.getByRole('searchbox'), '7')
    await waitFor(() => expect(queryTitle('Plan 6')).toBeNull())
    expect(screen.getByRole('status').textContent).toBe('1 lesson plan found')
    await choose('Plan 7', 'Take out of the archive')
    await screen.findByText('No lesson plans match “7”.')
  })

  it.each([
    ['Current', 'No lesson plans yet'],
    ['Archive', 'Nothing in the archive'],
    ['Trash', 'The trash is empty'],
    ['Colleagues', 'Nothing shared yet'],
  ])('teaches what the shelf %s is for while it is empty', async (name, heading) => {
    shelves = { own: [], archived: [], trash: [], school: [] }
    show()
    await openShelf(name)
    await screen.findByText(heading)
  })

  it('reads the list again when a plan changes elsewhere', async () => {
    show()
    await findTitle('Plan 1')
    shelves.own = [summary(8)]
    act(() => serverSends('lesson-plan:changed', { lessonPlanId: idOf(8), revision: 1 }))
    await findTitle('Plan 8')
  })
})
