import { Exam, ResourceList, RetestCreated, StudentCard, unpackSheet } from '@classeur/contracts'
import { activeLeaves } from '@classeur/domain/exams'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  startResourceKit,
  writtenItem,
  type MarkedClass,
  type StartedResourceKit,
} from '../kit/resource-kit.ts'

let kit: StartedResourceKit
let marked: MarkedClass
let id: string
beforeAll(async () => {
  kit = await startResourceKit()
})
afterAll(() => kit?.stop())
beforeEach(async () => {
  marked = await kit.markedClass({
    Sara: [0, 0, 0, 0, 0, 0],
    Leo: [0, 1, 0, 0, 0, 0],
    Mia: [1, 1, 1, 0, 0, 0],
    Zoe: [1, 1, 1, 1, 1, 1],
    Maya: null,
  })
  const { add, solve } = marked.skills
  const request = { examId: marked.exam.id, skillIds: [add, solve] }
  const [made = ''] = await kit.written(marked.owner, request, [
    writtenItem('one', { skill: { id: add, name: 'Add fractions' } }),
    writtenItem('two', { skill: { id: solve, name: 'Solve problems' }, bloomLevel: 'analyse', error: null }),
    writtenItem('three', { skill: null, error: null }),
  ])
  id = made
})

const retest = (payload: object = {}) => kit.call(marked.owner, 'POST', `/resources/${id}/retest`, payload)
const created = async (payload?: object) => RetestCreated.parse((await retest(payload)).json()).examId
const getExam = async (examId: string) =>
  Exam.parse((await kit.call(marked.owner, 'GET', `/exams/${examId}`)).json())

describe('a re-test', () => {
  it('is a quiz with one question of one point for each item, with its skill and level, linked both ways', async () => {
    const examId = await created({ date: '2026-11-30' })
    const exam = await getExam(examId)
    expect(exam).toMatchObject({
      ...{ title: 'Re-test: Adding fractions', type: 'quiz', date: '2026-11-30', status: 'draft' },
      ...{ classId: marked.classId, coefficientHundredths: 0, maximumHundredths: 300, retestOf: id },
    })
    expect(
      activeLeaves(exam.structure).map(({ label, maxHundredths, skills, bloomLevel, usualErrors }) => [
        ...[label, maxHundredths, skills.map(({ skillId }) => skillId), bloomLevel, usualErrors],
      ]),
    ).toEqual([
      ['Q1', 100, [marked.skills.add], 'apply', ['Adds top and bottom']],
      ['Q2', 100, [marked.skills.solve], 'analyse', []],
      ['Q3', 100, [], 'apply', []],
    ])
    expect((await kit.read(marked.owner, id)).recovery).toMatchObject({ examId, markId: examId, of: 0 })
  })

  it('is the same exam for the same request, also for many at once', async () => {
    const many = await Promise.all(Array.from({ length: 8 }, () => created()))
    expect(new Set(many).size).toBe(1)
    expect(await created()).toBe(many[0])
    const cards = await kit.cards(marked.owner, marked.classId)
    expect(cards).toHaveLength(2)
  })

  it('is logged once when its request was interrupted before that and is repeated', async () => {
    const { connection } = kit
    const log = connection.collection('class_activities')
    const entries = { classId: marked.classId, kind: 'exam-created' }
    const examId = await created()
    await log.deleteMany(entries)
    const resource = { _id: new connection.base.Types.ObjectId(id) }
    for (let repeated = 0; repeated < 2; repeated += 1) {
      await connection.collection('resources').updateOne(resource, { $set: { retestExamId: null } })
      expect(await created()).toBe(examId)
    }
    expect(await log.countDocuments(entries)).toBe(1)
  })

  it('leaves nothing to enter for students who get no sheet, also after many requests', async () => {
    const request = { examId: marked.exam.id, skillIds: [marked.skills.add] }
    const studentIds = [marked.student('Sara'), marked.student('Leo')]
    const audiences = [{ scope: 'group' as const, letter: 'A', studentIds }]
    const [forGroup = ''] = await kit.written(marked.owner, { ...request, audiences }, [writtenItem('one')])
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => kit.call(marked.owner, 'POST', `/resources/${forGroup}/retest`)),
    )
    const { examId } = RetestCreated.parse(answers[0]?.json())
    // Five students and one question; the three others are exempt.
    expect((await getExam(examId)).progress).toEqual({ entered: 3, total: 5 })
    const rows = unpackSheet(await kit.sheetOf(marked.owner, examId))
    expect([...rows.keys()].sort()).toEqual(['Mia', 'Zoe', 'Maya'].map(marked.student).sort())
  })

  it('that is deleted shows nothing, and is followed by another one', async () => {
    const first = await created()
    await kit.call(marked.owner, 'DELETE', `/exams/${first}`)
    expect((await kit.read(marked.owner, id)).recovery).toBeNull()
    const second = await created()
    expect(second).not.toBe(first)
    expect((await kit.read(marked.owner, id)).recovery?.examId).toBe(second)
  })

  it('needs items and the right to change exams', async () => {
    const request = { examId: marked.exam.id, skillIds: [marked.skills.add] }
    const [empty = ''] = await kit.written(marked.owner, request, [])
    const answer = await kit.call(marked.owner, 'POST', `/resources/${empty}/retest`)
    expect(answer.json()).toMatchObject({ status: 422, code: 'resources/no-items' })
    const marker = await kit.join(marked.classId, await kit.newTeacher(), 'marker')
    expect((await kit.call(marker, 'POST', `/resources/${id}/retest`)).statusCode).toBe(403)
    expect((await kit.read(marker, id)).rights).toEqual({ edit: true, retest: false })
    expect((await kit.read(marked.owner, id)).rights).toEqual({ edit: true, retest: true })
  })
})

