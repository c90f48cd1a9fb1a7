import { pointsOn20 } from '@classeur/domain/exams'
import type { ActOnStudentsRequest, AddStudentsRequest, Roster } from '@classeur/contracts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { dayOf } from '../../components/people/day.ts'
import { NoticeList } from '../../components/overlays/notices/notice-list.tsx'
import { notices } from '../../components/overlays/notices/notices.ts'
import { countDrafts } from '../../drafts/draft-storage.ts'
import { dropSession, refresh } from '../../http/session/auth-session.ts'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { classId, schoolClassOf } from '../../testing/class-samples.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { problemAnswer, refreshAnswer, server, userId } from '../../testing/server.ts'
import { noMeans, rosterOf, studentId, studentOf } from '../../testing/student-samples.ts'
import { rosterQuery } from './model/roster-queries.ts'
import { StudentsScreen } from './students-screen.tsx'

vi.mock('../../realtime/socket.ts', () => import('../../testing/fake-socket.ts'))
// These tests render whole screens with dialogs, so they are slow on a busy machine.

const abidi = studentOf(1, 'Abidi', 'Yasmine')
const zahra = studentOf(2, 'Zahra', 'Amal')
const dupont = studentOf(3, 'Dupont', 'Éloïse')
const listPath = `/api/classes/${classId}/students`
let roster: Roster
let acts: ActOnStudentsRequest[]

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
  await loadAreas('students', 'classes')
})
beforeEach(async () => {
  roster = rosterOf([abidi, zahra, dupont])
  acts = []
  server.use(
    route.post('/api/auth/refresh', () => refreshAnswer()),
    route.get('/api/auth/config', () => HttpResponse.json({})),
    route.get(`/api/classes/${classId}/student-means`, () => HttpResponse.json(noMeans)),
    route.get(`/api/classes/${classId}`, () => HttpResponse.json(schoolClassOf())),
    route.get(listPath, () => HttpResponse.json(roster)),
    route.post(`${listPath}/actions`, async ({ request }) => {
      const body = (await request.json()) as ActOnStudentsRequest
      acts.push(body)
      roster = { ...roster, version: roster.version + 1 }
      return HttpResponse.json({ roster, changedIds: body.ids })
    }),
  )
  await refresh()
})
afterEach(() => {
  cleanup()
  act(() => dropSession('signed-out'))
  act(() => notices.set([]))
  localStorage.removeItem(`classeur:roster-order:${userId}`)
  server.resetHandlers()
})
afterAll(() => server.close())

const open = async (query = '') => {
  const shown = renderScreen(
    <>
      <StudentsScreen />
      <NoticeList />
    </>,
    `/classe/${classId}/students${query}`,
    '/classe/:class_id/students',
  )
  await screen.findByRole('grid', { name: 'Students' })
  return { ...shown, user: userEvent.setup() }
}
const lastNames = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).queryAllByRole('button')[0]?.textContent)
    .filter((name) => name !== undefined)
const rowOf = (number: number) => {
  const row = document.querySelector<HTMLElement>(`[data-student="${studentId(number)}"]`)
  if (!row) throw new Error(`no row ${number}`)
  return row
}
const selected = () =>
  [...document.querySelectorAll('tr[aria-selected="true"]')].map((row) => row.getAttribute('data-student'))

it('the list sorts by number, last or first name and remembers the order for the person', async () => {
  const { user } = await open()
  expect(lastNames()).toEqual(['Abidi', 'Zahra', 'Dupont'])
  await user.click(screen.getByRole('button', { name: 'Sort by last name' }))
  expect(lastNames()).toEqual(['Abidi', 'Dupont', 'Zahra'])
  cleanup()
  await open()
  expect(lastNames()).toEqual(['Abidi', 'Dupont', 'Zahra'])
})

