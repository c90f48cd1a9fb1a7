import type { ExamSheet, ClassPage, ExamList, Roster, SchoolClass, MarkHistory } from '@classeur/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test?.close())

async function call<Body>(person: SignedIn, method: string, path: string): Promise<Body> {
  const { headers } = person
  const payload = method === 'POST' ? { payload: {} } : {}
  const answer = await test.app.inject({ method: method as 'GET', url: `/api${path}`, headers, ...payload })
  expect(answer.statusCode).toBeLessThan(300)
  return (answer.body ? answer.json() : null) as Body
}

const ask = (person: SignedIn) => call<SchoolClass>(person, 'POST', '/classes/sample')

describe('the sample class', () => {
  it('has 24 students and two marked exams of 10 questions, the latest one first, and takes no plan slot', async () => {
    const teacher = await test.newTeacher()
    const { id, isSample, role } = await ask(teacher)
    expect({ isSample, role }).toEqual({ isSample: true, role: 'owner' })
    const { students } = await call<Roster>(teacher, 'GET', `/classes/${id}/students`)
    expect(students).toHaveLength(24)
    const { exams } = await call<ExamList>(teacher, 'GET', `/classes/${id}/exams`)
    expect(exams.map(({ title, status }) => [title, status])).toEqual([
      ['Fractions: compare, add, solve', 'marking'],
      ['First test on fractions', 'released'],
    ])
    expect(exams[1]?.progress).toEqual({ entered: 240, total: 240 })
    expect(exams[0]).toMatchObject({ maximumHundredths: 2000 })
    expect(exams[0]?.progress).toEqual({ entered: 240, total: 240 })
    expect(exams[0]?.mean).toMatchObject({ papers: 23, incomplete: 0, absent: 1 })
    const path = `/exams/${String(exams[0]?.id)}/marks`
    // The marks belong to no operation; otherwise Ctrl+Z on the opened sheet would remove them.
    expect(await call(teacher, 'GET', `${path}/operations`)).toEqual({ operations: [], nextCursor: null })
    const { changes } = await call<MarkHistory>(teacher, 'GET', `${path}/history`)
    expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(['sample']))
    const { skillNames } = await call<ExamSheet>(teacher, 'GET', `/exams/${String(exams[0]?.id)}/sheet`)
    expect(Object.values(skillNames ?? {})).toHaveLength(3)
    const page = await call<ClassPage>(teacher, 'GET', '/classes')
    expect(page.classes.map((one) => one.id)).toEqual([id])
    expect(page.used).toBe(0)
  })

  it('is created once, even by repeated concurrent requests', async () => {
    const teacher = await test.newTeacher()
    const made = await Promise.all([ask(teacher), ask(teacher), ask(teacher)])
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect((await ask(teacher)).id).toBe(made[0]?.id)
    const roster = () => call<Roster>(teacher, 'GET', `/classes/${made[0]?.id ?? ''}/students`)
    await expect.poll(async () => (await roster()).students.length).toBe(24)
  })

  it('is deleted in one step; a new request restores the same class, so nobody can collect several', async () => {
    const teacher = await test.newTeacher()
    const first = await ask(teacher)
    await call(teacher, 'DELETE', `/classes/${first.id}`)
    expect((await call<ClassPage>(teacher, 'GET', '/classes')).classes).toEqual([])
    const second = await ask(teacher)
    expect(second.id).toBe(first.id)
    expect(second.counts).toMatchObject({ students: 24, exams: 2 })
    expect((await call<ClassPage>(teacher, 'GET', '/classes')).classes).toHaveLength(1)
  })

  it('is completed when it is asked for again after it failed and was deleted', async () => {
    const teacher = await test.newTeacher()
    const setLimit = (students: number) =>
      test.servers.connection
        .collection<{ _id: string }>('plans')
        .updateOne({ _id: 'free' }, { $set: { 'limits.studentsPerClass': students } })
    const before = await test.servers.connection
      .collection<{ _id: string; limits: { studentsPerClass: number } }>('plans')
      .findOne({ _id: 'free' })
    await setLimit(10)
    const { headers } = teacher
    const failed = await test.app.inject({ method: 'POST', url: '/api/classes/sample', headers, payload: {} })
    await setLimit(before?.limits.studentsPerClass ?? 0)
    expect(failed.json()).toMatchObject({ code: 'students/limit-reached' })
    const [halfMade] = (await call<ClassPage>(teacher, 'GET', '/classes')).classes
    expect(halfMade?.counts).toMatchObject({ students: 0, exams: 0 })
    await call(teacher, 'DELETE', `/classes/${halfMade?.id ?? ''}`)
    const finished = await ask(teacher)
    expect(finished.id).toBe(halfMade?.id)
    expect(finished.counts).toMatchObject({ students: 24, exams: 2 })
  })

  it('keeps its teacher’s changes after it was deleted and restored', async () => {
    const teacher = await test.newTeacher()
    const { id } = await ask(teacher)
    const { exams } = await call<ExamList>(teacher, 'GET', `/classes/${id}/exams`)
    for (const exam of exams) await call(teacher, 'DELETE', `/exams/${exam.id}`)
    await call(teacher, 'DELETE', `/classes/${id}`)
    expect((await ask(teacher)).counts).toMatchObject({ students: 24, exams: 0 })
  })

  it('keeps its teacher’s changes: nothing is filled in again', async () => {
    const teacher = await test.newTeacher()
    const { id } = await ask(teacher)
    const { exams } = await call<ExamList>(teacher, 'GET', `/classes/${id}/exams`)
    await call(teacher, 'DELETE', `/exams/${exams[0]?.id ?? ''}`)
    await test.servers.connection
      .collection('classes')
      .updateOne({ name: 'Sample class', ownerId: teacher.userId }, { $set: { createdAt: new Date(0) } })
    await ask(teacher)
    expect(
      (await call<ExamList>(teacher, 'GET', `/classes/${id}/exams`)).exams.map(({ id: left }) => left),
    ).toEqual([exams[1]?.id])
  })
})
