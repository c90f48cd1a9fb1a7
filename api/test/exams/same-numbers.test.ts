import type {
  ClassPage,
  Exam,
  ExamSheet,
  ExamStructure,
  Gradebook,
  MarkingList,
  Roster,
  SchoolClass,
  StructurePreview,
  StudentCard,
  StudentMeans,
  TermOverview,
} from '@classeur/contracts'
import { analyseExam, checkSheet, contentOf, termReportsOf, type StudentMarks } from '@classeur/domain/marks'
import { createRosterRepository } from '@classeur/database'
import { newId } from '@classeur/local/testing'
import Papa from 'papaparse'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createExamKit, leavesOf, structureOf, type Cell, type ExamKit } from '../kit/exam-kit.ts'
import { openBook } from '../kit/libre-office.ts'

let test: TestApp
let kit: ExamKit
let owner: SignedIn
let classId: string
let exam: Exam
let ids: Record<string, string>

const examDay = '2026-10-01'
const term = { id: newId(), name: 'Term 1', startsOn: '2026-09-01', endsOn: '2026-12-20' }
/** Q1 of 4 points, Q2 of 16, and a bonus of 2. */
const structure: ExamStructure = structureOf([
  ...leavesOf([4, 16]),
  ...leavesOf([2], { isBonus: true, label: 'B' }),
])

/** The plan allows four students, so Ida, Eli, Gus and Hal are beyond it. */
const papers: Record<string, { cells: Cell[]; joinedOn?: string }> = {
  // 3 + 10 + 1 of 20: 7/10
  Ana: { cells: [3, 10, 1] },
  Ben: { cells: ['absent', 'absent', 'absent'] },
  // 2 + 0 of 4, because Q2 is left out: 1/2
  Cem: { cells: [2, 'exempt', 0] },
  Dia: { cells: [4, null, null] },
  Ida: { cells: ['exempt', 'exempt', 'exempt'] },
  Fay: { cells: [1, 1, 1] },
  Eli: { cells: [], joinedOn: '2026-10-15' },
  // 4 + 16 + 2 of 20: 11/10
  Gus: { cells: [4, 16, 2] },
  Hal: { cells: [1, null, null] },
}
/** Fay had left and Eli hadn't joined, so seven students take part. Dia and Hal have two blank cells each. */
const progress = { entered: 17, total: 21 }
const toEnter = 4
/** (7/10 + 1/2 + 11/10) / 3 */
const mean = { share: '23/30', papers: 3, incomplete: 2, absent: 1, withoutResult: 1 }
const meanOutOf20 = (23 / 30) * 20

const read = async <Answer>(path: string): Promise<Answer> => {
  const answer = await kit.call(owner, 'GET', path)
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  return answer.json<Answer>()
}
const idOf = (name: string) => ids[name] ?? ''

beforeAll(async () => {
  test = await createTestApp()
  kit = createExamKit(test)
  owner = await kit.newTeacher()
  expect((await kit.call(owner, 'PATCH', '/school', { terms: [term] })).statusCode).toBe(200)
  classId = await kit.newClass(owner)
  const added = await kit.addStudents(
    classId,
    Object.entries(papers).map(([name, { joinedOn }]) => ({ name, ...(joinedOn && { joinedOn }) })),
  )
  ids = Object.fromEntries(Object.keys(papers).map((name, index) => [name, added[index] ?? '']))
  const plans = test.servers.connection.collection<{ _id: string; limits: object }>('plans')
  const free = await plans.findOne({ _id: 'free' })
  await plans.insertOne({ ...free, _id: 'four', limits: { ...free?.limits, studentsPerClass: 4 } })
  await test.servers.connection
    .collection('current_subscriptions')
    .insertOne({ _id: owner.userId as never, planId: 'four', interval: 'monthly', renewsAt: null })
  exam = await kit.newExam(owner, classId, structure, { termId: term.id, date: examDay })
  const cells = Object.entries(papers).filter(([, paper]) => paper.cells.length > 0)
  const { outcomes } = await kit.enter(
    owner,
    exam,
    Object.fromEntries(cells.map(([name, paper]) => [idOf(name), paper.cells])),
  )
  expect(outcomes.every((outcome) => typeof outcome === 'number')).toBe(true)
  // Fay's marks are from before it was noted that she had left.
  const left = await kit.call(owner, 'POST', `/classes/${classId}/students/actions`, {
    ...{ ids: [idOf('Fay')], act: { action: 'leave', on: '2026-09-15' } },
  })
  expect(left.statusCode, left.body).toBeLessThan(300)
  const { students } = await read<Roster>(`/classes/${classId}/students`)
  expect(students.filter(({ isOverLimit }) => isOverLimit).map(({ firstName }) => firstName)).toEqual([
    ...['Ida', 'Eli', 'Gus', 'Hal'],
  ])
})
afterAll(() => test?.close())

