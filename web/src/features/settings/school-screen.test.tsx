import { pointsOn20 } from '@classeur/domain/exams'
import type { School, SchoolMembers, Skill } from '@classeur/contracts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { NoticeList } from '../../components/overlays/notices/notice-list.tsx'
import { notices } from '../../components/overlays/notices/notices.ts'
import { refresh } from '../../http/session/auth-session.ts'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { problemAnswer, refreshAnswer, server, userId } from '../../testing/server.ts'
import SchoolScreen from './school-screen.tsx'

// Countries and time zones are hundreds of options, which jsdom renders slowly.

const at = '2026-09-01T08:00:00.000Z'
const other = '65f000000000000000000002'
const idOf = (digit: string) => digit.repeat(24)
const first: School = {
  id: idOf('a'),
  version: 3,
  role: 'admin',
  name: 'Lycée Ibn Khaldoun',
  country: 'TN',
  language: 'fr',
  timeZone: 'Africa/Tunis',
  schoolYear: '2026–27',
  terms: [{ id: idOf('1'), name: 'Autumn', startsOn: '2026-09-01', endsOn: '2026-12-18' }],
  weekStartsOn: 1,
  defaultScale: pointsOn20,
  passMarkBasisPoints: 5000,
  showRanks: true,
  rounding: 'hundredth',
  subjects: ['Maths'],
  levels: [],
  taxId: '',
  address: '',
  logoUrl: null,
}
const skillOf = (digit: string, fields: Partial<Skill> = {}): Skill => ({
  ...{ id: idOf(digit), code: '', name: `Skill ${digit}`, parentId: null, order: 0, archived: false },
  ...fields,
})
const memberOf = (id: string, displayName: string, role: 'admin' | 'member') => ({
  ...{ userId: id, displayName, role, joinedAt: at, isMe: id === userId, seat: null },
  email: `${displayName.toLowerCase()}@school.example`,
})

let school: School
let members: SchoolMembers
let skills: Skill[]
let sent: { method: string; path: string; body: unknown }[]

