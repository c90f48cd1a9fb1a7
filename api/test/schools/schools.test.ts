import {
  AccountActivityPage,
  ImportSkillsResult,
  logoLimits,
  maxSkillDepth,
  School,
  SchoolMembers,
  Skill,
  SkillList,
  UserInfo,
  type ChangeSchoolRequest,
} from '@classeur/contracts'
import {
  createDevMailbox,
  createSessionRepository,
  createSkillLibraryRepository,
  type ClassRepository,
  type SchoolRepository,
} from '@classeur/database'
import { io, type Socket } from 'socket.io-client'
import { crc32, deflateSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SchoolMembership } from '../../src/features/schools/members/school-membership.ts'
import { createTestApp, testPublicUrl, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createSchoolKit, type SchoolKit } from '../kit/school-kit.ts'

let test: TestApp
let kit: SchoolKit
let classes: ClassRepository
let schools: SchoolRepository
let membership: SchoolMembership
let admin: SignedIn
beforeAll(async () => {
  test = await createTestApp({ environment: { DEV_MAILBOX: 'true' } })
  kit = createSchoolKit(test)
  ;({ classes, schools } = kit.repositories)
  ;({ membership } = kit)
})
afterAll(() => test.close())

beforeEach(async () => {
  admin = await kit.newTeacher()
})

const call = (...request: Parameters<TestApp['call']>) => kit.call(...request)
const schoolOf = (person: SignedIn) => kit.schoolOf(person)
const change = (person: SignedIn, payload: Partial<ChangeSchoolRequest> & Record<string, unknown>) =>
  call(person, 'PATCH', '/school', payload)
const membersFor = async (person: SignedIn) =>
  SchoolMembers.parse((await call(person, 'GET', '/school/members')).json())
const codeOf = (answer: { json: <T>() => T }) => answer.json<{ code: string }>().code

/** Adds a colleague to the school of `admin`, as an accepted invitation does. */
const newColleague = () => kit.newColleague(admin)

const term = (name: string, startsOn: string, endsOn: string, id = 'a') => ({
  id: id.padEnd(24, '0'),
  name,
  startsOn,
  endsOn,
})

describe('school settings', () => {
  it('create one school per person, even for two concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => schoolOf(admin)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(answers[0]).toMatchObject({
      role: 'admin',
      defaultScale: { kind: 'points', max: 20 },
      logoUrl: null,
    })
    expect((await schoolOf(await kit.newTeacher())).id).not.toBe(answers[0]?.id)
  })

  it('change only the fields sent and increase the version', async () => {
    const before = await schoolOf(admin)
    const terms = [term('1', '2026-09-01', '2026-12-18'), term('2', '2027-01-04', '2027-03-26', 'b')]
    const answer = await change(admin, {
      name: 'Lycée Ibn Khaldoun',
      country: 'TN',
      timeZone: 'Africa/Tunis',
      terms,
    })
    const changed = School.parse(answer.json())
    expect(changed).toEqual({
      ...before,
      ...{ name: 'Lycée Ibn Khaldoun', country: 'TN', timeZone: 'Africa/Tunis', terms },
      version: before.version + 1,
    })
    expect(await schoolOf(admin)).toEqual(changed)
  })

  it('refuse overlapping or reversed terms, unknown time zones and scales out of order', async () => {
    const wrong: Record<string, unknown>[] = [
      { terms: [term('1', '2026-09-01', '2026-12-18'), term('2', '2026-12-18', '2027-03-26', 'b')] },
      { terms: [term('1', '2026-12-18', '2026-09-01')] },
      { timeZone: 'Mars/Olympus' },
      { country: 'tn' },
      { weekStartsOn: 8 },
      { passMarkBasisPoints: 10_001 },
      { defaultScale: { kind: 'custom', steps: [{ label: 'A', fromBasisPoints: 0 }] } },
    ]
    for (const payload of wrong) {
      const answer = await change(admin, payload)
      expect({ payload, status: answer.statusCode }).toEqual({ payload, status: 400 })
    }
  })

  it('refuse fields that cannot be changed', async () => {
    const before = await schoolOf(admin)
    const wrong = [
      { role: 'admin' },
      { id: '0'.repeat(24) },
      { members: [] },
      { logoKey: 'schools/x/y.png' },
      { logoUrl: 'https://elsewhere.example/' },
      { createdAt: new Date() },
      { $set: { name: 'x' } },
    ]
    for (const payload of wrong) {
      expect((await change(admin, { name: 'Changed', ...payload })).statusCode).toBe(400)
    }
    expect(await schoolOf(admin)).toEqual(before)
  })

  it('refuse a change based on an older version', async () => {
    const { version } = await schoolOf(admin)
    expect((await change(admin, { name: 'First', version })).statusCode).toBe(200)
    const second = await change(admin, { name: 'Second', version })
    expect({ status: second.statusCode, code: codeOf(second) }).toEqual({
      status: 409,
      code: 'schools/changed-meanwhile',
    })
    expect((await schoolOf(admin)).name).toBe('First')
  })

  it('require a sign-in and a profile', async () => {
    expect((await call(null, 'GET', '/school')).statusCode).toBe(401)
    const withoutProfile = await call(await test.signInAs(), 'GET', '/school')
    expect({ status: withoutProfile.statusCode, code: codeOf(withoutProfile) }).toEqual({
      status: 403,
      code: 'profile_incomplete',
    })
  })
})

