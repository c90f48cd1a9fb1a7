import type { ExamStructure, Gradebook } from '@classeur/contracts'
import { eventually, newId } from '@classeur/local/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createExamKit, leavesOf, structureOf, type Cell, type ExamKit } from '../kit/exam-kit.ts'
import { monitored, openTestServers, type TestServers } from '../kit/test-servers.ts'

let servers: TestServers
let test: TestApp
let kit: ExamKit
let owner: SignedIn
let classId: string
const reads: string[] = []

/** The database client emits an event for each command it sends. */
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
beforeEach(async () => {
  owner = await kit.newTeacher()
  classId = await kit.newClass(owner)
})

const gradebookOf = async (query = '', person = owner, id = classId): Promise<Gradebook> => {
  const answer = await kit.call(person, 'GET', `/classes/${id}/gradebook${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Gradebook>()
}
const statusOf = async (query: string, person = owner) =>
  (await kit.call(person, 'GET', `/classes/${classId}/gradebook${query}`)).statusCode

/** An exam with these maxima, in which each student has these cells. */
async function newMarkedExam(
  maxima: readonly number[],
  table: Record<string, Cell[]>,
  fields: Parameters<ExamKit['newExam']>[3] = {},
  id = classId,
): Promise<string> {
  const exam = await kit.newExam(owner, id, structureOf(leavesOf(maxima)), fields)
  await kit.enter(owner, exam, table)
  return exam.id
}

/** Gives the owner's school two terms and returns their ids. */
async function addTerms(): Promise<[string, string]> {
  const terms = [
    { id: newId(), name: 'Term 1', startsOn: '2026-09-01', endsOn: '2026-12-20' },
    { id: newId(), name: 'Term 2', startsOn: '2027-01-04', endsOn: '2027-04-10' },
  ]
  const answer = await kit.call(owner, 'PATCH', '/school', { terms })
  expect(answer.statusCode, answer.body).toBe(200)
  return [terms[0]?.id ?? '', terms[1]?.id ?? '']
}

/** Adds a group of these students and returns its id. */
async function addGroup(name: string, ids: readonly string[], id = classId): Promise<string> {
  const made = await kit.call(owner, 'POST', `/classes/${id}/groups`, { name })
  const [groupId = ''] = made.json<{ changedIds: string[] }>().changedIds
  const act = { action: 'add-to-group', groupId }
  const answer = await kit.call(owner, 'POST', `/classes/${id}/students/actions`, { ids, act })
  expect(answer.statusCode, answer.body).toBe(200)
  return groupId
}

const people = (...names: string[]) => names.map((name) => ({ name }))

describe('the gradebook', () => {
  it('has the results of every student in every exam, with both averages, trend and class means', async () => {
    const [ada = '', ben = '', cleo = ''] = await kit.addStudents(classId, people('Ada', 'Ben', 'Cleo'))
    const first = await newMarkedExam(
      [10, 10],
      { [ada]: [8, 7], [ben]: [5, 5], [cleo]: ['absent', 'absent'] },
      { title: 'Fractions', date: '2026-10-01' },
    )
    const second = await newMarkedExam(
      [5],
      { [ada]: [1], [ben]: ['exempt'] },
      { title: 'Decimals', date: '2026-11-01', coefficientHundredths: 200, type: 'quiz' },
    )
    const gradebook = await gradebookOf()
    expect(gradebook.exams).toMatchObject([
      { id: first, markId: first, title: 'Fractions', coefficientHundredths: 100, maximumHundredths: 2000 },
      { id: second, title: 'Decimals', coefficientHundredths: 200, maximumHundredths: 500, type: 'quiz' },
    ])
    const rows = gradebook.students.map(({ studentId, cells, byMaximum, byScale, trend, rank }) => ({
      ...{ studentId, byMaximum, byScale, trend, rank },
      cells: cells.map(({ state, share, status }) => [state, share, status]),
    }))
    expect(rows).toEqual([
      {
        ...{ studentId: ada, byMaximum: '17/30', byScale: '23/60', rank: 2 },
        trend: { last: '1/5', earlierMean: '3/4' },
        cells: [
          ['result', '3/4', null],
          ['result', '1/5', null],
        ],
      },
      {
        ...{ studentId: ben, byMaximum: '1/2', byScale: '1/2', trend: null, rank: 1 },
        cells: [
          ['result', '1/2', null],
          ['no-result', null, 'exempt'],
        ],
      },
      {
        ...{ studentId: cleo, byMaximum: null, byScale: null, trend: null, rank: null },
        cells: [
          ['absent', null, 'absent'],
          ['not-complete', null, null],
        ],
      },
    ])
    expect(gradebook.students[2]?.cells[1]?.toEnter).toBe(1)
    expect(gradebook.classMean).toEqual({ students: 2, byMaximum: '8/15', byScale: '53/120' })
    const cards = await kit.cards(owner, classId)
    for (const { id, mean } of gradebook.exams) {
      expect(mean).toEqual(cards.find((card) => card.id === id)?.mean)
    }
    expect(gradebook).toMatchObject({ chosen: null, rankedBy: 'by-scale', groups: [] })
  })

  it('covers the school year if the school has no terms, and is empty for a class without exams', async () => {
    const [ada = ''] = await kit.addStudents(classId, people('Ada'))
    expect(await gradebookOf()).toMatchObject({ exams: [], students: [], classMean: { students: 0 } })
    await newMarkedExam([10], { [ada]: [8] }, { date: null })
    await newMarkedExam([10], { [ada]: [6] }, { date: '2027-05-01' })
    const { exams, students } = await gradebookOf()
    expect([exams.length, students[0]?.byScale]).toEqual([2, '7/10'])
  })

  it('covers only the exams of a term or type that the query names, and the averages follow', async () => {
    const [term, otherTerm] = await addTerms()
    const [ada = ''] = await kit.addStudents(classId, people('Ada'))
    const test1 = await newMarkedExam([10], { [ada]: [8] }, { termId: term, date: '2026-10-01' })
    const quiz1 = await newMarkedExam(
      [10],
      { [ada]: [4] },
      { termId: term, type: 'quiz', date: '2026-10-02' },
    )
    const test2 = await newMarkedExam([10], { [ada]: [1] }, { termId: otherTerm, date: '2027-02-01' })
    const seen = async (query: string) => {
      const { exams, students } = await gradebookOf(query)
      return { exams: exams.map(({ id }) => id), average: students[0]?.byScale }
    }
    expect(await seen(`?term=${term}`)).toEqual({ exams: [test1, quiz1], average: '3/5' })
    expect(await seen(`?term=${term}&type=quiz`)).toEqual({ exams: [quiz1], average: '2/5' })
    expect(await seen('?type=test')).toEqual({ exams: [test1, test2], average: '9/20' })
    expect(await seen('')).toEqual({ exams: [test1, quiz1, test2], average: '13/30' })
    expect(await seen(`?term=${newId()}`)).toEqual({ exams: [], average: undefined })
  })

  it('shows only the students of a group, with the means and ranks of the whole class', async () => {
    const [ada = '', ben = ''] = await kit.addStudents(classId, people('Ada', 'Ben'))
    await newMarkedExam([10], { [ada]: [8], [ben]: [4] })
    const groupId = await addGroup('Blue', [ben])
    const all = await gradebookOf()
    const blue = await gradebookOf(`?group=${groupId}`)
    expect(all.groups).toEqual([{ id: groupId, name: 'Blue' }])
    expect(blue.students).toEqual([all.students[1]])
    expect(blue.students[0]?.rank).toBe(2)
    expect([blue.exams, blue.classMean]).toEqual([all.exams, all.classMean])
    expect((await gradebookOf(`?group=${newId()}`)).students).toEqual([])
  })

  it('ranks by the average chosen for the term, and hides ranks if the school does', async () => {
    const [term] = await addTerms()
    const [ada = '', ben = ''] = await kit.addStudents(classId, people('Ada', 'Ben'))
    await newMarkedExam([20], { [ada]: [20], [ben]: [15] }, { termId: term })
    await newMarkedExam([5], { [ada]: [0], [ben]: [2] }, { termId: term })
    const ranks = async (query = `?term=${term}`) => {
      const { chosen, rankedBy, students } = await gradebookOf(query)
      return { chosen, rankedBy, ranks: students.map(({ rank }) => rank) }
    }
    expect(await ranks()).toEqual({ chosen: null, rankedBy: 'by-scale', ranks: [2, 1] })
    await kit.call(owner, 'PUT', `/classes/${classId}/terms/${term}/aggregation`, {
      aggregation: 'by-maximum',
    })
    expect(await ranks()).toEqual({ chosen: 'by-maximum', rankedBy: 'by-maximum', ranks: [1, 2] })
    await kit.call(owner, 'PATCH', '/school', { showRanks: false })
    expect(await ranks()).toEqual({ chosen: 'by-maximum', rankedBy: null, ranks: [null, null] })
  })

  it('leaves out deleted exams and students, and students who had left before every exam', async () => {
    const [ada = '', ben = '', late = ''] = await kit.addStudents(classId, [
      ...people('Ada', 'Ben'),
      { name: 'Late', joinedOn: '2026-10-15' },
      { name: 'Left', leftOn: '2026-09-15' },
    ])
    await newMarkedExam([10], { [ada]: [8], [ben]: [8] }, { date: '2026-10-01' })
    const gone = await newMarkedExam([10], { [ada]: [2], [late]: [5] }, { date: '2026-11-01' })
    const names = async () => (await gradebookOf()).students.map(({ firstName }) => firstName)
    expect(await names()).toEqual(['Ada', 'Ben', 'Late'])
    expect((await gradebookOf()).students[2]?.cells.map(({ state }) => state)).toEqual([
      ...['not-applicable', 'result'],
    ])
    await kit.call(owner, 'DELETE', `/exams/${gone}`)
    const act = { action: 'delete' }
    await kit.call(owner, 'POST', `/classes/${classId}/students/actions`, { ids: [ben], act })
    expect(await names()).toEqual(['Ada'])
    expect((await gradebookOf()).students[0]?.byScale).toBe('4/5')
  })

  it('has the marks after a question was rescaled, also if a crash left a row behind', async () => {
    const [ada = ''] = await kit.addStudents(classId, people('Ada'))
    const exam = await kit.newExam(owner, classId, structureOf(leavesOf([10])))
    await kit.enter(owner, exam, { [ada]: [8] })
    const { version } = await kit.getExam(owner, exam.id)
    const [leaf] = exam.structure.exercises[0]?.questions[0]?.parts ?? []
    const structure = JSON.parse(
      JSON.stringify(exam.structure).replace('"maxHundredths":1000', '"maxHundredths":2000'),
    ) as ExamStructure
    const answer = await kit.call(owner, 'PUT', `/exams/${exam.id}/structure`, {
      ...{ version, structure, answers: { [leaf?.id ?? '']: 'rescale' } },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    const rescaled = { pointsHundredths: 1600, maximumHundredths: 2000 }
    expect((await gradebookOf()).students[0]?.cells[0]).toMatchObject(rescaled)
    // The row as it was before the rescale.
    const behind = await servers.connection
      .collection<{ _id: string }>('mark_rows')
      .updateOne(
        { _id: `${exam.id}:${ada}` },
        { $set: { epoch: 0, rescaled: null, [`marks.${leaf?.id ?? ''}.valueHundredths`]: 800 } },
      )
    expect(behind.modifiedCount).toBe(1)
    expect((await gradebookOf()).students[0]?.cells[0]).toMatchObject(rescaled)
  })

  it('never contains data of another class', async () => {
    const [term] = await addTerms()
    const other = await kit.newClass(owner, 'Zebrafish class')
    const [zoe = ''] = await kit.addStudents(other, people('Zebrafish'))
    await newMarkedExam([10], { [zoe]: [9] }, { title: 'Zebrafish exam', termId: term }, other)
    const otherGroup = await addGroup('Zebrafish group', [zoe], other)
    const [ada = ''] = await kit.addStudents(classId, people('Ada'))
    await newMarkedExam([10], { [ada]: [8] }, { termId: term })
    for (const query of ['', `?term=${term}`, '?type=test', `?group=${otherGroup}`]) {
      const { body } = await kit.call(owner, 'GET', `/classes/${classId}/gradebook${query}`)
      expect(body).not.toContain('Zebrafish')
      const file = await kit.call(
        owner,
        'GET',
        `/classes/${classId}/gradebook/export${query === '' ? '?' : `${query}&`}format=csv`,
      )
      expect(file.statusCode).toBe(200)
      expect(file.body).not.toContain('Zebrafish')
    }
    expect((await gradebookOf(`?group=${otherGroup}`)).students).toEqual([])
  })

  it('opens for every member and for nobody else', async () => {
    for (const role of ['editor', 'marker', 'viewer'] as const) {
      const member = await kit.join(classId, await kit.newTeacher(), role)
      expect(await statusOf('', member)).toBe(200)
      expect(await statusOf('/export?format=csv', member)).toBe(200)
    }
    const stranger = await kit.newTeacher()
    expect(await statusOf('', stranger)).toBe(404)
    expect(await statusOf('/export?format=csv', stranger)).toBe(404)
    for (const path of ['', '/export?format=csv']) {
      const answer = await test.app.inject({ url: `/api/classes/${classId}/gradebook${path}` })
      expect(answer.statusCode).toBe(401)
    }
  })

  it.each(['?term=first', '?group=blue', '?type=exam', '?page=2', '/export', '/export?format=csv&sort=rank'])(
    'refuses the request %s',
    async (query) => expect(await statusOf(query)).toBe(400),
  )

  it('needs as many reads for nine exams as for one', async () => {
    const [ada = ''] = await kit.addStudents(classId, people('Ada'))
    await newMarkedExam([10], { [ada]: [8] })
    const readsOf = async () => {
      reads.length = 0
      await gradebookOf()
      return [...reads].sort()
    }
    // Counts of the class are updated in the background after each write.
    const needsFive = () =>
      eventually(async () =>
        expect(await readsOf()).toEqual(['classes', 'exams', 'mark_rows', 'rosters', 'schools']),
      )
    await needsFive()
    for (let index = 0; index < 8; index += 1) await newMarkedExam([10], { [ada]: [index] })
    await needsFive()
    expect((await gradebookOf()).exams).toHaveLength(9)
  })
})
