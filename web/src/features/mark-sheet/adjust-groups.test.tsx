import { AdjustNeedGroupsRequest, ExamNeedGroups } from '@classeur/contracts'
import { takeSteps } from '@classeur/domain/marks'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { notices } from '../../components/overlays/notices/notices.ts'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { classSchoolOf, leafId } from '../../testing/exam-samples.ts'
import { problemAnswer, server } from '../../testing/server.ts'
import { engineOf, open, ownType, plain } from './testing/errors-sample.tsx'
import { studentId } from './testing/sheet-sample.ts'

beforeAll(async () => {
  server.listen()
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('mark-errors', 'mark-panels', 'mark-grid', 'mark-statistics', 'shell')
})
/** The groups on the server, and what was sent to it. */
let stored: ExamNeedGroups | undefined
let sent: AdjustNeedGroupsRequest['steps'][number][] = []
let isDown = false
beforeEach(() => {
  notices.set([])
  stored = undefined
  sent = []
  isDown = false
  server.use(
    route.get('*/api/classes/:id/school', () => HttpResponse.json(classSchoolOf({ errorTypes: [ownType] }))),
    route.post('*/api/exams/:id/need-groups', async ({ request }) => {
      if (isDown) return HttpResponse.json({}, { status: 503 })
      const { steps } = AdjustNeedGroupsRequest.parse(await request.json())
      sent.push(...steps)
      const adjusted = takeSteps(stored?.adjusted ?? null, proposal, steps)
      stored = ExamNeedGroups.parse({ adjusted, revision: (stored?.revision ?? 0) + 1 })
      return HttpResponse.json(stored)
    }),
  )
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

const proposal = {
  groups: [
    { skillIds: ['65f0000000000000000000e2'], studentIds: [studentId(1)] },
    { skillIds: [], studentIds: [studentId(2), studentId(3)] },
  ],
  withoutMarks: [studentId(4)],
}
/** Group A adds fractions (Yasmine), group B is ready for more (Chloé, Amal). */
async function openAdjusting(may: { write?: boolean; change?: boolean } = {}) {
  const engine = engineOf()
  const { sheet } = engine.state()
  engine.setState({
    sheet: {
      ...{ ...sheet, may: { ...sheet.may, ...may } },
      exam: { ...sheet.exam, ...(stored && { needGroups: stored }) },
    },
  })
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

it('a long name in a group keeps its beginning in a page of the other direction', async () => {
  await openAdjusting()
  expect(chip('Bernard Chloé').getAttribute('dir')).toBe('auto')
  expect(plain(chip('Bernard Chloé').title)).toBe('Bernard Chloé')
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

it('adjusted groups are on the server after leaving, and “Propose again” takes them back with an undo', async () => {
  await openAdjusting()
  await moveByKeys('Bernard Chloé', /Move to A/)
  await waitFor(() => expect(sent).toHaveLength(1))
  cleanup()
  await openAdjusting()
  const adjusted = [['Abidi Yasmine', 'Bernard Chloé'], ['Cherif Amal']]
  expect(groups()).toEqual(adjusted)
  await userEvent.click(within(panel()).getByRole('button', { name: 'Propose again' }))
  expect(groups()).toEqual(proposed)
  await waitFor(() => expect(stored?.adjusted).toBeNull())
  notices.get().at(-1)?.action?.run()
  await waitFor(() => expect(groups()).toEqual(adjusted))
  await waitFor(() => expect(stored?.adjusted?.groups[0]?.studentIds).toEqual([studentId(1), studentId(2)]))
})

it('“Undo” takes the last step of this visit back, also on the server', async () => {
  await openAdjusting()
  expect(within(panel()).queryByRole('button', { name: 'Undo' })).toBeNull()
  await moveByKeys('Bernard Chloé', /Move to A/)
  await moveByKeys('Cherif Amal', /Move to a new group/)
  expect(groups()).toEqual([['Abidi Yasmine', 'Bernard Chloé'], [], ['Cherif Amal']])
  await userEvent.click(within(panel()).getByRole('button', { name: 'Undo' }))
  expect(groups()).toEqual([['Abidi Yasmine', 'Bernard Chloé'], ['Cherif Amal']])
  await userEvent.click(within(panel()).getByRole('button', { name: 'Undo' }))
  expect(groups().map((names) => names.toSorted())).toEqual(proposed)
  await waitFor(() =>
    expect(stored?.adjusted?.groups.map(({ studentIds }) => studentIds.length)).toEqual([1, 2]),
  )
})

it('an adjustment that can’t be sent stays in this browser, and is sent later', async () => {
  isDown = true
  await openAdjusting()
  await moveByKeys('Bernard Chloé', /Move to A/)
  const adjusted = [['Abidi Yasmine', 'Bernard Chloé'], ['Cherif Amal']]
  expect(groups()).toEqual(adjusted)
  cleanup()
  isDown = false
  await openAdjusting()
  expect(groups()).toEqual(adjusted)
  await waitFor(() => expect(stored?.adjusted?.groups[0]?.studentIds).toHaveLength(2))
})

it('an adjustment that the server refuses says so, stays in this browser, and is sent with the next one', async () => {
  server.use(
    route.post('*/api/exams/:id/need-groups', () => problemAnswer('general/forbidden', 403), { once: true }),
  )
  await openAdjusting()
  await moveByKeys('Bernard Chloé', /Move to A/)
  await waitFor(() => expect(notices.get()).toHaveLength(1))
  expect(sent).toEqual([])
  await moveByKeys('Cherif Amal', /Move to A/)
  await waitFor(() => expect(sent.filter((step) => step.do === 'move')).toHaveLength(2))
})

it('groups of a colleague appear here, and the link makes sheets for them', async () => {
  const engine = await openAdjusting()
  const { sheet } = engine.state()
  const toB = { do: 'move' as const, studentId: studentId(1), groupId: 'g2' }
  const adjusted = takeSteps(null, proposal, [toB, { ...toB, studentId: studentId(2), groupId: 'g1' }])
  const needGroups = ExamNeedGroups.parse({ adjusted, revision: 1 })
  engine.setState({ sheet: { ...sheet, exam: { ...sheet.exam, needGroups } } })
  await waitFor(() => expect(groups()).toEqual([['Bernard Chloé'], ['Cherif Amal', 'Abidi Yasmine']]))
  // Half of the second group misses a skill; the first one doesn't any more.
  const link = within(panel()).getByRole('link', { name: /Make 1 practice sheet/ })
  expect(link.getAttribute('href')).toMatch(/generate_resource\?group=1$/)
})

it('people who may only read see the groups and can’t adjust them; markers adjust and save no groups of the class', async () => {
  await openAdjusting({ write: false, change: false })
  expect(within(panel()).queryByRole('button')).toBeNull()
  expect(within(panel()).queryByRole('link')).toBeNull()
  cleanup()
  await openAdjusting({ change: false })
  expect(groups()).toEqual(proposed)
  expect(within(panel()).queryByRole('button', { name: 'Save groups' })).toBeNull()
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

it('saving makes the adjusted groups of the class, without empty ones, and keeps the adjustments', async () => {
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
  const adjusted = [['Abidi Yasmine', 'Bernard Chloé'], ['Cherif Amal'], []]
  expect(groups()).toEqual(adjusted)
  notices.get()[0]?.action?.run()
  await waitFor(() => expect(removed).toBe(2))
  expect(groups()).toEqual(adjusted)
})

it('groups that the class already has are shown as saved until one of them changes', async () => {
  let made = 0
  server.use(
    route.post('*/api/classes/:id/groups', () => {
      made += 1
      return HttpResponse.json({}, { status: 500 })
    }),
  )
  const engine = engineOf()
  const { sheet } = engine.state()
  const [needs, ready] = ['65f000000000000000000001', '65f000000000000000000002'] as const
  const groupIds = [[needs], [ready], [ready], []]
  engine.setState({
    sheet: {
      ...sheet,
      groups: [
        { id: needs, name: 'Add fractions', usedAt: null },
        { id: ready, name: 'Ready for more', usedAt: null },
      ],
      students: sheet.students.map((student, index) => ({ ...student, groupIds: groupIds[index] ?? [] })),
    },
  })
  await open(engine)
  const saved = within(panel()).getByRole('button', { name: 'Groups saved' })
  expect(saved.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(saved)
  expect(made).toBe(0)
  await userEvent.click(within(panel()).getByRole('button', { name: 'Adjust' }))
  await moveByKeys('Bernard Chloé', /Move to A/)
  expect(within(panel()).getByRole('button', { name: 'Save groups' }).hasAttribute('aria-disabled')).toBe(
    false,
  )
})
