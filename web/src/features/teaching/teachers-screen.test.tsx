import type { JoinRequest, PendingInvitation } from '@classeur/contracts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { notices } from '../../components/overlays/notices/notices.ts'
import { loadPanels } from '../../components/overlays/panels/use-panels.ts'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { classId, schoolClassOf } from '../../testing/class-samples.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { problemAnswer, server } from '../../testing/server.ts'
import { dayOf } from '../../components/people/day.ts'
import { classMembersOf, colleagueId, joinLinkOf, joinRequestOf } from '../../testing/teaching-samples.ts'
import TeachersScreen from './teachers-screen.tsx'

type JoinMatch = JoinRequest['matches'][number]

const root = `*/api/classes/${classId}`
const show = () =>
  renderScreen(<TeachersScreen />, `/classe/${classId}/teachers`, '/classe/:class_id/teachers')

beforeAll(async () => {
  // jsdom lacks these functions of the browser.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadPanels()
  await loadAreas('teaching')
})
beforeEach(() => {
  server.use(
    route.post('*/api/auth/refresh', () => problemAnswer('auth/signed-out', 401)),
    route.get(root, () => HttpResponse.json(schoolClassOf())),
    route.get(`${root}/members`, () => HttpResponse.json(classMembersOf())),
    route.get(`${root}/join-links`, () => HttpResponse.json({ links: [] })),
    route.get(`${root}/join-requests`, () => HttpResponse.json({ requests: [], hasMarks: false })),
  )
})
afterEach(() => {
  cleanup()
  notices.set([])
  server.resetHandlers()
  vi.restoreAllMocks()
})
afterAll(() => server.close())

/** Collects the requests to an address and answers them. */
function collect(method: 'post' | 'put' | 'patch' | 'delete', path: string, answer: () => Response) {
  const sent: unknown[] = []
  server.use(
    route[method](`${root}${path}`, async ({ request }) => {
      sent.push(method === 'delete' ? null : await request.json())
      return answer()
    }),
  )
  return sent
}
const empty = () => new HttpResponse(null, { status: 204 })

it('the list shows the teachers of the class with their roles, and marks this person', async () => {
  show()
  const role = await screen.findByLabelText<HTMLSelectElement>('Role of Youssef Amrani')
  const rows = within(screen.getByRole('region', { name: 'Teachers' })).getAllByRole('listitem')
  expect(rows).toHaveLength(2)
  expect(rows[0]?.textContent).toContain('you')
  expect(rows[0]?.textContent).toContain('Owner')
  expect(role.value).toBe('editor')
})

it('a changed role can be undone', async () => {
  const sent = collect('patch', `/members/${colleagueId}`, () => HttpResponse.json(classMembersOf()))
  show()
  await userEvent.selectOptions(await screen.findByLabelText('Role of Youssef Amrani'), 'Viewer')
  await waitFor(() => expect(notices.get()).toHaveLength(1))
  notices.get()[0]?.action?.run()
  await waitFor(() => expect(sent).toEqual([{ role: 'viewer' }, { role: 'editor' }]))
})

it('a removed colleague can be added again with undo', async () => {
  const removed = collect('delete', `/members/${colleagueId}`, empty)
  const invited = collect('post', '/invitations', () => HttpResponse.json(classMembersOf()))
  show()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Actions for Youssef Amrani' }))
  await user.click(screen.getByRole('menuitem', { name: 'Remove from the class' }))
  await waitFor(() => expect(removed).toHaveLength(1))
  await waitFor(() => expect(notices.get()).toHaveLength(1))
  notices.get()[0]?.action?.run()
  await waitFor(() => expect(invited).toEqual([{ userId: colleagueId, role: 'editor' }]))
})

it('an offer of ownership is shown as pending and can be withdrawn', async () => {
  const offered = collect('put', '/transfer', empty)
  const withdrawn = collect('delete', '/transfer', empty)
  show()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Actions for Youssef Amrani' }))
  const transfer = {
    ...{ toUserId: colleagueId, toName: 'Youssef Amrani', fromName: 'Leïla Mansouri' },
    offeredAt: '2026-11-18T08:00:00.000Z',
  }
  server.use(route.get(`${root}/members`, () => HttpResponse.json(classMembersOf({ transfer }))))
  await user.click(screen.getByRole('menuitem', { name: 'Offer ownership' }))
  await waitFor(() => expect(offered).toEqual([{ userId: colleagueId }]))
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(withdrawn).toHaveLength(1))
})

