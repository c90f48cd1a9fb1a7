import { JoinLink, JoinRequestList, OpenJoinRequests, type JoinRequest } from '@classeur/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createTeachingKit, type TeachingKit } from '../kit/teaching-kit.ts'

let test: TestApp
let kit: TeachingKit
let owner: SignedIn
let classId: string

beforeAll(async () => {
  test = await createTestApp()
  kit = createTeachingKit(test)
})
afterAll(() => test.close())
beforeEach(async () => {
  owner = await kit.newTeacher('Ada')
  classId = await kit.newClass(owner)
})

const codeOf = (answer: { json: <T>() => T }) => answer.json<{ code: string }>().code
/** The comparable part of a response: everything except the request id. */
const bodyOf = (answer: { json: <T>() => T }) => {
  const { requestId: _own, ...rest } = answer.json<Record<string, unknown>>()
  return rest
}
const past = () => new Date(Date.now() - 1000).toISOString()

const newLink = async (audience: 'students' | 'teachers', fields: object = {}): Promise<JoinLink> => {
  const answer = await kit.call(owner, 'POST', `/classes/${classId}/join-links`, { audience, ...fields })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return JoinLink.parse(answer.json())
}
const changeLink = (link: JoinLink, fields: object, as = owner) =>
  kit.call(as, 'PATCH', `/classes/${classId}/join-links/${link.id}`, fields)
const lookUp = (token: string) => kit.call(null, 'GET', `/join/${token}`, undefined, kit.newAddress())
const oneBrowser = 'a'.repeat(32)
const otherBrowser = 'b'.repeat(32)
const ask = (token: string, fields: object, from = kit.newAddress()) =>
  kit.call(null, 'POST', `/join/${token}/students`, { requestKey: oneBrowser, ...fields }, from)
const join = (person: SignedIn, token: string) => kit.call(person, 'POST', `/join/${token}`)
const requestsOf = async (person = owner): Promise<JoinRequest[]> =>
  JoinRequestList.parse((await kit.call(person, 'GET', `/classes/${classId}/join-requests`)).json()).requests
const decide = (requestId: string, decision: object, as = owner) =>
  kit.call(as, 'POST', `/classes/${classId}/join-requests/${requestId}/decision`, decision)
const studentsOf = async () =>
  (await kit.call(owner, 'GET', `/classes/${classId}/students`)).json<{
    students: { id: string; firstName: string; lastName: string; externalId: string }[]
  }>().students
const addStudents = (students: object[]) =>
  kit.call(owner, 'POST', `/classes/${classId}/students`, { students })
const leon = { firstName: 'Léon', lastName: 'Petit' }

