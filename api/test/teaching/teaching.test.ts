import { ClassMembers, OfferedTransfers, type ClassChangedEvent, type ClassRole } from '@classeur/contracts'
import { createClassMembersRepository } from '@classeur/database'
import { eventually } from '@classeur/local/testing'
import { io as connect } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, testPublicUrl, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createTeachingKit, type TeachingKit } from '../kit/teaching-kit.ts'

let test: TestApp
let kit: TeachingKit
let owner: SignedIn
let classId: string

beforeAll(async () => {
  test = await createTestApp({ environment: { DEV_MAILBOX: 'true' } })
  kit = createTeachingKit(test)
})
afterAll(() => test.close())
beforeEach(async () => {
  owner = await kit.newTeacher('Ada')
  classId = await kit.newClass(owner)
})

const codeOf = (answer: { json: <T>() => T }) => answer.json<{ code: string }>().code
const member = async (role: ClassRole, name = 'Bob', email?: string) => {
  const person = await kit.newTeacher(name, email)
  await kit.addMember(classId, person, role)
  return person
}
const membersOf = async (person: SignedIn) =>
  ClassMembers.parse((await kit.call(person, 'GET', `/classes/${classId}/members`)).json())
const roles = ({ members }: ClassMembers) =>
  Object.fromEntries(members.map(({ displayName, role }) => [displayName, role]))
const invite = (email: string, role = 'editor', as = owner) =>
  kit.call(as, 'POST', `/classes/${classId}/invitations`, { email, role })
let addresses = 0
const newEmail = () => `colleague-${String((addresses += 1))}@school.example`