it('an invitation has an address and a role, and an error appears beside the typed address', async () => {
  const sent = collect('post', '/invitations', () => problemAnswer('invitations/mail-unavailable', 503))
  show()
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Email address'), 'paul@school.example')
  await user.selectOptions(screen.getByLabelText('Role'), 'Marker')
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText('We couldn’t send the email.')).toBeTruthy()
  expect(sent).toEqual([{ email: 'paul@school.example', role: 'marker' }])
  expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('paul@school.example')
})

it('an incomplete address is not invited, and its field says so', async () => {
  const sent = collect('post', '/invitations', () => problemAnswer('invitations/mail-unavailable', 503))
  show()
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Email address'), 'paul@')
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText('Enter a complete email address.')).toBeTruthy()
  expect([document.activeElement, sent]).toEqual([screen.getByLabelText('Email address'), []])
})

it('after an invitation, the address is empty and the role stays for the next person', async () => {
  collect('post', '/invitations', () => HttpResponse.json(classMembersOf()))
  show()
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Email address'), ' paul@school.example ')
  await user.selectOptions(screen.getByLabelText('Role'), 'Marker')
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  const field = screen.getByLabelText<HTMLInputElement>('Email address')
  await waitFor(() => expect(field.value).toBe(''))
  expect(screen.getByLabelText<HTMLSelectElement>('Role').value).toBe('marker')
})

it('the settings of a join link show a wrong number at once, and send only the changed day', async () => {
  server.use(
    route.get(`${root}/join-links`, () => HttpResponse.json({ links: [joinLinkOf({ maxUses: 30 })] })),
  )
  const sent = collect('patch', '/join-links/:id', () => HttpResponse.json(joinLinkOf({ maxUses: 5 })))
  show()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Settings' }))
  const dialog = screen.getByRole('dialog')
  const uses = within(dialog).getByLabelText('Maximum uses')
  await user.clear(uses)
  await user.type(uses, '5000')
  expect(await within(dialog).findByText('Enter a whole number from 1 to 1,000.')).toBeTruthy()
  await user.clear(uses)
  await user.type(uses, '5')
  await user.type(within(dialog).getByLabelText('Ends on'), '2026-12-24')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ expiresAt: new Date('2026-12-24T23:59:59.999').toISOString(), maxUses: 5 }])
})