it('the search ignores accents, and says if no student matches', async () => {
  const { user } = await open()
  await user.type(screen.getByLabelText('Find a student'), 'eloise')
  expect(lastNames()).toEqual(['Dupont'])
  await user.type(screen.getByLabelText('Find a student'), 'x')
  expect(screen.getByText('No student matches “eloisex”.')).toBeTruthy()
})

it('the list works with the keyboard alone: arrows, Shift, Space, Ctrl A, Escape, Delete', async () => {
  const { user } = await open()
  act(() => rowOf(1).focus())
  await user.keyboard(' ')
  expect(selected()).toEqual([studentId(1)])
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(selected()).toEqual([studentId(1), studentId(2)])
  expect(document.activeElement).toBe(rowOf(2))
  await user.keyboard('{Escape}')
  expect(selected()).toEqual([])
  await user.keyboard('{Control>}a{/Control}')
  expect(selected()).toHaveLength(3)
  await user.keyboard('{Delete}')
  expect(await screen.findByText('3 students deleted. Marks are kept.')).toBeTruthy()
  expect(acts[0]).toEqual({ ids: [1, 2, 3].map(studentId), act: { action: 'delete' } })
})

it('the next row gets the focus when the focused row is removed', async () => {
  const { user, client } = await open()
  act(() => rowOf(2).focus())
  await user.keyboard(' ')
  roster = rosterOf([abidi, dupont], { version: 2 })
  await act(() => client.invalidateQueries({ queryKey: rosterQuery(classId).queryKey }))
  await waitFor(() => expect(document.activeElement).toBe(rowOf(3)))
})

it('students over the plan’s limit are labelled in text', async () => {
  roster = rosterOf([abidi, { ...zahra, isOverLimit: true }], { limit: 1 })
  await open()
  expect(within(rowOf(2)).getByText('over the plan’s limit, read-only')).toBeTruthy()
})

it('Shift and the mouse select a range', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('checkbox', { name: 'Select Abidi Yasmine' }))
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('checkbox', { name: 'Select Dupont Éloïse' }))
  await user.keyboard('{/Shift}')
  expect(selected()).toHaveLength(3)
})

it('students are deleted at once, and undo restores exactly those students', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('checkbox', { name: 'Select Zahra Amal' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(acts).toHaveLength(2))
  expect(acts[1]).toEqual({ ids: [studentId(2)], act: { action: 'restore' } })
})

it('typed text and the selection survive other people’s changes of the list', async () => {
  const { user, client } = await open()
  await user.click(screen.getByRole('checkbox', { name: 'Select Zahra Amal' }))
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Petit')
  roster = rosterOf([abidi, { ...zahra, firstName: 'Amel' }, dupont, studentOf(4, 'Nasri', 'Walid')], {
    version: 2,
  })
  await act(() => client.invalidateQueries({ queryKey: rosterQuery(classId).queryKey }))
  expect(await screen.findByText('Nasri')).toBeTruthy()
  expect(selected()).toEqual([studentId(2)])
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Last name' }).value).toBe('Petit')
})