const record = async (request: Request) => {
  const body: unknown = await request.json().catch(() => null)
  sent.push({ method: request.method, path: new URL(request.url).pathname, body })
  return body
}

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  // jsdom can't open dialogs.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('settings', 'school', 'grading')
})
beforeEach(async () => {
  school = first
  members = {
    members: [memberOf(userId, 'Leïla', 'admin'), memberOf(other, 'Karim', 'member')],
    invitations: [],
    seats: null,
  }
  skills = [skillOf('b', { code: 'N3' }), skillOf('c', { parentId: idOf('b') }), skillOf('d', { order: 1 })]
  sent = []
  server.use(
    route.post('*/api/auth/refresh', () => refreshAnswer()),
    route.get('*/api/school', () => HttpResponse.json(school)),
    route.get('*/api/school/members', () => HttpResponse.json(members)),
    route.get('*/api/school/skills', () => HttpResponse.json({ skills })),
    route.get('*/api/school/error-types', () => HttpResponse.json({ errorTypes: [] })),
    route.patch('*/api/school', async ({ request }) => {
      school = { ...school, ...((await record(request)) as object), version: school.version + 1 }
      return HttpResponse.json(school)
    }),
    route.patch('*/api/school/skills/:id', async ({ request }) => {
      await record(request)
      return HttpResponse.json({ skills })
    }),
  )
  await refresh()
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

const open = async () => {
  renderScreen(
    <>
      <SchoolScreen />
      <NoticeList />
    </>,
  )
  return screen.findByRole('region', { name: 'School' })
}
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
const panel = (name: string) => within(screen.getByRole('region', { name }))

it('one bar saves all changes, names their sections, and confirms the save', async () => {
  await open()
  const identity = panel('School')
  write(identity.getByLabelText('Name'), '')
  expect(identity.getByText('Enter the name of the school.')).toBeTruthy()
  expect(saveButton().disabled).toBe(true)
  write(panel('Marks').getByLabelText('Pass mark, %'), '40')
  expect(screen.getByText('Changed: Marks')).toBeTruthy()
  expect(screen.getByText('Please check the highlighted fields: School')).toBeTruthy()
  write(identity.getByLabelText('Name'), 'Lycée Pilote')
  expect(screen.getByText('Changed: School and Marks')).toBeTruthy()
  await userEvent.click(saveButton())
  expect(await screen.findByText('Saved')).toBeTruthy()
  const body = { name: 'Lycée Pilote', passMarkBasisPoints: 4000, version: 3 }
  expect(sent).toEqual([{ method: 'PATCH', path: '/api/school', body }])
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

it('a term names the other term whose days it overlaps, and nothing is saved until that is corrected', async () => {
  await open()
  const year = panel('Year and terms')
  await userEvent.click(year.getByRole('button', { name: 'Add a term' }))
  const second = within(year.getByRole('group', { name: 'Term 2' }))
  const startsOn = second.getByLabelText<HTMLInputElement>('First day')
  expect(startsOn.value).toBe('2026-12-19')
  write(startsOn, '2026-12-18')
  expect(second.getByRole('alert').textContent).toContain('“Autumn”')
  expect(saveButton().disabled).toBe(true)
  write(startsOn, '2027-01-04')
  expect(second.queryByRole('alert')).toBeNull()
  await userEvent.click(saveButton())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({
    terms: [{ name: 'Autumn' }, { name: 'Term 2', startsOn: '2027-01-04' }],
  })
})

it('more levels than a school can have are reported at the field with every typed name, and nothing is sent', async () => {
  await open()
  const levels = panel('Subjects and levels').getByLabelText<HTMLInputElement>('Levels')
  const typed = Array.from({ length: 41 }, (_, index) => `Year ${index + 1}`).join(',')
  write(levels, typed)
  expect(screen.getByText('At most 40 names, each of at most 60 characters.')).toBeTruthy()
  expect(levels.value).toBe(typed)
  expect(saveButton().disabled).toBe(true)
  fireEvent.submit(saveButton())
  expect(sent).toEqual([])
  const fewer = typed.slice(0, typed.lastIndexOf(','))
  write(levels, fewer)
  await userEvent.click(saveButton())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual({ levels: fewer.split(','), version: 3 })
})

it('the first term starts today in the school’s time zone', async () => {
  school = { ...first, timeZone: 'Pacific/Kiritimati', terms: [] }
  await open()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-09-01T20:00:00Z') })
  fireEvent.click(panel('Year and terms').getByRole('button', { name: 'Add a term' }))
  vi.useRealTimers()
  expect(panel('Year and terms').getByLabelText<HTMLInputElement>('First day').value).toBe('2026-09-02')
})

it('removing a term says that its exams and comments keep it, and the focus stays with the terms', async () => {
  await open()
  const year = panel('Year and terms')
  expect(year.queryByText(/stays with the exams/)).toBeNull()
  await userEvent.click(year.getByRole('button', { name: 'Remove Autumn' }))
  expect(year.getByRole('status').textContent).toBe(
    'A term that you remove stays with the exams and comments in it.',
  )
  expect(document.activeElement).toBe(year.getByRole('group', { name: 'Terms' }))
})

it('undo restores a removed logo whose link had expired on screen', async () => {
  notices.set([])
  school = { ...first, logoUrl: '/api/schools/s/logo/expired.png' }
  server.use(
    route.get('*/api/schools/s/logo/expired.png', () => problemAnswer('general/not-found', 404)),
    route.get('*/api/schools/s/logo/fresh.png', async ({ request }) => {
      await record(request)
      return new HttpResponse('picture')
    }),
    route.delete('*/api/school/logo', () => {
      school = { ...school, logoUrl: null }
      return new HttpResponse(null, { status: 204 })
    }),
    route.put('*/api/school/logo', async ({ request }) => {
      await record(request)
      school = { ...school, logoUrl: '/api/schools/s/logo/fresh.png' }
      return HttpResponse.json(school)
    }),
  )
  await open()
  school = { ...school, logoUrl: '/api/schools/s/logo/fresh.png' }
  await userEvent.click(panel('School').getByRole('button', { name: 'Remove' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('img', { name: 'Logo of Lycée Ibn Khaldoun' })).toBeTruthy()
  // jsdom can't read the bytes of a downloaded file.
  expect(sent.map(({ method, path }) => [method, path])).toEqual([
    ['GET', '/api/schools/s/logo/fresh.png'],
    ['PUT', '/api/school/logo'],
  ])
})

it('changes are saved after a colleague has changed other settings', async () => {
  await open()
  let answers = 0
  server.use(
    route.patch('*/api/school', async ({ request }) => {
      await record(request)
      answers += 1
      if (answers > 1) return HttpResponse.json({ ...school, name: 'Mine' })
      school = { ...first, version: 7, address: 'Theirs' }
      return problemAnswer('schools/changed-meanwhile', 409)
    }),
  )
  const identity = panel('School')
  write(identity.getByLabelText('Name'), 'Mine')
  await userEvent.click(saveButton())
  await screen.findByText('Saved')
  expect(sent.map(({ body }) => body)).toEqual([
    { name: 'Mine', version: 3 },
    { name: 'Mine', version: 7 },
  ])
})

it('nothing is overwritten when a colleague has changed the same field, and both values are shown', async () => {
  await open()
  server.use(
    route.patch('*/api/school', async ({ request }) => {
      const { version } = (await record(request)) as { version: number }
      if (version === 7) return HttpResponse.json({ ...school, name: 'Mine' })
      school = { ...first, version: 7, name: 'Theirs' }
      return problemAnswer('schools/changed-meanwhile', 409)
    }),
  )
  write(panel('School').getByLabelText('Name'), 'Mine')
  await userEvent.click(saveButton())
  expect(await screen.findByText('Theirs')).toBeTruthy()
  expect(screen.getByText('Mine')).toBeTruthy()
  expect(saveButton().disabled).toBe(true)
  expect(sent).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }))
  await userEvent.click(saveButton())
  await screen.findByText('Saved')
  expect(sent.at(-1)?.body).toEqual({ name: 'Mine', version: 7 })
})

it('a teacher sees all settings read-only with a note on who can change them, but can edit the skills and the error types', async () => {
  school = { ...first, role: 'member' }
  members = {
    members: [memberOf(other, 'Karim', 'admin'), { ...memberOf(userId, 'Leïla', 'member'), email: null }],
    invitations: [],
    seats: null,
  }
  await open()
  expect(await screen.findByText(/Only the school’s administrators .*: Karim\./)).toBeTruthy()
  // Browsers don't let anyone select the text of a disabled field.
  for (const [title, label] of [
    ['School', 'Name'],
    ['School', 'Country'],
  ] as const) {
    const field = panel(title).getByLabelText<HTMLInputElement>(label)
    expect([field.tagName, field.readOnly, field.matches(':disabled')]).toEqual(['INPUT', true, false])
  }
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  expect(screen.queryByLabelText('Invite a colleague')).toBeNull()
  expect(await screen.findByRole('button', { name: 'Leave the school' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Add a skill' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Add an error type' })).toBeTruthy()
})

/** Answers changed roles as the server does. */
const answerRoles = () =>
  server.use(
    route.patch('*/api/school/members/:id', async ({ request, params }) => {
      const { role } = (await record(request)) as { role: 'admin' | 'member' }
      members = {
        ...members,
        members: members.members.map((one) => (one.userId === params['id'] ? { ...one, role } : one)),
      }
      if (params['id'] === userId) school = { ...school, role }
      return HttpResponse.json(members)
    }),
  )

it('a colleague’s changed role is confirmed and can be undone', async () => {
  notices.set([])
  answerRoles()
  await open()
  await userEvent.selectOptions(await screen.findByLabelText('Role of Karim'), 'Administrator')
  await screen.findByText('Karim: Administrator')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ role: 'admin' }, { role: 'member' }]))
})

