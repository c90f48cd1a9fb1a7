import type { StudentGroup } from '@classeur/contracts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { dropSession, refresh } from '../../../http/session/auth-session.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { classId } from '../../../testing/class-samples.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { refreshAnswer, server } from '../../../testing/server.ts'
import { rosterOf, studentId, studentOf } from '../../../testing/student-samples.ts'
import { StudentForm } from './student-form.tsx'

const abidi = studentOf(1, 'Abidi', 'Yasmine', { joinedOn: '2026-09-01' })
let sent: unknown[]

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('students')
})
beforeEach(async () => {
  sent = []
  server.use(
    route.post('/api/auth/refresh', () => refreshAnswer()),
    route.patch(`/api/classes/${classId}/students/${abidi.id}`, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ roster: rosterOf([abidi]), changedIds: [abidi.id] })
    }),
  )
  await refresh()
})
afterEach(() => {
  cleanup()
  act(() => dropSession('signed-out'))
  server.resetHandlers()
})
afterAll(() => server.close())

const show = (student = abidi, groups: StudentGroup[] = []) => {
  renderScreen(<StudentForm classId={classId} student={student} groups={groups} canChange seesNote />)
  return userEvent.setup()
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const groupOf = (number: number, name: string): StudentGroup => ({
  id: studentId(number),
  name,
  usedAt: null,
})
const save = () => screen.getByRole('button', { name: 'Save' })

it('only the changed details of a student are sent', async () => {
  const user = show()
  await user.type(field('First name'), ' Amina ')
  await user.type(field('Note'), 'Sits in front.')
  await user.click(screen.getByLabelText('Special needs'))
  await user.click(save())
  await waitFor(() =>
    expect(sent).toEqual([{ firstName: 'Yasmine Amina', note: 'Sits in front.', hasNeeds: true }]),
  )
})

it('a student without a name is refused until either name is typed', async () => {
  const user = show()
  await user.clear(field('Last name'))
  await user.clear(field('First name'))
  expect(await screen.findByText('Enter at least one name.')).toBeTruthy()
  await user.click(save())
  expect([document.activeElement, sent]).toEqual([field('Last name'), []])
  await user.type(field('First name'), 'Amina')
  await waitFor(() => expect(screen.queryByText('Enter at least one name.')).toBeNull())
})

it('a last day before the first one is refused, and changing either day corrects it', async () => {
  const user = show()
  await user.type(field('Last day in the class'), '2026-08-31')
  expect(await screen.findByText('The last day is before the first one.')).toBeTruthy()
  await user.click(save())
  expect(sent).toEqual([])
  await user.clear(field('In the class since'))
  await waitFor(() => expect(screen.queryByText('The last day is before the first one.')).toBeNull())
  await user.click(save())
  await waitFor(() => expect(sent).toEqual([{ joinedOn: null, leftOn: '2026-08-31' }]))
})

it('a stored name that today’s rules refuse does not block other changes', async () => {
  const user = show({ ...abidi, lastName: '12', firstName: '' })
  await user.type(field('Student number'), 'A7')
  await user.click(save())
  await waitFor(() => expect(sent).toEqual([{ externalId: 'A7' }]))
})

it('a note is saved although a ticked group was deleted meanwhile', async () => {
  const [blue, red] = [groupOf(1, 'Blue'), groupOf(2, 'Red')]
  const user = show(abidi, [blue, red])
  await user.click(screen.getByLabelText('Blue'))
  await user.click(screen.getByLabelText('Red'))
  await user.type(field('Note'), 'Sits in front.')
  cleanup()
  show(abidi, [red])
  await user.click(save())
  await waitFor(() => expect(sent).toEqual([{ note: 'Sits in front.', groupIds: [red.id] }]))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
})