/** The third item has neither a skill nor a question: nothing is known about it from before. */
const nothing = { skillId: null, questionId: null, name: '' }

describe('recovery', () => {
  it('compares the marks before and after, by skill, group and student, and says who is still below half', async () => {
    const { student } = marked
    expect((await kit.read(marked.owner, id)).before).toEqual([
      { skillId: marked.skills.add, questionId: null, name: 'Add fractions', before: '7/12', after: null },
      { skillId: marked.skills.solve, questionId: null, name: 'Solve problems', before: '1/4', after: null },
      { ...nothing, before: null, after: null },
    ])
    const exam = await getExam(await created())
    await kit.enter(marked.owner, exam, {
      [student('Sara')]: [1, 1, 1],
      [student('Leo')]: [0, 0, 1],
      [student('Zoe')]: [1, 1, 1],
    })
    const { recovery } = await kit.read(marked.owner, id)
    expect(recovery).toMatchObject({ recovered: 1, of: 2 })
    expect(recovery?.skills).toEqual([
      { skillId: marked.skills.add, questionId: null, name: 'Add fractions', before: '4/9', after: '2/3' },
      { skillId: marked.skills.solve, questionId: null, name: 'Solve problems', before: '1/3', after: '2/3' },
      { ...nothing, before: null, after: '1/1' },
    ])
    expect(
      recovery?.students.map(({ name, before, after, recovered }) => [name, before, after, recovered]),
    ).toEqual([
      ['Sara', '0/1', '1/1', true],
      ['Leo', '1/6', '0/1', false],
      ['Mia', '1/2', null, null],
      ['Zoe', '1/1', '1/1', null],
      ['Maya', null, null, null],
    ])
    expect(recovery?.groups.map(({ letter, recovered, of }) => [letter, recovered, of])).toEqual([
      ['A', 1, 2],
      ['B', 0, 0],
    ])
    expect(recovery?.stillMissing).toEqual({
      audience: { scope: 'student', studentId: student('Leo') },
      ...{ skillIds: [marked.skills.add, marked.skills.solve], questionIds: [] },
    })
    const next = await kit.ask(marked.owner, {
      ...{ examId: marked.exam.id, skillIds: recovery?.stillMissing?.skillIds ?? [] },
      audiences: recovery?.stillMissing ? [recovery.stillMissing.audience] : [],
    })
    expect(next.statusCode).toBe(202)
  })

  it('takes the before of an item without a skill from the question that it was made for', async () => {
    const { owner, exam, leaves, student, skills } = marked
    const [made = ''] = await kit.written(owner, { examId: exam.id, skillIds: [skills.add] }, [
      writtenItem('one', { skill: { id: null, name: 'Q2', questionId: leaves[1]!.id }, error: null }),
      writtenItem('two', { skill: { id: null, name: 'Q2', questionId: leaves[1]!.id }, error: null }),
    ])
    // Of Q2, Sara had 0 and the three others 1 of 1 point.
    const topic = { skillId: null, questionId: leaves[1]!.id, name: 'Q2' }
    expect((await kit.read(owner, made)).before).toEqual([{ ...topic, before: '3/4', after: null }])
    const answer = await kit.call(owner, 'POST', `/resources/${made}/retest`, {})
    const retestExam = await getExam(RetestCreated.parse(answer.json()).examId)
    // The items change places; the questions of the re-test still belong to them.
    await kit.change(owner, made, { change: 'order', basedOn: 1, itemIds: ['two', 'one'] })
    await kit.enter(owner, retestExam, { [student('Sara')]: [1, 0], [student('Mia')]: [0, 0] })
    const { recovery } = await kit.read(owner, made)
    // Sara and Mia did both: (0 + 1) / 2 before, (1/2 + 0) / 2 after. Half is not below half, so Sara has recovered.
    expect(recovery?.skills).toEqual([{ ...topic, before: '1/2', after: '1/4' }])
    expect([recovery?.recovered, recovery?.of]).toEqual([1, 1])
    expect(recovery?.stillMissing).toEqual({
      audience: { scope: 'student', studentId: student('Mia') },
      ...{ skillIds: [], questionIds: [leaves[1]!.id] },
    })
  })

  it('does not count a student who was absent from the re-test', async () => {
    const exam = await getExam(await created())
    const { student } = marked
    await kit.enter(marked.owner, exam, {
      [student('Sara')]: [1, 1, 1],
      [student('Leo')]: ['absent', 'absent', 'absent'],
    })
    const { recovery } = await kit.read(marked.owner, id)
    expect([recovery?.recovered, recovery?.of]).toEqual([1, 1])
    expect(recovery?.stillMissing).toBeNull()
  })

  it('is part of the list of resources, and follows a corrected mark', async () => {
    const exam = await getExam(await created())
    const rows = async () => {
      const answer = await kit.call(marked.owner, 'GET', `/exams/${marked.exam.id}/resources`)
      return ResourceList.parse(answer.json()).batches.flatMap((batch) => batch.rows)
    }
    await kit.enter(marked.owner, exam, { [marked.student('Sara')]: [0, 0, 0] })
    expect((await rows())[0]).toMatchObject({ id, recovered: { recovered: 0, of: 1 }, items: 3, verified: 3 })
    await kit.enter(marked.owner, exam, { [marked.student('Sara')]: [1, 0, 0] })
    expect((await rows())[0]?.recovered).toEqual({ recovered: 1, of: 1 })
  })

  it('shows on the card of a student, whose errors over the exams count the re-test like any other', async () => {
    const exam = await getExam(await created({ date: '2026-11-30' }))
    const sara = marked.student('Sara')
    const card = async () => {
      const answer = await kit.call(marked.owner, 'GET', `/classes/${marked.classId}/students/${sara}/card`)
      return StudentCard.parse(answer.json())
    }
    const before = await card()
    expect(before.resources).toMatchObject([
      { id, markId: marked.exam.id, kind: 'practice-sheet', examTitle: 'Fractions', recovered: null },
    ])
    await kit.enter(marked.owner, exam, { [sara]: [1, 1, 1] })
    const after = await card()
    expect(after.resources[0]?.recovered).toBe(true)
    expect(after.recurring.exams.map(({ title }) => title)).toEqual([
      'Fractions',
      'Re-test: Adding fractions',
    ])
    const add = after.recurring.skills.find(({ skillId }) => skillId === marked.skills.add)
    expect(add?.cells.map((cell) => cell?.lostShare)).toEqual(['1/1', '0/1'])
  })

  it('leaves the card of a student out of sheets for others, and of those that are not finished', async () => {
    const { owner, exam, skills, student } = marked
    const forLeo = { examId: exam.id, skillIds: [skills.add] }
    const audiences = [{ scope: 'student' as const, studentId: student('Leo') }]
    await kit.written(owner, { ...forLeo, audiences }, [writtenItem('one')])
    await kit.accepted(owner, { ...forLeo })
    const resourcesOf = async (name: string) => {
      const answer = await kit.call(owner, 'GET', `/classes/${marked.classId}/students/${student(name)}/card`)
      return StudentCard.parse(answer.json()).resources
    }
    expect(await resourcesOf('Sara')).toHaveLength(1)
    expect(await resourcesOf('Leo')).toHaveLength(2)
  })
})