it('students who have left are collapsed, and undoing a return restores their original last day', async () => {
  roster = rosterOf([abidi, { ...zahra, leftOn: '2026-10-02' }])
  const { user } = await open()
  expect(screen.queryByText('Zahra')).toBeNull()
  await user.click(screen.getByRole('button', { name: '1 has left' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Zahra Amal' }))
  await user.click(screen.getByRole('button', { name: 'Return to the class' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(acts).toHaveLength(2))
  expect(acts[1]).toEqual({ ids: [studentId(2)], act: { action: 'leave', on: '2026-10-02' } })
})

it('a student with a planned last day is listed with the class, and can leave earlier or stay', async () => {
  roster = rosterOf([abidi, { ...zahra, leftOn: '2099-06-30' }])
  const { user } = await open()
  expect(lastNames()).toEqual(['Abidi', 'Zahra'])
  expect(within(rowOf(2)).getByText(/^leaving/)).toBeTruthy()
  const choose = async () => {
    await user.click(screen.getByRole('checkbox', { name: 'Select Abidi Yasmine' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select Zahra Amal' }))
  }
  await choose()
  await user.click(screen.getByRole('button', { name: 'Mark as left' }))
  const lastDay = await screen.findByLabelText('Last day in the class')
  fireEvent.change(lastDay, { target: { value: '2026-11-02' } })
  lastDay.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(acts).toHaveLength(1))
  await choose()
  await user.click(screen.getByRole('button', { name: 'Return to the class' }))
  await waitFor(() => expect(acts).toHaveLength(2))
  expect(acts).toEqual([
    { ids: [studentId(1), studentId(2)], act: { action: 'leave', on: '2026-11-02' } },
    { ids: [studentId(2)], act: { action: 'return' } },
  ])
})

it('a person who may only read can change nothing', async () => {
  server.use(route.get(`/api/classes/${classId}`, () => HttpResponse.json(schoolClassOf({ role: 'marker' }))))
  await open()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Paste names' })).toBeNull()
})

const paste = async (text: string) => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Paste names' }))
  await user.click(screen.getByLabelText('One name per line'))
  await user.paste(text)
  return { user, dialog: screen.getByRole('dialog') }
}
const onAdd = (seen: AddStudentsRequest[]) =>
  server.use(
    route.post(listPath, async ({ request }) => {
      const body = (await request.json()) as AddStudentsRequest
      seen.push(body)
      const added = body.students.map((one, index) => studentOf(10 + index, '', '', one))
      roster = { ...roster, version: roster.version + 1, students: [...roster.students, ...added] }
      return HttpResponse.json({ roster, changedIds: added.map(({ id }) => id) })
    }),
  )

it('pasted names are added in one request without students already in the class, and undo removes them all', async () => {
  const seen: AddStudentsRequest[] = []
  onAdd(seen)
  const { user, dialog } = await paste('1. NASRI Walid\n2. ABIDI Yasmine\n3. PETIT Adam')
  expect(await within(dialog).findByText('3 lines:')).toBeTruthy()
  expect(within(dialog).getByRole('row', { name: /ABIDI/ }).textContent).toContain('already in the class')
  await user.click(within(dialog).getByRole('button', { name: 'Add 2 students' }))
  expect(await screen.findByText('2 students added.')).toBeTruthy()
  expect(seen).toHaveLength(1)
  expect(seen[0]?.students.map(({ lastName, firstName }) => `${lastName} ${firstName}`)).toEqual([
    'NASRI Walid',
    'PETIT Adam',
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(acts[0]).toEqual({ ids: [10, 11].map(studentId), act: { action: 'delete' } }))
})

it('one click swaps first and last names', async () => {
  const { user, dialog } = await paste('Walid Nasri\nAdam Petit')
  const firstRow = () => within(dialog).getAllByRole('row')[1]?.textContent
  await within(dialog).findByText('Read as first name, last name')
  expect(firstRow()).toContain('NasriWalid')
  await user.click(within(dialog).getByRole('button', { name: 'Swap all' }))
  expect(firstRow()).toContain('WalidNasri')
})

it('every pasted line is counted, and lines that add no student are listed with reasons that can be copied', async () => {
  const seen: AddStudentsRequest[] = []
  onAdd(seen)
  const { user, dialog } = await paste('NASRI Walid\n=1+1\n\n12345\n-2 Bob\nABIDI Yasmine')
  const counts = within(dialog).getByRole('status')
  await waitFor(() => expect(counts.textContent).toBe('6 lines: 2 students, 3 not added, 1 blank'))
  const list = within(dialog).getByRole('list', { name: '3 lines not added' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'line 2=1+1a formula, not a name',
    'line 412345no letters',
    'line 6ABIDI Yasminealready in the class',
  ])
  expect(within(dialog).getByRole('row', { name: /Bob/ }).textContent).toContain('removed: -2')
  await user.click(within(dialog).getByRole('button', { name: 'Copy the list' }))
  expect(await navigator.clipboard.readText()).toBe(
    '2\t=1+1\ta formula, not a name\n4\t12345\tno letters\n6\tABIDI Yasmine\talready in the class',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Add 2 students' }))
  await waitFor(() =>
    expect(seen[0]?.students.map(({ lastName, firstName }) => `${lastName}|${firstName}`)).toEqual([
      'NASRI|Walid',
      '|Bob',
    ]),
  )
})

it('first and last name can be swapped in one pasted row, and the names of the preview are sent', async () => {
  const seen: AddStudentsRequest[] = []
  onAdd(seen)
  const { user, dialog } = await paste('NASRI Walid\nPETIT Adam')
  const swap = await within(dialog).findByRole('button', { name: /^Swap first and last name of PETIT Adam/ })
  await user.click(swap)
  await user.click(within(dialog).getByRole('button', { name: 'Add 2 students' }))
  await waitFor(() =>
    expect(seen[0]?.students.map(({ lastName, firstName }) => `${lastName}|${firstName}`)).toEqual([
      'NASRI|Walid',
      'Adam|PETIT',
    ]),
  )
})

it('a name that two students have asks the teacher, and nobody is added before the answer', async () => {
  const seen: AddStudentsRequest[] = []
  onAdd(seen)
  roster = rosterOf([abidi, { ...zahra, firstName: 'Yasmine', lastName: 'Abidi' }])
  const { user, dialog } = await paste('ABIDI Yasmine\nPETIT Adam')
  await user.click(await within(dialog).findByRole('button', { name: 'Add 1 student' }))
  expect(within(dialog).getByText('1 name still needs a decision.')).toBeTruthy()
  expect(seen).toHaveLength(0)
  await user.selectOptions(within(dialog).getByRole('combobox'), 'add')
  await user.click(within(dialog).getByRole('button', { name: 'Add 2 students' }))
  await waitFor(() => expect(seen[0]?.students).toHaveLength(2))
})

it('the dialog says before sending that the plan has too few slots', async () => {
  roster = rosterOf([abidi, zahra, dupont], { limit: 4 })
  const { user, dialog } = await paste('NASRI Walid\nPETIT Adam')
  const add = await within(dialog).findByRole('button', { name: 'Add 2 students' })
  expect(within(dialog).getByText('The plan allows 4 students, so there is room for 1 more.')).toBeTruthy()
  await user.click(add)
  expect(within(dialog).getByText(/That is 1 too many/)).toBeTruthy()
  await user.click(within(dialog).getByRole('checkbox', { name: 'Add PETIT Adam' }))
  expect(within(dialog).queryByText(/too many/)).toBeNull()
})

it('pasted names are kept when adding fails', async () => {
  server.use(route.post(listPath, () => problemAnswer('general/internal', 500)))
  const { user, dialog } = await paste('PETIT Adam')
  await user.click(await within(dialog).findByRole('button', { name: 'Add 1 student' }))
  expect(await within(dialog).findByRole('alert')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('One name per line').value).toBe('PETIT Adam')
})

it('the last row adds one student and returns to its first field', async () => {
  const seen: AddStudentsRequest[] = []
  onAdd(seen)
  const { user } = await open()
  const first = screen.getByRole('textbox', { name: 'Last name' })
  await user.type(first, 'Petit{Enter}')
  expect(await screen.findByText('1 student added.')).toBeTruthy()
  expect(seen[0]?.students[0]).toMatchObject({ lastName: 'Petit', firstName: '' })
  expect(document.activeElement).toBe(first)
})

const withMarks = () => {
  const counts = { students: 3, exams: 1, cellsToEnter: 0 }
  server.use(
    route.get(`/api/classes/${classId}`, () => HttpResponse.json(schoolClassOf({ counts }))),
    route.get(`/api/classes/${classId}/student-means`, () =>
      HttpResponse.json({
        ...{ ...noMeans, hasMarks: true },
        means: [{ studentId: abidi.id, mean: '3/4', exams: 1 }],
      }),
    ),
  )
}

it('a student added to a class with marks joins today, unless the teacher chooses the beginning', async () => {
  withMarks()
  const seen: AddStudentsRequest[] = []
  onAdd(seen)
  const { user } = await open()
  await screen.findByText('1 exam')
  const lastName = screen.getByRole('textbox', { name: 'Last name' })
  await user.type(lastName, 'Petit')
  expect(await screen.findByText('Earlier exams don’t apply to new students.')).toBeTruthy()
  await user.type(lastName, '{Enter}')
  expect(await screen.findByText('1 student added.')).toBeTruthy()
  await user.type(lastName, 'Roy')
  await user.click(screen.getByRole('radio', { name: 'From the beginning' }))
  await user.type(lastName, '{Enter}')
  expect(await screen.findByText(/^1 student added\. Earlier exams now wait for their marks\./)).toBeTruthy()
  expect(seen.map(({ students }) => students[0]?.joinedOn)).toEqual([dayOf(new Date()), null])
})

it('students pasted into a class with marks join on the chosen day', async () => {
  withMarks()
  const seen: AddStudentsRequest[] = []
  onAdd(seen)
  const { user, dialog } = await paste('NASRI Walid\nPETIT Adam')
  fireEvent.change(await within(dialog).findByLabelText('First day in the class'), {
    target: { value: '2026-11-02' },
  })
  await user.click(within(dialog).getByRole('button', { name: 'Add 2 students' }))
  await waitFor(() =>
    expect(seen[0]?.students.map(({ joinedOn }) => joinedOn)).toEqual(['2026-11-02', '2026-11-02']),
  )
})

it('the day chosen for pasted names is kept after leaving the page and returning', async () => {
  withMarks()
  const { dialog } = await paste('NASRI Walid')
  fireEvent.change(await within(dialog).findByLabelText('First day in the class'), {
    target: { value: '2026-11-02' },
  })
  cleanup()
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: /^Paste names/ }))
  expect(await screen.findByLabelText<HTMLInputElement>('First day in the class')).toHaveProperty(
    'value',
    '2026-11-02',
  )
})

it('the joining day chosen for a student who isn’t added yet is kept after leaving the page and returning', async () => {
  withMarks()
  const { user } = await open()
  await screen.findByText('1 exam')
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Roy')
  await user.click(await screen.findByRole('radio', { name: 'From the beginning' }))
  cleanup()
  await open()
  const choice = await screen.findByRole<HTMLInputElement>('radio', { name: 'From the beginning' })
  expect(choice.checked).toBe(true)
})

/** A class with an exam, whose means are never loaded. */
const withoutMeansYet = (answer: () => Response | Promise<Response>) => {
  const counts = { students: 3, exams: 1, cellsToEnter: 0 }
  server.use(
    route.get(`/api/classes/${classId}`, () => HttpResponse.json(schoolClassOf({ counts }))),
    route.get(`/api/classes/${classId}/student-means`, answer),
  )
}

it.each([
  ['are loading', () => new Promise<Response>(() => undefined)],
  ['failed to load', () => problemAnswer('general/not-found', 404)],
])('a student added to a class whose means %s joins today', async (_state, answer) => {
  withoutMeansYet(answer)
  const seen: AddStudentsRequest[] = []
  onAdd(seen)
  const { user } = await open()
  const lastName = await screen.findByRole('textbox', { name: 'Last name' })
  await user.type(lastName, 'Petit')
  expect(await screen.findByRole('radio', { name: 'From the beginning' })).toHaveProperty('checked', false)
  await user.type(lastName, '{Enter}')
  await waitFor(() => expect(seen[0]?.students[0]?.joinedOn).toBe(dayOf(new Date())))
})

it('students pasted into a class whose means are loading join today', async () => {
  withoutMeansYet(() => new Promise<Response>(() => undefined))
  const seen: AddStudentsRequest[] = []
  onAdd(seen)
  const { user, dialog } = await paste('NASRI Walid')
  expect(await within(dialog).findByLabelText('First day in the class')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Add 1 student' }))
  await waitFor(() => expect(seen[0]?.students[0]?.joinedOn).toBe(dayOf(new Date())))
})

it('a class without exams does not ask since when a pasted or typed student is in it', async () => {
  const counts = { students: 3, exams: 0, cellsToEnter: 0 }
  server.use(route.get(`/api/classes/${classId}`, () => HttpResponse.json(schoolClassOf({ counts }))))
  const seen: AddStudentsRequest[] = []
  onAdd(seen)
  const { user, dialog } = await paste('NASRI Walid')
  expect(screen.queryByRole('radio', { name: 'From the beginning' })).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Add 1 student' }))
  await waitFor(() => expect(seen[0]?.students[0]?.joinedOn).toBeNull())
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Petit')
  expect(screen.queryByRole('radio', { name: 'From the beginning' })).toBeNull()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(seen[1]?.students[0]?.joinedOn).toBeNull())
})

it('a class without marks does not ask since when a student is in it', async () => {
  const seen: AddStudentsRequest[] = []
  onAdd(seen)
  const { user } = await open()
  await screen.findAllByText('—')
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Petit')
  expect(screen.queryByRole('radio', { name: 'From the beginning' })).toBeNull()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(seen[0]?.students[0]?.joinedOn).toBeNull())
})

it('a student whose answer was lost is sent again under the same key, and the next one under another', async () => {
  onAdd([])
  const keys: (string | null)[] = []
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'POST' && new URL(request.url).pathname === listPath)
      keys.push(new URL(request.url).searchParams.get('requestKey'))
  })
  const { user } = await open()
  server.use(route.post(listPath, () => new HttpResponse(null, { status: 502 }), { once: true }))
  const lastName = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Last name' })
  await user.type(lastName(), 'Petit{Enter}')
  await screen.findByRole('alert')
  expect(lastName().value).toBe('Petit')
  await user.type(lastName(), '{Enter}')
  await waitFor(() => expect(lastName().value).toBe(''))
  await user.type(lastName(), 'Petit{Enter}')
  await waitFor(() => expect(keys).toHaveLength(3))
  server.events.removeAllListeners()
  const [lost, repeated, namesake] = keys
  expect(lost).toMatch(/^[0-9a-f]{32}$/)
  expect(repeated).toBe(lost)
  expect(namesake).not.toBe(lost)
})

it('a student whose answer was lost and who was deleted since is added as a new one, without the others again', async () => {
  const sent: { key: string | null; names: string[] }[] = []
  const deleted = studentOf(10, '', '', { lastName: 'Nasri' })
  const kept = studentOf(11, '', '', { lastName: 'Petit' })
  roster = { ...roster, students: [...roster.students, kept] }
  const added = studentOf(12, '', '', { lastName: 'Nasri' })
  server.use(
    route.post(listPath, async ({ request }) => {
      const { students } = (await request.json()) as AddStudentsRequest
      const key = new URL(request.url).searchParams.get('requestKey')
      sent.push({ key, names: students.map(({ lastName }) => lastName) })
      if (sent.length === 1) return HttpResponse.json({ roster, changedIds: [deleted.id, kept.id] })
      roster = { ...roster, version: roster.version + 1, students: [...roster.students, added] }
      return HttpResponse.json({ roster, changedIds: [added.id] })
    }),
  )
  const { user, dialog } = await paste('NASRI Walid\nPETIT Nour')
  await user.click(await within(dialog).findByRole('button', { name: 'Add 2 students' }))
  expect(await screen.findByText('2 students added.')).toBeTruthy()
  expect(sent.map(({ names }) => names)).toEqual([['NASRI', 'PETIT'], ['NASRI']])
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(acts[0]).toEqual({ ids: [added.id, kept.id], act: { action: 'delete' } }))
})

