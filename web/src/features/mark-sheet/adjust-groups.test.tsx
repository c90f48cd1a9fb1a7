import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { notices } from '../../components/overlays/notices/notices.ts'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { leafId } from '../../testing/exam-samples.ts'
import { server } from '../../testing/server.ts'
import { engineOf, open, ownType, plain } from './testing/errors-sample.tsx'
import { studentId } from './testing/sheet-sample.ts'

beforeAll(async () => {
  server.listen()
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('mark-errors', 'mark-panels', 'mark-grid', 'mark-statistics', 'shell')
})
beforeEach(() => {
  notices.set([])
  server.use(route.get('*/api/school/error-types', () => HttpResponse.json({ errorTypes: [ownType] })))
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

/** Group A adds fractions (Yasmine), group B is ready for more (Chloé, Amal). */
async function openAdjusting() {
  const engine = engineOf()
  await open(engine)
  const adjust = screen.queryByRole('button', { name: 'Adjust' })
  if (adjust) await userEvent.click(adjust)
  return engine
}
const panel = () => screen.getByRole('region', { name: 'Groups by need' })
const groups = () =>
  [...panel().querySelectorAll<HTMLElement>('[data-group]')].map((group) =>
    [...group.querySelectorAll('[data-student]')].map(({ textContent }) => plain(textContent)),
  )
const proposed = [['Abidi Yasmine'], ['Bernard Chloé', 'Cherif Amal']]
const chip = (name: string) => within(panel()).getByRole('button', { name: new RegExp(name) })
/** Moves with the menu, by keyboard alone. */
async function moveByKeys(name: string, to: RegExp) {
  chip(name).focus()
  await userEvent.keyboard('{Enter}')
  const item = await screen.findByRole('menuitem', { name: to })
  item.focus()
  await userEvent.keyboard('{Enter}')
}

it('a student is moved with the menu, keeps the focus, and the move is announced', async () => {
  await openAdjusting()
  expect(groups()).toEqual(proposed)
  await moveByKeys('Bernard Chloé', /Move to A/)
  expect(groups()).toEqual([['Abidi Yasmine', 'Bernard Chloé'], ['Cherif Amal']])
  await waitFor(() => expect(document.activeElement).toBe(chip('Bernard Chloé')))
  const said = within(panel())
    .getAllByRole('status')
    .map(({ textContent }) => plain(textContent))
  expect(said).toContain('Bernard Chloé is now in A, Add fractions.')
})

it('a student is dragged to another group, and Escape puts a dragged one back', async () => {
  await openAdjusting()
  const [first] = panel().querySelectorAll('[data-group]')
  const under = document.elementFromPoint
  document.elementFromPoint = () => first ?? null
  Element.prototype.setPointerCapture = () => undefined
  const drag = (name: string) => {
    fireEvent.pointerDown(chip(name), {
      button: 0,
      pointerType: 'mouse',
      pointerId: 1,
      clientX: 10,
      clientY: 300,
    })
    fireEvent.pointerMove(chip(name), { pointerType: 'mouse', pointerId: 1, clientX: 10, clientY: 200 })
  }
  drag('Cherif Amal')
  expect(first?.hasAttribute('data-over')).toBe(true)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  fireEvent.pointerUp(chip('Cherif Amal'), { pointerId: 1 })
  expect(groups()).toEqual(proposed)
  drag('Cherif Amal')
  fireEvent.pointerUp(chip('Cherif Amal'), { pointerId: 1 })
  document.elementFromPoint = under
  expect(groups()).toEqual([['Abidi Yasmine', 'Cherif Amal'], ['Bernard Chloé']])
})

it('a group can be added, named and, while it is empty, removed', async () => {
  await openAdjusting()
  await userEvent.click(within(panel()).getByRole('button', { name: 'New group' }))
  expect(groups()).toEqual([...proposed, []])
  await userEvent.type(within(panel()).getByRole('textbox', { name: 'Name of group C' }), 'Club')
  await moveByKeys('Bernard Chloé', /Move to C, .*Club/)
  expect(groups()[2]).toEqual(['Bernard Chloé'])
  expect(within(panel()).queryByRole('button', { name: /^Remove/ })).toBeNull()
  await moveByKeys('Bernard Chloé', /Move to B/)
  await userEvent.click(within(panel()).getByRole('button', { name: /^Remove C/ }))
  expect(groups()).toEqual([['Abidi Yasmine'], ['Cherif Amal', 'Bernard Chloé']])
})

it('adjusted groups are still there after leaving, and “Propose again” discards them with an undo', async () => {
  await openAdjusting()
  await moveByKeys('Bernard Chloé', /Move to A/)
  cleanup()
  await openAdjusting()
  const adjusted = [['Abidi Yasmine', 'Bernard Chloé'], ['Cherif Amal']]
  expect(groups()).toEqual(adjusted)
  await userEvent.click(within(panel()).getByRole('button', { name: 'Propose again' }))
  expect(groups()).toEqual(proposed)
  notices.get().at(-1)?.action?.run()
  await waitFor(() => expect(groups()).toEqual(adjusted))
})

it('changed marks keep the teacher’s groups and say that other groups would be proposed', async () => {
  const engine = await openAdjusting()
  await moveByKeys('Bernard Chloé', /Move to A/)
  expect(screen.queryByText(/other groups would be proposed/)).toBeNull()
  for (const question of [1, 2, 3])
    engine.setCell(
      { studentId: studentId(1), leafId: leafId(question) },
      { content: { valueHundredths: 400, status: null } },
    )
  await screen.findByText(/other groups would be proposed/)
  expect(groups()).toEqual([['Abidi Yasmine', 'Bernard Chloé'], ['Cherif Amal']])
})

it('saving makes the adjusted groups of the class, without empty ones, and its undo brings the adjustments back', async () => {
  const made: { name: string; ids: string[] }[] = []
  const roster = () => ({
    ...{ version: 1, students: [], limit: null },
    groups: made.map(({ name }, index) => ({ id: `65f00000000000000000000${index}`, name, usedAt: null })),
  })
  const answer = () => HttpResponse.json({ roster: roster(), changedIds: [] })
  let removed = 0
  server.use(
    route.post('*/api/classes/:id/groups', async ({ request }) => {
      made.push({ name: ((await request.json()) as { name: string }).name, ids: [] })
      return answer()
    }),
    route.post('*/api/classes/:id/students/actions', async ({ request }) => {
      const last = made.at(-1)
      if (last) last.ids = ((await request.json()) as { ids: string[] }).ids
      return answer()
    }),
    route.delete('*/api/classes/:id/groups/:group', () => {
      removed += 1
      return new HttpResponse(null, { status: 204 })
    }),
  )
  await openAdjusting()
  await userEvent.click(within(panel()).getByRole('button', { name: 'New group' }))
  await moveByKeys('Bernard Chloé', /Move to A/)
  await userEvent.click(within(panel()).getByRole('button', { name: 'Save groups' }))
  await waitFor(() => expect(notices.get()).toHaveLength(1))
  expect(made).toEqual([
    { name: 'Add fractions', ids: [studentId(1), studentId(2)] },
    { name: 'Ready for more', ids: [studentId(3)] },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Adjust' }))
  expect(groups()).toEqual(proposed)
  notices.get()[0]?.action?.run()
  await waitFor(() => expect(groups()).toEqual([['Abidi Yasmine', 'Bernard Chloé'], ['Cherif Amal'], []]))
  await waitFor(() => expect(removed).toBe(2))
})
