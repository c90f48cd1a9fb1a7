import type { ExamList, Roster, SchoolClass, TermErrors } from '@classeur/contracts'
import { eventually, newId } from '@classeur/local/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createExamKit, leavesOf, structureOf, type ExamKit } from '../kit/exam-kit.ts'
import { monitored, openTestServers, type TestServers } from '../kit/test-servers.ts'

let servers: TestServers
let test: TestApp
let kit: ExamKit
const reads: string[] = []

beforeAll(async () => {
  servers = await openTestServers({ mongo: monitored })
  test = await createTestApp({ servers })
  kit = createExamKit(test)
  servers.connection.getClient().on('commandStarted', ({ commandName, command }) => {
    const { find, aggregate } = command as { find?: string; aggregate?: string }
    if (commandName === 'find' || commandName === 'aggregate') reads.push(find ?? aggregate ?? '')
  })
})
afterAll(async () => {
  await test?.close()
  await servers?.stop()
})

const errorsOf = async (person: SignedIn, classId: string, query = ''): Promise<TermErrors> => {
  const answer = await kit.call(person, 'GET', `/classes/${classId}/errors${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<TermErrors>()
}
const statusOf = async (person: SignedIn, classId: string, query = '') =>
  (await kit.call(person, 'GET', `/classes/${classId}/errors${query}`)).statusCode

async function newSampleClass() {
  const owner = await kit.newTeacher()
  const { id } = (await kit.call(owner, 'POST', '/classes/sample', {})).json<SchoolClass>()
  return { owner, classId: id }
}

describe('the errors of a class over a term', () => {
  it('tell which skills of the sample class recur, are new and are gone, and which have too few questions', async () => {
    const { owner, classId } = await newSampleClass()
    const errors = await errorsOf(owner, classId)
    expect(errors.exams.map(({ title }) => title)).toEqual([
      'First test on fractions',
      'Fractions: compare, add, solve',
    ])
    expect(errors.students).toBe(24)
    expect(errors.skills.map(({ name, trend }) => [name, trend])).toEqual([
      ['Add fractions', 'recurs'],
      ['Solve problems with fractions', 'new'],
      ['Compare fractions', 'gone'],
      ['Read and write fractions', 'too-few'],
    ])
    // 52 of the 184 points of Q4 to Q7, see reference/sample-class-numbers.json.
    expect(errors.skills[0]?.cells[1]).toMatchObject({ questions: 4, of: 23, lostShare: '13/46' })
    expect(errors.skills[3]?.cells).toMatchObject([{ questions: 1, isReliable: false, isError: false }, null])
    const trendOf = (wanted: string) => errors.types.find(({ type }) => type === wanted)
    expect(trendOf('method')).toMatchObject({ trend: 'recurs', total: 37 })
    expect(trendOf('unit')).toMatchObject({ trend: 'new', counts: [0, 2] })
  })

  it('cover one term or one group if the query names it', async () => {
    const { owner, classId } = await newSampleClass()
    const { students } = (await kit.call(owner, 'GET', `/classes/${classId}/students`)).json<Roster>()
    const made = await kit.call(owner, 'POST', `/classes/${classId}/groups`, { name: 'Blue' })
    const [groupId = ''] = made.json<{ changedIds: string[] }>().changedIds
    // The best two papers of both exams.
    const ids = [students[0]?.id, students[5]?.id]
    await kit.call(owner, 'POST', `/classes/${classId}/students/actions`, {
      ...{ ids, act: { action: 'add-to-group', groupId } },
    })
    const ofGroup = await errorsOf(owner, classId, `?group=${groupId}`)
    expect(ofGroup.groups).toEqual([{ id: groupId, name: 'Blue' }])
    expect(ofGroup.students).toBe(2)
    expect(new Set(ofGroup.skills.map(({ trend }) => trend))).toEqual(new Set(['none', 'too-few']))
    const terms = [{ id: newId(), name: 'Term 1', startsOn: '2026-09-01', endsOn: '2026-12-20' }]
    await kit.call(owner, 'PATCH', '/school', { terms })
    const { exams } = (await kit.call(owner, 'GET', `/classes/${classId}/exams`)).json<ExamList>()
    await kit.call(owner, 'PATCH', `/exams/${exams[0]?.id ?? ''}`, { termId: terms[0]?.id })
    const ofTerm = await errorsOf(owner, classId, `?term=${terms[0]?.id ?? ''}`)
    expect(ofTerm.exams.map(({ id }) => id)).toEqual([exams[0]?.id])
    expect(ofTerm.skills.every(({ trend }) => trend === 'too-few')).toBe(true)
  })

  it('are empty without marks, and leave out deleted exams', async () => {
    const owner = await kit.newTeacher()
    const classId = await kit.newClass(owner)
    const [ada = ''] = await kit.addStudents(classId, [{ name: 'Ada' }])
    const exam = await kit.newExam(owner, classId, structureOf(leavesOf([4, 4, 4])))
    expect(await errorsOf(owner, classId)).toEqual({
      ...{ groups: [], students: 1, exams: [], skills: [], types: [] },
    })
    await kit.enter(owner, exam, { [ada]: [1, 1, 1] })
    expect((await errorsOf(owner, classId)).exams).toHaveLength(1)
    await kit.call(owner, 'DELETE', `/exams/${exam.id}`)
    expect((await errorsOf(owner, classId)).exams).toEqual([])
  })

  it('open for every member and for nobody else', async () => {
    const owner = await kit.newTeacher()
    const classId = await kit.newClass(owner)
    for (const role of ['editor', 'marker', 'viewer'] as const)
      expect(await statusOf(await kit.join(classId, await kit.newTeacher(), role), classId)).toBe(200)
    expect(await statusOf(await kit.newTeacher(), classId)).toBe(404)
    expect((await test.app.inject({ url: `/api/classes/${classId}/errors` })).statusCode).toBe(401)
    for (const query of ['?term=first', '?group=blue', '?type=test'])
      expect(await statusOf(owner, classId, query)).toBe(400)
  })

  it('need as many reads for several exams as for one', async () => {
    const owner = await kit.newTeacher()
    const classId = await kit.newClass(owner)
    const [ada = ''] = await kit.addStudents(classId, [{ name: 'Ada' }])
    const addExam = async () => {
      const exam = await kit.newExam(owner, classId, structureOf(leavesOf([10])))
      await kit.enter(owner, exam, { [ada]: [8] })
    }
    const needsFour = () =>
      eventually(async () => {
        reads.length = 0
        await errorsOf(owner, classId)
        expect([...reads].sort()).toEqual(['classes', 'exams', 'mark_rows', 'rosters'])
      })
    await addExam()
    await needsFour()
    for (let index = 0; index < 4; index += 1) await addExam()
    await needsFour()
  })
})
