import { pointsOn20 } from '@classeur/domain/exams'
import type { ChangeStudentRequest, Roster, StudentCard } from '@classeur/contracts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { NoticeList } from '../../../components/overlays/notices/notice-list.tsx'
import { notices } from '../../../components/overlays/notices/notices.ts'
import { dropSession, refresh } from '../../../http/session/auth-session.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { classId, schoolClassOf } from '../../../testing/class-samples.ts'
import { classSchoolOf, meanOf } from '../../../testing/exam-samples.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { refreshAnswer, server } from '../../../testing/server.ts'
import { noMeans, rosterOf, studentId, studentOf } from '../../../testing/student-samples.ts'
import { rosterQuery } from './roster-queries.ts'
import { StudentsScreen } from '../students-screen.tsx'

vi.mock('../../../realtime/socket.ts', () => import('../../../testing/fake-socket.ts'))
// These tests render whole screens, so they are slow on a busy machine.

const path = `/api/classes/${classId}`
const abidi = studentOf(1, 'Abidi', 'Yasmine')
const exam = (number: number, share: string | null): StudentCard['results'][number] => ({
  ...{ examId: studentId(100 + number), markId: studentId(200 + number), title: `Test ${number}` },
  ...{ date: `2026-10-0${number}`, maximumHundredths: 2000, classMean: meanOf('103/200', 8) },
  ...{ effectiveScale: pointsOn20, effectiveRounding: 'hundredth', toEnter: share === null ? 4 : 0 },
  ...{ share, pointsHundredths: share === null ? null : 1450 },
})
const card: StudentCard = {
  ...{ student: abidi, groups: [], className: '6B', effectiveScale: pointsOn20 },
  results: [exam(1, '29/40'), exam(2, null)],
  skills: [{ skillId: studentId(300), name: 'Fractions', share: '2/5', questions: 2, classMean: '3/5' }],
  resources: [
    {
      ...{ id: studentId(400), markId: studentId(201), kind: 'practice-sheet', title: 'Adding fractions' },
      ...{ examTitle: 'Test 1', at: '2026-10-05T08:00:00.000Z', recovered: true },
    },
  ],
  recurring: {
    exams: [1, 2].map((number) => ({
      ...{ id: studentId(100 + number), markId: studentId(200 + number), title: `Test ${number}` },
      ...{ date: `2026-10-0${number}`, status: 'marking' as const },
    })),
    skills: [
      {
        ...{ skillId: studentId(300), name: 'Fractions', trend: 'recurs' },
        cells: ['3/4', '2/3'].map((lostShare) => ({
          ...{ questions: 3, missed: 1, of: 1, lostShare, isReliable: true, isError: true },
        })),
      },
      { skillId: studentId(301), name: 'Decimals', trend: 'too-few', cells: [null, null] },
    ],
    types: [{ type: 'method', trend: 'gone', counts: [2, 0], total: 2 }],
  },
  errors: [{ type: 'Sign', count: 3 }],
  comments: [{ examTitle: 'Test 1', label: 'Q2', comment: 'Well drawn', at: '2026-10-02T08:00:00.000Z' }],
}
let roster: Roster
let sent: ChangeStudentRequest[]

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('students', 'term-errors')
})
beforeEach(async () => {
  roster = rosterOf([abidi, studentOf(2, 'Zahra', 'Amal')])
  sent = []
  server.use(
    route.post('/api/auth/refresh', () => refreshAnswer()),
    route.get('*/api/classes/:id/school', () => HttpResponse.json(classSchoolOf())),
    route.get('/api/auth/config', () => HttpResponse.json({})),
    route.get(`/api/classes/${classId}/student-means`, () => HttpResponse.json(noMeans)),
    route.get(path, () => HttpResponse.json(schoolClassOf())),
    route.get(`${path}/students`, () => HttpResponse.json(roster)),
    route.get(`${path}/students/${abidi.id}/card`, () => HttpResponse.json(card)),
    route.patch(`${path}/students/${abidi.id}`, async ({ request }) => {
      sent.push((await request.json()) as ChangeStudentRequest)
      return HttpResponse.json({ roster: { ...roster, version: 9 }, changedIds: [abidi.id] })
    }),
  )
  await refresh()
})
afterEach(() => {
  cleanup()
  act(() => dropSession('signed-out'))
  act(() => notices.set([]))
  server.resetHandlers()
})
afterAll(() => server.close())