it('home, the class, the exam list, the exam and the term overview count the same cells and papers', async () => {
  const [sheet] = (await read<MarkingList>('/marking')).sheets
  expect(sheet).toMatchObject({ examId: exam.id, progress })
  expect((await read<SchoolClass>(`/classes/${classId}`)).counts.cellsToEnter).toBe(toEnter)
  expect((await read<ClassPage>('/classes')).classes[0]?.counts.cellsToEnter).toBe(toEnter)
  expect((await kit.cards(owner, classId))[0]).toMatchObject({ progress, mean })
  expect(await kit.getExam(owner, exam.id)).toMatchObject({ progress, mean })
  const overview = await read<TermOverview>(`/classes/${classId}/terms/${term.id}/overview`)
  expect(overview.exams[0]).toMatchObject({ progress, mean })
  // One exam of coefficient 1: the average of the students is the mean of the exam.
  expect(overview.classMean).toMatchObject({ students: 3, byScale: mean.share })
})

it('the sheet, its check and its statistics have the same cells, papers and mean', async () => {
  const { exam: shown, students } = await read<ExamSheet>(`/exams/${exam.id}/sheet`)
  expect(shown).toMatchObject({ progress, mean })
  const studentIds = students.filter(({ takesPart }) => takesPart).map(({ id }) => id)
  const rows = await marks()
  const sheet = { structure, studentIds, rows }
  const check = checkSheet({ ...sheet, earlierShares: {} })
  expect(check).toMatchObject({ toEnter, papers: { complete: 5, total: 7 } })
  const { results } = analyseExam({ ...sheet, passMarkBasisPoints: 5000 })
  expect(results).toMatchObject({ mean, complete: 5, papers: 7, passed: 3 })
})

it('the gradebook, its file, the term reports and the students’ cards have the same mean and blank cells', async () => {
  const gradebook = await read<Gradebook>(`/classes/${classId}/gradebook`)
  expect(gradebook.exams[0]?.mean).toEqual(mean)
  expect(gradebook.classMean).toMatchObject({ students: 3, byScale: mean.share })
  const cells = new Map(gradebook.students.map((row) => [row.firstName, row.cells[0]]))
  expect([...cells.values()].reduce((sum, cell) => sum + (cell?.toEnter ?? 0), 0)).toBe(toEnter)
  // Who takes part in no exam isn't in the gradebook.
  expect([...cells].map(([name, cell]) => [name, cell?.state])).toEqual([
    ...[
      ['Ana', 'result'],
      ['Ben', 'absent'],
      ['Cem', 'result'],
      ['Dia', 'not-complete'],
    ],
    ...[
      ['Ida', 'no-result'],
      ['Gus', 'result'],
      ['Hal', 'not-complete'],
    ],
  ])
  const file = await kit.call(owner, 'GET', `/classes/${classId}/gradebook/export?format=csv`)
  const lines = Papa.parse<string[]>(file.rawPayload.toString().slice(1).trim()).data
  expect(lines.find((line) => line.includes('Class mean'))?.slice(3, 4)).toEqual([meanOutOf20.toFixed(2)])

  const roster = await createRosterRepository(test.servers.connection).get(classId)
  const listed = [{ ...exam, _id: exam.id, createdAt: new Date(exam.createdAt) }]
  const reports = termReportsOf(roster.students, listed, new Map([[exam.id, await marks()]]), null)
  expect(reports.exams[0]?.mean).toEqual(mean)
  expect(reports.reports).toHaveLength(7)

  for (const [name, share, blank] of [
    ...([
      ['Ana', '7/10', 0],
      ['Gus', '11/10', 0],
      ['Hal', null, 2],
    ] as const),
  ]) {
    const card = await read<StudentCard>(`/classes/${classId}/students/${idOf(name)}/card`)
    expect(card.results).toMatchObject([{ share, toEnter: blank, classMean: mean }])
  }
  const { means } = await read<StudentMeans>(`/classes/${classId}/student-means`)
  expect(means.map(({ studentId, mean: share }) => [studentId, share])).toEqual([
    ...[
      [idOf('Ana'), '7/10'],
      [idOf('Cem'), '1/2'],
      [idOf('Gus'), '11/10'],
    ],
  ])
})