it('if adding a deleted student again fails too, the next try has the same keys, so that nobody is added twice', async () => {
  const sent: { key: string | null; count: number }[] = []
  const kept = studentOf(11, '', '', { lastName: 'Petit' })
  roster = { ...roster, students: [...roster.students, kept] }
  const deletedId = studentOf(10, '', '').id
  server.use(
    route.post(listPath, async ({ request }) => {
      const { students } = (await request.json()) as AddStudentsRequest
      sent.push({ key: new URL(request.url).searchParams.get('requestKey'), count: students.length })
      if (students.length === 1 && sent.length === 2) return new HttpResponse(null, { status: 502 })
      return HttpResponse.json({ roster, changedIds: [deletedId, kept.id].slice(0, students.length) })
    }),
  )
  const { user, dialog } = await paste('NASRI Walid\nPETIT Nour')
  await user.click(await within(dialog).findByRole('button', { name: 'Add 2 students' }))
  await within(dialog).findByRole('alert')
  await user.click(within(dialog).getByRole('button', { name: 'Add 2 students' }))
  await waitFor(() => expect(sent).toHaveLength(4))
  expect(sent.slice(2)).toEqual(sent.slice(0, 2))
})

it('a student typed in the list and the pasted ones have different keys, so both are added', async () => {
  const keys: (string | null)[] = []
  server.use(
    route.post(listPath, ({ request }) => {
      keys.push(new URL(request.url).searchParams.get('requestKey'))
      return new HttpResponse(null, { status: 502 })
    }),
  )
  const { user, dialog } = await paste('PETIT Nour')
  await user.click(await within(dialog).findByRole('button', { name: 'Add 1 student' }))
  await within(dialog).findByRole('alert')
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Petit{Enter}')
  await waitFor(() => expect(keys).toHaveLength(2))
  expect(keys[1]).not.toBe(keys[0])
})