it('a viewer sees the teachers and can leave, with one request even after a double click, but can’t invite or share', async () => {
  const members = classMembersOf().members.map((member) => ({
    ...member,
    role: member.isMe ? ('viewer' as const) : ('owner' as const),
  }))
  server.use(
    route.get(root, () => HttpResponse.json(schoolClassOf({ role: 'viewer' }))),
    route.get(`${root}/members`, () => HttpResponse.json(classMembersOf({ members }))),
  )
  const left = collect('delete', '/members/:id', empty)
  const { router } = show()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Actions for Leïla Mansouri' }))
  expect(screen.queryByText('Invite a teacher')).toBeNull()
  expect(screen.queryByText('Join links')).toBeNull()
  await user.click(screen.getByRole('menuitem', { name: 'Leave the class' }))
  await user.dblClick(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave the class' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(left).toHaveLength(1)
})

it('a double click on “Send again” or “Revoke” sends one request and reports no error', async () => {
  const at = '2026-11-18T08:00:00.000Z'
  let invitations: PendingInvitation[] = [
    {
      ...{ id: '65f0000000000000000000c1', email: 'paul@school.example', role: 'editor' },
      ...{ invitedBy: 'Leïla Mansouri', createdAt: at, expiresAt: at, isExpired: false },
    },
  ]
  const tones = () => notices.get().map(({ tone }) => tone)
  server.use(route.get(`${root}/members`, () => HttpResponse.json(classMembersOf({ invitations }))))
  const resent = collect('post', '/invitations/:id/resend', () =>
    HttpResponse.json(classMembersOf({ invitations })),
  )
  const revoked = collect('delete', '/invitations/:id', () => {
    const isFirst = invitations.length > 0
    invitations = []
    return isFirst ? empty() : problemAnswer('general/not-found', 404)
  })
  show()
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Send again paul@school.example' }))
  await waitFor(() => expect(tones()).toEqual(['done']))
  await userEvent.dblClick(screen.getByRole('button', { name: 'Revoke paul@school.example' }))
  await waitFor(() => expect(screen.queryByText('paul@school.example')).toBeNull())
  await waitFor(() => expect(tones()).toEqual(['done', 'done']))
  expect([resent.length, revoked.length]).toEqual([1, 1])
})

it('a new join link shows its address and QR code, and can be paused', async () => {
  const made = collect('post', '/join-links', () => HttpResponse.json(joinLinkOf(), { status: 201 }))
  const paused = collect('patch', '/join-links/:id', () =>
    HttpResponse.json(joinLinkOf({ paused: true, state: 'paused' })),
  )
  show()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Create a link for students' }))
  expect(await screen.findByRole('img', { name: 'QR code of the link' })).toBeTruthy()
  expect(screen.getByText('http://localhost:3000/joinclass/abcdefghijklmnopqrstuv')).toBeTruthy()
  expect(made).toEqual([{ audience: 'students' }])
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  expect(await screen.findByRole('button', { name: 'Resume' })).toBeTruthy()
  expect(paused).toEqual([{ paused: true }])
})

it('resetting a join link first explains the effects', async () => {
  server.use(route.get(`${root}/join-links`, () => HttpResponse.json({ links: [joinLinkOf()] })))
  const reset = collect('post', '/join-links/:id/reset', () =>
    HttpResponse.json(
      joinLinkOf({ token: 'zyxwvutsrqponmlkjihgfe', url: 'http://localhost:3000/joinclass/z' }),
    ),
  )
  show()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'New address' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/stop working at once/)).toBeTruthy()
  expect(reset).toHaveLength(0)
  await user.click(dialog.getByRole('button', { name: 'New address' }))
  expect(await screen.findByText('http://localhost:3000/joinclass/z')).toBeTruthy()
})

it('the printed slip has the class, the address and three steps', async () => {
  server.use(route.get(`${root}/join-links`, () => HttpResponse.json({ links: [joinLinkOf()] })))
  const print = vi.spyOn(window, 'print').mockReturnValue(undefined)
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Print a slip' }))
  expect(print).toHaveBeenCalledOnce()
  const slip = screen.getByRole('article')
  expect(within(slip).getByRole('heading', { name: '6B Mathematics' })).toBeTruthy()
  expect(within(slip).getAllByRole('listitem')).toHaveLength(3)
  window.dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
})

it('a single matching student is suggested, and several matches are left to the teacher', async () => {
  const one = { studentId: '65f0000000000000000000b1', name: 'Léon Petit', number: 3 }
  const two = { studentId: '65f0000000000000000000b2', name: 'Leon PETIT', number: 9 }
  server.use(
    route.get(`${root}/join-requests`, () =>
      HttpResponse.json({
        requests: [
          joinRequestOf({ matches: [one] }),
          joinRequestOf({ id: '65f0000000000000000000f2', name: 'Ana Silva', matches: [one, two] }),
        ],
        hasMarks: true,
      }),
    ),
  )
  const sent = collect('post', '/join-requests/:id/decision', empty)
  show()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Accept Leon Petit' }))
  await waitFor(() =>
    expect(sent).toEqual([{ decision: 'accept', studentId: one.studentId, joinedOn: null }]),
  )
  const accept = screen.getByRole<HTMLButtonElement>('button', { name: 'Accept Ana Silva' })
  expect(accept.disabled).toBe(true)
  await user.selectOptions(screen.getByLabelText('Who is Ana Silva?'), two.studentId)
  await user.click(accept)
  await waitFor(() =>
    expect(sent[1]).toEqual({ decision: 'accept', studentId: two.studentId, joinedOn: null }),
  )
})

