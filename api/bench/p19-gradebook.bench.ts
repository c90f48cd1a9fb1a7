import { alternate, bench, compare } from '@classeur/local/bench'
import { detailedStructure, newLeaf } from '@classeur/domain/exams'
import { Exam, packWrites, RosterChange, SchoolClass } from '@classeur/contracts'
import { newId } from '@classeur/local/testing'
import { forkServer } from './fork-server.ts'
import { newPerson } from './roomy-plan.ts'

const [students, exams, questions] = [40, 40, 10]
const rounds = 9
/**
 * P19: the gradebook of 40 students × 40 exams of 10 questions, compared with one native read of the same rows of marks
 * that only sums them.
 */
await bench(async (environment) => {
  const person = await newPerson(environment)
  const server = await forkServer('product', environment)
  const headers = { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' }
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${server.url}/api${path}`, {
      ...{ method, headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const { id: classId } = SchoolClass.parse(await send('POST', '/classes', { name: 'Bench' }))
  const names = Array.from({ length: students }, (_, index) => ({
    lastName: `Name${index}`,
    firstName: 'Ada',
  }))
  const { roster } = RosterChange.parse(
    await send('POST', `/classes/${classId}/students`, { students: names }),
  )
  const examIds: string[] = []
  for (let number = 0; number < exams; number += 1) {
    const leaves = Array.from({ length: questions }, (_, index) => newLeaf(newId(), `Q${index + 1}`, 200))
    const structure = detailedStructure(newLeaf(newId(), 'Total', questions * 200), leaves, newId)
    const body = { title: `Exam ${number + 1}`, date: '2026-10-01', structure }
    const exam = Exam.parse(await send('POST', `/classes/${classId}/exams`, body))
    const operation = { id: newId(), kind: 'type' as const, of: null }
    const inputs = roster.students.flatMap(({ id: studentId }, student) =>
      leaves.map(({ id: leafId }, question) => ({
        ...{ studentId, leafId, version: 0, operation },
        code: ((student * 7 + question * 3 + number) % 5) * 50,
      })),
    )
    await send('PUT', `/exams/${exam.id}/marks`, packWrites(0, inputs))
    examIds.push(exam.id)
  }

  async function readGradebook(): Promise<number> {
    const startedAt = performance.now()
    const gradebook = (await send('GET', `/classes/${classId}/gradebook`)) as { students: object[] }
    if (gradebook.students.length !== students) throw new Error('not all students')
    return performance.now() - startedAt
  }
  async function readRows(): Promise<number> {
    const startedAt = performance.now()
    const rows = await environment.connection
      .collection<{ marks: Record<string, { valueHundredths?: number }> }>('mark_rows')
      .find({ examId: { $in: examIds } })
      .toArray()
    if (rows.length !== students * exams) throw new Error(`${rows.length} rows`)
    let sum = 0
    for (const { marks } of rows) for (const mark of Object.values(marks)) sum += mark.valueHundredths ?? 0
    if (Number.isNaN(sum)) throw new Error('no marks')
    return performance.now() - startedAt
  }
  const results = await alternate(rounds, readGradebook, readRows)
  await server.stop()
  const what = 'Gradebook of 40 × 40, beside reading its rows'
  return [compare({ goalId: 'P19', what, unit: 'ms', ...results, most: 2 })]
})