it('an administrator who gives up the role is asked first, and cancelling returns to the role', async () => {
  answerRoles()
  members = { ...members, members: members.members.map((one) => ({ ...one, role: 'admin' as const })) }
  await open()
  const role = await screen.findByLabelText<HTMLSelectElement>('Role of Leïla')
  await userEvent.selectOptions(role, 'Teacher')
  const question = () => within(screen.getByRole('group', { name: 'Leïla' }))
  expect(document.activeElement).toBe(question().getByRole('button', { name: 'Cancel' }))
  await userEvent.keyboard('{Enter}')
  expect([document.activeElement, role.value, sent]).toEqual([role, 'admin', []])
  await userEvent.selectOptions(role, 'Teacher')
  await userEvent.click(question().getByRole('button', { name: 'Stop being an administrator' }))
  expect(await screen.findByText('Leïla: Teacher')).toBeTruthy()
  expect(sent.map(({ body }) => body)).toEqual([{ role: 'member' }])
  expect(screen.queryByLabelText('Role of Karim')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Leave the school' }))
})

it('removing a colleague first explains the effects', async () => {
  server.use(
    route.delete('*/api/school/members/:id', async ({ request }) => {
      await record(request)
      members = { ...members, members: members.members.slice(0, 1) }
      return new HttpResponse(null, { status: 204 })
    }),
  )
  await open()
  const row = (await screen.findByText('Karim')).closest('li')
  if (!row) throw new Error('no row')
  await userEvent.click(within(row).getByRole('button', { name: 'Remove' }))
  expect(sent).toEqual([])
  await userEvent.click(within(row).getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(within(row).getByRole('button', { name: 'Remove' }))
  await userEvent.keyboard('{Enter}')
  const question = within(within(row).getByRole('group', { name: 'Karim' }))
  await userEvent.click(question.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByText('Karim')).toBeNull())
  expect(document.activeElement).toBe(screen.getByLabelText('Role of Leïla'))
  expect(sent[0]?.path).toBe(`/api/school/members/${other}`)
})

it('after an invitation is revoked, the focus moves to the next one, and then to the invitations', async () => {
  const invited = (digit: string, name: string) => ({
    ...{ id: idOf(digit), email: `${name}@school.example`, createdAt: at, expiresAt: at },
  })
  members = { ...members, invitations: [invited('8', 'amel'), invited('9', 'paul')] }
  server.use(
    route.delete('*/api/school/invitations/:id', ({ params }) => {
      members = { ...members, invitations: members.invitations.filter(({ id }) => id !== params['id']) }
      return new HttpResponse(null, { status: 204 })
    }),
  )
  await open()
  await userEvent.click(
    await screen.findByRole('button', { name: 'Revoke the invitation to amel@school.example' }),
  )
  await waitFor(() => expect(screen.queryByText('amel@school.example')).toBeNull())
  const next = screen.getByRole('button', { name: 'Send the invitation to paul@school.example again' })
  expect(document.activeElement).toBe(next)
  await userEvent.click(screen.getByRole('button', { name: 'Revoke the invitation to paul@school.example' }))
  await waitFor(() => expect(screen.queryByText('paul@school.example')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Invitations' }))
})

it('an incomplete address is refused at its field, and sent invitations are listed', async () => {
  server.use(
    route.post('*/api/school/invitations', async ({ request }) => {
      const { email } = (await record(request)) as { email: string }
      members = { ...members, invitations: [{ id: idOf('9'), email, createdAt: at, expiresAt: at }] }
      return HttpResponse.json(members)
    }),
  )
  await open()
  const field = await screen.findByLabelText('Invite a colleague')
  await userEvent.type(field, 'amel')
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }))
  expect(screen.getByText('Enter a complete email address.')).toBeTruthy()
  await userEvent.type(field, '@school.example')
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }))
  expect(
    await screen.findByRole('button', { name: 'Revoke the invitation to amel@school.example' }),
  ).toBeTruthy()
  expect(sent).toHaveLength(1)
})

