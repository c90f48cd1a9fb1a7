import { packWrites, type CreateExamRequest, type Roster } from '@classeur/contracts'
import { createClassRepository } from '@classeur/database'
import { newId } from '@classeur/local/testing'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, testPublicUrl, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { markInput } from '../kit/exam-kit.ts'

const roles = ['owner', 'editor', 'marker', 'viewer'] as const
const people = [...roles, 'school admin', 'stranger', 'signed out'] as const
type Person = (typeof people)[number]

let test: TestApp
let address: string
const signedIn = {} as Record<Exclude<Person, 'signed out'>, SignedIn>

const headersOf = (person: Person) => (person === 'signed out' ? {} : signedIn[person].headers)

async function send(person: Person, method: string, url: string, payload?: object) {
  const answer = await test.app.inject({
    ...{ method: method as 'GET', url: `/api${url}`, headers: headersOf(person) },
    ...(payload && { payload }),
  })
  return {
    status: answer.statusCode,
    text: answer.body,
    body: answer.body ? answer.json() : null,
  }
}

let world: World

beforeAll(async () => {
  test = await createTestApp({ environment: { DEV_MAILBOX: 'true' } })
  address = await test.listen()
  for (const person of people) {
    if (person === 'signed out') continue
    signedIn[person] = await test.newTeacher()
  }
  // Another test covers the plan's limits; here everybody may have many classes.
  await test.servers.connection.collection('plans').updateOne({ _id: 'free' } as never, {
    $set: { 'limits.classes': 10_000, 'limits.studentsPerClass': 40 },
  })
  world = await newWorld()
})
afterAll(() => test?.close())

const exam: Pick<CreateExamRequest, 'title' | 'structure'> = {
  title: 'Zebrafish exam',
  structure: {
    mode: 'total',
    exercises: [],
    totalLeaf: {
      ...{ id: newId(), label: 'Total', maxHundredths: 2000, stepHundredths: 50, skills: [] },
      ...{ bloomLevel: null, isBonus: false, usualErrors: [], retiredAt: null },
    },
  },
}

interface World {
  classId: string
  studentId: string
  examId: string
  reviewedExamId: string
  studentRequestId: string
  teacherRequestId: string
}

/** Creates a class with all roles, a student with a note, two exams, and join requests of a student and a teacher. */
async function newWorld(): Promise<World> {
  const classes = createClassRepository(test.servers.connection)
  const created = await send('owner', 'POST', '/classes', { name: 'Zebrafish class' })
  const { id: classId, schoolId } = created.body as { id: string; schoolId: string }
  const joinedAt = new Date()
  await classes.change(classId, {
    members: roles.map((role) => ({ userId: signedIn[role].userId, role, joinedAt, lastActivityAt: null })),
  })
  await test.servers.connection.collection('schools').updateOne(
    { 'members.userId': signedIn['owner'].userId },
    {
      $set: {
        members: [signedIn['owner'], signedIn['school admin']].map(({ userId }) => ({
          ...{ userId, role: 'admin', joinedAt },
        })),
      },
    },
  )
  expect(schoolId).toBeTruthy()
  const student = { firstName: 'Zebrafish', lastName: 'Student', note: 'Zebrafish note' }
  const added = await send('owner', 'POST', `/classes/${classId}/students`, { students: [student] })
  const { roster } = added.body as { roster: Roster }
  const exams = [
    await send('owner', 'POST', `/classes/${classId}/exams`, exam),
    await send('owner', 'POST', `/classes/${classId}/exams`, exam),
  ].map(({ body }) => (body as { id: string }).id)
  const [examId = '', reviewedExamId = ''] = exams
  await send('owner', 'POST', `/exams/${reviewedExamId}/status`, { status: 'marking' })
  await send('owner', 'POST', `/exams/${reviewedExamId}/status`, { status: 'reviewed' })
  return {
    classId,
    studentId: roster.students[0]!.id,
    examId,
    reviewedExamId,
    ...(await requestsOf(classId)),
  }
}

/** A student and a teacher request to join by links. */
async function requestsOf(classId: string) {
  const asks = new Date(Date.now() - 1000).toISOString()
  const link = async (audience: string) =>
    (
      (await send('owner', 'POST', `/classes/${classId}/join-links`, { audience, openUntil: asks })).body as {
        token: string
      }
    ).token
  const [students, teachers] = [await link('students'), await link('teachers')]
  await send('signed out', 'POST', `/join/${students}/students`, {
    ...{ firstName: 'Newt', lastName: 'Asks', requestKey: 'a'.repeat(32) },
  })
  const asking = await test.newTeacher()
  await test.app.inject({
    method: 'POST',
    url: `/api/join/${teachers}`,
    headers: asking.headers,
    payload: {},
  })
  const { body } = await send('owner', 'GET', `/classes/${classId}/join-requests`)
  const { requests } = body as { requests: { id: string; audience: string }[] }
  // Each audience can have only one link, and a case below creates one.
  await test.servers.connection.collection('join_links').deleteMany({ classId })
  const find = (audience: string) => requests.find((request) => request.audience === audience)?.id ?? ''
  return { studentRequestId: find('students'), teacherRequestId: find('teachers') }
}