it('a name that no student can have is not added, and the last row says why', async () => {
  const seen: AddStudentsRequest[] = []
  onAdd(seen)
  const { user } = await open()
  await user.type(screen.getByRole('textbox', { name: 'First name' }), '12345{Enter}')
  expect(await screen.findByText('A name needs at least one letter.')).toBeTruthy()
  expect([document.activeElement, seen]).toEqual([screen.getByRole('textbox', { name: 'Last name' }), []])
})

it('a group without a name is not created, and its field says so', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Groups' }))
  const dialog = screen.getByRole('dialog')
  await user.type(within(dialog).getByLabelText('New group'), '  ')
  await user.click(within(dialog).getByRole('button', { name: 'Create' }))
  expect(await within(dialog).findByText('Enter a name for the group.')).toBeTruthy()
  expect(document.activeElement).toBe(within(dialog).getByLabelText('New group'))
})

/** Opens the group "Blue"; the server answers its first rename when `answer` is called, and remembers all in `names`. */
async function openGroupWithSlowRename() {
  const blue = { id: '65f0000000000000000000b1', name: 'Blue', usedAt: null }
  roster = { ...roster, groups: [blue] }
  const names: string[] = []
  let answer = () => {}
  const first = new Promise<void>((resolve) => (answer = resolve))
  server.use(
    route.patch(`/api/classes/${classId}/groups/${blue.id}`, async ({ request }) => {
      const { name } = (await request.json()) as { name: string }
      names.push(name)
      await first
      roster = { ...roster, version: roster.version + 1, groups: [{ ...blue, name }] }
      return HttpResponse.json({ roster, changedIds: [] })
    }),
  )
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Groups' }))
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of group Blue' })
  return { user, field, names, answer }
}