/** Requests that share a name, so that accepting the first one changes the matches of the second. */
function showNamesakes(before: JoinMatch[], after: JoinMatch[]) {
  const ana = { id: '65f0000000000000000000f2', name: 'Ana Silva' }
  const lists = [[joinRequestOf(), joinRequestOf({ ...ana, matches: before })]]
  server.use(
    route.get(`${root}/join-requests`, () => {
      const requests = lists.shift() ?? [joinRequestOf({ ...ana, matches: after })]
      return HttpResponse.json({ requests, hasMarks: true })
    }),
  )
  const sent = collect('post', '/join-requests/:id/decision', empty)
  show()
  const acceptFirst = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add to the list Leon Petit' }))
    await waitFor(() => expect(screen.queryByText('Leon Petit', { selector: 'bdi' })).toBeNull())
  }
  return { sent, acceptFirst }
}
const ana = { studentId: '65f0000000000000000000b3', name: 'Ana Silva', number: 4 }
const otherAna = { studentId: '65f0000000000000000000b4', name: 'Ana SILVA', number: 8 }
const whoIsAna = () => screen.findByLabelText<HTMLSelectElement>('Who is Ana Silva?')

it('a student who appears on the list after the request was shown is suggested instead of a new student', async () => {
  const { sent, acceptFirst } = showNamesakes([], [ana])
  await acceptFirst()
  expect((await whoIsAna()).value).toBe(ana.studentId)
  expect(screen.queryByRole('radio', { name: 'From the beginning' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Accept Ana Silva' }))
  await waitFor(() =>
    expect(sent[1]).toEqual({ decision: 'accept', studentId: ana.studentId, joinedOn: null }),
  )
})

it('a suggested student is no longer preselected when a second match appears', async () => {
  const { acceptFirst } = showNamesakes([ana], [ana, otherAna])
  expect((await whoIsAna()).value).toBe(ana.studentId)
  await acceptFirst()
  expect((await whoIsAna()).value).toBe('')
  expect(screen.getByRole('button', { name: 'Accept Ana Silva' })).toHaveProperty('disabled', true)
})

it('a student chosen by the teacher stays chosen when another match appears', async () => {
  const { acceptFirst } = showNamesakes(
    [ana, otherAna],
    [ana, otherAna, { ...ana, studentId: '65f0000000000000000000b5' }],
  )
  await userEvent.selectOptions(await whoIsAna(), otherAna.studentId)
  await acceptFirst()
  await waitFor(async () => expect((await whoIsAna()).options).toHaveLength(5))
  expect((await whoIsAna()).value).toBe(otherAna.studentId)
})

it('the teacher is asked again when the matches change after choosing a new student', async () => {
  const { acceptFirst } = showNamesakes([ana], [otherAna])
  await userEvent.selectOptions(await whoIsAna(), 'New student')
  await acceptFirst()
  expect((await whoIsAna()).value).toBe('')
  expect(screen.getByRole('button', { name: 'Accept Ana Silva' })).toHaveProperty('disabled', true)
})

it('a new student of a class with marks joins today, unless the teacher chooses the beginning', async () => {
  const requests = [joinRequestOf(), joinRequestOf({ id: '65f0000000000000000000f2', name: 'Ana Silva' })]
  server.use(route.get(`${root}/join-requests`, () => HttpResponse.json({ requests, hasMarks: true })))
  const sent = collect('post', '/join-requests/:id/decision', empty)
  show()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Add to the list Leon Petit' }))
  await waitFor(() =>
    expect(sent).toEqual([{ decision: 'accept', studentId: null, joinedOn: dayOf(new Date()) }]),
  )
  const beginning = screen.getAllByRole('radio', { name: 'From the beginning' })[1]
  if (!beginning) throw new Error('the second request has no choice')
  await user.click(beginning)
  expect(screen.getByText('Earlier exams wait for the marks of new students.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add to the list Ana Silva' }))
  await waitFor(() => expect(sent[1]).toEqual({ decision: 'accept', studentId: null, joinedOn: null }))
})

it('requests with one name are marked as possible duplicates', async () => {
  const requests = [joinRequestOf({ isRepeated: true })]
  server.use(route.get(`${root}/join-requests`, () => HttpResponse.json({ requests, hasMarks: false })))
  show()
  expect(await screen.findByText(/^Another request has this name or number\./)).toBeTruthy()
  expect(screen.queryByRole('radio', { name: 'From the beginning' })).toBeNull()
})

it('a request that could not be accepted stays visible, with the reason', async () => {
  server.use(
    route.get(`${root}/join-requests`, () =>
      HttpResponse.json({ requests: [joinRequestOf()], hasMarks: false }),
    ),
    route.post(`${root}/join-requests/:id/decision`, () => problemAnswer('students/limit-reached', 403)),
  )
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Add to the list Leon Petit' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByText('Leon Petit', { selector: 'bdi' })).toBeTruthy()
})