describe('a join link in the settings of its class', () => {
  it('has 128 random bits and a URL, and is open for 14 days', async () => {
    const link = await newLink('teachers')
    expect(link.token).toMatch(/^[A-Za-z0-9_-]{22}$/)
    expect(link.url).toBe(`${test.config.publicUrl}/joinclass/${link.token}`)
    const days = (Date.parse(link.openUntil) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(13.99)
    expect(days).toBeLessThanOrEqual(14)
    expect(link).toMatchObject({ state: 'open', paused: false, uses: 0, maxUses: null, expiresAt: null })
  })

  it('is the only one for its audience, even if two are created concurrently', async () => {
    const make = () => kit.call(owner, 'POST', `/classes/${classId}/join-links`, { audience: 'students' })
    const codes = (await Promise.all([make(), make(), make()])).map(({ statusCode }) => statusCode)
    expect(codes.sort()).toEqual([201, 409, 409])
    expect(codeOf(await make())).toBe('join/link-exists')
    await newLink('teachers')
  })

  it('can be managed by owner and editors; one for teachers by the owner only', async () => {
    const forTeachers = await newLink('teachers')
    const forStudents = await newLink('students')
    const path = `/classes/${classId}/join-links`
    const editor = await kit.newTeacher('Bob')
    await kit.addMember(classId, editor, 'editor')
    const seen = (await kit.call(editor, 'GET', path)).json<{ links: JoinLink[] }>().links
    expect(seen.map(({ audience }) => audience)).toEqual(['students'])
    expect((await changeLink(forStudents, { paused: true }, editor)).statusCode).toBe(200)
    expect((await changeLink(forTeachers, { paused: true }, editor)).statusCode).toBe(404)
    expect((await kit.call(editor, 'POST', `${path}/${forTeachers.id}/reset`)).statusCode).toBe(404)
    expect((await kit.call(editor, 'POST', path, { audience: 'teachers' })).statusCode).toBe(403)

    for (const role of ['marker', 'viewer'] as const) {
      const person = await kit.newTeacher(role)
      await kit.addMember(classId, person, role)
      expect((await kit.call(person, 'GET', path)).statusCode).toBe(403)
      expect((await kit.call(person, 'GET', `/classes/${classId}/join-requests`)).statusCode).toBe(403)
      expect((await changeLink(forStudents, { paused: false }, person)).statusCode).toBe(403)
    }
    const stranger = await kit.newTeacher('Mallory')
    for (const answer of [
      await kit.call(stranger, 'GET', path),
      await kit.call(stranger, 'GET', `/classes/${classId}/join-requests`),
      await kit.call(stranger, 'POST', path, { audience: 'students' }),
      await changeLink(forStudents, { paused: false }, stranger),
      await kit.call(stranger, 'POST', `${path}/${forStudents.id}/reset`),
    ]) {
      expect(answer.statusCode).toBe(404)
    }
  })

  it('can be paused in a read-only class, but not changed otherwise', async () => {
    const link = await newLink('students', { expiresAt: new Date(Date.now() + 86_400_000).toISOString() })
    await kit.call(owner, 'POST', `/classes/${classId}/archive`, {})
    for (const more of [{ expiresAt: null }, { maxUses: null }, { openUntil: past() }]) {
      expect(codeOf(await changeLink(link, { paused: true, ...more }))).toBe('classes/archived')
    }
    expect(JoinLink.parse((await changeLink(link, { paused: true })).json())).toMatchObject({
      ...{ paused: true, expiresAt: link.expiresAt },
    })
  })

  it('cannot be changed through another class', async () => {
    const link = await newLink('students')
    const own = await kit.newClass(owner, { name: 'Another' })
    const path = `/classes/${own}/join-links/${link.id}`
    expect((await kit.call(owner, 'PATCH', path, { paused: true })).statusCode).toBe(404)
    expect((await lookUp(link.token)).statusCode).toBe(200)
  })
})

describe('the public page of a link', () => {
  it('names the inviter and the class, and nothing else', async () => {
    await addStudents([{ firstName: 'Secret', lastName: 'Child', externalId: 'S-1' }])
    const { token } = await newLink('students')
    const answer = await lookUp(token)
    expect(answer.body).toBe(
      JSON.stringify({
        ...{ kind: 'students', name: 'Year 6 B', teacherName: 'Ada' },
        ...{ asksForExternalId: false, asksForApproval: true },
      }),
    )
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(JSON.stringify(answer.headers)).not.toMatch(new RegExp(`${classId}|${owner.userId}|@`))
  })

  it('is the same for a paused, expired, used-up, reset, unknown or malformed link, and for a closed class', async () => {
    const dead: string[] = []
    const paused = await newLink('students')
    await changeLink(paused, { paused: true })
    dead.push(paused.token)
    const expired = await newLink('teachers', { expiresAt: past() })
    dead.push(expired.token)

    classId = await kit.newClass(owner, { name: 'Used' })
    const usedUp = await newLink('students', { maxUses: 1 })
    expect((await ask(usedUp.token, leon)).statusCode).toBe(202)
    dead.push(usedUp.token)
    const reset = await newLink('teachers')
    await kit.call(owner, 'POST', `/classes/${classId}/join-links/${reset.id}/reset`)
    dead.push(reset.token)

    classId = await kit.newClass(owner, { name: 'Closed' })
    const archived = await newLink('students')
    await kit.call(owner, 'POST', `/classes/${classId}/archive`, {})
    dead.push(archived.token, 'A'.repeat(22), 'x', '%24ne', 'A'.repeat(80))

    const bodies = await Promise.all(dead.map(async (token) => bodyOf(await lookUp(token))))
    for (const body of bodies) expect(body).toEqual(bodies[0])
    expect(bodies[0]).toMatchObject({ code: 'join/not-available', status: 404, params: {} })
    for (const token of dead) {
      expect(bodyOf(await ask(token, leon))).toEqual(bodies[0])
      expect(bodyOf(await join(await kit.newTeacher('Bob'), token))).toEqual(bodies[0])
    }
  })

  it('works again when the link is resumed, extended or given more uses', async () => {
    const link = await newLink('teachers', { expiresAt: past() })
    expect(JoinLink.parse((await changeLink(link, {})).json()).state).toBe('expired')
    await changeLink(link, { expiresAt: null, paused: true })
    expect((await lookUp(link.token)).statusCode).toBe(404)
    await changeLink(link, { paused: false })
    expect((await lookUp(link.token)).statusCode).toBe(200)
  })

  it('keeps working for a school behind one address from which somebody has guessed a hundred links', async () => {
    const { token } = await newLink('students')
    const address = kit.newAddress()
    const guess = (index: number) =>
      kit.call(null, 'GET', `/join/${String(index).padStart(22, 'A')}`, undefined, address)
    const codes: number[] = []
    for (let index = 0; index < 100; index += 1) codes.push((await guess(index)).statusCode)
    expect(codes.filter((code) => code === 404)).toHaveLength(30)
    expect(codes.filter((code) => code === 429)).toHaveLength(70)
    const refused = await guess(0)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(bodyOf(refused)).toMatchObject({ code: 'general/too-many-requests' })
    expect((await kit.call(null, 'GET', `/join/${token}`, undefined, address)).statusCode).toBe(200)
    expect((await ask(token, leon, address)).statusCode).toBe(202)
  })

  it('counts guesses from all addresses of one IPv6 network together', async () => {
    const codes: number[] = []
    for (let index = 0; index < 40; index += 1) {
      const address = `2001:db8:0:77::${index.toString(16)}`
      const token = String(index).padStart(22, 'C')
      codes.push((await kit.call(null, 'GET', `/join/${token}`, undefined, address)).statusCode)
    }
    expect(codes.filter((code) => code === 404)).toHaveLength(30)
    const elsewhere = await kit.call(null, 'GET', `/join/${'D'.repeat(22)}`, undefined, '2001:db8:0:78::1')
    expect(elsewhere.statusCode).toBe(404)
  })

  it('reveals nothing to a hundred concurrent guesses', async () => {
    const address = kit.newAddress()
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        kit.call(null, 'GET', `/join/${String(index).padStart(22, 'B')}`, undefined, address),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThanOrEqual(70)
  })

  it('is available to a whole school behind one address', async () => {
    const { token } = await newLink('students')
    const address = kit.newAddress()
    for (let index = 0; index < 60; index += 1) {
      expect((await kit.call(null, 'GET', `/join/${token}`, undefined, address)).statusCode).toBe(200)
    }
  })
})

describe('a teacher with a link', () => {
  it('joins at once with the link’s role while the link is open', async () => {
    const link = await newLink('teachers', { role: 'marker' })
    const bob = await kit.newTeacher('Bob')
    expect((await join(bob, link.token)).json()).toEqual({ result: 'joined', classId })
    const mine = (await kit.call(bob, 'GET', `/classes/${classId}`)).json<{ role: string }>()
    expect(mine.role).toBe('marker')
    const again = await join(bob, link.token)
    expect([again.statusCode, codeOf(again)]).toEqual([409, 'join/already-there'])
    expect((await kit.call(owner, 'GET', `/classes/${classId}/join-links`)).json()).toMatchObject({
      links: [{ uses: 1 }],
    })
  })

  it('must be signed in and have a profile', async () => {
    const { token } = await newLink('teachers')
    expect((await kit.call(null, 'POST', `/join/${token}`)).statusCode).toBe(401)
    const halfway = await test.signInAs()
    expect(codeOf(await join(halfway, token))).toBe('profile_incomplete')
  })

  it('sends a request after the 14 days, which only the owner can accept', async () => {
    const link = await newLink('teachers', { role: 'editor' })
    await kit.setInDatabase('join_links', { token: link.token }, { openUntil: new Date(Date.now() - 1) })
    expect((await lookUp(link.token)).json()).toMatchObject({ asksForApproval: true })
    const bob = await kit.newTeacher('Bob')
    expect((await join(bob, link.token)).json()).toEqual({ result: 'requested', classId: null })
    expect((await join(bob, link.token)).json()).toEqual({ result: 'requested', classId: null })
    expect((await kit.call(bob, 'GET', `/classes/${classId}`)).statusCode).toBe(404)
    const [request, ...others] = await requestsOf()
    expect(others).toEqual([])
    expect(request).toMatchObject({ audience: 'teachers', name: 'Bob', role: 'editor', matches: [] })

    const editor = await kit.newTeacher('Eve')
    await kit.addMember(classId, editor, 'editor')
    expect(await requestsOf(editor)).toEqual([])
    const accept = { decision: 'accept', studentId: null }
    expect((await decide(request?.id ?? '', accept, editor)).statusCode).toBe(404)
    expect((await decide(request?.id ?? '', accept)).statusCode).toBe(204)
    const mine = (await kit.call(bob, 'GET', `/classes/${classId}`)).json<{ role: string }>()
    expect(mine.role).toBe('editor')
  })

  it('is in the log with the id of whom it names, also if the owner declines', async () => {
    const link = await newLink('teachers')
    await kit.setInDatabase('join_links', { token: link.token }, { openUntil: new Date(Date.now() - 1) })
    const bob = await kit.newTeacher('Bob')
    await join(bob, link.token)
    const [request] = await requestsOf()
    expect((await decide(request?.id ?? '', { decision: 'decline' })).statusCode).toBe(204)
    const line = await test.servers.connection
      .collection('class_activities')
      .findOne({ classId, kind: 'join-request-declined' })
    expect(line).toMatchObject({ params: { name: 'Bob' }, aboutId: bob.userId })
  })

  it('is the only one of many concurrent teachers who gets the last use', async () => {
    const link = await newLink('teachers', { maxUses: 2 })
    const people = await Promise.all(Array.from({ length: 8 }, () => kit.newTeacher('Bob')))
    const answers = await Promise.all(people.map((person) => join(person, link.token)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
    const { members } = (await kit.call(owner, 'GET', `/classes/${classId}/members`)).json<{
      members: unknown[]
    }>()
    expect(members).toHaveLength(3)
    expect((await lookUp(link.token)).statusCode).toBe(404)
  })

  it('uses the link once when clicking twice', async () => {
    const link = await newLink('teachers', { maxUses: 2 })
    const bob = await kit.newTeacher('Bob')
    await Promise.all([1, 2, 3, 4].map(() => join(bob, link.token)))
    expect((await join(await kit.newTeacher('Cem'), link.token)).statusCode).toBe(200)
  })

  it('cannot use a link for students, nor a student one for teachers', async () => {
    const forStudents = await newLink('students')
    const forTeachers = await newLink('teachers')
    const bob = await kit.newTeacher('Bob')
    expect(codeOf(await join(bob, forStudents.token))).toBe('join/not-available')
    expect(codeOf(await ask(forTeachers.token, leon))).toBe('join/not-available')
  })
})

describe('a student with a link', () => {
  it('sends a request, which a teacher can accept as a new student', async () => {
    const { token } = await newLink('students')
    expect((await ask(token, leon)).json()).toEqual({ result: 'requested', classId: null })
    const [request] = await requestsOf()
    expect(request).toMatchObject({ audience: 'students', name: 'Léon Petit', role: null, matches: [] })
    expect((await decide(request?.id ?? '', { decision: 'accept', studentId: null })).statusCode).toBe(204)
    expect(await studentsOf()).toMatchObject([leon])
    expect(await requestsOf()).toEqual([])
  })

  it('can be matched to a student with the same number or name, who then gets the number', async () => {
    classId = await kit.newClass(owner, { name: 'Numbers', usesExternalIds: true })
    await addStudents([
      { firstName: 'Leon', lastName: 'PETIT' },
      { firstName: 'Other', lastName: 'Child', externalId: 'N-7' },
    ])
    const { token } = await newLink('students')
    expect((await lookUp(token)).json()).toMatchObject({ asksForExternalId: true })
    await ask(token, { ...leon, externalId: 'N-1' })
    await ask(token, { ...leon, externalId: 'n-7' })
    const [byName, byNumber] = await requestsOf()
    expect(byName?.matches).toMatchObject([{ name: 'Leon PETIT', number: 1 }])
    expect(byNumber?.matches).toMatchObject([{ name: 'Other Child', number: 2 }])
    const studentId = byName?.matches[0]?.studentId ?? ''
    expect((await decide(byName?.id ?? '', { decision: 'accept', studentId })).statusCode).toBe(204)
    expect(await studentsOf()).toMatchObject([
      { firstName: 'Leon', lastName: 'PETIT', externalId: 'N-1' },
      { firstName: 'Other', externalId: 'N-7' },
    ])
  })

  it('gets exactly one decision, even from two teachers concurrently', async () => {
    const { token } = await newLink('students')
    await ask(token, leon)
    const [request] = await requestsOf()
    const id = request?.id ?? ''
    const answers = await Promise.all([
      decide(id, { decision: 'accept', studentId: null }),
      decide(id, { decision: 'decline' }),
      decide(id, { decision: 'accept', studentId: null }),
    ])
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
    const later = await decide(id, { decision: 'decline' })
    expect([later.statusCode, codeOf(later)]).toEqual([409, 'join/request-over'])
    expect((await studentsOf()).length).toBeLessThanOrEqual(1)
  })

  it('leaves no personal data in a decided request', async () => {
    const { token } = await newLink('students')
    await ask(token, leon)
    const [request] = await requestsOf()
    await decide(request?.id ?? '', { decision: 'decline' })
    const stored = await test.servers.connection.collection('join_requests').find({ classId }).toArray()
    expect(JSON.stringify(stored)).not.toMatch(/Petit|Léon/)
    expect(await studentsOf()).toEqual([])
    expect((await ask(token, leon)).statusCode).toBe(202)
    expect(await requestsOf()).toHaveLength(1)
  })

  it('is named in the activity log if accepted, and not if declined', async () => {
    const { token } = await newLink('students')
    await ask(token, leon)
    const [first] = await requestsOf()
    await decide(first?.id ?? '', { decision: 'decline' })
    await ask(token, { firstName: 'Ines', lastName: 'Roy' })
    const [second] = await requestsOf()
    await decide(second?.id ?? '', { decision: 'accept', studentId: null })
    const lines = await test.servers.connection
      .collection<{ classId: string; kind: string; params: object }>('class_activities')
      .find({ classId, kind: { $in: ['join-request-declined', 'join-request-accepted'] } })
      .sort({ _id: 1 })
      .toArray()
    expect(lines.map(({ params }) => params)).toEqual([{}, { name: 'Ines Roy' }])
  })

  it('creates one request and uses the link once, even if they send it twice', async () => {
    const { token } = await newLink('students', { maxUses: 2 })
    for (const again of [leon, leon, { firstName: 'LEON', lastName: 'petit' }]) {
      expect((await ask(token, again)).statusCode).toBe(202)
    }
    expect(await requestsOf()).toHaveLength(1)
    expect((await ask(token, { firstName: 'Ines', lastName: 'Roy' })).statusCode).toBe(202)
  })

  it('is not taken for a namesake who asks from another browser', async () => {
    const { token } = await newLink('students', { maxUses: 3 })
    await ask(token, leon)
    expect((await ask(token, { ...leon, requestKey: otherBrowser })).statusCode).toBe(202)
    await ask(token, { firstName: 'Ines', lastName: 'Roy' })
    const open = await requestsOf()
    expect(open.map(({ name, isRepeated }) => [name, isRepeated])).toEqual([
      ['Léon Petit', true],
      ['Léon Petit', true],
      ['Ines Roy', false],
    ])
    for (const { id } of open.slice(0, 2)) await decide(id, { decision: 'accept', studentId: null })
    expect(await studentsOf()).toMatchObject([leon, leon])
  })

  it('is in the class since the day that the teacher chooses', async () => {
    const { token } = await newLink('students')
    await ask(token, leon)
    const hasMarks = async () =>
      JoinRequestList.parse((await kit.call(owner, 'GET', `/classes/${classId}/join-requests`)).json())
        .hasMarks
    const onHome = async () =>
      OpenJoinRequests.parse((await kit.call(owner, 'GET', '/join-requests')).json()).classes
    expect([await hasMarks(), (await onHome())[0]?.hasMarks]).toEqual([false, false])
    const exams = test.servers.connection.collection('exams')
    await exams.insertOne({ classId, title: 'Test', deletedAt: null, marksVersion: 1 })
    expect([await hasMarks(), (await onHome())[0]?.hasMarks]).toEqual([true, true])
    await exams.deleteMany({ classId })
    const [request] = await requestsOf()
    const decision = { decision: 'accept', studentId: null, joinedOn: '2026-11-21' }
    expect((await decide(request?.id ?? '', decision)).statusCode).toBe(204)
    expect(await studentsOf()).toMatchObject([{ ...leon, joinedOn: '2026-11-21' }])
  })

  it('stays a pending request when the plan is full, and the roster is unchanged', async () => {
    await addStudents(Array.from({ length: 40 }, (_, n) => ({ firstName: 'S', lastName: String(n) })))
    const { token } = await newLink('students')
    await ask(token, leon)
    const [request] = await requestsOf()
    const full = await decide(request?.id ?? '', { decision: 'accept', studentId: null })
    expect([full.statusCode, codeOf(full)]).toEqual([403, 'students/limit-reached'])
    expect(await studentsOf()).toHaveLength(40)
    expect(await requestsOf()).toHaveLength(1)
    const [first] = await studentsOf()
    const studentId = first?.id ?? ''
    expect((await decide(request?.id ?? '', { decision: 'accept', studentId })).statusCode).toBe(204)
  })

  it('is refused while two hundred requests are pending', async () => {
    const { token } = await newLink('students')
    await test.servers.connection.collection('join_requests').insertMany(
      Array.from({ length: 200 }, (_, n) => ({
        ...{ classId, audience: 'students', state: 'open', userId: '', firstName: 'S', lastName: String(n) },
        ...{ externalId: '', askedKey: `full-${String(n)}`, role: null, at: new Date(), claimedAt: null },
      })),
    )
    const answer = await ask(token, leon)
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect((await lookUp(token)).statusCode).toBe(200)
  })

  it('is limited if their address floods a link, which does not affect other addresses', async () => {
    const { token } = await newLink('students')
    const address = kit.newAddress()
    const codes: number[] = []
    for (let n = 0; n < 130; n += 1) {
      codes.push((await ask(token, { firstName: 'S', lastName: 'same' }, address)).statusCode)
    }
    expect(codes.filter((code) => code === 202)).toHaveLength(120)
    expect(codes.at(-1)).toBe(429)
    expect((await ask(token, leon)).statusCode).toBe(202)
  })

  it('must enter a name and no unexpected fields', async () => {
    const { token } = await newLink('students')
    for (const wrong of [
      {},
      { firstName: ' ', lastName: 'x' },
      { ...leon, note: 'x' },
      { ...leon, lastName: { $ne: 1 } },
      { ...leon, requestKey: 'x' },
    ]) {
      expect((await ask(token, wrong)).statusCode).toBe(400)
    }
    await ask(token, { ...leon, externalId: 'not asked for' })
    expect(await requestsOf()).toMatchObject([{ externalId: '' }])
  })
})