it('a group name typed while an earlier one is saved stays, and is saved too', async () => {
  const { user, field, names, answer } = await openGroupWithSlowRename()
  await user.type(field, ' birds {Enter} and')
  answer()
  await screen.findByRole('textbox', { name: 'Name of group Blue birds' })
  expect(field.value).toBe('Blue birds and')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.type(field, ' fish{Enter}')
  await waitFor(() => expect(names).toEqual(['Blue birds', 'Blue birds and fish']))
  await waitFor(() => expect(countDrafts()).toBe(0))
})

it('a group name that is left while an earlier one is saved is saved next, also the old name', async () => {
  const { user, field, names, answer } = await openGroupWithSlowRename()
  await user.type(field, ' birds{Enter}')
  await user.clear(field)
  await user.type(field, 'Blue')
  await user.tab()
  answer()
  await waitFor(() => expect(names).toEqual(['Blue birds', 'Blue']))
  await waitFor(() => expect(countDrafts()).toBe(0))
  expect(field.value).toBe('Blue')
})

it('the notice about a group created for the selection names the group', async () => {
  const blue = { id: '65f0000000000000000000b1', name: 'Blue', usedAt: null }
  server.use(
    route.post(`/api/classes/${classId}/groups`, () => {
      roster = { ...roster, version: roster.version + 1, groups: [blue] }
      return HttpResponse.json({ roster, changedIds: [] })
    }),
  )
  const { user } = await open()
  await user.click(screen.getByRole('checkbox', { name: 'Select Abidi Yasmine' }))
  const bar = within(screen.getByRole('region', { name: 'Selected students' }))
  await user.click(bar.getByRole('button', { name: 'Groups' }))
  await user.type(await screen.findByLabelText('New group'), 'Blue{Enter}')
  expect(await screen.findByText(/^1 student is now in/)).toHaveProperty(
    'textContent',
    '1 student is now in “Blue”.',
  )
  expect(acts).toEqual([{ ids: [studentId(1)], act: { action: 'add-to-group', groupId: blue.id } }])
})

