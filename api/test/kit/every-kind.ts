import { createMarkLog } from '@classeur/database'
import { newId } from '@classeur/local/testing'
import type { SignedIn, TestApp } from './create-test-app.ts'
import { createExamKit, leavesOf, structureOf } from './exam-kit.ts'
import { createLessonPlanKit } from './lesson-plan-kit.ts'
import { storeResource } from './resource-kit.ts'

/** A teacher with at least one document of every kind that an archive has, with a picture and its files. */
export async function storeEveryKind(
  test: TestApp,
): Promise<{ teacher: SignedIn; classId: string; examId: string; resourceId: string }> {
  const { connection } = test.servers
  const exams = createExamKit(test)
  const plans = createLessonPlanKit(test)
  const teacher = await exams.newTeacher()
  const classId = await exams.newClass(teacher)
  const [ada = '', ben = ''] = await exams.addStudents(classId, [{ name: 'Ada' }, { name: 'Ben' }])
  const exam = await exams.newExam(teacher, classId, structureOf(leavesOf([10, 10])))
  await exams.enter(teacher, exam, { [ada]: [5, 'absent'], [ben]: [7] })
  await createMarkLog(connection).drain(exam.id)
  await exams.call(teacher, 'PUT', `/classes/${classId}/overall-comments/${ada}`, {
    ...{ termId: null, text: 'Works well.', baseVersion: 0 },
  })
  await exams.call(teacher, 'PUT', `/classes/${classId}/terms/${newId()}/aggregation`, {
    aggregation: 'by-scale',
  })
  await exams.call(teacher, 'POST', `/classes/${classId}/phrases`, { group: 'effort', text: 'Keeps going.' })
  const resourceId = newId()
  await storeResource(connection, {
    ...{ id: resourceId, examId: exam.id, classId, ownerId: teacher.userId, title: 'Practice' },
  })
  const planId = await plans.written(teacher)
  await plans.call(teacher, 'PATCH', `/lesson-plans/${planId}`, { title: 'Strips', classId })
  await plans.newPicture(teacher)
  return { teacher, classId, examId: exam.id, resourceId }
}