describe('school members', () => {
  it('can read and change skills only, unless they are administrators', async () => {
    const member = await newColleague()
    expect(await schoolOf(member)).toMatchObject({ id: (await schoolOf(admin)).id, role: 'member' })
    const seen = await membersFor(member)
    expect(seen.members.map(({ email }) => email)).toEqual([null, null])
    expect(seen.invitations).toEqual([])
    expect((await call(member, 'POST', '/school/skills', { name: 'Shared' })).statusCode).toBe(201)
    const refused = await Promise.all([
      change(member, { name: 'Mine' }),
      call(member, 'PUT', '/school/logo', { image: png(4, 4).toString('base64') }),
      call(member, 'DELETE', '/school/logo'),
      call(member, 'PATCH', `/school/members/${member.userId}`, { role: 'admin' }),
      call(member, 'DELETE', `/school/members/${admin.userId}`),
      call(member, 'POST', '/school/invitations', { email: 'somebody@school.example' }),
      call(member, 'POST', `/school/invitations/${'a'.repeat(24)}/resend`),
      call(member, 'DELETE', `/school/invitations/${'a'.repeat(24)}`),
    ])
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 403))
  })

  it('see their own school only', async () => {
    const stranger = await kit.newTeacher()
    const { id } = await schoolOf(admin)
    expect((await schoolOf(stranger)).id).not.toBe(id)
    expect(
      (await call(stranger, 'PATCH', `/school/members/${admin.userId}`, { role: 'member' })).statusCode,
    ).toBe(404)
    expect((await call(stranger, 'DELETE', `/school/members/${admin.userId}`)).statusCode).toBe(404)
    expect((await membersFor(stranger)).members.map(({ userId }) => userId)).toEqual([stranger.userId])
  })

  it('always include an administrator, even if two step down concurrently', async () => {
    const member = await newColleague()
    const lastLeaves = await call(admin, 'DELETE', `/school/members/${admin.userId}`)
    expect({ status: lastLeaves.statusCode, code: codeOf(lastLeaves) }).toEqual({
      status: 409,
      code: 'schools/last-admin',
    })
    expect(
      (await call(admin, 'PATCH', `/school/members/${member.userId}`, { role: 'admin' })).statusCode,
    ).toBe(200)
    const both = await Promise.all(
      [admin, member].map((one) => call(one, 'PATCH', `/school/members/${one.userId}`, { role: 'member' })),
    )
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const { members } = await membersFor(admin)
    expect(members.filter(({ role }) => role === 'admin')).toHaveLength(1)
  })

  it('removed members get a school of their own, with their classes and a copy of the skills', async () => {
    const member = await newColleague()
    await call(admin, 'POST', '/school/skills', { code: 'N1', name: 'Numbers' })
    const created = await call(member, 'POST', '/classes', { name: '6B' })
    const classId = created.json<{ id: string }>().id
    expect((await classes.findById(classId))?.schoolId).toBe((await schoolOf(admin)).id)
    expect((await call(admin, 'GET', `/classes/${classId}`)).statusCode).toBe(200)
    expect((await call(admin, 'DELETE', `/school/members/${member.userId}`)).statusCode).toBe(204)
    const own = await schoolOf(member)
    expect(own).toMatchObject({ role: 'admin' })
    expect(own.id).not.toBe((await schoolOf(admin)).id)
    expect((await classes.findById(classId))?.schoolId).toBe(own.id)
    expect((await call(admin, 'GET', `/classes/${classId}`)).statusCode).toBe(404)
    const skills = SkillList.parse((await call(member, 'GET', '/school/skills')).json()).skills
    expect(skills.map(({ name }) => name)).toEqual(['Numbers'])
  })

  it('removed members are hidden from administrators, even before their classes have moved', async () => {
    const member = await newColleague()
    const { id } = await schoolOf(admin)
    const classId = (await call(member, 'POST', '/classes', { name: '6C' })).json<{ id: string }>().id
    expect((await call(admin, 'GET', `/classes/${classId}`)).statusCode).toBe(200)
    await schools.removeMember(id, member.userId)
    expect((await call(admin, 'GET', `/classes/${classId}`)).statusCode).toBe(404)
    expect((await call(member, 'GET', `/classes/${classId}`)).statusCode).toBe(200)
  })

  it('removed members keep their classes even if their skills cannot be copied', async () => {
    const member = await newColleague()
    const classId = (await call(member, 'POST', '/classes', { name: '6D' })).json<{ id: string }>().id
    const school = await schools.findById((await schoolOf(admin)).id)
    if (!school) throw new Error('no school')
    await createSkillLibraryRepository(test.servers.connection).replace({
      ...{ _id: String(school._id), version: 0, skills: [null as never] },
    })
    await expect(membership.dismiss(school, member.userId)).rejects.toThrowError(TypeError)
    expect((await classes.findById(classId))?.schoolId).toBe((await schoolOf(member)).id)
  })

  it('new members bring classes and skills from their previous one-person school, and skill codes stay unique', async () => {
    const joiner = await kit.newTeacher()
    const skill = Skill.parse(
      (await call(joiner, 'POST', '/school/skills', { code: 'N1', name: 'My numbers' })).json(),
    )
    const classId = (await call(joiner, 'POST', '/classes', { name: '5A' })).json<{ id: string }>().id
    const left = (await schoolOf(joiner)).id
    await call(admin, 'POST', '/school/skills', { code: 'n1', name: 'Numbers' })
    const { id } = await schoolOf(admin)
    await membership.admit(joiner.userId, id)
    await membership.admit(joiner.userId, id)
    expect((await schoolOf(joiner)).id).toBe(id)
    expect((await classes.findById(classId))?.schoolId).toBe(id)
    expect(await schools.findById(left)).toBeNull()
    expect((await createSkillLibraryRepository(test.servers.connection).get(left)).skills).toEqual([])
    const { skills } = SkillList.parse((await call(admin, 'GET', '/school/skills')).json())
    expect(skills.find(({ id: one }) => one === skill.id)).toMatchObject({ name: 'My numbers', code: '' })
    expect(skills.map(({ code }) => code)).toEqual(['n1', ''])
  })

  it('cannot move to another school if they are the last administrator of colleagues', async () => {
    await newColleague()
    const other = await kit.newTeacher()
    const { id } = await schoolOf(other)
    await expect(membership.admit(admin.userId, id)).rejects.toMatchObject({ code: 'schools/last-admin' })
    expect((await schoolOf(admin)).role).toBe('admin')
  })

  it('are all notified of a change, including a removed member', async () => {
    const member = await newColleague()
    const address = await listening
    const socket: Socket = io(address, {
      auth: { token: member.accessToken },
      transports: ['websocket'],
      extraHeaders: { origin: testPublicUrl },
    })
    const next = () => new Promise<void>((resolve) => socket.once('school:changed', () => resolve()))
    try {
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve)
        socket.once('connect_error', reject)
      })
      let told = next()
      await change(admin, { name: 'Told' })
      await told
      told = next()
      await call(admin, 'POST', '/school/skills', { name: 'Told too' })
      await told
      told = next()
      await call(admin, 'DELETE', `/school/members/${member.userId}`)
      await told
    } finally {
      socket.disconnect()
    }
  })
})

