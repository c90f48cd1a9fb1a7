import { packWrites, StudentCard, type ExamStructure, type StudentMeans } from '@classeur/contracts'
import { eventually, newId } from '@classeur/local/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { markInput } from '../kit/exam-kit.ts'
import { createStudentsKit } from '../kit/students-kit.ts'

let test: TestApp
let kit: ReturnType<typeof createStudentsKit>
let teacher: SignedIn
let classId: string
let ids: string[]
beforeAll(async () => {
  test = await createTestApp()
  kit = createStudentsKit(test)
})
afterAll(() => test?.close())
beforeEach(async () => {
  teacher = await kit.newTeacher()
  const school = (await kit.call(teacher, 'GET', '/school')).json<{ id: string }>()
  classId = await kit.newClass(teacher, [], school.id)
  ids = (
    await kit.added(
      teacher,
      classId,
      { firstName: 'Ada', lastName: 'Berg', note: 'Private.' },
      { firstName: 'Tom', lastName: 'Roy' },
      { firstName: 'Late', lastName: 'Comer', joinedOn: '2026-10-01' },
    )
  ).changedIds
})

const leaf = (id: string, label: string, more: object = {}) => ({
  ...{ id, label, maxHundredths: 1000, stepHundredths: 50, skills: [], bloomLevel: null, isBonus: false },
  ...{ usualErrors: [], retiredAt: null, ...more },
})

/** Creates an exam with two questions of 10 points; returns its id and the ids of the questions. */
async function newExam(title: string, date: string, skillId?: string, second: object = {}) {
  const [q1, q2] = [newId(), newId()]
  const skills = skillId ? [{ skillId, weight: 1 }] : []
  const structure = {
    mode: 'detailed',
    totalLeaf: leaf(newId(), 'Total'),
    exercises: [
      {
        ...{ id: newId(), label: '' },
        questions: [
          { id: newId(), label: 'Q1', parts: [leaf(q1, 'Q1', { skills })] },
          { id: newId(), label: 'Q2', parts: [leaf(q2, 'Q2', second)] },
        ],
      },
    ],
  } as ExamStructure
  const answer = await kit.call(teacher, 'POST', `/classes/${classId}/exams`, { title, date, structure })
  if (answer.statusCode >= 300) throw new Error(answer.body)
  return { examId: answer.json<{ id: string }>().id, q1, q2 }
}

const write = async (examId: string, cells: [string, string, number | null][]) => {
  const inputs = cells.map(([studentId, leafId, points]) =>
    markInput(studentId, leafId, points === null ? 'absent' : points * 100),
  )
  const answer = await kit.call(teacher, 'PUT', `/exams/${examId}/marks`, packWrites(0, inputs))
  if (answer.statusCode >= 300) throw new Error(answer.body)
}

const card = async (studentId: string, person = teacher) => {
  const answer = await kit.call(person, 'GET', `/classes/${classId}/students/${studentId}/card`)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return StudentCard.parse(answer.json())
}

