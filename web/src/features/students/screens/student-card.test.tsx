import { pointsOn20, type ChangeStudentRequest, type Roster, type StudentCard } from '@classeur/contracts'
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { NoticeList } from '../../../components/ui/notice-list.tsx'
import { notices } from '../../../components/ui/notices.ts'
import { dropSession, refresh } from '../../../http/auth-session.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { classId, schoolClassOf } from '../../../testing/class-samples.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { refreshAnswer, server } from '../../../testing/server.ts'
import { rosterOf, studentId, studentOf } from '../../../testing/student-samples.ts'
import { rosterQuery } from '../api/roster.ts'
import StudentsScreen from './students-screen.tsx'

vi.mock('../../../realtime/socket.ts', () => import('../../../testing/fake-socket.ts'))
// Whole screens with dialogs: slow where others use the processor, too.
vi.setConfig({ testTimeout: 20_000 })
configure({ asyncUtilTimeout: 5000 })

const path = `/api/classes/${classId}`
const abidi = studentOf(1, 'Abidi', 'Yasmine')
const exam = (number: number, share: number | null): StudentCard['results'][number] => ({
  ...{ examId: studentId(100 + number), markId: studentId(200 + number), title: `Test ${number}` },
  ...{ date: `2026-10-0${number}`, maximumHundredths: 2000, classMeanShare: 5150 },
  ...{ share, pointsHundredths: share === null ? null : share / 5 },
})
const card: StudentCard = {
  ...{ student: abidi, groups: [], className: '6B', effectiveScale: pointsOn20 },
  results: [exam(1, 7250), exam(2, null)],
  skills: [{ skillId: studentId(300), name: 'Fractions', share: 4000, questions: 2, classMeanShare: 6000 }],
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
  await loadAreas('students')
})
beforeEach(async () => {
  roster = rosterOf([abidi, studentOf(2, 'Zahra', 'Amal')])
  sent = []
  server.use(
    route.post('/api/auth/refresh', () => refreshAnswer()),
    route.get('/api/auth/config', () => HttpResponse.json({})),
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
  return { ...shown, user: userEvent.setup(), dialog: within(await screen.findByRole('dialog')) }
}

it('opens by a link and tells points, percent, on 20 and the class mean, skills, errors and comments', async () => {
  const { dialog } = await open()
  const rows = within(await dialog.findByRole('table')).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'ExamPoints%/20Class',
    'Test 22 Oct———52%',
    'Test 11 Oct14.5 / 2073%14.552%',
  ])
  expect(dialog.getByText('2 questions · class 60% · few questions, says little')).toBeTruthy()
  expect(dialog.getByText('×3')).toBeTruthy()
  expect(dialog.getByText('Well drawn')).toBeTruthy()
})

it('sends only what was changed, and shows what somebody else changes meanwhile', async () => {
  const { user, dialog, client } = await open()
  await user.type(dialog.getByLabelText('Note'), 'Sits in front')
  roster = rosterOf([{ ...abidi, firstName: 'Jasmine' }], { version: 2 })
  await act(() => client.invalidateQueries({ queryKey: rosterQuery(classId).queryKey }))
  await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>('First name').value).toBe('Jasmine'))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect(sent).toEqual([{ note: 'Sits in front' }])
})

it('does not send a student without a name, or a last day before the first', async () => {
  const { user, dialog } = await open()
  await user.clear(dialog.getByLabelText('Last name'))
  await user.clear(dialog.getByLabelText('First name'))
  expect(dialog.getByText('A student needs at least one name.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await user.click(dialog.getByRole('button', { name: 'Discard' }))
  await user.type(dialog.getByLabelText('In the class since'), '2026-10-05')
  await user.type(dialog.getByLabelText('Last day in the class'), '2026-10-04')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText('The last day is before the first one.')).toBeTruthy()
  expect(sent).toEqual([])
})

it('keeps notes from who is no teacher of the class, and lets nothing be changed', async () => {
  server.use(route.get(path, () => HttpResponse.json(schoolClassOf({ role: null }))))
  const { dialog } = await open()
  expect(dialog.queryByLabelText('Note')).toBeNull()
  expect(dialog.getByLabelText<HTMLInputElement>('First name').matches(':disabled')).toBe(true)
})

it('says so when the student of a link is not in the list', async () => {
  const { dialog } = await open(studentId(99))
  expect(dialog.getByText(/not in the list of this class any more/)).toBeTruthy()
})