type Request = (world: World, person: Person) => [method: string, url: string, payload?: object]

const leafId = exam.structure.totalLeaf.id

/** One request per action, and the roles it succeeds for. Other readers get 403, everybody else 404 or 401. */
const cases: [action: string, allowed: readonly Person[], request: Request][] = [
  ['class:read', [...roles, 'school admin'], ({ classId }) => ['GET', `/classes/${classId}`]],
  ['class:change', ['owner', 'editor'], ({ classId }) => ['PATCH', `/classes/${classId}`, { level: 'X' }]],
  [
    'class:duplicate',
    ['owner', 'editor'],
    ({ classId }) => ['POST', `/classes/${classId}/duplicate`, { name: 'Copy', withStudents: true }],
  ],
  ['class:choose-open', ['owner'], ({ classId }) => ['PUT', '/classes/open', { classIds: [classId] }]],
  ['class:archive', ['owner'], ({ classId }) => ['POST', `/classes/${classId}/archive`, {}]],
  ['class:delete', ['owner'], ({ classId }) => ['DELETE', `/classes/${classId}`]],
  [
    'class:transfer',
    ['owner'],
    ({ classId }) => ['PUT', `/classes/${classId}/transfer`, { userId: signedIn['viewer'].userId }],
  ],
  ['activity:read', roles, ({ classId }) => ['GET', `/classes/${classId}/activity`]],
  ['student:read', [...roles, 'school admin'], ({ classId }) => ['GET', `/classes/${classId}/students`]],
  [
    'student:change',
    ['owner', 'editor'],
    ({ classId, studentId }) => ['PATCH', `/classes/${classId}/students/${studentId}`, { firstName: 'New' }],
  ],
  [
    'student:change, many',
    ['owner', 'editor'],
    ({ classId, studentId }) => [
      ...(['POST', `/classes/${classId}/students/actions`] as const),
      { ids: [studentId], act: { action: 'delete' } },
    ],
  ],
  ['member:read', [...roles, 'school admin'], ({ classId }) => ['GET', `/classes/${classId}/members`]],
  [
    'member:change',
    ['owner'],
    ({ classId }) => [
      ...(['PATCH', `/classes/${classId}/members/${signedIn['viewer'].userId}`] as const),
      { role: 'marker' },
    ],
  ],
  [
    'member:change, invite',
    ['owner'],
    ({ classId }) => [
      ...(['POST', `/classes/${classId}/invitations`] as const),
      { email: 'new@school.example', role: 'viewer' },
    ],
  ],
  ['join-link:read', ['owner', 'editor'], ({ classId }) => ['GET', `/classes/${classId}/join-links`]],
  [
    'join-link:change',
    ['owner', 'editor'],
    ({ classId }) => ['POST', `/classes/${classId}/join-links`, { audience: 'students' }],
  ],
  [
    'join-link:change-teachers',
    ['owner'],
    ({ classId }) => ['POST', `/classes/${classId}/join-links`, { audience: 'teachers' }],
  ],
  [
    'join-request:decide',
    ['owner', 'editor'],
    ({ classId, studentRequestId }) => [
      ...(['POST', `/classes/${classId}/join-requests/${studentRequestId}/decision`] as const),
      { decision: 'decline' },
    ],
  ],
  [
    'join-request:decide-teachers',
    ['owner'],
    ({ classId, teacherRequestId }) => [
      ...(['POST', `/classes/${classId}/join-requests/${teacherRequestId}/decision`] as const),
      { decision: 'decline' },
    ],
  ],
  ['exam:read', [...roles, 'school admin'], ({ examId }) => ['GET', `/exams/${examId}`]],
  ['exam:read, list', [...roles, 'school admin'], ({ classId }) => ['GET', `/classes/${classId}/exams`]],
  ['exam:change', ['owner', 'editor'], ({ examId }) => ['PATCH', `/exams/${examId}`, { title: 'New' }]],
  ['exam:delete', ['owner', 'editor'], ({ examId }) => ['DELETE', `/exams/${examId}`]],
  [
    'exam:change, status',
    ['owner', 'editor'],
    ({ examId }) => ['POST', `/exams/${examId}/status`, { status: 'marking' }],
  ],
  [
    'exam:release',
    ['owner'],
    ({ reviewedExamId }) => ['POST', `/exams/${reviewedExamId}/status`, { status: 'released' }],
  ],
  [
    'class:grant-release',
    ['owner'],
    ({ classId }) => ['PATCH', `/classes/${classId}`, { editorsMayRelease: true }],
  ],
  [
    'exam:reopen',
    ['owner'],
    ({ reviewedExamId }) => ['POST', `/exams/${reviewedExamId}/status`, { status: 'marking' }],
  ],
  ['mark:read', [...roles, 'school admin'], ({ examId }) => ['GET', `/exams/${examId}/marks`]],
  [
    'mark:write',
    ['owner', 'editor', 'marker'],
    ({ examId, studentId }) => [
      ...(['PUT', `/exams/${examId}/marks`] as const),
      packWrites(0, [markInput(studentId, leafId, 1000)]),
    ],
  ],
]