describe('the card of a student', () => {
  it('compares results with the class, oldest first, in points and shares', async () => {
    const [ada = '', tom = ''] = ids
    const later = await newExam('Second', '2026-10-20')
    const first = await newExam('First', '2026-09-20')
    await write(first.examId, [
      [ada, first.q1, 8],
      [ada, first.q2, null],
      [tom, first.q1, 4],
      [tom, first.q2, 2],
    ])
    const seen = await card(ada)
    expect(seen.results).toMatchObject([
      // An absence excludes the question: 8 of 10. Shares in the class: 80 % and 30 %.
      {
        ...{ title: 'First', pointsHundredths: 800, maximumHundredths: 1000, share: '4/5', toEnter: 0 },
        classMean: { share: '11/20', papers: 2 },
      },
      {
        ...{ title: 'Second', pointsHundredths: null, maximumHundredths: 2000, share: null, toEnter: 2 },
        classMean: { share: null, papers: 0 },
      },
    ])
    expect(seen.results[1]?.examId).toBe(later.examId)
    expect(seen).toMatchObject({ className: '6B', student: { note: 'Private.' } })
  })

  it('has no points of a paper of which only a bonus counts, like the sheet and the files', async () => {
    const [ada = ''] = ids
    const { examId, q1, q2 } = await newExam('First', '2026-09-20', undefined, { isBonus: true })
    await write(examId, [
      [ada, q1, null],
      [ada, q2, 1.5],
    ])
    expect((await card(ada)).results).toMatchObject([
      { pointsHundredths: null, maximumHundredths: 1000, share: null, toEnter: 0 },
    ])
  })

  it('omits exams before the student joined, and deleted exams', async () => {
    const first = await newExam('First', '2026-09-20')
    await newExam('Second', '2026-10-20')
    const late = ids[2] ?? ''
    expect((await card(late)).results.map(({ title }) => title)).toEqual(['Second'])
    await kit.call(teacher, 'DELETE', `/exams/${first.examId}`)
    expect((await card(ids[0] ?? '')).results.map(({ title }) => title)).toEqual(['Second'])
  })

  it('sums up skills, errors and comments', async () => {
    const [ada = '', tom = ''] = ids
    const added = await kit.call(teacher, 'POST', '/school/skills', { name: 'Fractions' })
    const skills = (await kit.call(teacher, 'GET', '/school/skills')).json<{ skills: { id: string }[] }>()
      .skills
    const skillId = skills[0]?.id ?? ''
    expect(added.statusCode).toBeLessThan(300)
    const { examId, q1, q2 } = await newExam('First', '2026-09-20', skillId)
    await write(examId, [
      [ada, q1, 8],
      [ada, q2, 5],
      [tom, q1, 4],
    ])
    await test.servers.connection.collection('mark_rows').updateOne(
      { examId, studentId: ada },
      {
        $set: {
          [`marks.${q1}.errorTypes`]: ['sign', 'unit'],
          [`marks.${q2}.errorTypes`]: ['sign'],
          [`marks.${q2}.comment`]: 'Read the question again.',
        },
      },
    )
    const seen = await card(ada)
    expect(seen.skills).toEqual([
      { skillId, name: 'Fractions', share: '4/5', questions: 1, classMean: '3/5' },
    ])
    expect(seen.errors).toEqual([
      { type: 'sign', count: 2 },
      { type: 'unit', count: 1 },
    ])
    expect(seen.comments).toMatchObject([
      { examTitle: 'First', label: 'Q2', comment: 'Read the question again.' },
    ])
  })

  it('says which of the student’s errors recur, in the exams that they took part in', async () => {
    const [ada = '', tom = ''] = ids
    await kit.call(teacher, 'POST', '/school/skills', { name: 'Fractions' })
    const { skills } = (await kit.call(teacher, 'GET', '/school/skills')).json<{ skills: { id: string }[] }>()
    const skillId = skills[0]?.id ?? ''
    for (const [title, date] of [
      ['Second', '2026-10-20'],
      ['First', '2026-09-20'],
    ] as const) {
      const { examId, q1, q2 } = await newExam(title, date, skillId)
      await write(examId, [
        [ada, q1, 2],
        [ada, q2, 5],
        [tom, q1, 10],
      ])
      const type = title === 'First' ? 'method' : 'unit'
      await test.servers.connection
        .collection('mark_rows')
        .updateOne({ examId, studentId: ada }, { $set: { [`marks.${q1}.errorTypes`]: [type] } })
    }
    const { recurring } = await card(ada)
    expect(recurring.exams.map(({ title }) => title)).toEqual(['First', 'Second'])
    const few = { questions: 1, missed: 1, of: 1, lostShare: '4/5', isReliable: false, isError: false }
    expect(recurring.skills).toEqual([{ skillId, name: 'Fractions', trend: 'too-few', cells: [few, few] }])
    expect(recurring.types).toEqual([
      { type: 'unit', trend: 'new', counts: [0, 1], total: 1 },
      { type: 'method', trend: 'gone', counts: [1, 0], total: 1 },
    ])
    expect((await card(tom)).recurring.types).toEqual([])
  })

  it('is visible to members; school administrators see no note, and nobody sees a deleted student', async () => {
    const [ada = ''] = ids
    const stranger = await kit.newTeacher()
    const path = `/classes/${classId}/students/${ada}/card`
    expect((await kit.call(stranger, 'GET', path)).statusCode).toBe(404)
    await test.servers.connection
      .collection('schools')
      .updateOne({ 'members.userId': stranger.userId }, { $set: { members: [] } })
    await test.servers.connection
      .collection<{ members: object[] }>('schools')
      .updateOne(
        { 'members.userId': teacher.userId },
        { $push: { members: { userId: stranger.userId, role: 'admin', joinedAt: new Date() } } },
      )
    expect((await card(ada, stranger)).student).toMatchObject({ firstName: 'Ada', note: '' })
    await kit.call(teacher, 'POST', `/classes/${classId}/students/actions`, {
      ...{ ids: [ada], act: { action: 'delete' } },
    })
    expect((await kit.call(teacher, 'GET', path)).statusCode).toBe(404)
    expect((await kit.call(teacher, 'GET', `/classes/${classId}/students/${newId()}/card`)).statusCode).toBe(
      404,
    )
  })
})