let listening: Promise<string>
beforeAll(() => {
  listening = test.listen()
})

describe('invitations', () => {
  const invite = (email: string) => call(admin, 'POST', '/school/invitations', { email })
  const tokenFor = async (email: string) => {
    const mails = await createDevMailbox(test.servers.connection).list()
    const text = JSON.stringify(mails.find(({ to }) => to === email))
    return /\/joinclass\/([A-Za-z0-9_-]+)/.exec(text)?.[1] ?? ''
  }
  const emailOf = async (person: SignedIn) => {
    const { members } = await membersFor(person)
    return members[0]?.email ?? ''
  }

  it('admit only the invited colleague, once, by the link in the email', async () => {
    const colleague = await kit.newTeacher()
    const email = await emailOf(colleague)
    const answer = SchoolMembers.parse((await invite(email)).json())
    expect(answer.invitations.map((one) => one.email)).toEqual([email])
    const log = AccountActivityPage.parse((await call(admin, 'GET', '/account/activity')).json())
    expect(log.activities.map(({ kind }) => kind)).toEqual(['school-invited'])
    const token = await tokenFor(email)
    expect((await call(null, 'GET', `/join/${token}`)).json()).toMatchObject({ kind: 'school' })
    expect((await call(await kit.newTeacher(), 'POST', `/join/${token}`)).statusCode).toBe(404)
    expect((await call(colleague, 'POST', `/join/${token}`)).statusCode).toBe(200)
    expect((await schoolOf(colleague)).id).toBe((await schoolOf(admin)).id)
    expect((await membersFor(admin)).invitations).toEqual([])
    expect((await call(colleague, 'POST', `/join/${token}`)).statusCode).toBe(404)
    expect(codeOf(await invite(email))).toBe('members/already-member')
  })

  it('are limited per hour, because each sends an email to an address that somebody typed', async () => {
    const answer = await invite(await emailOf(await kit.newTeacher()))
    expect(answer.headers['x-ratelimit-limit']).toBe('60')
    const id = SchoolMembers.parse(answer.json()).invitations[0]?.id ?? ''
    const again = await call(admin, 'POST', `/school/invitations/${id}/resend`)
    expect({ status: again.statusCode, limit: again.headers['x-ratelimit-limit'] }).toEqual({
      status: 200,
      limit: '60',
    })
  })

  it('are invalid once revoked, and a new link invalidates the old one', async () => {
    const colleague = await kit.newTeacher()
    const email = await emailOf(colleague)
    const { invitations } = SchoolMembers.parse((await invite(email)).json())
    const id = invitations[0]?.id ?? ''
    const first = await tokenFor(email)
    expect((await call(admin, 'POST', `/school/invitations/${id}/resend`)).statusCode).toBe(200)
    const second = await tokenFor(email)
    expect(second).not.toBe(first)
    expect((await call(colleague, 'POST', `/join/${first}`)).statusCode).toBe(404)
    const stranger = await kit.newTeacher()
    expect((await call(stranger, 'DELETE', `/school/invitations/${id}`)).statusCode).toBe(404)
    expect((await call(admin, 'DELETE', `/school/invitations/${id}`)).statusCode).toBe(204)
    expect((await call(colleague, 'POST', `/join/${second}`)).statusCode).toBe(404)
  })
})