it('each mean has its unit and its number of exams, and sorting by it starts with the highest', async () => {
  const counts = { students: 3, exams: 2, cellsToEnter: 0 }
  server.use(
    route.get(`/api/classes/${classId}`, () => HttpResponse.json(schoolClassOf({ counts }))),
    route.get(`/api/classes/${classId}/student-means`, () =>
      HttpResponse.json({
        ...{ effectiveScale: pointsOn20, effectiveRounding: 'hundredth', hasMarks: true },
        means: [
          { studentId: abidi.id, mean: '247/400', exams: 2 },
          { studentId: dupont.id, mean: '3/4', exams: 1 },
        ],
      }),
    ),
  )
  const { user } = await open()
  const cellOf = (name: RegExp) => within(screen.getByRole('row', { name })).getAllByRole('cell')
  await screen.findByText(/^12\.35\s\/\s20$/)
  expect(cellOf(/Abidi/).some((cell) => /^12\.35\s\/\s20 2 exams$/.test(cell.textContent))).toBe(true)
  expect(cellOf(/Zahra/).some((cell) => cell.textContent === '—')).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Sort by mean' }))
  const heading = screen.getByRole('button', { name: 'Sort by mean' }).closest('th')
  expect(heading?.getAttribute('aria-sort')).toBe('descending')
  const names = () =>
    screen.getAllByRole('row').flatMap((row) => /Abidi|Zahra|Dupont/.exec(row.textContent)?.[0] ?? [])
  expect(names()).toEqual(['Dupont', 'Abidi', 'Zahra'])
  await user.click(screen.getByRole('button', { name: 'Sort by mean' }))
  expect(names()).toEqual(['Abidi', 'Dupont', 'Zahra'])
})
