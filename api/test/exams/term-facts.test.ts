import type { TermFacts } from '@classeur/contracts'
import { newId } from '@classeur/local/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createExamKit, leavesOf, structureOf, type ExamKit } from '../kit/exam-kit.ts'

let test: TestApp
let kit: ExamKit
let owner: SignedIn
let classId: string
beforeAll(async () => {
  test = await createTestApp()
  kit = createExamKit(test)
})
afterAll(() => test?.close())
beforeEach(async () => {
  owner = await kit.newTeacher()
  classId = await kit.newClass(owner)
})

const factsOf = async (query = '', person = owner) =>
  kit.call(person, 'GET', `/classes/${classId}/term-facts${query}`)

describe('the facts of a term', () => {
  it('have the skills, comments and absences of each student in its exams only', async () => {
    const term = { id: newId(), name: 'Term 1', startsOn: '2026-09-01', endsOn: '2026-12-20' }
    expect((await kit.call(owner, 'PATCH', '/school', { terms: [term] })).statusCode).toBe(200)
    const made = await kit.call(owner, 'POST', '/school/skills', { code: 'N1', name: 'Fractions' })
    expect(made.statusCode, made.body).toBeLessThan(300)
    const { skills } = (await kit.call(owner, 'GET', '/school/skills')).json<{ skills: { id: string }[] }>()
    const skillId = skills[0]?.id ?? ''
    const [ada = '', ben = ''] = await kit.addStudents(classId, [{ name: 'Ada' }, { name: 'Ben' }])
    const leaves = leavesOf([10, 10], { skills: [{ skillId, weight: 1 }] })
    const exam = await kit.newExam(owner, classId, structureOf(leaves), { termId: term.id })
    await kit.enter(owner, exam, { [ada]: [8, 6], [ben]: ['absent', 'absent'] })
    const other = await kit.newExam(owner, classId, structureOf(leavesOf([10])))
    await kit.enter(owner, other, { [ben]: ['absent'] })
    const leafId = leaves[1]?.id ?? ''
    await test.servers.connection
      .collection('mark_rows')
      .updateOne({ examId: exam.id, studentId: ada }, { $set: { [`marks.${leafId}.comment`]: 'Nice proof' } })
    const facts = async (query: string) => (await factsOf(query)).json<TermFacts>().students
    expect(await facts(`?term=${term.id}`)).toEqual([
      {
        ...{ studentId: ada, absences: 0 },
        skills: [{ skillId, name: 'Fractions', share: '7/10', questions: 2, classMean: '7/10' }],
        comments: [{ examId: exam.id, question: 'Q2', text: 'Nice proof' }],
      },
      { studentId: ben, absences: 1, skills: [], comments: [] },
    ])
    expect((await facts('')).map(({ absences }) => absences)).toEqual([0, 2])
  })

  it('do not exist for a stranger, and are read by a viewer', async () => {
    expect((await factsOf('', await kit.newTeacher())).statusCode).toBe(404)
    const viewer = await kit.join(classId, await kit.newTeacher(), 'viewer')
    expect((await factsOf('', viewer)).statusCode).toBe(200)
    expect((await factsOf('?year=1')).statusCode).toBe(400)
  })
})
