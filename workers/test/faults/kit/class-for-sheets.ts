import { Exam, RosterChange, SchoolClass, Skill, type ResourceRequest } from '@classeur/contracts'
import { detailedStructure, newLeaf } from '@classeur/domain/exams'
import { newId } from '@classeur/local/testing'
import { randomUUID } from 'node:crypto'
import type { Address, Harness, Person } from './harness.ts'

/** Makes a class with an exam of one skill through the api, and returns a request for one sheet per student. */
export async function classForSheets(
  harness: Harness,
  api: Address,
  person: Person,
  names: readonly string[],
): Promise<ResourceRequest> {
  const post = async (path: string, body: object): Promise<unknown> => {
    const answer = await harness.send(api, person, 'POST', path, body)
    if (answer.status >= 300) throw new Error(`POST ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const { id: classId } = SchoolClass.parse(await post('/classes', { name: '6B' }))
  const students = names.map((firstName) => ({ firstName, lastName: '' }))
  const { roster } = RosterChange.parse(await post(`/classes/${classId}/students`, { students }))
  const skill = Skill.parse(await post('/school/skills', { name: 'Add fractions' }))
  const question = newLeaf(newId(), 'Q1', 100, { skills: [{ skillId: skill.id, weight: 1 }] })
  const structure = detailedStructure(newLeaf(newId(), 'Total', 100), [question], newId)
  const exam = Exam.parse(
    await post(`/classes/${classId}/exams`, { title: 'Fractions', date: '2026-10-01', structure }),
  )
  return {
    ...{ examId: exam.id, kind: 'practice-sheet', skillIds: [skill.id], questionIds: [], errorTypes: [] },
    audiences: roster.students.map(({ id }) => ({ scope: 'student', studentId: id })),
    ...{ length: 4, tier: 'core', language: 'en', wish: '', seed: 7 },
  }
}

/** Asks for sheets with a new request key, so that a repeat is another request. */
export const askForSheets = (harness: Harness, api: Address, person: Person, request: ResourceRequest) =>
  harness.call(api, person, 'generateResource', { requestKey: randomUUID(), request })
