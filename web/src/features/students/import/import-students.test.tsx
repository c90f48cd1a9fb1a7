import type { ImportFileContent, ImportStudentsRequest, Roster, StudentImport } from '@classeur/contracts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { dayOf } from '../../../components/people/day.ts'
import { NoticeList } from '../../../components/overlays/notices/notice-list.tsx'
import { notices } from '../../../components/overlays/notices/notices.ts'
import { dropSession, refresh } from '../../../http/session/auth-session.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { classId, schoolClassOf } from '../../../testing/class-samples.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { problemAnswer, refreshAnswer, server } from '../../../testing/server.ts'
import { noMeans, rosterOf, studentId, studentOf } from '../../../testing/student-samples.ts'
import { StudentsScreen } from '../students-screen.tsx'

vi.mock('../../../realtime/socket.ts', () => import('../../../testing/fake-socket.ts'))
// These tests render whole screens with dialogs, so they are slow on a busy machine.

const path = `/api/classes/${classId}`
const importId = '65f0000000000000000000f1'
const file = new File(['whatever the server reads'], 'classe.csv', { type: 'text/csv' })
const done: StudentImport = {
  ...{ id: importId, fileName: 'classe.csv', by: 'Leïla Mansouri', at: '2026-11-18T08:00:00.000Z' },
  ...{ created: 1, changed: 1, undoneAt: null, undoableUntil: '2999-12-18T08:00:00.000Z' },
}
const content = (rows: string[][]): ImportFileContent => ({
  ...{ format: 'csv', encoding: 'windows-1252', delimiter: ';' },
  sheets: [{ name: 'classe', rows }],
})
const rows = [
  ['Nom', 'Prénom', 'Adresse', 'Groupe'],
  ['Abidi', 'Yasmine', '1 rue des Lilas', 'Bleu'],
  ['Petit', 'Adam', '2 rue des Lilas', ''],
  ['', '', '3 rue des Lilas', ''],
]
let roster: Roster
let sent: ImportStudentsRequest[]

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
  roster = rosterOf([studentOf(1, 'Abidi', 'Yasmine'), studentOf(2, 'Zahra', 'Amal')])
  sent = []
  server.use(
    route.post('/api/auth/refresh', () => refreshAnswer()),
    route.get('/api/auth/config', () => HttpResponse.json({})),
    route.get(`/api/classes/${classId}/student-means`, () => HttpResponse.json(noMeans)),
    route.get(path, () => HttpResponse.json(schoolClassOf())),
    route.get(`${path}/students`, () => HttpResponse.json(roster)),
    route.get(`${path}/imports`, () => HttpResponse.json({ imports: [] })),
    route.post('/api/import-files', () => HttpResponse.json(content(rows))),
    route.post(`${path}/imports`, async ({ request }) => {
      sent.push((await request.json()) as ImportStudentsRequest)
      return HttpResponse.json({ import: done, roster: { ...roster, version: 2 } })
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

const choose = async () => {
  renderScreen(
    <>
      <StudentsScreen />
      <NoticeList />
    </>,
    `/classe/${classId}/students`,
    '/classe/:class_id/students',
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Import a file' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.upload(dialog.getByLabelText(/Choose a file/), file)
  return { user, dialog }
}

it('an import sends the unchanged file, shows the result for each row, and imports exactly what it showed', async () => {
  const types: (string | null)[] = []
  server.use(
    route.post('/api/import-files', ({ request }) => {
      types.push(request.headers.get('content-type'))
      return HttpResponse.json(content(rows))
    }),
  )
  const { user, dialog } = await choose()
  const preview = within(await dialog.findByRole('region', { name: 'Result for each row' }))
  expect(preview.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'RowLast nameFirst nameBecomes',
    '2AbidiYasminechangedGroup:  Bleu',
    '3PetitAdamnew',
  ])
  await user.click(dialog.getByRole('button', { name: 'Import · 1 new · 1 changed' }))
  expect(await screen.findByText('Import finished. 1 new · 1 changed')).toBeTruthy()
  expect(types).toEqual(['application/octet-stream'])
  expect(sent[0]).toMatchObject({ rosterVersion: 1, fileName: 'classe.csv', decisions: [] })
  expect(JSON.stringify(sent[0])).not.toContain('Lilas')
  expect(sent[0]?.mapping.columns).toEqual(['lastName', 'firstName', 'group'])
})

it('new students of a class with marks join today, unless the teacher chooses the beginning', async () => {
  const counts = { students: 2, exams: 1, cellsToEnter: 0 }
  server.use(
    route.get(path, () => HttpResponse.json(schoolClassOf({ counts }))),
    route.get(`${path}/student-means`, () => HttpResponse.json({ ...noMeans, hasMarks: true })),
  )
  const { user, dialog } = await choose()
  expect(await dialog.findByText('Earlier exams don’t apply to new students.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Import · 1 new · 1 changed' }))
  await waitFor(() => expect(sent[0]?.joinedOn).toBe(dayOf(new Date())))
  cleanup()
  const again = await choose()
  await user.click(await again.dialog.findByRole('radio', { name: 'From the beginning' }))
  await user.click(again.dialog.getByRole('button', { name: 'Import · 1 new · 1 changed' }))
  await waitFor(() => expect(sent[1]?.joinedOn).toBeNull())
})

it('a row with one student’s number and another’s name asks, and the number stays where it is', async () => {
  roster = rosterOf([studentOf(1, 'Abidi', 'Yasmine', { externalId: '1' }), studentOf(2, 'Petit', 'Adam')])
  const shifted = [
    ['Nom', 'Prénom', 'Matricule'],
    ['Petit', 'Adam', '1'],
  ]
  server.use(route.post('/api/import-files', () => HttpResponse.json(content(shifted))))
  const { user, dialog } = await choose()
  expect(await dialog.findByText('Student number 1 stays with Abidi Yasmine.')).toBeTruthy()
  expect(
    dialog.getByText(/^In some rows, the number and the name belong to different students\./),
  ).toBeTruthy()
  const who = () => dialog.getByRole('combobox', { name: 'Who is Petit Adam?' })
  const options = () => [...who().querySelectorAll('option')].map(({ textContent }) => textContent)
  const students = ['1 · Abidi Yasmine · 1', '2 · Petit Adam']
  expect(options()).toEqual(['Who is it?', ...students, 'new student', 'skip'])
  await user.selectOptions(who(), studentId(2))
  expect(options()).toEqual(['Who is it?', ...students, 'new student', 'skip'])
  expect(dialog.getByText('Student number 1 stays with Abidi Yasmine.')).toBeTruthy()
})

it('choosing another file can be undone, with the decisions about the first one', async () => {
  roster = rosterOf([studentOf(1, 'Abidi', 'Yasmine'), studentOf(2, 'ABIDI', 'Yasmine')])
  const { user, dialog } = await choose()
  const who = () => dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Who is Abidi Yasmine?' })
  await dialog.findByRole('button', { name: /^Import ·/ })
  await user.selectOptions(who(), studentId(2))
  await user.click(dialog.getByRole('button', { name: 'Choose another file' }))
  expect(dialog.queryByText('classe.csv')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await dialog.findByText('classe.csv')).toBeTruthy()
  expect(who().value).toBe(studentId(2))
})

it('undo reverts an import', async () => {
  const undone: string[] = []
  server.use(
    route.post(`${path}/imports/:id/undo`, ({ params }) => {
      undone.push(String(params['id']))
      return HttpResponse.json({ import: { ...done, undoneAt: done.at }, roster: { ...roster, version: 3 } })
    }),
  )
  const { user, dialog } = await choose()
  await user.click(await dialog.findByRole('button', { name: /^Import ·/ }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(/Import undone/)).toBeTruthy()
  expect(undone).toEqual([importId])
})

it('a row that matches two students asks the teacher, and nothing is imported before the answer', async () => {
  roster = rosterOf([studentOf(1, 'Abidi', 'Yasmine'), studentOf(2, 'ABIDI', 'Yasmine')])
  const { user, dialog } = await choose()
  const button = await dialog.findByRole('button', { name: /^Import ·/ })
  await user.click(button)
  expect(dialog.getByText('Choose the student for 1 row.')).toBeTruthy()
  expect(sent).toHaveLength(0)
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Who is Abidi Yasmine?' }), studentId(2))
  await user.click(button)
  await waitFor(() =>
    expect(sent[0]?.decisions).toEqual([{ row: 1, choice: { kind: 'student', studentId: studentId(2) } }]),
  )
})

it('the preview is computed again, and says so, when the class list has changed', async () => {
  server.use(
    route.post(`${path}/imports`, () => {
      roster = rosterOf([...roster.students, studentOf(3, 'Petit', 'Adam')], { version: 2 })
      return problemAnswer('students/roster-changed', 409)
    }),
  )
  const { user, dialog } = await choose()
  await user.click(await dialog.findByRole('button', { name: 'Import · 1 new · 1 changed' }))
  expect(await dialog.findByText(/The preview below uses the current list/)).toBeTruthy()
  expect(await dialog.findByRole('button', { name: 'Import · 1 changed' })).toBeTruthy()
})

it('columns are read again as soon as the teacher changes what they hold', async () => {
  const { user, dialog } = await choose()
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Contents of column 4' }), 'ignore')
  expect(dialog.getByRole('button', { name: 'Import · 1 new' })).toBeTruthy()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Contents of column 3' }), 'note')
  expect(dialog.getByText('no name')).toBeTruthy()
})

it('a file with several sheets offers a choice of sheet', async () => {
  server.use(
    route.post('/api/import-files', () =>
      HttpResponse.json({
        ...{ format: 'xlsx', encoding: null, delimiter: null },
        sheets: [
          {
            name: '6A',
            rows: [
              ['Nom', 'Prénom'],
              ['Roux', 'Jade'],
            ],
          },
          {
            name: '6B',
            rows: [
              ['Nom', 'Prénom'],
              ['Blanc', 'Hugo'],
              ['Faure', 'Inès'],
            ],
          },
        ],
      }),
    ),
  )
  const { user, dialog } = await choose()
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Sheet' }), '6B')
  expect(dialog.getByRole('button', { name: 'Import · 2 new' })).toBeTruthy()
})

it.each([
  ['imports/unreadable', 422, 'We couldn’t read this file.'],
  ['imports/too-large', 413, 'This file is too large.'],
  ['imports/too-many-rows', 422, 'This file has too many rows or columns.'],
] as const)('an import is refused with a clear text: %s', async (code, status, text) => {
  server.use(route.post('/api/import-files', () => problemAnswer(code, status)))
  const { dialog } = await choose()
  expect(await dialog.findByText(text)).toBeTruthy()
  expect(dialog.getByLabelText(/Choose a file/)).toBeTruthy()
})

it('past imports are listed, with undo while it is possible', async () => {
  const old = { ...done, id: '65f0000000000000000000f2', fileName: 'old.xlsx', undoableUntil: done.at }
  server.use(route.get(`${path}/imports`, () => HttpResponse.json({ imports: [done, old] })))
  renderScreen(<StudentsScreen />, `/classe/${classId}/students`, '/classe/:class_id/students')
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Import a file' }))
  expect(await screen.findByRole('button', { name: 'Undo the import of classe.csv' })).toBeTruthy()
  expect(screen.getByText('old.xlsx')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Undo the import of old.xlsx' })).toBeNull()
})
