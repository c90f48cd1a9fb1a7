import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { notices } from '../../components/overlays/notices/notices.ts'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { classSchoolOf, examOf, leafId } from '../../testing/exam-samples.ts'
import { problemAnswer, server } from '../../testing/server.ts'
import { matrixSize } from './errors/matrix/matrix-size.ts'
import { cellAt, engineOf, grid, names, open, ownType, plain } from './testing/errors-sample.tsx'
import type { FakeEngine } from './testing/fake-engine.ts'
import { studentId } from './testing/sheet-sample.ts'

const noteOf = (engine: FakeEngine, student: number, question: number) => {
  const { errorTypes, comment } = engine.cell({ studentId: studentId(student), leafId: leafId(question) })
  return { errorTypes, comment }
}

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('mark-errors', 'mark-panels', 'mark-grid', 'mark-statistics')
})
beforeEach(() => {
  notices.set([])
  server.use(
    route.get('*/api/classes/:id/school', () => HttpResponse.json(classSchoolOf({ errorTypes: [ownType] }))),
  )
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  server.resetHandlers()
})
afterAll(() => server.close())

it('strongest students and easiest questions come first; a student without every mark stays outside', async () => {
  await open(engineOf())
  expect(names()).toEqual([
    'Missed bybar: points lost',
    ...['Cherif Amal', 'Bernard Chloé', 'Abidi Yasmine', 'Dupont Lucas'],
  ])
  const [heads] = grid().getAllByRole('row')
  expect(plain(heads?.textContent)).toMatch(/Q3.*Q2.*Q1/)
  await userEvent.click(screen.getByRole('button', { name: 'S-P order' }))
  expect(names().slice(1)).toEqual(['Abidi Yasmine', 'Bernard Chloé', 'Cherif Amal', 'Dupont Lucas'])
})

it('a name that is cut keeps its beginning in a page of the other direction, and can be read in full', async () => {
  await open(engineOf())
  const name = grid().getByText(/Cherif Amal/)
  expect(name.getAttribute('dir')).toBe('auto')
  expect(name.classList).toContain('keeps-side')
  expect(plain(name.title)).toBe('Cherif Amal')
})

it('a row glides from where it was when the order changes, and stands still otherwise', async () => {
  const animate = vi.spyOn(HTMLTableRowElement.prototype, 'animate')
  await open(engineOf())
  expect(animate).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'S-P order' }))
  const moved = animate.mock.calls.map(([frames], index) => [
    plain(within(animate.mock.contexts[index] as HTMLElement).getByRole('rowheader').textContent),
    (frames as Keyframe[])[0]?.['transform'],
  ])
  expect(moved.sort()).toEqual([
    ['Abidi Yasmine', `translateY(${2 * matrixSize.rowPx}px)`],
    ['Cherif Amal', `translateY(${-2 * matrixSize.rowPx}px)`],
  ])
})

it('a cell says its points, whether it was missed, and its error types', async () => {
  const engine = engineOf()
  await open(engine)
  expect(plain(cellAt(2, 2).getAttribute('aria-label'))).toBe('Abidi Yasmine, Q1: 0 /4, missed')
  engine.write('note', [
    {
      ...{ studentId: studentId(1), leafId: leafId(1) },
      note: { errorTypes: ['method', ownType.id], comment: 'Look again' },
    },
  ])
  await waitFor(() =>
    expect(plain(cellAt(2, 2).getAttribute('aria-label'))).toBe(
      'Abidi Yasmine, Q1: 0 /4, missed, Method, Adds top and bottom, comment: Look again',
    ),
  )
})

it('links for the most missed and the active question lead to a lesson from this class, exam and skill', async () => {
  await open(engineOf())
  const links = () => screen.getAllByRole('link', { name: /^Reteach/ }).map((link) => plain(link.textContent))
  const [most] = screen.getAllByRole('link', { name: /^Reteach/ })
  const { classId, id } = examOf()
  expect(most?.getAttribute('href')).toBe(
    `/lesson-plan-generator?class=${classId}&exam=${id}&skill=65f0000000000000000000e2`,
  )
  await userEvent.click(cellAt(2, 1))
  expect(links()).toEqual(['Reteach Q1', 'Reteach Q2'])
})

it('a link leads to sheets for the groups that miss a skill, at the chosen threshold', async () => {
  await open(engineOf())
  const link = () => screen.getByRole('link', { name: /^Make .* practice sheets? · / })
  expect(plain(link().textContent)).toBe('Make 1 practice sheet · 2 credits')
  const { markId } = examOf()
  expect(link().getAttribute('href')).toBe(`/marksheet/${markId}/generate_resource?group=0`)
  fireEvent.change(screen.getByRole('slider'), { target: { value: '40' } })
  await waitFor(() =>
    expect(link().getAttribute('href')).toBe(
      `/marksheet/${markId}/generate_resource?group=0&missed_below=4000`,
    ),
  )
})

it('the threshold decides what counts as missed', async () => {
  await open(engineOf())
  expect(plain(document.body.textContent)).toContain('Q1 went wrong for 2 of 3.')
  fireEvent.change(screen.getByRole('slider'), { target: { value: '25' } })
  expect(plain(document.body.textContent)).toContain('Q1 went wrong for 1 of 3.')
})