const open = async (id = abidi.id) => {
  const shown = renderScreen(
    <>
      <StudentsScreen />
      <NoticeList />
    </>,
    `/classe/${classId}/students?student=${id}`,
    '/classe/:class_id/students',
  )
  return { ...shown, user: userEvent.setup(), page: within(await screen.findByRole('article')) }
}

it('a link opens a card, which shows each result with its unit, points, percentage and the class mean of the same exam', async () => {
  const { page } = await open()
  const rows = within(await page.findByRole('table')).getAllByRole('row')
  expect(rows.map((row) => row.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'ExamResultPoints%Class mean',
    'Test 22 Octnot complete——provisional 10.30 / 20',
    'Test 11 Oct14.50 / 2014.5 of 2073%provisional 10.30 / 20',
  ])
  expect(page.getByText('2 questions · class 60% · few questions, so not very reliable')).toBeTruthy()
  expect(page.getByText('×2')).toBeTruthy()
  expect(page.getByText('Well drawn')).toBeTruthy()
})

it('a card shows the errors that recur, and each number leads to the errors table of its exam', async () => {
  const { page } = await open()
  const skills = within(await page.findByRole('list', { name: 'By skill' }))
  expect(skills.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Fractions Recurs75%67%',
  ])
  expect(skills.getByRole('link', { name: /67%.*Fractions.*Test 2/ }).getAttribute('href')).toBe(
    `/marksheet/${studentId(202)}/table_errors?skill=${studentId(300)}&student=${abidi.id}`,
  )
  const types = within(page.getByRole('list', { name: 'By error type' }))
  expect(types.getByRole('listitem').textContent).toBe('Method Gone×2×0')
})

it('a card lists the sheets that were made for the student, with what the re-test says', async () => {
  const { page } = await open()
  const sheets = within(await page.findByRole('region', { name: 'Sheets made for this student' }))
  expect(sheets.getByRole('link', { name: 'Adding fractions' }).getAttribute('href')).toBe(
    `/marksheet/${studentId(201)}/generate_resource/${studentId(400)}`,
  )
  const text = sheets.getByRole('listitem').textContent?.replaceAll('\u00a0', ' ')
  expect(text).toBe('Adding fractionsTest 1 · 5 Oct 2026 · recovered in the re-test')
})