describe('the skill library', () => {
  const create = async (payload: object) =>
    Skill.parse((await call(admin, 'POST', '/school/skills', payload)).json())
  const patch = (id: string, payload: object) => call(admin, 'PATCH', `/school/skills/${id}`, payload)
  const names = async () => {
    const { skills } = SkillList.parse((await call(admin, 'GET', '/school/skills')).json())
    return skills.map(({ name, archived }) => (archived ? `(${name})` : name))
  }

  it('is an ordered tree, parents first, whose skills can be moved', async () => {
    const numbers = await create({ name: 'Numbers' })
    const shapes = await create({ name: 'Shapes' })
    await create({ name: 'Adding', parentId: numbers.id })
    const dividing = await create({ name: 'Dividing', parentId: numbers.id })
    expect(await names()).toEqual(['Numbers', 'Adding', 'Dividing', 'Shapes'])
    await patch(dividing.id, { order: 0 })
    await patch(shapes.id, { order: 0 })
    expect(await names()).toEqual(['Shapes', 'Numbers', 'Dividing', 'Adding'])
    await patch(dividing.id, { parentId: shapes.id })
    expect(await names()).toEqual(['Shapes', 'Dividing', 'Numbers', 'Adding'])
    await patch(shapes.id, { archived: true })
    expect(await names()).toEqual(['(Shapes)', '(Dividing)', 'Numbers', 'Adding'])
    await patch(shapes.id, { archived: false })
    expect(await names()).toEqual(['Shapes', 'Dividing', 'Numbers', 'Adding'])
  })

  it('refuses a code in use, in any letter case, and a parent below the skill itself', async () => {
    const upper = await create({ code: 'N3', name: 'Upper' })
    const lower = await create({ code: 'N3.1', name: 'Lower', parentId: upper.id })
    const taken = await call(admin, 'POST', '/school/skills', { code: 'n3', name: 'Again' })
    expect(codeOf(taken)).toBe('schools/skill-code-taken')
    expect(codeOf(await patch(lower.id, { code: 'N3' }))).toBe('schools/skill-code-taken')
    expect(codeOf(await patch(upper.id, { parentId: lower.id }))).toBe('schools/skill-cycle')
    expect(codeOf(await patch(upper.id, { parentId: upper.id }))).toBe('schools/skill-cycle')
    expect((await patch(upper.id, { parentId: 'f'.repeat(24) })).statusCode).toBe(404)
    expect((await patch(lower.id, { id: upper.id })).statusCode).toBe(400)
    await create({ name: 'No code' })
    await create({ name: 'No code either' })
  })

  it('stays a tree with unique codes under concurrent changes', async () => {
    const first = await create({ name: 'A' })
    const second = await create({ name: 'B' })
    const answers = await Promise.all([
      patch(first.id, { parentId: second.id }),
      patch(second.id, { parentId: first.id }),
      ...Array.from({ length: 4 }, () => call(admin, 'POST', '/school/skills', { code: 'X', name: 'X' })),
    ])
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.slice(0, 2).sort()).toEqual([200, 422])
    expect(statuses.slice(2).sort()).toEqual([201, 409, 409, 409])
    expect((await names()).sort()).toEqual(['A', 'B', 'X'])
  })

  it('is hidden from people outside the school', async () => {
    const own = await create({ name: 'Ours' })
    const stranger = await kit.newTeacher()
    expect((await call(stranger, 'PATCH', `/school/skills/${own.id}`, { name: 'Taken' })).statusCode).toBe(
      404,
    )
    expect(
      (await call(stranger, 'POST', '/school/skills', { name: 'Under', parentId: own.id })).statusCode,
    ).toBe(404)
    expect(SkillList.parse((await call(stranger, 'GET', '/school/skills')).json()).skills).toEqual([])
  })

  it('exports a table without formulas, whose import changes nothing', async () => {
    const top = await create({ code: 'N3', name: '=HYPERLINK("http://x")' })
    const middle = await create({ name: 'Sans code, "entre guillemets"; été', parentId: top.id })
    await create({ name: 'الزوايا', parentId: middle.id })
    const file = await call(admin, 'GET', '/school/skills.csv')
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename=skills.csv',
      'x-content-type-options': 'nosniff',
    })
    expect(file.body.startsWith('\uFEFFcode,name,parent\r\n')).toBe(true)
    expect(file.body).toContain(`"'=HYPERLINK(""http://x"")"`)
    const before = (await call(admin, 'GET', '/school/skills')).json<SkillList>()
    const again = ImportSkillsResult.parse(
      (await call(admin, 'POST', '/school/skills/import', { csv: file.body })).json(),
    )
    expect(again).toEqual({ created: 0, changed: 0, rejected: [], skills: before.skills })
  })

  it('accepts ten imports per minute from one person', async () => {
    const csv = 'name\nOne'
    for (let table = 0; table < 10; table += 1) {
      expect((await call(admin, 'POST', '/school/skills/import', { csv })).statusCode).toBe(200)
    }
    const answer = await call(admin, 'POST', '/school/skills/import', { csv })
    expect(codeOf(answer)).toBe('general/too-many-requests')
    expect((await call(await kit.newTeacher(), 'POST', '/school/skills/import', { csv })).statusCode).toBe(
      200,
    )
  })

  it('refuses a tree that is too deep, with a clear reason', async () => {
    let parentId: string | null = null
    for (let level = 0; level < maxSkillDepth; level += 1)
      parentId = (await create({ name: 'N', parentId })).id
    const refused = await call(admin, 'POST', '/school/skills', { name: 'Deeper', parentId })
    expect(codeOf(refused)).toBe('general/validation-failed')
    const csv = `code,name,parent\n${'N'
      .repeat(9)
      .split('')
      .map((_, at) => `D${String(at)},d,${at === 0 ? '' : `D${String(at - 1)}`}`)
      .join('\n')}`
    const { rejected } = ImportSkillsResult.parse(
      (await call(admin, 'POST', '/school/skills/import', { csv })).json(),
    )
    expect(rejected).toEqual([{ line: 10, reason: 'too-deep' }])
  })

  it('imports by code, line by line, and gives a reason for each skipped line', async () => {
    await create({ code: 'A', name: 'Old name' })
    const csv = 'code;name;parent\r\nB;Below;A\r\nA;New name;\r\nC;;\r\nD;Lost;Z\r\n'
    const result = ImportSkillsResult.parse(
      (await call(admin, 'POST', '/school/skills/import', { csv })).json(),
    )
    expect(result).toMatchObject({
      created: 1,
      changed: 1,
      rejected: [
        { line: 4, reason: 'no-name' },
        { line: 5, reason: 'unknown-parent' },
      ],
    })
    expect(await names()).toEqual(['New name', 'Below'])
  })
})

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const bytes = Buffer.alloc(body.length + 8)
  bytes.writeUInt32BE(data.length, 0)
  body.copy(bytes, 4)
  bytes.writeUInt32BE(crc32(body), body.length + 4)
  return bytes
}