it('the files of the sheet have the same papers and mean', async () => {
  const book = await openBook((await fileOf('xlsx')).rawPayload)
  const statistics = book.worksheets[2]
  expect([1, 2].map((row) => statistics?.getCell(row, 1).value)).toEqual([
    'Results of complete papers: n = 3 of 7',
    'Left out: 1 absent, 2 not complete, 1 without a result',
  ])
  const lines = new Map<string, number[]>()
  statistics?.eachRow((row) => lines.set(row.getCell(1).text, (row.values as unknown[]).slice(2).map(Number)))
  expect(lines.get('Mean')?.[0]).toBeCloseTo(meanOutOf20, 9)
  const worked = await openBook((await fileOf('xlsx-worked')).rawPayload)
  const means: number[] = []
  for (const sheet of worked.worksheets)
    sheet.eachRow((row) => {
      const { result } = row.getCell(2)
      if (row.getCell(1).value === 'Mean' && typeof result === 'number') means.push(result)
    })
  // As a share of the maximum.
  expect(means[0]).toBeCloseTo(23 / 30, 9)
})
const fileOf = (format: string) =>
  kit.call(owner, 'GET', `/exams/${exam.id}/export?format=${format}&language=en`)

it('a preview of new questions starts from the same mean', async () => {
  const { version } = await kit.getExam(owner, exam.id)
  const answer = await kit.call(owner, 'POST', `/exams/${exam.id}/structure/preview`, {
    ...{ version, structure, answers: {} },
  })
  expect(answer.json<StructurePreview>()).toMatchObject({
    ...{ oldMean: mean.share, newMean: { keep: mean.share, rescale: mean.share } },
  })
})

it('once every cell has a mark, also of students beyond the plan, nothing is left to enter anywhere', async () => {
  await kit.enter(owner, exam, { [idOf('Dia')]: [4, 8, 0], [idOf('Hal')]: [1, 'absentZero', 0] })
  const left = async () => (await read<SchoolClass>(`/classes/${classId}`)).counts.cellsToEnter
  await expect.poll(left).toBe(0)
  expect((await read<MarkingList>('/marking')).sheets).toEqual([])
  // (7/10 + 1/2 + 11/10 + 12/20 + 1/20) / 5
  const finished = { share: '59/100', papers: 5, incomplete: 0, absent: 1, withoutResult: 1 }
  expect((await kit.cards(owner, classId))[0]).toMatchObject({
    ...{ progress: { entered: 21, total: 21 }, mean: finished },
  })
  const { statusCode } = await kit.call(owner, 'POST', `/exams/${exam.id}/status`, { status: 'reviewed' })
  expect(statusCode).toBe(200)
  const [card] = (await read<ClassPage>('/classes')).classes
  expect(card?.results?.mean).toEqual(finished)
})

/** The marks by student, as the sheet has them. */
async function marks(): Promise<Map<string, StudentMarks>> {
  const sheet = await kit.sheetOf(owner, exam.id)
  return new Map(
    sheet.rows.map(({ studentId, cells }) => [
      studentId,
      Object.fromEntries(cells.map(([leaf, , code]) => [sheet.leafIds[leaf] ?? '', contentOf(code)])),
    ]),
  )
}