it('saving sends only edited fields, and other people’s changes appear in the rest', async () => {
  const { user, page, client } = await open()
  await user.type(page.getByLabelText('Note'), 'Sits in front')
  roster = rosterOf([{ ...abidi, firstName: 'Jasmine' }], { version: 2 })
  await act(() => client.invalidateQueries({ queryKey: rosterQuery(classId).queryKey }))
  await waitFor(() => expect(page.getByLabelText<HTMLInputElement>('First name').value).toBe('Jasmine'))
  await user.click(page.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect(sent).toEqual([{ note: 'Sits in front' }])
})

it('text typed into a closed card is kept, announced, and offered again until it is discarded', async () => {
  const first = await open()
  await first.user.type(first.page.getByLabelText('Note'), 'Sits in front')
  await first.user.click(first.page.getByRole('button', { name: 'Back' }))
  expect(await screen.findByText('Unsaved text is kept as a draft.')).toBeTruthy()
  expect(within(screen.getByRole('row', { name: /Abidi/ })).getByText('Unsaved')).toBeTruthy()
  cleanup()

  const { user, page } = await open()
  expect(page.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Sits in front')
  expect(page.getByText(/^Unsaved text from/)).toBeTruthy()
  await user.click(page.getByRole('button', { name: 'Discard' }))
  expect(page.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(page.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Sits in front')
})

it('a field that was changed elsewhere shows both values, and saves neither before the teacher chooses', async () => {
  const { user, page, client } = await open()
  await user.clear(page.getByLabelText('First name'))
  await user.type(page.getByLabelText('First name'), 'Yasmina')
  roster = rosterOf([{ ...abidi, firstName: 'Jasmine' }], { version: 2 })
  await act(() => client.invalidateQueries({ queryKey: rosterQuery(classId).queryKey }))
  const conflict = within(await page.findByRole('alert'))
  expect(conflict.getByText('Jasmine')).toBeTruthy()
  expect(conflict.getByText('Yasmina')).toBeTruthy()
  await user.click(page.getByRole('button', { name: 'Save' }))
  expect(sent).toEqual([])
  await user.click(conflict.getByRole('button', { name: 'Keep mine' }))
  await user.click(page.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ firstName: 'Yasmina' }]))
})

it('a student without a name, or with a last day before the first, is not sent', async () => {
  const { user, page } = await open()
  await user.clear(page.getByLabelText('Last name'))
  await user.clear(page.getByLabelText('First name'))
  expect(page.getByText('Enter at least one name.')).toBeTruthy()
  await user.click(page.getByRole('button', { name: 'Save' }))
  await user.type(page.getByLabelText('Last name'), '12345')
  expect(page.getByText('A name needs at least one letter.')).toBeTruthy()
  await user.click(page.getByRole('button', { name: 'Save' }))
  await user.click(page.getByRole('button', { name: 'Discard' }))
  await user.type(page.getByLabelText('In the class since'), '2026-10-05')
  await user.type(page.getByLabelText('Last day in the class'), '2026-10-04')
  await user.click(page.getByRole('button', { name: 'Save' }))
  expect(page.getByText('The last day is before the first one.')).toBeTruthy()
  expect(sent).toEqual([])
})

it('a person who does not teach the class sees no notes and can change nothing', async () => {
  server.use(route.get(path, () => HttpResponse.json(schoolClassOf({ role: null }))))
  const { page } = await open()
  expect(page.queryByLabelText('Note')).toBeNull()
  const firstName = page.getByLabelText<HTMLInputElement>('First name')
  expect([firstName.readOnly, firstName.matches(':disabled')]).toEqual([true, false])
})

it('a link to a student who is not in the list says so', async () => {
  const { page } = await open(studentId(99))
  expect(page.getByText(/no longer in the class list/)).toBeTruthy()
})

const position = () => screen.getByRole('group', { name: 'Other students' }).textContent
const nameShown = () => screen.getByRole('heading', { level: 2, name: /Abidi|Zahra|Dupont/ }).textContent
const focusIsOn = (text: string) => () => expect(document.activeElement?.textContent).toContain(text)

it('buttons and keys step to the previous and next card, and closing returns to the row in the list', async () => {
  const { user, router } = await open()
  server.use(route.get(`${path}/students/:id/card`, () => HttpResponse.json(card)))
  expect(position()).toBe('1 of 2')
  await user.click(screen.getByRole('button', { name: 'Next student: Zahra Amal' }))
  await waitFor(() => expect(nameShown()).toBe('Zahra Amal'))
  expect(position()).toBe('2 of 2')
  expect(router.state.location.search).toBe(`?student=${studentId(2)}`)
  await waitFor(focusIsOn('Zahra Amal'))
  await user.keyboard('k')
  await waitFor(() => expect(nameShown()).toBe('Abidi Yasmine'))
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(nameShown()).toBe('Zahra Amal'))
  await user.keyboard('j')
  expect(nameShown()).toBe('Zahra Amal')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await waitFor(() => expect(document.activeElement?.getAttribute('data-student')).toBe(studentId(2)))
})

it('keys do not step while a field has the focus', async () => {
  const { user, page } = await open()
  await user.type(page.getByLabelText('Note'), 'jk{ArrowRight}')
  expect(page.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('jk')
  expect(nameShown()).toBe('Abidi Yasmine')
})

it('steps follow the order of the shown list', async () => {
  const group = { id: studentId(500), name: 'Bleu', usedAt: null }
  const inGroup = { groupIds: [group.id] }
  roster = rosterOf(
    [{ ...abidi, ...inGroup }, studentOf(2, 'Zahra', 'Amal', inGroup), studentOf(3, 'Dupont', 'Zoé')],
    { groups: [group] },
  )
  server.use(route.get(`${path}/students/:id/card`, () => HttpResponse.json(card)))
  renderScreen(<StudentsScreen />, `/classe/${classId}/students`, '/classe/:class_id/students')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Sort by first name' }))
  await user.click(screen.getByRole('button', { name: 'Bleu' }))
  await user.click(screen.getByRole('button', { name: 'Zahra' }))
  expect(await screen.findByRole('button', { name: 'Next student: Abidi Yasmine' })).toBeTruthy()
  expect(position()).toBe('1 of 2')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await user.click(await screen.findByRole('button', { name: 'Everyone' }))
  await user.click(screen.getByRole('button', { name: 'Dupont' }))
  await waitFor(() => expect(position()).toBe('3 of 3'))
})