const items = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent)

it('arrow keys move through the tree: down, in, collapse and out', async () => {
  await open()
  const [top] = await screen.findAllByRole('treeitem')
  expect(items()).toEqual(['N3Skill b', 'Skill c', 'Skill d'])
  top?.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement?.textContent).toBe('Skill c')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(items()).toEqual(['N3Skill b', 'Skill d'])
  expect(top?.getAttribute('aria-expanded')).toBe('false')
  await userEvent.keyboard('{End}{Alt>}{ArrowUp}{/Alt}')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ path: `/api/school/skills/${idOf('d')}`, body: { order: 0 } })
})

it('a skill is archived with an undo', async () => {
  await open()
  const [, second] = await screen.findAllByRole('treeitem')
  second?.focus()
  await userEvent.keyboard('{Delete}')
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.map(({ body }) => body)).toEqual([{ archived: true }, { archived: false }])
})

it('a skill that could not be archived gets no notice that it was', async () => {
  notices.set([])
  server.use(route.patch('*/api/school/skills/:id', () => problemAnswer('general/unavailable', 503)))
  await open()
  const [, second] = await screen.findAllByRole('treeitem')
  second?.focus()
  await userEvent.keyboard('{Delete}')
  const tones = () => notices.get().map(({ tone }) => tone)
  await waitFor(() => expect(tones()).toContain('problem'))
  expect(tones()).toEqual(['problem'])
})