describe('the teachers of a class', () => {
  it('are shown with their roles to each other, and to nobody else', async () => {
    const editor = await member('editor', 'Bob')
    expect(roles(await membersOf(editor))).toEqual({ Ada: 'owner', Bob: 'editor' })
    const stranger = await kit.newTeacher('Mallory')
    expect((await kit.call(stranger, 'GET', `/classes/${classId}/members`)).statusCode).toBe(404)
    expect((await kit.call(null, 'GET', `/classes/${classId}/members`)).statusCode).toBe(401)
  })

  it('include invitations and colleagues for the owner only', async () => {
    const email = newEmail()
    const editor = await member('editor', 'Bob')
    expect((await invite(email)).statusCode).toBe(200)
    expect((await membersOf(owner)).invitations).toMatchObject([{ email, role: 'editor', invitedBy: 'Ada' }])
    expect(await membersOf(editor)).toMatchObject({ invitations: [], colleagues: [] })
  })

  it.each(['editor', 'marker', 'viewer'] as const)(
    'can be changed by the owner, not by the %s',
    async (role) => {
      const person = await member(role, 'Bob')
      const other = await member('viewer', 'Cem')
      const path = `/classes/${classId}/members/${other.userId}`
      for (const answer of [
        await invite(newEmail(), 'viewer', person),
        await kit.call(person, 'PATCH', path, { role: 'editor' }),
        await kit.call(person, 'DELETE', path),
        await kit.call(person, 'PUT', `/classes/${classId}/transfer`, { userId: other.userId }),
      ]) {
        expect(answer.statusCode).toBe(403)
      }
      expect(roles(await membersOf(owner))).toEqual({ Ada: 'owner', Bob: role, Cem: 'viewer' })
    },
  )

  it('can be seen but not changed by an administrator of the school', async () => {
    const head = await kit.newTeacher('Head')
    const bob = await member('viewer', 'Bob')
    const { schoolId } = (await kit.call(owner, 'GET', `/classes/${classId}`)).json<{ schoolId: string }>()
    const { ObjectId } = test.servers.connection.base.mongo
    await test.servers.connection.collection('schools').deleteMany({ 'members.userId': head.userId })
    await test.servers.connection
      .collection<{ members: object[] }>('schools')
      .updateOne(
        { _id: new ObjectId(schoolId) },
        { $push: { members: { userId: head.userId, role: 'admin', joinedAt: new Date() } } },
      )
    expect(await membersOf(head)).toMatchObject({ members: [{}, {}], invitations: [], colleagues: [] })
    const path = `/classes/${classId}`
    for (const answer of [
      await invite(newEmail(), 'viewer', head),
      await kit.call(head, 'PATCH', `${path}/members/${bob.userId}`, { role: 'editor' }),
      await kit.call(head, 'DELETE', `${path}/members/${bob.userId}`),
      await kit.call(head, 'PUT', `${path}/transfer`, { userId: bob.userId }),
      await kit.call(head, 'GET', `${path}/join-links`),
      await kit.call(head, 'GET', `${path}/join-requests`),
    ]) {
      expect(answer.statusCode).toBe(403)
    }
  })

  it('get a new role, or lose their role, with immediate effect', async () => {
    const bob = await member('viewer', 'Bob')
    const path = `/classes/${classId}/members/${bob.userId}`
    const changed = await kit.call(owner, 'PATCH', path, { role: 'marker' })
    expect(roles(ClassMembers.parse(changed.json()))).toMatchObject({ Bob: 'marker' })
    expect((await kit.call(owner, 'DELETE', path)).statusCode).toBe(204)
    expect((await kit.call(bob, 'GET', `/classes/${classId}/members`)).statusCode).toBe(404)
    expect((await kit.call(owner, 'DELETE', path)).statusCode).toBe(404)
  })

  it('can be restored within an hour of being removed, but not later or after leaving', async () => {
    const bob = await member('marker', 'Bob')
    const path = `/classes/${classId}/members/${bob.userId}`
    const letIn = () =>
      kit.call(owner, 'POST', `/classes/${classId}/invitations`, { userId: bob.userId, role: 'marker' })
    await kit.call(owner, 'DELETE', path)
    expect((await letIn()).statusCode).toBe(200)
    expect(roles(await membersOf(bob))).toEqual({ Ada: 'owner', Bob: 'marker' })
    await kit.call(owner, 'DELETE', path)
    await kit.setInDatabase('removed_members', {}, { at: new Date(Date.now() - 3_601_000) })
    expect((await letIn()).statusCode).toBe(404)
    const cem = await member('viewer', 'Cem')
    await kit.call(cem, 'DELETE', `/classes/${classId}/members/${cem.userId}`)
    const again = { userId: cem.userId, role: 'viewer' }
    expect((await kit.call(owner, 'POST', `/classes/${classId}/invitations`, again)).statusCode).toBe(404)
  })

  it('are in the log with the id of whom it names, so that their deletion finds them under any name', async () => {
    const bob = await member('viewer', 'Bob')
    const path = `/classes/${classId}/members/${bob.userId}`
    await kit.call(owner, 'PATCH', path, { role: 'marker' })
    await kit.call(owner, 'DELETE', path)
    const again = { userId: bob.userId, role: 'editor' }
    await kit.call(owner, 'POST', `/classes/${classId}/invitations`, again)
    await kit.call(owner, 'PUT', `/classes/${classId}/transfer`, { userId: bob.userId })
    await kit.call(bob, 'POST', `/classes/${classId}/transfer/accept`)
    const lines = await test.servers.connection
      .collection<{ kind: string; params: object; aboutId?: string }>('class_activities')
      .find({ classId, 'params.name': { $in: ['Ada', 'Bob'] } })
      .sort({ _id: 1 })
      .toArray()
    expect(lines.map(({ kind, aboutId }) => [kind, aboutId])).toEqual([
      ['role-changed', bob.userId],
      ['member-removed', bob.userId],
      ['member-invited', bob.userId],
      ['transfer-offered', bob.userId],
      ['ownership-transferred', owner.userId],
    ])
    expect((await kit.call(bob, 'GET', `/classes/${classId}/activity`)).body).not.toContain(bob.userId)
  })

  it('always include the owner, who cannot be removed, leave or get another role', async () => {
    const path = `/classes/${classId}/members/${owner.userId}`
    const removed = await kit.call(owner, 'DELETE', path)
    expect([removed.statusCode, codeOf(removed)]).toEqual([409, 'members/owner-stays'])
    const changed = await kit.call(owner, 'PATCH', path, { role: 'viewer' })
    expect([changed.statusCode, codeOf(changed)]).toEqual([409, 'members/owner-stays'])
    const granted = await kit.call(owner, 'PATCH', path, { role: 'owner' })
    expect(granted.statusCode).toBe(400)
  })

  it('can leave, even if the class is archived', async () => {
    const bob = await member('editor', 'Bob')
    await kit.call(owner, 'POST', `/classes/${classId}/archive`, {})
    expect((await kit.call(bob, 'DELETE', `/classes/${classId}/members/${bob.userId}`)).statusCode).toBe(204)
    expect(roles(await membersOf(owner))).toEqual({ Ada: 'owner' })
  })

  it('are recorded in the activity log when they change role or leave', async () => {
    const bob = await member('viewer', 'Bob')
    const path = `/classes/${classId}/members/${bob.userId}`
    await kit.call(owner, 'PATCH', path, { role: 'marker' })
    await kit.call(bob, 'DELETE', path)
    const lines = await test.servers.connection
      .collection<{ classId: string; kind: string; params: object }>('class_activities')
      .find({ classId, kind: { $in: ['role-changed', 'member-left'] } })
      .sort({ _id: 1 })
      .toArray()
    expect(lines.map(({ kind, params }) => [kind, params])).toEqual([
      ['role-changed', { name: 'Bob', role: 'marker' }],
      ['member-left', {}],
    ])
  })
})