/** A grey PNG; `pixels` replaces its pixel data. */
function png(width: number, height: number, extra: Buffer[] = [], pixels?: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  const lines = pixels ?? Buffer.alloc(Math.min(height, 600) * (Math.min(width, 600) + 1))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('the school logo', () => {
  const put = (bytes: Buffer) => call(admin, 'PUT', '/school/logo', { image: bytes.toString('base64') })
  const open = (url: string) => test.app.inject({ method: 'GET', url })
  const logoUrlOf = async (bytes: Buffer) => School.parse((await put(bytes)).json()).logoUrl ?? ''

  it('is served so that it can never run as a page', async () => {
    const file = await open(await logoUrlOf(png(64, 32)))
    expect(file.statusCode).toBe(200)
    expect(file.headers).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(file.rawPayload.subarray(1, 4).toString()).toBe('PNG')
  })

  it('is stored without any metadata of the uploaded file', async () => {
    const script = '<script>alert(1)</script>'
    const smuggled = Buffer.concat([
      png(8, 8, [chunk('tEXt', Buffer.from(`Comment\0${script}`)), chunk('eXIf', Buffer.from('GPS'))]),
      Buffer.from(`${script}PK\u0003\u0004`),
    ])
    const file = await open(await logoUrlOf(smuggled))
    const text = file.rawPayload.toString('latin1')
    for (const part of [script, 'GPS', 'tEXt', 'eXIf', 'PK\u0003\u0004']) expect(text).not.toContain(part)
    expect(text.endsWith('IEND\u00aeB`\u0082')).toBe(true)
  })

  it('must be a complete, small picture', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
    const gif = Buffer.from('474946383961010001000000003b', 'hex')
    const broken = png(8, 8)
    broken[40] = (broken[40] ?? 0) ^ 0xff
    const wrong: Record<string, Buffer> = {
      svg: Buffer.from(svg),
      'svg behind a signature': Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(svg)]),
      html: Buffer.from('<!doctype html><script>alert(1)</script>'),
      gif,
      'one pixel too wide': png(logoLimits.sidePx + 1, 8),
      'one pixel too high': png(8, logoLimits.sidePx + 1),
      'huge sides in a few bytes': png(0x7fffffff, 0x7fffffff),
      'no side': png(0, 8),
      'a bomb behind small sides': png(512, 512, [], Buffer.alloc(64 * 1024 * 1024)),
      'cut off': png(8, 8).subarray(0, 40),
      'a wrong checksum': broken,
      'an empty JPEG': Buffer.from('ffd8ffd9', 'hex'),
      'a WebP without pixels': Buffer.from('52494646040000005745425000', 'hex'),
    }
    for (const [what, bytes] of Object.entries(wrong)) {
      const answer = await put(bytes)
      expect({ what, status: answer.statusCode, code: codeOf(answer) }).toEqual({
        what,
        status: 422,
        code: 'schools/logo-unreadable',
      })
    }
    expect((await schoolOf(admin)).logoUrl).toBeNull()
  })

  it('is refused before decoding if it is too large', async () => {
    const answer = await put(Buffer.alloc(logoLimits.bytes + 100))
    expect([400, 413]).toContain(answer.statusCode)
    expect((await call(admin, 'PUT', '/school/logo', { image: 'not base64!' })).statusCode).toBe(400)
  })

  it('is deleted with a school that ends because its only member joins another one', async () => {
    const joiner = await kit.newTeacher()
    await call(joiner, 'PUT', '/school/logo', { image: png(8, 8).toString('base64') })
    const left = await schools.findByMember(joiner.userId)
    const key = left?.logoKey ?? ''
    const stored = await test.storage.get(key)
    stored?.body.destroy()
    expect(stored).not.toBeNull()
    await membership.admit(joiner.userId, (await schoolOf(admin)).id)
    expect(await test.storage.get(key)).toBeNull()
  })

  it('opens only with its signed link, only while it is the current logo and only for members', async () => {
    const member = await newColleague()
    const first = await logoUrlOf(png(8, 8))
    const forMember = (await schoolOf(member)).logoUrl ?? ''
    expect(forMember).not.toBe(first)
    expect((await open(forMember)).statusCode).toBe(200)
    expect((await open(first.replace(/to=[0-9a-f]{24}/, `to=${member.userId}`))).statusCode).toBe(404)
    expect((await open(first.split('?')[0] ?? '')).statusCode).toBe(400)
    await call(admin, 'DELETE', `/school/members/${member.userId}`)
    expect((await open(forMember)).statusCode).toBe(404)
    const second = await logoUrlOf(png(9, 9))
    expect((await open(first)).statusCode).toBe(404)
    expect((await open(second)).statusCode).toBe(200)
    const removed = School.parse((await call(admin, 'DELETE', '/school/logo')).json())
    expect(removed.logoUrl).toBeNull()
    expect((await open(second)).statusCode).toBe(404)
  })

  it('no longer opens once the session of its link has ended', async () => {
    const url = await logoUrlOf(png(8, 8))
    expect((await open(url)).statusCode).toBe(200)
    await createSessionRepository(test.servers.connection).end(admin.sessionId)
    expect((await open(url)).statusCode).toBe(404)
  })
})