it('a skill’s dialog offers every parent but its own descendants', async () => {
  await open()
  const [top] = await screen.findAllByRole('treeitem')
  top?.focus()
  await userEvent.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog'))
  const parents = within(dialog.getByLabelText('Belongs to')).getAllByRole('option')
  expect(parents.map(({ textContent }) => textContent)).toEqual(['Nothing (top level)', 'Skill d'])
  await userEvent.clear(dialog.getByLabelText('Name'))
  await userEvent.type(dialog.getByLabelText('Name'), 'Fractions{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent[0]?.body).toEqual({ code: 'N3', name: 'Fractions', parentId: null })
})

it('skills are added one after another below the same parent, each with a name', async () => {
  server.use(
    route.post('*/api/school/skills', async ({ request }) => {
      const body = (await record(request)) as Partial<Skill>
      return HttpResponse.json(skillOf('e', body), { status: 201 })
    }),
  )
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Add a skill' }))
  const dialog = within(await screen.findByRole('dialog'))
  const code = dialog.getByLabelText<HTMLInputElement>('Code')
  const name = dialog.getByLabelText<HTMLInputElement>('Name')
  expect(document.activeElement).toBe(code)
  await userEvent.keyboard('{Enter}')
  expect(await dialog.findByText('Enter a name.')).toBeTruthy()
  expect(document.activeElement).toBe(name)
  await userEvent.type(name, 'Fractions')
  await userEvent.selectOptions(dialog.getByLabelText('Belongs to'), 'Skill d')
  await userEvent.click(dialog.getByRole('button', { name: 'Add a skill' }))
  await waitFor(() => expect(name.value).toBe(''))
  await waitFor(() => expect(document.activeElement).toBe(code))
  expect(sent.map(({ body }) => body)).toEqual([{ code: '', name: 'Fractions', parentId: idOf('d') }])
  expect(dialog.getByLabelText<HTMLSelectElement>('Belongs to').value).toBe(idOf('d'))
  expect(dialog.queryByText('Enter a name.')).toBeNull()
})

it('a table is read in its own encoding, and skipped lines are listed', async () => {
  let csv = ''
  server.use(
    route.post('*/api/school/skills/import', async ({ request }) => {
      csv = ((await request.json()) as { csv: string }).csv
      const rejected = [{ line: 4, reason: 'unknown-parent' }]
      return HttpResponse.json({ created: 12, changed: 1, rejected, skills })
    }),
  )
  await open()
  const bytes = Uint8Array.from('code;nom;parent\r\nN1;Dénombrer;', (sign) => sign.charCodeAt(0))
  await userEvent.upload(await screen.findByLabelText('Import a table'), new File([bytes], 'skills.csv'))
  expect(await screen.findByText('12 skills added · 1 updated · 1 line skipped')).toBeTruthy()
  expect(screen.getByText('Line 4: its parent was not found.')).toBeTruthy()
  expect(csv).toBe('code;nom;parent\r\nN1;Dénombrer;')
})

it('an empty library explains its purpose', async () => {
  skills = []
  await open()
  expect(await screen.findByText('No skills yet')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
})

it('the members show who has a seat of the school’s plan, and why others have none', async () => {
  members = {
    members: [
      { ...memberOf(userId, 'Leïla', 'admin'), seat: 'payer' },
      { ...memberOf(other, 'Karim', 'member'), seat: 'own-plan' },
    ],
    invitations: [],
    seats: { total: 30, used: 12 },
  }
  await open()
  expect(await screen.findByText('12 of 30 seats of the school’s plan used')).toBeTruthy()
  expect(screen.getByText(/has a seat and pays for the plan/)).toBeTruthy()
  expect(screen.getByText(/no seat: has an own plan/)).toBeTruthy()
})
