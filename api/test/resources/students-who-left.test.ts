import { ResourceForm, ResourceList, ResourcePreview, type Resource } from '@classeur/contracts'
import { hasPdfText, pdfPages } from '@classeur/documents/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  startResourceKit,
  writtenItem,
  type MarkedClass,
  type StartedResourceKit,
} from '../kit/resource-kit.ts'

let kit: StartedResourceKit
let marked: MarkedClass
/** A sheet for the class, one for a group, and a note for each student, made while everybody was there. */
let sheet: string
let ofGroup: string
let notes: string[]
const noteTo = (name: string): Resource['notes'][number] => ({
  ...{ studentId: marked.student(name), greeting: `Dear parents of ${name},` },
  ...{ paragraphs: ['Adding fractions needs practice.'], closing: 'Kind regards', by: 'model' },
})
const forStudent = (name: string) => ({ scope: 'student' as const, studentId: marked.student(name) })

beforeAll(async () => {
  kit = await startResourceKit()
  marked = await kit.markedClass({
    ...{ Sara: [0, 0, 0, 0, 0, 0], Leo: [0, 0, 0, 0, 0, 0] },
    ...{ Mia: [1, 1, 1, 1, 1, 1], Tom: [1, 1, 1, 1, 1, 1] },
  })
  const { owner, classId, exam, skills, student } = marked
  const request = { examId: exam.id, skillIds: [skills.add] }
  const items = [writtenItem('one')]
  const group = { scope: 'group' as const, letter: 'A', studentIds: ['Sara', 'Leo'].map(student) }
  ;[sheet = ''] = await kit.written(owner, request, items)
  ;[ofGroup = ''] = await kit.written(owner, { ...request, audiences: [group] }, items)
  const asked = { ...request, kind: 'parent-note' as const }
  notes = []
  for (const name of ['Sara', 'Mia']) {
    const [id = ''] = await kit.written(
      owner,
      { ...asked, audiences: [forStudent(name)] },
      [],
      [noteTo(name)],
    )
    notes.push(id)
  }
  // Sara was still there on the day of the exam.
  const changes = [
    await kit.call(owner, 'PATCH', `/exams/${exam.id}`, { date: '2025-10-01' }),
    await kit.call(owner, 'POST', `/classes/${classId}/students/actions`, {
      ...{ ids: [student('Sara')], act: { action: 'leave', on: '2025-11-01' } },
    }),
  ]
  expect(changes.map(({ statusCode }) => statusCode)).toEqual([200, 200])
})
afterAll(() => kit?.stop())

const file = (id: string, query: string) =>
  kit.call(marked.owner, 'GET', `/resources/${id}/export?format=pdf&content=${query}`)
const readersOf = async (id: string) => (await kit.read(marked.owner, id)).students.map(({ name }) => name)

it('a sheet isn’t for a student who has left, on the screen and in the list', async () => {
  expect(await readersOf(sheet)).toEqual(['Leo', 'Mia', 'Tom'])
  expect(await readersOf(ofGroup)).toEqual(['Leo'])
  const { owner, exam } = marked
  const answer = await kit.call(owner, 'GET', `/exams/${exam.id}/resources`)
  const rows = ResourceList.parse(answer.json()).batches.flatMap((batch) => batch.rows)
  expect(rows.find(({ id }) => id === sheet)?.students).toBe(3)
  expect(rows.find(({ id }) => id === ofGroup)?.students).toBe(1)
})

it('a sheet for the class has the same readers in the preview, in the list and on the screen, also absent ones and before it is written', async () => {
  const other = await kit.markedClass({ Sara: [0, 0, 0, 0, 0, 0], Leo: [1, 1, 1, 1, 1, 1], Maya: null })
  const { exam, skills } = other
  const listed = async (id: string) => {
    const answer = await kit.call(other.owner, 'GET', `/exams/${exam.id}/resources`)
    const rows = ResourceList.parse(answer.json()).batches.flatMap((batch) => batch.rows)
    return rows.find((row) => row.id === id)?.students
  }
  const previewed = async (kind: 'practice-sheet' | 'parent-note') => {
    const body = {
      ...{ examId: exam.id, kind, skillIds: [skills.add], questionIds: [], errorTypes: [], wish: '' },
      ...{ audiences: [{ scope: 'class' }], length: 8, tier: null, language: 'en', seed: 7 },
    }
    const answer = await kit.call(other.owner, 'POST', `/exams/${exam.id}/resource-preview`, body)
    return ResourcePreview.parse(answer.json()).sheets[0]?.students
  }
  const request = { examId: exam.id, skillIds: [skills.add] }
  const [made = ''] = await kit.written(other.owner, request, [writtenItem('one')])
  expect([await previewed('practice-sheet'), await listed(made)]).toEqual([3, 3])
  expect((await kit.read(other.owner, made)).students).toHaveLength(3)
  const waiting = await kit.accepted(other.owner, { ...request, kind: 'parent-note' })
  const [unwritten = ''] = waiting.resourceIds
  expect([await previewed('parent-note'), await listed(unwritten)]).toEqual([2, 2])
  expect((await kit.read(other.owner, unwritten)).students.map(({ name }) => name)).toEqual(['Sara', 'Leo'])
  const noteOf = (name: string) => ({ ...noteTo(name), studentId: other.student(name) })
  const [letters = ''] = await kit.written(
    other.owner,
    { ...request, kind: 'parent-note' },
    [],
    ['Sara', 'Leo'].map(noteOf),
  )
  expect([await previewed('parent-note'), await listed(letters)]).toEqual([2, 2])
  expect((await kit.read(other.owner, letters)).students.map(({ name }) => name)).toEqual(['Sara', 'Leo'])
})

it.skipIf(!hasPdfText)(
  'a student pack has no copy for a student who has left (needs pdftotext)',
  async () => {
    const copies = await pdfPages((await file(ofGroup, 'pack')).rawPayload)
    expect(copies).toHaveLength(1)
    expect(copies[0]).toContain('Leo')
    expect(copies[0]).not.toContain('Sara')
  },
)

it('a note to the parents of a student who has left isn’t exported, but stays readable', async () => {
  const [toSara = '', toMia = ''] = notes
  expect((await file(toSara, 'pack')).json()).toMatchObject({ status: 422, code: 'resources/no-readers' })
  expect((await file(toMia, 'pack')).statusCode).toBe(200)
  expect((await kit.read(marked.owner, toSara)).notes).toHaveLength(1)
})

it('nothing new is made for a student who has left, but their marks count in what the class missed', async () => {
  const { owner, exam, skills, student } = marked
  const answer = await kit.call(owner, 'GET', `/exams/${exam.id}/resource-form`)
  const form = ResourceForm.parse(answer.json())
  expect(form.students.map(({ name }) => name)).toEqual(['Leo', 'Mia', 'Tom'])
  expect(form.groups.flatMap(({ studentIds }) => studentIds)).not.toContain(student('Sara'))
  expect(form.groups[0]).toMatchObject({ letter: 'A', studentIds: [student('Leo')] })
  expect(form.skills[0]).toMatchObject({ missed: 2, of: 4 })
  const request = { examId: exam.id, skillIds: [skills.add], kind: 'parent-note' as const }
  const refused = await kit.ask(owner, { ...request, audiences: [forStudent('Sara')] })
  expect(refused.json()).toMatchObject({ code: 'resources/unknown-choice' })
})
