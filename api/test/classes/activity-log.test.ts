import { ActivityPage, type ActivityKind } from '@classeur/contracts'
import { newId } from '@classeur/local/testing'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createResourceKit, writtenItem, type MarkedClass, type ResourceKit } from '../kit/resource-kit.ts'

let test: TestApp
let kit: ResourceKit
let marked: MarkedClass
beforeAll(async () => {
  test = await createTestApp()
  kit = createResourceKit(test)
  await kit.setCredits(500)
})
afterAll(async () => {
  await kit?.close()
  await test?.close()
})
beforeEach(async () => {
  marked = await kit.markedClass({
    ...{ Sara: [0, 0, 0, 0, 0, 0], Leo: [0, 1, 0, 0, 0, 0] },
    ...{ Mia: [1, 1, 1, 0, 0, 0], Tom: [1, 1, 1, 0, 1, 0] },
  })
})

async function logged(...kinds: ActivityKind[]) {
  const answer = await kit.call(marked.owner, 'GET', `/classes/${marked.classId}/activity`)
  for (const name of ['Sara', 'Leo', 'Mia', 'Tom']) expect(answer.body).not.toContain(name)
  return ActivityPage.parse(answer.json())
    .activities.filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, params }) => [kind, ...Object.values(params)])
}
const send = async (
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  payload: object = {},
  person: SignedIn = marked.owner,
) => {
  const answer = await kit.call(person, method, path, payload)
  expect(answer.statusCode, answer.body).toBeLessThan(300)
}
const newTerm = async (): Promise<string> => {
  const term = { id: newId(), name: 'Term 1', startsOn: '2026-09-01', endsOn: '2026-12-20' }
  await send('PATCH', '/school', { terms: [term] })
  return term.id
}

it('the activity log has each choice of how the averages of a term are calculated, but no choice that changed nothing', async () => {
  const termId = await newTerm()
  const path = `/classes/${marked.classId}/terms/${termId}/aggregation`
  await send('PUT', path, { aggregation: 'by-scale' })
  await send('PUT', path, { aggregation: 'by-scale' })
  await send('PUT', path, { aggregation: 'by-maximum' })
  expect(await logged('aggregation-chosen')).toEqual([
    ['aggregation-chosen', 'Term 1', 'by-maximum'],
    ['aggregation-chosen', 'Term 1', 'by-scale'],
  ])
})

it('the activity log has one line for all overall comments that a teacher writes in a session, without their text', async () => {
  const termId = await newTerm()
  const colleague = await kit.join(marked.classId, await kit.newTeacher(), 'editor')
  const write = (name: string, person?: SignedIn, baseVersion = 0) =>
    send(
      'PUT',
      `/classes/${marked.classId}/overall-comments/${marked.student(name)}`,
      { termId, baseVersion, text: `Sara works steadily ${String(baseVersion)}.` },
      person,
    )
  await Promise.all(['Sara', 'Leo', 'Mia'].map((name) => write(name)))
  await write('Sara', marked.owner, 1)
  await write('Tom', colleague)
  const line = ['overall-comments-changed', 'Term 1']
  expect(await logged('overall-comments-changed')).toEqual([line, line])
  // The session ended an hour ago.
  const log = test.servers.connection.collection('class_activities')
  const lines = await log.find({ classId: marked.classId }).toArray()
  const earlier = lines.map(({ _id, ...fields }) => ({ ...fields, at: new Date(Date.now() - 3_600_000) }))
  await log.deleteMany({ classId: marked.classId })
  await log.insertMany(earlier)
  await write('Sara', marked.owner, 2)
  expect(await logged('overall-comments-changed')).toEqual([line, line, line])
})

it('the activity log has one line for all adjustments of the groups by need of an exam in a session', async () => {
  const move = { do: 'move', studentId: marked.student('Tom'), groupId: 'g1' }
  const path = `/exams/${marked.exam.id}/need-groups`
  await send('POST', path, { steps: [move] })
  await send('POST', path, { steps: [{ ...move, groupId: 'g2' }] })
  expect(await logged('need-groups-changed')).toEqual([['need-groups-changed', 'Fractions']])
})

it('the activity log has resources that are requested, deleted and restored, by their kind and exam', async () => {
  const request = { examId: marked.exam.id, skillIds: [marked.skills.add] }
  const audiences = ['Sara', 'Leo'].map((name) => ({
    ...{ scope: 'student' as const, studentId: marked.student(name) },
  }))
  const [id = ''] = await kit.written(marked.owner, { ...request, audiences }, [writtenItem('one')])
  await send('DELETE', `/resources/${id}`)
  await send('DELETE', `/resources/${id}`)
  await send('POST', `/resources/${id}/restore`)
  const about = ['practice-sheet', 'Fractions']
  expect(await logged('resources-requested', 'resource-deleted', 'resource-restored')).toEqual([
    ['resource-restored', ...about],
    ['resource-deleted', ...about],
    ['resources-requested', ...about],
  ])
})

it('the activity log has a request that was sent twice once', async () => {
  const data = {
    requestKey: randomUUID(),
    request: {
      ...{ examId: marked.exam.id, kind: 'exit-quiz', audiences: [{ scope: 'class' }], questionIds: [] },
      ...{ errorTypes: [], length: 8, tier: null, language: 'en', wish: '', seed: 7 },
      skillIds: [marked.skills.add],
    },
  }
  await send('POST', '/functions/generateResource', { data })
  await send('POST', '/functions/generateResource', { data })
  expect(await logged('resources-requested')).toEqual([['resources-requested', 'exit-quiz', 'Fractions']])
})

it('the activity log has what is deleted from the trash for good, with the number of students', async () => {
  const { owner, classId, exam, skills, student } = marked
  const request = { examId: exam.id, skillIds: [skills.add] }
  const [first = '', second = ''] = [
    ...(await kit.written(owner, request, [writtenItem('one')])),
    ...(await kit.written(owner, request, [writtenItem('one')])),
  ]
  const kinds = [
    ...(['exam-deleted-for-good', 'resource-deleted-for-good', 'students-deleted-for-good'] as const),
  ]
  await send('DELETE', `/resources/${first}`)
  await send('DELETE', `/trash/resource/${first}`)
  expect(await logged(...kinds)).toEqual([['resource-deleted-for-good', 'practice-sheet', 'Fractions']])
  await send('DELETE', `/resources/${second}`)
  const ids = ['Sara', 'Leo'].map(student)
  await send('POST', `/classes/${classId}/students/actions`, { ids, act: { action: 'delete' } })
  const readAt = encodeURIComponent(new Date(Date.now() + 1000).toISOString())
  await send('DELETE', `/trash?kind=student&readAt=${readAt}`)
  await send('DELETE', `/exams/${exam.id}`)
  await send('DELETE', `/trash/exam/${exam.id}`)
  expect((await logged(...kinds)).slice(0, 2)).toEqual([
    ['exam-deleted-for-good', 'Fractions'],
    ['students-deleted-for-good', 2],
  ])
})
