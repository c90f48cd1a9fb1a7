import { ActivityKind, type SchoolClass } from '@classeur/contracts'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { notices } from '../../components/overlays/notices/notices.ts'
import i18next from 'i18next'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { classId, schoolClassOf } from '../../testing/class-samples.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { problemAnswer, server } from '../../testing/server.ts'
import EditScreen from './edit-screen.tsx'

let schoolClass: SchoolClass
let sent: unknown[]
const activity = {
  ...{ id: '65f0000000000000000000d1', kind: 'exam-status-changed', by: 'Karim' },
  ...{ params: { title: 'Fractions', status: 'marking' }, at: '2026-11-18T08:00:00.000Z' },
}

const open = () => renderScreen(<EditScreen />, `/classe/${classId}`, '/classe/:class_id')

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('classes', 'grading')
})
beforeEach(() => {
  sent = []
  schoolClass = schoolClassOf()
  server.use(
    route.get('*/api/classes/:id', () => HttpResponse.json(schoolClass)),
    route.get('*/api/school', () => problemAnswer('general/not-found', 404)),
    route.get('*/api/classes/:id/activity', () =>
      HttpResponse.json({ activities: [activity], nextCursor: null }),
    ),
    route.patch('*/api/classes/:id', async ({ request }) => {
      const changes = (await request.json()) as Partial<SchoolClass>
      sent.push(changes)
      schoolClass = { ...schoolClass, ...changes }
      return HttpResponse.json(schoolClass)
    }),
  )
})
afterEach(() => {
  cleanup()
  notices.set([])
  server.resetHandlers()
})
afterAll(() => server.close())

it('only changed fields are sent', async () => {
  open()
  const level = await screen.findByLabelText('Level')
  expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true)
  await userEvent.clear(level)
  await userEvent.type(level, 'Year 7')
  await userEvent.selectOptions(screen.getByLabelText('Grading scale'), 'Points out of 10')
  await userEvent.click(screen.getByRole('checkbox', { name: /student number/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect
    .poll(() => sent)
    .toEqual([{ level: 'Year 7', scale: { kind: 'points', max: 10 }, usesExternalIds: true }])
  await expect.poll(() => screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true)
})

it('a class without a name shows the problem during typing, and is not saved', async () => {
  open()
  const name = await screen.findByLabelText('Name')
  await userEvent.clear(name)
  expect(await screen.findByText('Enter a name for the class.')).toBeTruthy()
  screen.getByLabelText('Level').focus()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => document.activeElement).toBe(name)
  expect(sent).toEqual([])
})

it('only the owner can allow editors to release results', async () => {
  open()
  await userEvent.click(await screen.findByRole('checkbox', { name: /Editors may release results/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => sent).toEqual([{ editorsMayRelease: true }])
  cleanup()
  schoolClass = schoolClassOf({ role: 'editor' })
  open()
  const box = await screen.findByRole('checkbox', { name: /Editors may release results/ })
  expect(box.hasAttribute('disabled')).toBe(true)
})

it('typed text is kept when a colleague changes something else', async () => {
  const { client } = open()
  const level = await screen.findByLabelText('Level')
  await userEvent.type(level, ' maths')
  schoolClass = schoolClassOf({ name: '6B Algebra', version: 2 })
  void client.invalidateQueries({ queryKey: ['class', classId] })
  await expect.poll(() => screen.getByLabelText<HTMLInputElement>('Name').value).toBe('6B Algebra')
  expect((level as HTMLInputElement).value).toBe('Year 6 maths')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => sent).toEqual([{ level: 'Year 6 maths' }])
})

it('a viewer sees everything and can change nothing', async () => {
  schoolClass = schoolClassOf({ role: 'viewer' })
  open()
  expect((await screen.findByLabelText('Name')).hasAttribute('readonly')).toBe(true)
  expect(screen.getByText('Only the owner and editors can change these settings.')).toBeTruthy()
  for (const name of ['Save', 'Create copy', 'Archive', 'Delete']) {
    expect(screen.queryByRole('button', { name })).toBeNull()
  }
})

it('a copy without students is created and opened', async () => {
  server.use(
    route.post('*/api/classes/:id/duplicate', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(schoolClassOf({ id: '65f0000000000000000000c9' }), { status: 201 })
    }),
  )
  const { router } = open()
  const name = await screen.findByLabelText<HTMLInputElement>('Name of the copy')
  expect(name.value).toBe('6B Mathematics (copy)')
  await userEvent.click(screen.getByRole('checkbox', { name: /With its 28 students/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Create copy' }))
  await expect.poll(() => router.state.location.pathname).toBe('/classe/65f0000000000000000000c9')
  expect(sent).toEqual([{ name: '6B Mathematics (copy)', withStudents: false }])
})

it('archiving can be undone from its notice', async () => {
  const calls: string[] = []
  server.use(
    route.post('*/api/classes/:id/:what', ({ params }) => {
      calls.push(String(params['what']))
      return HttpResponse.json(schoolClass)
    }),
  )
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Archive' }))
  await expect.poll(() => notices.get().length).toBe(1)
  notices.get()[0]?.action?.run()
  await expect.poll(() => calls).toEqual(['archive', 'unarchive'])
})

it('the log says what was done, by whom and to what', async () => {
  open()
  const line = await screen.findByText('Karim')
  expect(line.parentElement?.textContent).toBe(
    'Karim changed the status of an exam: Fractions · Being marked',
  )
})

it('every kind of activity has a text', () => {
  const missing = ActivityKind.options.filter((kind) => !i18next.exists(`classes:activity.kind.${kind}`))
  expect(missing).toEqual([])
})

it.each([
  [
    'aggregation-chosen',
    { name: 'Term 1', aggregation: 'by-scale' },
    'Karim chose how the averages of a term are calculated: Term 1 · Each exam on the scale first',
  ],
  [
    'resource-deleted',
    { resourceKind: 'parent-note', title: 'Fractions' },
    'Karim deleted a resource: Note to parents · Fractions',
  ],
  [
    'backup-restored',
    { backupAt: '2026-11-18T12:05:00.000Z' },
    /^Karim restored the class from a backup: backup of 18 Nov 2026, \d\d:\d\d$/,
  ],
] as const)('the log names what %s is about', async (kind, params, text) => {
  server.use(
    route.get('*/api/classes/:id/activity', () =>
      HttpResponse.json({ activities: [{ ...activity, kind, params }], nextCursor: null }),
    ),
  )
  open()
  const line = await screen.findByText('Karim')
  expect(line.parentElement?.textContent).toMatch(text)
})

it('the log of an import includes the outcome of all its lines', async () => {
  const params = { count: 12, changed: 0, rejected: 1 }
  server.use(
    route.get('*/api/classes/:id/activity', () =>
      HttpResponse.json({
        activities: [{ ...activity, kind: 'students-imported', params }],
        nextCursor: null,
      }),
    ),
  )
  open()
  const line = await screen.findByText('Karim')
  expect(line.parentElement?.textContent).toBe('Karim imported students: 12 · 1 line skipped')
})
