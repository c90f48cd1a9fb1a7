import { Exam, ResourceForm, ResourcePreview } from '@classeur/contracts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { SignedIn } from '../kit/create-test-app.ts'
import { startResourceKit, type MarkedClass, type StartedResourceKit } from '../kit/resource-kit.ts'

let kit: StartedResourceKit
let marked: MarkedClass
beforeAll(async () => {
  kit = await startResourceKit()
})
afterAll(() => kit?.stop())
/** Group A misses both skills, group B solves no problems, group C is ready for more. */
beforeEach(async () => {
  marked = await kit.markedClass({
    ...{ Sara: [0, 0, 0, 0, 0, 0], Leo: [0, 1, 0, 0, 0, 0] },
    ...{ Mia: [1, 1, 1, 0, 0, 0], Ada: [1, 1, 1, 0, 1, 0] },
    ...{ Zoe: [1, 1, 1, 1, 1, 1], Tom: [1, 1, 1, 1, 1, 1] },
  })
})

const adjust = (person: SignedIn, steps: readonly object[]) =>
  kit.call(person, 'POST', `/exams/${marked.exam.id}/need-groups`, { steps })
const move = (name: string, groupId: string) => ({ do: 'move', studentId: marked.student(name), groupId })
const formOf = async (person: SignedIn) =>
  ResourceForm.parse((await kit.call(person, 'GET', `/exams/${marked.exam.id}/resource-form`)).json())
const groupsIn = ({ groups, students }: ResourceForm) =>
  groups.map(({ letter, studentIds }) => [
    letter,
    ...studentIds.map((id) => students.find((student) => student.id === id)?.name),
  ])

it('a student who is moved to another group is in its sheet, for every colleague', async () => {
  const { owner, classId, exam, skills } = marked
  const colleague = await kit.join(classId, await kit.newTeacher(), 'viewer')
  expect(groupsIn(await formOf(owner))).toEqual([
    ['A', 'Sara', 'Leo'],
    ['B', 'Mia', 'Ada'],
    ['C', 'Zoe', 'Tom'],
  ])
  expect((await adjust(owner, [move('Tom', 'g2')])).json()).toMatchObject({ revision: 1 })
  const form = await formOf(colleague)
  expect(groupsIn(form)[1]).toEqual(['B', 'Mia', 'Ada', 'Tom'])
  expect(form.groups.map(({ needsPractice }) => needsPractice)).toEqual([true, true, false])
  const group = form.groups[1]!
  const request = {
    ...{ examId: exam.id, kind: 'practice-sheet', skillIds: [skills.solve], questionIds: [], errorTypes: [] },
    ...{ length: 8, tier: null, language: 'en', wish: '', seed: 7 },
    audiences: [{ scope: 'group', letter: group.letter, studentIds: group.studentIds }],
  }
  const preview = await kit.call(owner, 'POST', `/exams/${exam.id}/resource-preview`, request)
  expect(ResourcePreview.parse(preview.json()).sheets[0]).toMatchObject({ students: 3 })
  const read = Exam.parse((await kit.call(colleague, 'GET', `/exams/${exam.id}`)).json())
  expect(read.needGroups).toMatchObject({ revision: 1 })
})

it('adjustments of several teachers at once are all kept, also when one is sent twice', async () => {
  const marker = await kit.join(marked.classId, await kit.newTeacher(), 'marker')
  const answers = await Promise.all([
    adjust(marked.owner, [move('Tom', 'g2')]),
    adjust(marker, [{ do: 'add', groupId: 'n1' }, move('Leo', 'n1')]),
    adjust(marked.owner, [move('Tom', 'g2')]),
    adjust(marker, [{ do: 'rename', groupId: 'g1', name: 'Club' }]),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  const form = await formOf(marked.owner)
  expect(groupsIn(form)).toEqual([
    ['A', 'Sara'],
    ['B', 'Mia', 'Ada', 'Tom'],
    ['C', 'Zoe'],
    ['D', 'Leo'],
  ])
  expect(form.groups[0]?.name).toBe('Club')
})

it('an emptied group has no card, the others keep their letters, and the proposal can come back', async () => {
  await adjust(marked.owner, [move('Sara', 'g2'), move('Leo', 'g2')])
  expect(groupsIn(await formOf(marked.owner)).map(([letter]) => letter)).toEqual(['B', 'C'])
  await adjust(marked.owner, [{ do: 'reset' }])
  expect(groupsIn(await formOf(marked.owner)).map(([letter]) => letter)).toEqual(['A', 'B', 'C'])
})

it('a student of another class can’t be moved in, and one who left is not in a group', async () => {
  const other = await kit.markedClass({ Kim: [0, 0, 0, 0, 0, 0] })
  const kept = { id: 'g1', name: '', skillIds: null, studentIds: [other.student('Kim')] }
  await adjust(marked.owner, [{ do: 'put-back', groups: [kept], proposal: '' }])
  expect(groupsIn(await formOf(marked.owner)).flat()).not.toContain('Kim')
  await adjust(marked.owner, [{ do: 'reset' }, move('Tom', 'g2')])
  const act = { action: 'delete' }
  const ids = [marked.student('Tom')]
  await kit.call(marked.owner, 'POST', `/classes/${marked.classId}/students/actions`, { ids, act })
  expect(groupsIn(await formOf(marked.owner))[1]).toEqual(['B', 'Mia', 'Ada'])
})

it('only people who enter marks adjust groups; nobody does in an archived class or a deleted exam', async () => {
  const { owner, classId, exam } = marked
  const steps = [move('Tom', 'g2')]
  const viewer = await kit.join(classId, await kit.newTeacher(), 'viewer')
  expect((await adjust(viewer, steps)).statusCode).toBe(403)
  expect((await adjust(await kit.newTeacher(), steps)).statusCode).toBe(404)
  expect((await adjust(owner, [{ do: 'move', studentId: 'nobody', groupId: 'g2' }])).statusCode).toBe(400)
  await kit.call(owner, 'POST', `/classes/${classId}/archive`)
  expect((await adjust(owner, steps)).json()).toMatchObject({ code: 'classes/archived' })
  await kit.call(owner, 'POST', `/classes/${classId}/unarchive`)
  await kit.call(owner, 'DELETE', `/exams/${exam.id}`)
  expect((await adjust(owner, steps)).statusCode).toBe(404)
})