describe('an invitation by email', () => {
  it('admits the person with its address once, with its role', async () => {
    const email = newEmail()
    await invite(email, 'marker')
    const token = await kit.mailedToken(email)
    expect(token).toMatch(/^[\w-]{43}$/)
    const bob = await kit.newTeacher('Bob', email)
    const shown = await kit.call(null, 'GET', `/join/${token}`)
    expect(shown.json()).toEqual({
      ...{ kind: 'invitation', name: 'Year 6 B', teacherName: 'Ada' },
      ...{ asksForExternalId: false, asksForApproval: false },
    })
    const joined = await kit.call(bob, 'POST', `/join/${token}`)
    expect(joined.json()).toEqual({ result: 'joined', classId })
    expect(await membersOf(owner)).toMatchObject({
      members: [{ role: 'owner' }, { displayName: 'Bob', role: 'marker' }],
      invitations: [],
    })
    const again = await kit.call(bob, 'POST', `/join/${token}`)
    expect([again.statusCode, codeOf(again)]).toEqual([404, 'join/not-available'])
  })

  it('does not admit anybody else who has its link', async () => {
    const email = newEmail()
    await invite(email)
    const token = await kit.mailedToken(email)
    const mallory = await kit.newTeacher('Mallory', newEmail())
    expect(codeOf(await kit.call(mallory, 'POST', `/join/${token}`))).toBe('join/not-available')
    expect(roles(await membersOf(owner))).toEqual({ Ada: 'owner' })
    const bob = await kit.newTeacher('Bob', email.toUpperCase())
    expect((await kit.call(bob, 'POST', `/join/${token}`)).statusCode).toBe(200)
  })

  it('is not sent to a member of the class', async () => {
    const email = newEmail()
    await member('viewer', 'Bob', email)
    const answer = await invite(email.toUpperCase())
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'members/already-member'])
  })

  it('is stored as a hash, so its token is only in the mail', async () => {
    const email = newEmail()
    await invite(email)
    const token = await kit.mailedToken(email)
    const stored = await test.servers.connection.collection('invitations').find({ email }).toArray()
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  it('is invalid after seven days, once revoked, and once sent again', async () => {
    const email = newEmail()
    await invite(email)
    const [first] = (await membersOf(owner)).invitations
    const days = (Date.parse(first?.expiresAt ?? '') - Date.parse(first?.createdAt ?? '')) / 86_400_000
    expect(days).toBe(7)
    const firstToken = await kit.mailedToken(email)
    const path = `/classes/${classId}/invitations/${first?.id ?? ''}`
    expect((await kit.call(owner, 'POST', `${path}/resend`)).statusCode).toBe(200)
    const secondToken = await kit.mailedToken(email)
    expect(secondToken).not.toBe(firstToken)
    expect((await kit.call(null, 'GET', `/join/${firstToken}`)).statusCode).toBe(404)
    expect((await kit.call(null, 'GET', `/join/${secondToken}`)).statusCode).toBe(200)

    await kit.setInDatabase('invitations', { email }, { expiresAt: new Date(Date.now() - 1) })
    const bob = await kit.newTeacher('Bob', email)
    expect(codeOf(await kit.call(bob, 'POST', `/join/${secondToken}`))).toBe('join/not-available')
    expect((await membersOf(owner)).invitations).toMatchObject([{ isExpired: true }])

    await kit.call(owner, 'POST', `${path}/resend`)
    const thirdToken = await kit.mailedToken(email)
    expect((await kit.call(owner, 'DELETE', path)).statusCode).toBe(200)
    expect(codeOf(await kit.call(bob, 'POST', `/join/${thirdToken}`))).toBe('join/not-available')
    expect((await kit.call(owner, 'DELETE', path)).statusCode).toBe(404)
  })

  it('requested twice stays one invitation, with the later role', async () => {
    const email = newEmail()
    await invite(email, 'viewer')
    await invite(email.toUpperCase(), 'editor')
    expect((await membersOf(owner)).invitations).toMatchObject([{ email, role: 'editor' }])
  })

  it('is limited to fifty per class, even for concurrent requests', async () => {
    const now = new Date()
    await test.servers.connection.collection('invitations').insertMany(
      Array.from({ length: 48 }, (_, index) => ({
        ...{
          kind: 'class',
          targetId: classId,
          email: `full-${String(index)}@school.example`,
          role: 'viewer',
        },
        ...{ tokenHash: `${classId}-${String(index)}`, invitedBy: owner.userId, createdAt: now },
        ...{ expiresAt: new Date(now.getTime() + 1000_000), claimedBy: null },
      })),
    )
    const answers = await Promise.all(
      [newEmail(), newEmail(), newEmail(), newEmail()].map((to) => invite(to)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThanOrEqual(2)
    expect((await membersOf(owner)).invitations.length).toBeLessThanOrEqual(50)
    expect(answers.filter(({ statusCode }) => statusCode === 429).map(codeOf)).toContain(
      'invitations/too-many',
    )
  })

  it('accepted twice concurrently adds the person once', async () => {
    const email = newEmail()
    await invite(email)
    const token = await kit.mailedToken(email)
    const bob = await kit.newTeacher('Bob', email)
    await Promise.all([1, 2, 3].map(() => kit.call(bob, 'POST', `/join/${token}`)))
    expect((await membersOf(owner)).members).toHaveLength(2)
  })

  it('is refused and not stored if no mail server is configured', async () => {
    const mute = await createTestApp({ servers: test.servers })
    try {
      const answer = await mute.app.inject({
        method: 'POST',
        url: `/api/classes/${classId}/invitations`,
        headers: owner.headers,
        payload: { email: newEmail(), role: 'viewer' },
      })
      expect([answer.statusCode, codeOf(answer)]).toEqual([503, 'invitations/mail-unavailable'])
      expect((await membersOf(owner)).invitations).toEqual([])
    } finally {
      await mute.close()
    }
  })
})

describe('a removed or departed teacher', () => {
  const remove = (person: SignedIn) =>
    kit.call(owner, 'DELETE', `/classes/${classId}/members/${person.userId}`)
  const newLink = async (fields: object = {}) =>
    (
      await kit.call(owner, 'POST', `/classes/${classId}/join-links`, { audience: 'teachers', ...fields })
    ).json<{ token: string; id: string }>()
  const join = (person: SignedIn, token: string) => kit.call(person, 'POST', `/join/${token}`)
  const result = (answer: { json: <T>() => T }) => answer.json<{ result: string }>().result

  it('cannot use an invitation that was sent before they joined by another way', async () => {
    const email = newEmail()
    await invite(email)
    const token = await kit.mailedToken(email)
    const bob = await kit.newTeacher('Bob', email)
    const link = await newLink()
    expect(result(await join(bob, link.token))).toBe('joined')
    expect((await membersOf(owner)).invitations).toEqual([])
    expect(codeOf(await join(bob, token))).toBe('join/not-available')
  })

  it('loses pending invitations to the same address', async () => {
    for (const who of ['owner', 'self']) {
      const email = newEmail()
      await invite(email)
      const token = await kit.mailedToken(email)
      const bob = await kit.newTeacher('Bob', email.toUpperCase())
      await kit.addMember(classId, bob, 'viewer')
      const path = `/classes/${classId}/members/${bob.userId}`
      expect((await kit.call(who === 'owner' ? owner : bob, 'DELETE', path)).statusCode).toBe(204)
      expect(codeOf(await join(bob, token))).toBe('join/not-available')
      expect((await membersOf(owner)).invitations).toEqual([])
    }
  })

  it('sends a request at an open link, even an hour after the removal', async () => {
    const link = await newLink({ role: 'marker' })
    const bob = await kit.newTeacher('Bob')
    await join(bob, link.token)
    await remove(bob)
    await kit.setInDatabase('removed_members', {}, { at: new Date(Date.now() - 3_601_000) })
    expect(result(await join(bob, link.token))).toBe('requested')
    expect(roles(await membersOf(owner))).toEqual({ Ada: 'owner' })
    expect(result(await join(await kit.newTeacher('Cem'), link.token))).toBe('joined')
  })

  it('can join by a link again once the owner has readmitted them', async () => {
    const link = await newLink()
    const bob = await kit.newTeacher('Bob')
    await join(bob, link.token)
    await remove(bob)
    const again = { userId: bob.userId, role: 'viewer' }
    await kit.call(owner, 'POST', `/classes/${classId}/invitations`, again)
    await kit.call(bob, 'DELETE', `/classes/${classId}/members/${bob.userId}`)
    expect(result(await join(bob, link.token))).toBe('joined')
  })

  it('can be readmitted only if they were in the class', async () => {
    const stranger = await kit.newTeacher('Mallory')
    expect((await remove(stranger)).statusCode).toBe(404)
    const letIn = { userId: stranger.userId, role: 'viewer' }
    expect((await kit.call(owner, 'POST', `/classes/${classId}/invitations`, letIn)).statusCode).toBe(404)
  })
})

describe('a colleague of the school', () => {
  it('is added at once, unlike any other person by id', async () => {
    const bob = await kit.newTeacher('Bob')
    const stranger = await kit.newTeacher('Mallory')
    const { schoolId } = (await kit.call(owner, 'GET', `/classes/${classId}`)).json<{ schoolId: string }>()
    const { ObjectId } = test.servers.connection.base.mongo
    await test.servers.connection.collection('schools').deleteMany({ 'members.userId': bob.userId })
    await test.servers.connection
      .collection<{ members: object[] }>('schools')
      .updateOne(
        { _id: new ObjectId(schoolId) },
        { $push: { members: { userId: bob.userId, role: 'member', joinedAt: new Date() } } },
      )
    expect((await membersOf(owner)).colleagues).toEqual([{ userId: bob.userId, displayName: 'Bob' }])
    const path = `/classes/${classId}/invitations`
    const added = await kit.call(owner, 'POST', path, { userId: bob.userId, role: 'editor' })
    expect(roles(ClassMembers.parse(added.json()))).toEqual({ Ada: 'owner', Bob: 'editor' })
    const again = await kit.call(owner, 'POST', path, { userId: bob.userId, role: 'viewer' })
    expect([again.statusCode, codeOf(again)]).toEqual([409, 'members/already-member'])
    const refused = await kit.call(owner, 'POST', path, { userId: stranger.userId, role: 'editor' })
    expect(refused.statusCode).toBe(404)
  })
})

describe('the ownership of a class', () => {
  const offer = (to: SignedIn) =>
    kit.call(owner, 'PUT', `/classes/${classId}/transfer`, { userId: to.userId })
  const answer = (who: SignedIn, what: 'accept' | 'decline') =>
    kit.call(who, 'POST', `/classes/${classId}/transfer/${what}`)
  const offeredTo = async (person: SignedIn) =>
    OfferedTransfers.parse((await kit.call(person, 'GET', '/transfers')).json()).transfers

  it('stays with the owner until the receiver accepts', async () => {
    const bob = await member('viewer', 'Bob')
    expect((await offer(bob)).statusCode).toBe(204)
    expect(roles(await membersOf(owner))).toEqual({ Ada: 'owner', Bob: 'viewer' })
    expect(await offeredTo(bob)).toEqual([{ classId, className: 'Year 6 B', fromName: 'Ada' }])
    expect((await membersOf(bob)).transfer).toMatchObject({ toName: 'Bob', fromName: 'Ada' })
    expect((await answer(bob, 'accept')).statusCode).toBe(204)
    expect(roles(await membersOf(bob))).toEqual({ Ada: 'editor', Bob: 'owner' })
    const stored = await test.servers.connection
      .collection<{ ownerId: string; slotKey: string; transfer: null }>('classes')
      .findOne({ ownerId: bob.userId })
    expect(stored).toMatchObject({ transfer: null, slotKey: `${bob.userId}:0` })
    expect(
      (await kit.call(owner, 'PUT', `/classes/${classId}/transfer`, { userId: bob.userId })).statusCode,
    ).toBe(403)
    expect((await answer(bob, 'accept')).statusCode).toBe(409)
  })

  it('can be accepted only by its receiver', async () => {
    const bob = await member('editor', 'Bob')
    const cem = await member('editor', 'Cem')
    await offer(bob)
    for (const who of [cem, owner]) expect(codeOf(await answer(who, 'accept'))).toBe('members/no-transfer')
    const stranger = await kit.newTeacher('Mallory')
    expect((await answer(stranger, 'accept')).statusCode).toBe(404)
    expect((await offer(stranger)).statusCode).toBe(404)
    expect((await offer(owner)).statusCode).toBe(409)
  })

  it('can be declined, withdrawn, and offered to somebody else', async () => {
    const bob = await member('editor', 'Bob')
    const cem = await member('editor', 'Cem')
    await offer(bob)
    expect((await answer(bob, 'decline')).statusCode).toBe(204)
    expect(codeOf(await answer(bob, 'accept'))).toBe('members/no-transfer')
    await offer(bob)
    expect((await kit.call(owner, 'DELETE', `/classes/${classId}/transfer`)).statusCode).toBe(204)
    expect(codeOf(await answer(bob, 'accept'))).toBe('members/no-transfer')
    await offer(bob)
    await offer(cem)
    expect(codeOf(await answer(bob, 'accept'))).toBe('members/no-transfer')
    expect((await answer(cem, 'accept')).statusCode).toBe(204)
  })

  it('is no longer offered once the receiver has left', async () => {
    const bob = await member('editor', 'Bob')
    await offer(bob)
    await kit.call(bob, 'DELETE', `/classes/${classId}/members/${bob.userId}`)
    expect((await membersOf(owner)).transfer).toBeNull()
    await kit.addMember(classId, bob, 'viewer')
    expect(codeOf(await answer(bob, 'accept'))).toBe('members/no-transfer')
  })

  it('requires a free slot of the receiver’s plan, and frees the previous owner’s slot', async () => {
    const bob = await member('editor', 'Bob')
    for (const name of ['One', 'Two', 'Three']) await kit.newClass(bob, { name })
    await offer(bob)
    const full = await answer(bob, 'accept')
    expect([full.statusCode, codeOf(full)]).toEqual([403, 'classes/limit-reached'])
    expect(roles(await membersOf(owner))).toEqual({ Ada: 'owner', Bob: 'editor' })
    const { classes } = (await kit.call(bob, 'GET', '/classes?q=Three')).json<{ classes: { id: string }[] }>()
    await kit.call(bob, 'POST', `/classes/${classes[0]?.id ?? ''}/archive`, {})
    expect((await answer(bob, 'accept')).statusCode).toBe(204)
    for (const name of ['A', 'B', 'C']) await kit.newClass(owner, { name })
    expect((await kit.call(owner, 'POST', '/classes', { name: 'D' })).statusCode).toBe(403)
  })

  const stored = () =>
    test.servers.connection
      .collection<{ ownerId: string; slot: number | null; isSample: boolean }>('classes')
      .findOne({ _id: new test.servers.connection.base.mongo.ObjectId(classId) })
  const byId = (id: string) => ({ _id: new test.servers.connection.base.mongo.ObjectId(id) })

  it('requires a slot for a sample class too, which becomes an ordinary class', async () => {
    const bob = await member('editor', 'Bob')
    for (const name of ['One', 'Two', 'Three']) await kit.newClass(bob, { name })
    await kit.setInDatabase('classes', byId(classId), {
      ...{ isSample: true, slot: null, slotKey: `none:${classId}` },
    })
    await offer(bob)
    expect(codeOf(await answer(bob, 'accept'))).toBe('classes/limit-reached')
    const { classes } = (await kit.call(bob, 'GET', '/classes?q=Three')).json<{ classes: { id: string }[] }>()
    await kit.call(bob, 'POST', `/classes/${classes[0]?.id ?? ''}/archive`, {})
    expect((await answer(bob, 'accept')).statusCode).toBe(204)
    expect(await stored()).toMatchObject({ ownerId: bob.userId, slot: 2, isSample: false })
  })

  it('requires a slot for an archived class only when it is unarchived', async () => {
    const bob = await member('editor', 'Bob')
    for (const name of ['One', 'Two', 'Three']) await kit.newClass(bob, { name })
    await offer(bob)
    await kit.call(owner, 'POST', `/classes/${classId}/archive`, {})
    expect((await answer(bob, 'accept')).statusCode).toBe(204)
    expect(await stored()).toMatchObject({ ownerId: bob.userId, slot: null })
    const back = await kit.call(bob, 'POST', `/classes/${classId}/unarchive`, {})
    expect(codeOf(back)).toBe('classes/limit-reached')
  })

  it('does not move if the class is unarchived concurrently', async () => {
    const bob = await member('editor', 'Bob')
    await offer(bob)
    const repository = createClassMembersRepository(test.servers.connection)
    const offered = { classId, fromUserId: owner.userId, toUserId: bob.userId, isSample: false }
    expect(await repository.takeOver({ ...offered, archivedAt: new Date() }, null, null)).toBeNull()
    const asSample = { ...offered, isSample: true, archivedAt: null }
    expect(await repository.takeOver(asSample, null, null)).toBeNull()
    expect(await stored()).toMatchObject({ ownerId: owner.userId, slot: 0 })
  })

  it('frees a slot for another class of the previous owner that was beyond the plan', async () => {
    const bob = await member('editor', 'Bob')
    const beyond = await kit.newClass(owner, { name: 'Beyond' })
    await kit.setInDatabase('classes', byId(beyond), { slot: 7, slotKey: `${owner.userId}:7` })
    await offer(bob)
    expect((await answer(bob, 'accept')).statusCode).toBe(204)
    const moved = await test.servers.connection.collection('classes').findOne(byId(beyond))
    expect(Number(moved?.['slot'])).toBeLessThan(3)
  })

  it('moves once if it is accepted twice concurrently', async () => {
    const bob = await member('editor', 'Bob')
    await offer(bob)
    const answers = await Promise.all([1, 2, 3].map(() => answer(bob, 'accept')))
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
    expect(roles(await membersOf(bob))).toEqual({ Ada: 'editor', Bob: 'owner' })
  })
})

describe('a change of teachers', () => {
  /** Collects the events that a person's browser receives from now on. */
  async function listen(person: SignedIn, url: string) {
    const socket = connect(url, {
      auth: { token: person.accessToken },
      transports: ['websocket'],
      extraHeaders: { origin: testPublicUrl },
      forceNew: true,
      reconnection: false,
    })
    const events: ClassChangedEvent[] = []
    socket.on('class:changed', (event: ClassChangedEvent) => events.push(event))
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve)
      socket.once('connect_error', reject)
    })
    return { events, close: () => socket.disconnect() }
  }

  it('notifies the members of the class and the person concerned, and nobody else', async () => {
    const url = await test.listen()
    const bob = await member('viewer', 'Bob')
    const stranger = await kit.newTeacher('Mallory')
    const ears = await Promise.all([owner, bob, stranger].map((person) => listen(person, url)))
    const [ofOwner, ofBob, ofStranger] = ears
    try {
      const path = `/classes/${classId}/members/${bob.userId}`
      await kit.call(owner, 'PATCH', path, { role: 'editor' })
      await kit.call(owner, 'DELETE', path)
      const parts = (ear?: { events: ClassChangedEvent[] }) => ear?.events.map(({ part }) => part)
      await eventually(() => expect(parts(ofBob)).toEqual(['members', 'access', 'members', 'access']))
      await eventually(() => expect(parts(ofOwner)).toEqual(['members', 'members']))
      expect(ofBob?.events.every((event) => event.classId === classId)).toBe(true)
      expect(ofStranger?.events).toEqual([])
    } finally {
      for (const ear of ears) ear.close()
    }
  })
})