describe('account preferences', () => {
  const profile = { displayName: 'Ada', role: 'teacher', subjects: ['maths'], language: 'en' }
  const save = (payload: object) => call(admin, 'PUT', `/user_info/${admin.userId}`, payload)

  it('are stored, and have defaults', async () => {
    const read = async () => UserInfo.parse((await call(admin, 'GET', `/user_info/${admin.userId}`)).json())
    expect(await read()).toMatchObject({
      keyboard: { enterGoesTo: 'student', autoAdvance: true },
      notifications: { generations: true, colleagues: true },
    })
    const chosen = {
      keyboard: { enterGoesTo: 'question', autoAdvance: false },
      notifications: { generations: false, colleagues: true },
    }
    expect((await save({ ...profile, ...chosen })).statusCode).toBe(200)
    expect(await read()).toMatchObject(chosen)
  })

  it('a change of one preference keeps the name and the preferences that another device saved', async () => {
    const change = (payload: object) => call(admin, 'PATCH', `/user_info/${admin.userId}`, payload)
    await save({ ...profile, displayName: 'Ada at home' })
    expect((await change({ theme: 'dark' })).statusCode).toBe(200)
    expect((await change({})).statusCode).toBe(200)
    expect((await change({ keyboard: { enterGoesTo: 'question' } })).statusCode).toBe(200)
    const changed = await change({ keyboard: { autoAdvance: false }, notifications: { generations: false } })
    expect(UserInfo.parse(changed.json())).toEqual({
      ...{ ...profile, id: admin.userId, displayName: 'Ada at home', digits: 'latin', theme: 'dark' },
      keyboard: { enterGoesTo: 'question', autoAdvance: false },
      notifications: { generations: false, colleagues: true },
    })
  })

  it('a profile from before there were preferences gets the others’ defaults with its first preference', async () => {
    const profiles = test.servers.connection.collection<{ _id: string }>('user_info')
    await profiles.updateOne({ _id: admin.userId }, { $unset: { keyboard: '', notifications: '' } })
    const changed = await call(admin, 'PATCH', `/user_info/${admin.userId}`, {
      keyboard: { autoAdvance: false },
    })
    expect(UserInfo.parse(changed.json())).toMatchObject({
      keyboard: { enterGoesTo: 'student', autoAdvance: false },
      notifications: { generations: true, colleagues: true },
    })
  })

  it('a change stores complete preferences, because an older server cannot read incomplete ones', async () => {
    const profiles = test.servers.connection.collection<{ _id: string }>('user_info')
    const incomplete = { $set: { keyboard: { enterGoesTo: 'question' } }, $unset: { notifications: '' } }
    await profiles.updateOne({ _id: admin.userId }, incomplete as object)
    const displayName = '$keyboard'
    const answer = await call(admin, 'PATCH', `/user_info/${admin.userId}`, {
      ...{ displayName, subjects: ['$role'], notifications: { colleagues: false } },
    })
    expect(answer.statusCode).toBe(200)
    expect(await profiles.findOne({ _id: admin.userId })).toMatchObject({
      ...{ displayName, subjects: ['$role'] },
      keyboard: { enterGoesTo: 'question', autoAdvance: true },
      notifications: { generations: true, colleagues: false },
    })
  })

  it('a new person’s school gets the time zone of their browser; completing a profile again does not change it', async () => {
    const complete = async (person: SignedIn, timeZone: string) =>
      (await call(person, 'PUT', `/user_info/${person.userId}?timeZone=${timeZone}`, profile)).statusCode
    const newcomer = await test.signInAs()
    expect(await complete(newcomer, 'Africa/Tunis')).toBe(200)
    expect(await complete(newcomer, 'Europe/Paris')).toBe(200)
    expect((await schoolOf(newcomer)).timeZone).toBe('Africa/Tunis')
    const odd = await test.signInAs()
    expect(await complete(odd, 'Etc/Unknown')).toBe(200)
    expect((await schoolOf(odd)).timeZone).toBe('UTC')
  })

  it('a school created before the profile gets the browser’s time zone too, unless its settings were changed', async () => {
    const later = await test.signInAs()
    expect((await call(later, 'GET', '/billing')).statusCode).toBe(200)
    const path = `/user_info/${later.userId}?timeZone=Africa/Tunis`
    expect((await call(later, 'PUT', path, profile)).statusCode).toBe(200)
    expect((await schoolOf(later)).timeZone).toBe('Africa/Tunis')
    const chosen = await call(later, 'PATCH', '/school', {
      ...{ timeZone: 'UTC', version: (await schoolOf(later)).version },
    })
    expect(chosen.statusCode).toBe(200)
    expect((await call(later, 'PUT', path, profile)).statusCode).toBe(200)
    expect((await schoolOf(later)).timeZone).toBe('UTC')
  })

  it('a change does not create a profile', async () => {
    const newcomer = await test.signInAs()
    const answer = await call(newcomer, 'PATCH', `/user_info/${newcomer.userId}`, profile)
    expect(answer.statusCode).toBe(404)
    expect((await call(newcomer, 'GET', `/user_info/${newcomer.userId}`)).statusCode).toBe(404)
  })

  it('are refused if they are invalid', async () => {
    const wrong = [
      { keyboard: { enterGoesTo: 'nowhere', autoAdvance: true } },
      { keyboard: { enterGoesTo: 'student' } },
      { notifications: { generations: true, colleagues: true, marketing: true } },
    ]
    for (const part of wrong) expect((await save({ ...profile, ...part })).statusCode).toBe(400)
  })
})