describe('the count of cells to enter', () => {
  it('follows changes of the roster', async () => {
    const { examId, q1 } = await newExam('First', '2026-10-20')
    await write(examId, [[ids[0] ?? '', q1, 8]])
    const toEnter = async () =>
      (await kit.call(teacher, 'GET', `/classes/${classId}`)).json<{ counts: { cellsToEnter: number } }>()
        .counts.cellsToEnter
    // The count may be updated after the response to a written mark.
    await eventually(async () => expect(await toEnter()).toBe(5))
    await kit.added(teacher, classId, { firstName: 'New' })
    expect(await toEnter()).toBe(7)
    await kit.call(teacher, 'POST', `/classes/${classId}/students/actions`, {
      ...{ ids: ids.slice(1, 2), act: { action: 'leave', on: '2026-10-01' } },
    })
    expect(await toEnter()).toBe(5)
  })
})

describe('the report of a student', () => {
  it('is a PDF named after the student, for people who may see the student', async () => {
    const [id = ''] = (await kit.added(teacher, classId, { firstName: 'Zoë / #x', lastName: "d'Arc" }))
      .changedIds
    const path = `/classes/${classId}/students/${id}/report.pdf`
    const answer = await kit.call(teacher, 'GET', path)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-disposition']).toContain(
      "filename*=UTF-8''Zo%C3%AB%20-%20%23x%20d%27Arc.pdf",
    )
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await kit.call(await kit.newTeacher(), 'GET', path)).statusCode).toBe(404)
    expect((await test.app.inject({ url: `/api${path}` })).statusCode).toBe(401)
  })
})

describe('the student means of a class', () => {
  const meansOf = async (person = teacher) => {
    const answer = await kit.call(person, 'GET', `/classes/${classId}/student-means`)
    const { means = [], hasMarks } = answer.json<Partial<StudentMeans>>()
    return { status: answer.statusCode, means, hasMarks }
  }

  it('are exact, weighted by coefficients, and include complete papers only', async () => {
    const [ada = '', tom = '', late = ''] = ids
    const first = await newExam('First', '2026-09-20')
    const second = await newExam('Second', '2026-10-20')
    const heavier = { coefficientHundredths: 200 }
    const changed = await kit.call(teacher, 'PATCH', `/exams/${second.examId}`, heavier)
    expect(changed.statusCode).toBe(200)
    await write(first.examId, [
      [ada, first.q1, 8],
      [ada, first.q2, 3],
      [tom, first.q1, 9],
    ])
    await write(second.examId, [
      [ada, second.q1, 7],
      [ada, second.q2, 6],
      [late, second.q1, 5],
      [late, second.q2, 10],
    ])
    // (11/20 + 2 × 13/20) / 3; Tom's paper is incomplete.
    expect((await meansOf()).means).toEqual([
      { studentId: ada, mean: '37/60', exams: 2 },
      { studentId: late, mean: '3/4', exams: 1 },
    ])
  })

  it('say whether the class has marks, also if no paper is complete', async () => {
    const { examId, q1 } = await newExam('First', '2026-09-20')
    expect(await meansOf()).toMatchObject({ hasMarks: false })
    await write(examId, [[ids[0] ?? '', q1, 8]])
    expect(await meansOf()).toMatchObject({ hasMarks: true, means: [] })
  })

  it('are hidden from people outside the class', async () => {
    expect((await meansOf(await kit.newTeacher())).status).toBe(404)
  })
})
