import {
  bankOf,
  createCommentBankRepository,
  createRestoreRepository,
  createSchoolRepository,
} from '@classeur/database'
import { newId } from '@classeur/local/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createLessonPlanKit } from '../kit/lesson-plan-kit.ts'
import { storeResource } from '../kit/resource-kit.ts'
import { storeRefundedOrder } from '../kit/store-order.ts'

/** Part of every name in the owner's data; no response to a stranger may contain it. */
const secret = 'Zebrafish'
let test: TestApp
let owner: SignedIn
let stranger: SignedIn

async function send(person: SignedIn | null, method: string, path: string, payload?: object) {
  const isFile = payload instanceof Buffer && { 'content-type': 'application/octet-stream' }
  return test.app.inject({
    ...{ method: method as 'GET', url: `/api${path}`, headers: { ...person?.headers, ...isFile } },
    ...(payload && { payload }),
  })
}
const made = async (path: string, payload: object, method = 'POST') => {
  const answer = await send(owner, method, path, payload)
  if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.body}`)
  return answer.json<Record<string, never>>()
}

const leaf = {
  ...{ id: newId(), label: secret, maxHundredths: 2000, stepHundredths: 50, skills: [] },
  ...{ bloomLevel: null, isBonus: false, usualErrors: [], retiredAt: null },
}
const pack = { requestKey: newId(), studentIds: null, parts: [], language: 'en', digits: 'latin' }
const termReports = { ...pack, termId: null }
const overallComment = { termId: null, text: secret, baseVersion: 0 }
const resourceRequest = {
  ...{ examId: newId(), kind: 'practice-sheet', audiences: [{ scope: 'class' }], questionIds: [leaf.id] },
  ...{ skillIds: [], errorTypes: [], length: 4, tier: null, language: 'en', wish: '', seed: 1 },
}
const overview = { summary: secret, bigIdea: secret }
const structure = { mode: 'total', exercises: [], totalLeaf: leaf }

/** Real ids of the owner's data, by path prefix and parameter name. */
let ids: Record<string, Record<string, string>>

beforeAll(async () => {
  test = await createTestApp({ environment: { DEV_MAILBOX: 'true' } })
  const kit = createLessonPlanKit(test)
  owner = await kit.newTeacher('Ada')
  stranger = await kit.newTeacher('Eve')
  const classId = (await made('/classes', { name: `${secret} class` }))['id'] as unknown as string
  const inClass = (path: string) => `/classes/${classId}${path}`
  const added = (await made(inClass('/students'), {
    students: [{ firstName: secret, lastName: 'Student', note: secret }],
  })) as unknown as { roster: { version: number; students: { id: string }[] } }
  const groups = (await made(inClass('/groups'), { name: secret })) as unknown as {
    roster: { version: number; groups: { id: string }[] }
  }
  const imported = (await made(inClass('/imports'), {
    ...{ rosterVersion: groups.roster.version, fileName: `${secret}.csv`, decisions: [] },
    table: { rows: [[secret, 'Imported']] },
    mapping: { columns: ['firstName', 'lastName'], firstDataRow: 0, nameOrder: 'first-last' },
  })) as unknown as { import: { id: string } }
  await made(inClass('/invitations'), { email: 'colleague@school.example', role: 'viewer' })
  const members = (await made(inClass('/members'), {}, 'GET').catch(async () =>
    (await send(owner, 'GET', inClass('/members'))).json(),
  )) as unknown as { invitations: { id: string }[] }
  const link = (await made(inClass('/join-links'), { audience: 'students' })) as unknown as {
    id: string
    token: string
  }
  await send(null, 'POST', `/join/${link.token}/students`, {
    ...{ firstName: secret, lastName: 'Asks', requestKey: 'a'.repeat(32) },
  })
  const requests = (await send(owner, 'GET', inClass('/join-requests'))).json<{
    requests: { id: string }[]
  }>()
  const exam = (await made(inClass('/exams'), { title: secret, structure })) as unknown as { id: string }
  const skill = (await made('/school/skills', { name: secret })) as unknown as { id: string }
  const errorType = (await made('/school/error-types', { name: secret })) as unknown as { id: string }
  const comment = { text: `${secret}, read again`, uses: 1, classId: null }
  const bank = bankOf({ schoolId: null, ownerId: owner.userId })
  await createCommentBankRepository(test.servers.connection).remember(
    bank,
    owner.userId,
    [comment],
    new Date(),
  )
  const banked = (await send(owner, 'GET', '/school/comments')).json<{ comments: { id: string }[] }>()
  const studentId = added.roster.students[0]?.id ?? 'missing'
  await made(inClass(`/overall-comments/${studentId}`), overallComment, 'PUT')
  const listed = (await made(inClass('/phrases'), { group: 'effort', text: secret })) as unknown as {
    phrases: { id: string }[]
  }
  const accepted = (await made(inClass('/term-reports'), termReports)) as unknown as { generationId: string }
  await made('/school/invitations', { email: 'school@school.example' })
  const school = (await send(owner, 'GET', '/school/members')).json<{ invitations: { id: string }[] }>()
  const generationId = await kit.accepted(owner, secret)
  const lessonPlanId = await kit.written(owner, { topic: secret })
  await made(`/lesson-plans/${lessonPlanId}/sections/overview`, { basedOn: 0, value: overview }, 'PUT')
  await kit.putProposal(lessonPlanId)
  const resourceId = newId()
  await storeResource(test.servers.connection, {
    ...{ id: resourceId, examId: exam.id, classId, ownerId: owner.userId, title: secret },
  })
  const bought = await storeRefundedOrder(test.servers.connection, {
    ...{ userId: owner.userId, schoolName: `${secret} school` },
  })
  const backup = (await made('/backups', { withMedia: false, requestKey: newId() })) as unknown as {
    id: string
  }
  const restoreId = newId()
  await createRestoreRepository(test.servers.connection).create({
    ...{ id: restoreId, ownerId: owner.userId, backupId: backup.id, requestKey: newId() },
  })
  const trashed = (await made(inClass('/exams'), { title: secret, structure })) as unknown as { id: string }
  await send(owner, 'DELETE', `/exams/${trashed.id}`)
  const found = await createSchoolRepository(test.servers.connection).findByMember(owner.userId)
  const first = <Row extends { id: string }>(rows: readonly Row[]) => rows[0]?.id ?? 'missing'
  ids = {
    '/api/classes/': {
      ...{ id: classId, studentId, groupId: first(groups.roster.groups) },
      ...{ importId: imported.import.id, invitationId: first(members.invitations), userId: owner.userId },
      ...{ linkId: link.id, requestId: first(requests.requests), termId: newId() },
    },
    '/api/exams/': { id: exam.id },
    '/api/resources/': { id: resourceId, itemId: 'one', number: '1' },
    '/api/billing/orders/': { id: String(bought.order._id) },
    '/api/billing/credit-notes/': { number: bought.creditNote },
    '/api/backups/': { id: backup.id },
    '/api/restores/': { id: restoreId },
    '/api/trash/': { kind: 'exam', id: trashed.id },
    '/api/phrases/': { id: first(listed.phrases) },
    '/api/documents/': { id: accepted.generationId },
    '/api/school/skills/': { id: skill.id },
    '/api/school/error-types/': { id: errorType.id },
    '/api/school/comments/': { id: first(banked.comments) },
    '/api/school/invitations/': { id: first(school.invitations) },
    '/api/school/members/': { userId: owner.userId },
    '/api/schools/': { id: String(found?._id), name: 'logo' },
    '/api/generations/': { id: generationId },
    '/api/lesson-plans/': { id: lessonPlanId, key: 'overview', number: '1' },
    '/api/images/': { id: generationId, variant: 'file' },
    '/api/publications/': { id: generationId },
    '/api/published-images/': { id: generationId },
    '/api/user_info/': { uid: owner.userId },
    '/api/current_subscriptions/': { uid: owner.userId },
    '/api/auth/sessions/': { id: owner.sessionId },
  }
})
afterAll(() => test?.close())

/** Routes that admit anybody who has a valid token or link; other tests cover them. */
const open = [
  ...['/api/join/{token}', '/api/join/{token}/students', '/api/plans/{id}'],
  // Their query contains a signature over the person of the link.
  ...['/api/images/{id}/{variant}', '/api/schools/{id}/logo/{name}'],
  '/api/lesson-plans/{id}/pictures/{imageId}',
  '/api/resources/{id}/pictures/{imageId}',
  '/api/backups/files/{token}',
  ...['/api/shared/lesson-plans/{token}', '/api/shared/lesson-plans/{token}/pictures/{imageId}'],
]

/** Valid bodies, so that the policy and not the validation refuses the request. */
const bodies: Record<string, object> = {
  'PUT /api/user_info/{uid}': { displayName: 'X', role: 'teacher', subjects: [], language: 'en' },
  'PATCH /api/user_info/{uid}': { displayName: 'X' },
  'PUT /api/generations/{id}/objectives': {
    basedOn: 0,
    objectives: [{ id: 'x', text: 'X', bloomLevel: 'apply', evidence: 'X' }],
  },
  'PUT /api/lesson-plans/{id}/sections/{key}': { basedOn: 1, value: { summary: 'X', bigIdea: 'X' } },
  'PUT /api/lesson-plans/{id}/sections/{key}/flag': { reason: 'X' },
  'POST /api/lesson-plans/{id}/sections/{key}/rewrite': {
    ...{ requestKey: newId(), wish: { direction: 'easier', words: '' } },
  },
  'POST /api/lesson-plans/{id}/proposals/{key}/accept': { basedOn: 1 },
  'POST /api/lesson-plans/{id}/versions/{number}/restore': { basedOn: 0 },
  'PATCH /api/lesson-plans/{id}': { title: 'X' },
  'PATCH /api/images/{id}': { name: 'X' },
  'PUT /api/images/{id}/labels': { labels: [], version: 0 },
  'POST /api/publications/{id}/decision': {
    decision: 'publish',
    seen: { publication: 'in-review', requestedAt: new Date().toISOString(), reports: 0 },
  },
  'POST /api/published-images/{id}/report': { reason: 'wrong' },
  'PATCH /api/classes/{id}': { name: 'X' },
  'POST /api/classes/{id}/duplicate': { name: 'X', withStudents: true },
  'POST /api/classes/{id}/students': { students: [{ firstName: 'X' }] },
  'PATCH /api/classes/{id}/students/{studentId}': { firstName: 'X' },
  'POST /api/classes/{id}/students/actions': { ids: [newId()], act: { action: 'delete' } },
  'POST /api/classes/{id}/groups': { name: 'X' },
  'PATCH /api/classes/{id}/groups/{groupId}': { name: 'X' },
  'POST /api/classes/{id}/imports': {
    ...{ rosterVersion: 1, fileName: 'x.csv', table: { rows: [['X']] }, decisions: [] },
    mapping: { columns: ['fullName'], firstDataRow: 0, nameOrder: 'first-last' },
  },
  'PATCH /api/classes/{id}/members/{userId}': { role: 'viewer' },
  'POST /api/classes/{id}/invitations': { email: 'x@school.example', role: 'viewer' },
  'PUT /api/classes/{id}/transfer': { userId: newId() },
  'POST /api/classes/{id}/join-links': { audience: 'teachers' },
  'PATCH /api/classes/{id}/join-links/{linkId}': { paused: true },
  'POST /api/classes/{id}/join-requests/{requestId}/decision': { decision: 'decline' },
  'POST /api/classes/{id}/exams': { title: 'X', structure },
  'PUT /api/classes/{id}/terms/{termId}/aggregation': { aggregation: 'by-scale' },
  'PUT /api/classes/{id}/overall-comments/{studentId}': overallComment,
  'POST /api/classes/{id}/phrases': { group: 'effort', text: 'X' },
  'POST /api/classes/{id}/term-reports': termReports,
  'POST /api/exams/{id}/feedback-slips': { ...pack, perPage: 1, withAbsent: false },
  'POST /api/exams/{id}/need-groups': {
    steps: [{ do: 'reset' }],
  },
  'POST /api/exams/{id}/resource-preview': resourceRequest,
  'POST /api/resources/{id}/changes': { change: 'text', basedOn: 9, title: 'X', intro: '' },
  'POST /api/resources/{id}/items/{itemId}/rewrite': {
    ...{ requestKey: newId(), wish: { direction: 'easier', words: '' } },
  },
  'POST /api/resources/{id}/items/{itemId}/proposal': { decision: 'keep', basedOn: 9 },
  'POST /api/resources/{id}/versions/{number}/restore': { basedOn: 1 },
  'POST /api/billing/orders/{id}/pay': { returnTo: '/settings/order' },
  'PATCH /api/exams/{id}': { title: 'X' },
  'POST /api/exams/{id}/status': { status: 'marking' },
  'POST /api/exams/{id}/duplicate': { classIds: [newId()] },
  'POST /api/exams/{id}/structure/preview': { version: 1, structure },
  'PUT /api/exams/{id}/structure': { version: 1, structure },
  'POST /api/exams/{id}/structure/undo': { changeId: newId() },
  'PUT /api/exams/{id}/marks': {
    ...{ epoch: 0, operations: [{ id: newId(), kind: 'type', of: null }] },
    ...{ studentIds: [newId()], leafIds: [leaf.id], writes: [[0, 0, 0, 0, 100]] },
  },
  'POST /api/exams/{id}/marks/file': Buffer.from('Name,Q1\nX,1\n'),
  'PUT /api/exams/{id}/assignments': { assignments: {} },
  'POST /api/restores/{id}/start': { method: 'copy', classIds: [newId()], decisions: {} },
  'POST /api/trash/{kind}/{id}/put-back': { deletedAt: new Date().toISOString() },
  'PATCH /api/school/members/{userId}': { role: 'member' },
  'PATCH /api/school/skills/{id}': { name: 'X' },
  'PATCH /api/school/error-types/{id}': { name: 'X' },
}

/** Query strings for routes that require one. */
const queries: Record<string, string> = {
  'GET /api/exams/{id}/export': '?format=csv',
  'GET /api/lesson-plans/{id}/export': '?format=markdown',
  'GET /api/resources/{id}/export': '?format=pdf',
  'GET /api/classes/{id}/gradebook/export': '?format=csv',
  'GET /api/exams/{id}/marks/at': '?at=2026-10-01T00:00:00.000Z',
}

interface Operation {
  method: string
  path: string
  isPublic: boolean
}

async function idBearingOperations(): Promise<Operation[]> {
  const document = await test.app.inject('/api/openapi.json')
  const { paths } = document.json<{ paths: Record<string, Record<string, { security?: unknown[] }>> }>()
  return Object.entries(paths)
    .filter(([path]) => path.includes('{') && !open.includes(path))
    .flatMap(([path, verbs]) =>
      Object.entries(verbs).map(([verb, { security }]) => ({
        ...{ method: verb.toUpperCase(), path, isPublic: security === undefined },
      })),
    )
}

function urlOf(path: string): string {
  const known = Object.entries(ids).find(([prefix]) => path.startsWith(prefix))?.[1]
  const url = path.replaceAll(/\{([^}]+)\}/g, (_all, name: string) => known?.[name] ?? `no-${name}`)
  if (/no-|missing/.test(url)) throw new Error(`this test has no real id for ${path}: ${url}`)
  return url.replace('/api', '')
}

const needsBody = ['POST', 'PUT', 'PATCH']
const snapshotOf = async () => {
  const collections = [
    ...['classes', 'rosters', 'exams', 'mark_rows', 'join_links', 'schools', 'sessions'],
    ...['error_type_libraries', 'comment_bank', 'overall_comments', 'phrases', 'generations'],
    ...['orders', 'credit_notes', 'payment_customers', 'backups', 'restores', 'restore_locks'],
    ...['lesson_plans', 'lesson_plan_versions', 'lesson_plan_proposals', 'resources', 'resource_versions'],
    ...['images', 'image_likes', 'image_reports'],
  ]
  const rows = await Promise.all(
    collections.map((name) => test.servers.connection.collection(name).find({}).toArray()),
  )
  return JSON.stringify(rows)
}

it('a stranger who knows every id gets 403 or 404 from every route, sees no data and changes nothing', async () => {
  // The first request for the school creates it.
  await send(stranger, 'GET', '/school')
  const before = await snapshotOf()
  const operations = await idBearingOperations()
  expect(operations.length).toBeGreaterThan(60)
  const wrong: string[] = []
  for (const { method, path } of operations) {
    const body = bodies[`${method} ${path}`] ?? {}
    const url = `${urlOf(path)}${queries[`${method} ${path}`] ?? ''}`
    const answer = await send(stranger, method, url, needsBody.includes(method) ? body : undefined)
    const refused = answer.statusCode === 404 || answer.statusCode === 403
    if (!refused || answer.body.includes(secret)) wrong.push(`${method} ${path}: ${answer.statusCode}`)
  }
  expect(wrong).toEqual([])
  expect(await snapshotOf()).toBe(before)
})

it('a signed-out person gets 401 from every route that is not public', async () => {
  const wrong: string[] = []
  for (const { method, path, isPublic } of await idBearingOperations()) {
    const body = bodies[`${method} ${path}`] ?? {}
    const answer = await send(null, method, urlOf(path), needsBody.includes(method) ? body : undefined)
    const refused = answer.statusCode === 401 || (isPublic && answer.statusCode === 404)
    if (!refused || answer.body.includes(secret)) wrong.push(`${method} ${path}: ${answer.statusCode}`)
  }
  expect(wrong).toEqual([])
})

it('a missing resource and another person’s resource get the same response', async () => {
  for (const kind of ['classes', 'exams', 'lesson-plans', 'resources']) {
    const path = `/${kind}/${ids[`/api/${kind}/`]!['id']}`
    const theirs = (await send(stranger, 'GET', path)).json<object>()
    const none = (await send(stranger, 'GET', path.replace(/[0-9a-f]{24}/, newId()))).json<object>()
    expect({ ...theirs, requestId: '' }).toEqual({ ...none, requestId: '' })
  }
})