it('keys give the active cell an error type; Shift adds another one, 0 removes all, Ctrl+Z brings them back, and the comment stays', async () => {
  const engine = engineOf()
  const cell = { studentId: studentId(1), leafId: leafId(1) }
  engine.write('note', [{ ...cell, note: { errorTypes: [], comment: 'Kept' } }])
  await open(engine)
  await userEvent.click(cellAt(2, 2))
  await userEvent.keyboard('2')
  expect(noteOf(engine, 1, 1)).toEqual({ errorTypes: ['method'], comment: 'Kept' })
  await userEvent.keyboard('1')
  expect(noteOf(engine, 1, 1).errorTypes).toEqual(['calculation'])
  // On most keyboards, Shift turns the digit into a sign.
  fireEvent.keyDown(cellAt(2, 2), { key: '&', code: 'Digit7', shiftKey: true })
  expect(noteOf(engine, 1, 1).errorTypes).toEqual(['calculation', ownType.id])
  await userEvent.keyboard('0')
  expect(noteOf(engine, 1, 1)).toEqual({ errorTypes: [], comment: 'Kept' })
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(noteOf(engine, 1, 1).errorTypes).toEqual(['calculation', ownType.id])
})

it('C opens the comment of the active cell, an earlier one can be chosen, and unsaved text stays when it is closed', async () => {
  server.use(
    route.get('*/api/school/comments', () =>
      HttpResponse.json({ comments: [{ id: null, text: 'Draw both fractions first.', uses: 3 }] }),
    ),
  )
  const engine = engineOf()
  await open(engine)
  await userEvent.click(cellAt(2, 2))
  await userEvent.keyboard('c')
  const field = screen.getByRole('textbox', { name: /Comment on/ })
  expect(document.activeElement).toBe(field)
  await userEvent.keyboard('Half ty')
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(cellAt(2, 2))
  await userEvent.keyboard('c')
  expect(screen.getByRole('textbox', { name: /Comment on/ })).toHaveProperty('value', 'Half ty')
  await userEvent.click(await screen.findByRole('button', { name: 'Draw both fractions first.' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(noteOf(engine, 1, 1)).toEqual({ errorTypes: [], comment: 'Draw both fractions first.' })
  expect(cellAt(2, 2).getAttribute('aria-label')).toContain('comment: Draw both fractions first.')
})

it('arrows move through the table, and the strip names the active cell and why it takes no type', async () => {
  const engine = engineOf()
  await open(engine)
  await userEvent.click(cellAt(2, 2))
  const strip = within(screen.getByRole('toolbar', { name: 'Error types' }))
  expect(plain(strip.getByText(/What went wrong/).textContent)).toBe(
    'Abidi Yasmine, Q1: 0 of 4 What went wrong?',
  )
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(document.activeElement).toBe(cellAt(0, 2))
  expect(plain(strip.getByText(/lost nothing/).textContent)).toBe('Cherif Amal, Q1: 4 of 4 lost nothing.')
  await userEvent.keyboard('2')
  expect(engine.writes).toEqual([])
})

it('a read-only sheet says why and takes no error type', async () => {
  const engine = engineOf()
  engine.setState({ readOnly: 'reviewed' })
  await open(engine)
  await userEvent.click(cellAt(2, 2))
  await userEvent.keyboard('2')
  expect(engine.writes).toEqual([])
  expect(screen.getByText(/This exam is reviewed/)).toBeTruthy()
  expect(screen.getByRole('button', { name: /Method/ })).toHaveProperty('disabled', true)
})

it('the most missed question lists who missed it, and a name leads to the cell', async () => {
  await open(engineOf())
  await userEvent.click(screen.getByRole('button', { name: /Q1.*2 of/ }))
  await userEvent.click(screen.getByRole('button', { name: /Bernard Chloé/ }))
  expect(cellAt(1, 2).getAttribute('aria-selected')).toBe('true')
})

it.each([
  { refused: 'a group', deleted: ['65f000000000000000000000'] },
  { refused: 'its students', deleted: ['65f000000000000000000000', '65f000000000000000000001'] },
])('no groups by need are saved in the class if $refused can’t be saved', async ({ refused, deleted }) => {
  const asked: string[] = []
  let made = 0
  const roster = () => ({
    ...{ version: 1, students: [], limit: null },
    groups: Array.from({ length: made }, (_, index) => ({
      ...{ id: `65f00000000000000000000${index}`, usedAt: null },
      name: index === 0 ? 'Add fractions' : 'Ready for more',
    })),
  })
  server.use(
    route.post('*/api/classes/:id/groups', async ({ request }) => {
      const { name } = (await request.json()) as { name: string }
      asked.push(name)
      if (made === 1 && refused === 'a group') return problemAnswer('students/group-name-taken', 409)
      made += 1
      return HttpResponse.json({ roster: roster(), changedIds: [] })
    }),
    route.post('*/api/classes/:id/students/actions', () =>
      made === 2
        ? problemAnswer('general/unavailable', 503)
        : HttpResponse.json({ roster: roster(), changedIds: [] }),
    ),
    route.delete('*/api/classes/:id/groups/:group', ({ params }) => {
      asked.push(`delete ${String(params['group'])}`)
      return new HttpResponse(null, { status: 204 })
    }),
  )
  await open(engineOf())
  await userEvent.click(screen.getByRole('button', { name: 'Save groups' }))
  await waitFor(() =>
    expect(asked).toEqual(['Add fractions', 'Ready for more', ...deleted.map((id) => `delete ${id}`)]),
  )
  await waitFor(() => expect(notices.get()[0]?.tone).toBe('problem'))
})
