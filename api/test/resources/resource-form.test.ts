import { ResourceForm } from '@classeur/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../kit/create-test-app.ts'
import { createResourceKit, type MarkedClass, type ResourceKit } from '../kit/resource-kit.ts'

let test: TestApp
let kit: ResourceKit
let marked: MarkedClass
let form: ResourceForm
beforeAll(async () => {
  test = await createTestApp()
  kit = createResourceKit(test)
  marked = await kit.markedClass({
    Sara: [0, 0, 0, 0, 0, 0],
    Leo: [0, 1, 0, 0, 0, 0],
    Mia: [1, 1, 1, 0, 0, 0],
    Tom: [1, 1, 1, 0, 1, 0],
    Zoe: [1, 1, 1, 1, 1, 1],
    Ana: [1, 1, 1, 1, 1, 0],
    Maya: ['absent', 'absent', 'absent', 'absent', 'absent', 'absent'],
    Noah: null,
  })
  const answer = await kit.call(marked.owner, 'GET', `/exams/${marked.exam.id}/resource-form`)
  form = ResourceForm.parse(answer.json())
})
afterAll(async () => {
  await kit?.close()
  await test?.close()
})

describe('the form of a resource', () => {
  it('proposes the groups of the errors table, with exact means and a tier', () => {
    const groups = form.groups.map(({ studentIds, skills, ...group }) => ({
      ...{ ...group, students: studentIds.length },
      shares: skills.map(({ name, share }) => `${name} ${share}`),
    }))
    expect(groups).toEqual([
      {
        ...{ letter: 'A', name: '', students: 2, tier: 'support', needsPractice: true },
        shares: ['Add fractions 1/6', 'Solve problems 0/1'],
      },
      {
        ...{ letter: 'B', name: '', students: 2, tier: 'core', needsPractice: true },
        shares: ['Add fractions 1/1', 'Solve problems 1/6'],
      },
      {
        ...{ letter: 'C', name: '', students: 2, tier: 'challenge', needsPractice: false },
        shares: ['Add fractions 1/1', 'Solve problems 5/6'],
      },
    ])
  })

  it('names who was absent and who isn’t marked yet, and lists the others with their own shares', () => {
    expect(form.absent).toEqual(['Maya'])
    expect(form.unmarked).toEqual(['Noah'])
    expect(form.students.map(({ name }) => name)).toEqual(['Sara', 'Leo', 'Mia', 'Tom', 'Zoe', 'Ana'])
    const tom = form.students.find(({ name }) => name === 'Tom')
    expect(tom?.skills).toEqual([
      { name: 'Add fractions', share: '1/1' },
      { name: 'Solve problems', share: '1/3' },
    ])
  })

  it('counts who missed each skill and question, and starts with what the groups need', () => {
    expect(form.skills).toEqual([
      { id: marked.skills.solve, name: 'Solve problems', missed: 4, of: 6, chosen: true },
      { id: marked.skills.add, name: 'Add fractions', missed: 2, of: 6, chosen: true },
    ])
    const questions = form.questions.map(({ label, missed, of, chosen }) => [label, missed, of, chosen])
    expect(questions).toEqual([
      ['Q6', 5, 6, true],
      ['Q4', 4, 6, true],
      ['Q5', 3, 6, true],
      ['Q1', 2, 6, true],
      ['Q3', 2, 6, true],
      ['Q2', 1, 6, false],
    ])
  })

  it('uses the threshold of the errors table that it is opened from', async () => {
    const path = `/exams/${marked.exam.id}/resource-form?missedBelow=`
    const lower = ResourceForm.parse((await kit.call(marked.owner, 'GET', `${path}3000`)).json())
    expect(lower.skills.map(({ name, missed }) => [name, missed])).toEqual([
      ['Solve problems', 3],
      ['Add fractions', 1],
    ])
    expect((await kit.call(marked.owner, 'GET', `${path}0`)).statusCode).toBe(400)
  })

  it('is read by people of the class only', async () => {
    const stranger = await kit.newTeacher()
    const path = `/exams/${marked.exam.id}/resource-form`
    expect((await kit.call(stranger, 'GET', path)).statusCode).toBe(404)
    const viewer = await kit.join(marked.classId, stranger, 'viewer')
    expect((await kit.call(viewer, 'GET', path)).statusCode).toBe(200)
  })
})
