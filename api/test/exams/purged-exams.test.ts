import { purgeExams, trashBegins } from '@classeur/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../kit/create-test-app.ts'
import { createExamKit, leavesOf, structureOf, withLeaves, type ExamKit } from '../kit/exam-kit.ts'

let test: TestApp
let kit: ExamKit
beforeAll(async () => {
  test = await createTestApp()
  kit = createExamKit(test)
})
afterAll(() => test.close())

const collection = (name: string) => test.servers.connection.collection(name)
const objectId = (id: string) => new test.servers.connection.base.Types.ObjectId(id)

it('exams deleted for 30 days cannot be restored, and are purged with all their data and nothing else', async () => {
  const owner = await kit.newTeacher()
  const classId = await kit.newClass(owner)
  const [ada = ''] = await kit.addStudents(classId, [{ name: 'Ada' }])
  const made = async () => {
    const leaves = leavesOf([4, 6])
    const exam = await kit.newExam(owner, classId, structureOf(leaves))
    const structure = withLeaves(
      exam.structure,
      leaves.map((leaf) => ({ ...leaf, label: `${leaf.label}!` })),
    )
    const { version } = exam
    await kit.call(owner, 'PUT', `/exams/${exam.id}/structure`, { version, structure, answers: {} })
    await kit.enter(owner, await kit.getExam(owner, exam.id), { [ada]: [3, 5] })
    // Moves the entries to the log.
    await kit.call(owner, 'GET', `/exams/${exam.id}/marks/history`)
    return exam.id
  }
  const [old, fresh, kept] = [await made(), await made(), await made()]
  for (const id of [old, fresh]) {
    expect((await kit.call(owner, 'DELETE', `/exams/${id}`)).statusCode).toBeLessThan(300)
  }
  const counted = async (examId: string) => ({
    exams: await collection('exams').countDocuments({ _id: objectId(examId) }),
    rows: await collection('mark_rows').countDocuments({ examId }),
    changes: await collection('mark_changes').countDocuments({ examId }),
    structures: await collection('structure_changes').countDocuments({ examId }),
  })
  const whole = { exams: 1, rows: 1, changes: 2, structures: 1 }
  expect(await Promise.all([old, fresh, kept].map(counted))).toEqual([whole, whole, whole])

  const deletedAt = new Date(trashBegins().getTime() - 2 * 3600 * 1000)
  await collection('exams').updateOne({ _id: objectId(old) }, { $set: { deletedAt } })
  expect((await kit.call(owner, 'POST', `/exams/${old}/restore`)).statusCode).toBe(404)
  expect(await purgeExams(test.servers.connection, 50)).toEqual([old])
  expect(await Promise.all([old, fresh, kept].map(counted))).toEqual([
    { exams: 0, rows: 0, changes: 0, structures: 0 },
    whole,
    whole,
  ])
  expect((await kit.call(owner, 'POST', `/exams/${fresh}/restore`)).statusCode).toBe(200)
})