const refusalOf = (person: Person, readers: readonly Person[]) =>
  person === 'signed out' ? 401 : readers.includes(person) ? 403 : 404

describe('over HTTP', () => {
  it.each(cases)('%s: only %s', async (action, allowed, request) => {
    const readers = [...roles, 'school admin'] as const
    for (const person of people.filter((one) => !allowed.includes(one))) {
      const answer = await send(person, ...request(world, person))
      // An editor, who may decide on students, doesn't even see teachers' requests.
      const isHidden = action === 'join-request:decide-teachers' && person === 'editor'
      expect([person, answer.status]).toEqual([person, isHidden ? 404 : refusalOf(person, readers)])
      expect(answer.text).not.toContain('Zebrafish')
    }
    for (const person of allowed) {
      const isRead = request(world, person)[0] === 'GET'
      const answer = await send(person, ...request(isRead ? world : await newWorld(), person))
      expect([person, Math.floor(answer.status / 100)]).toEqual([person, 2])
    }
  })

  it('lets editors, and no other role, release and reopen exams once the owner allows it', async () => {
    const { classId, reviewedExamId } = await newWorld()
    const set = (person: Person, status: string) =>
      send(person, 'POST', `/exams/${reviewedExamId}/status`, { status })
    const mayRelease = async (person: Person) =>
      ((await send(person, 'GET', `/exams/${reviewedExamId}`)).body as { mayRelease: boolean }).mayRelease
    expect(await mayRelease('editor')).toBe(false)
    await send('owner', 'PATCH', `/classes/${classId}`, { editorsMayRelease: true })
    expect([await mayRelease('editor'), await mayRelease('marker')]).toEqual([true, false])
    for (const person of ['marker', 'viewer', 'school admin'] as const) {
      expect([person, (await set(person, 'released')).status]).toEqual([person, 403])
    }
    expect((await set('editor', 'released')).body).toMatchObject({ status: 'released' })
    expect((await set('editor', 'marking')).body).toMatchObject({ status: 'marking' })
    // Saving the whole form with an unchanged setting doesn't count as a change of the setting.
    const saved = await send('editor', 'PATCH', `/classes/${classId}`, {
      editorsMayRelease: true,
      level: 'Y',
    })
    expect(saved.status).toBe(200)
    await send('owner', 'PATCH', `/classes/${classId}`, { editorsMayRelease: false })
    await set('editor', 'reviewed')
    expect((await set('editor', 'released')).status).toBe(403)
  })

  it('shows private notes to the class’s teachers but not to the school’s administrators', async () => {
    const { classId } = await newWorld()
    for (const person of [...roles, 'school admin'] as const) {
      const { text } = await send(person, 'GET', `/classes/${classId}/students`)
      expect([person, text.includes('Zebrafish note')]).toEqual([person, person !== 'school admin'])
    }
  })
})

describe('over sockets', () => {
  it('announces changes to members only, and to nobody who has been removed', async () => {
    const { classId } = await newWorld()
    const heard = new Map<Person, string[]>()
    const sockets: Socket[] = []
    for (const person of people) {
      if (person === 'signed out') continue
      const socket = io(address, {
        auth: { token: signedIn[person].accessToken },
        transports: ['websocket'],
        extraHeaders: { origin: testPublicUrl },
        forceNew: true,
      })
      sockets.push(socket)
      heard.set(person, [])
      socket.on('class:changed', (event: { classId: string; part: string }) => {
        if (event.classId === classId) heard.get(person)?.push(event.part)
      })
      await new Promise((resolve) => socket.once('connect', () => resolve(null)))
    }
    const heardBy = (part: string) => people.filter((person) => heard.get(person)?.includes(part))
    await send('owner', 'PATCH', `/classes/${classId}`, { level: 'Live' })
    await expect.poll(() => heardBy('class')).toEqual([...roles])
    await send('owner', 'DELETE', `/classes/${classId}/members/${signedIn['viewer'].userId}`)
    await expect.poll(() => heardBy('access')).toEqual(['viewer'])
    for (const parts of heard.values()) parts.length = 0
    await send('owner', 'POST', `/classes/${classId}/students`, { students: [{ firstName: 'Late' }] })
    await expect.poll(() => heardBy('roster')).toEqual(['owner', 'editor', 'marker'])
    for (const socket of sockets) socket.disconnect()
  })
})
