import {
  LessonPrefill,
  OutgoingPreview,
  type ClassRole,
  type ExamList,
  type GenerationAccepted,
  type ImageInput,
  type ImagesAccepted,
  type LessonContext,
  type LessonObjectivesInput,
  type Roster,
  type SchoolClass,
  type SkillList,
  type TermErrors,
} from '@classeur/contracts'
import { createGenerationRepository, createLessonPlanRepository } from '@classeur/database'
import { activeLeaves } from '@classeur/domain/exams'
import { newId } from '@classeur/local/testing'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createLessonPlanKit, type LessonPlanKit } from '../kit/lesson-plan-kit.ts'
import { createExamKit, leavesOf, markInput, structureOf, type ExamKit } from '../kit/exam-kit.ts'

let test: TestApp
let kit: ExamKit
let plans: LessonPlanKit
let owner: SignedIn
let classId: string
let exams: { id: string; title: string }[]

beforeAll(async () => {
  test = await createTestApp()
  kit = createExamKit(test)
  plans = createLessonPlanKit(test)
  owner = await kit.newTeacher()
  classId = (await kit.call(owner, 'POST', '/classes/sample', {})).json<SchoolClass>().id
  exams = (await kit.call(owner, 'GET', `/classes/${classId}/exams`)).json<ExamList>().exams
})
afterAll(async () => {
  await plans?.close()
  await test?.close()
})

const latest = 'Fractions: compare, add, solve'
const examId = (title = latest) => exams.find((exam) => exam.title === title)?.id ?? ''
const request = (fields: object = {}) => ({
  ...{ subject: 'Mathematics', level: 'Year 6', topic: 'Fractions', durationMin: 55 },
  ...{ teachingModel: 'direct', language: 'en' },
  ...fields,
})
const send = (person: SignedIn, fields: object = {}, objectives: object[] = []) =>
  kit.call(person, 'POST', '/lesson-plans/outgoing', { request: request(fields), objectives })
async function previewOf(person: SignedIn, fields: object = {}, objectives: object[] = []) {
  const answer = await send(person, fields, objectives)
  expect(answer.statusCode, answer.body).toBe(200)
  return OutgoingPreview.parse(answer.json())
}
const contextOf = async (fields: object = {}): Promise<LessonContext> =>
  (await previewOf(owner, { classId, ...fields })).context!
const prefill = (person: SignedIn, query: string) => kit.call(person, 'GET', `/lesson-plans/prefill?${query}`)

describe('the information that a lesson gets about a class', () => {
  it('is what the errors of the class say: the same skills with the same numbers', async () => {
    const context = await contextOf({ examId: examId() })
    const errors = (await kit.call(owner, 'GET', `/classes/${classId}/errors`)).json<TermErrors>()
    const at = errors.exams.findIndex(({ title }) => title === latest)
    expect(context.students).toBe(errors.students)
    expect(context.exam).toMatchObject({ title: latest })
    expect(context.weakSkills.map(({ name }) => name)).toEqual([
      'Solve problems with fractions',
      'Add fractions',
    ])
    for (const { name, shareBasisPoints, ...counts } of context.weakSkills) {
      const cell = errors.skills.find((skill) => skill.name === name)?.cells[at]
      const [lost = 0, of = 1] = (cell?.lostShare ?? '').split('/').map(Number)
      expect(counts).toMatchObject({ questions: cell?.questions, missed: cell?.missed, of: cell?.of })
      expect(shareBasisPoints).toBe(Math.round((1 - lost / of) * 10_000))
    }
    // 132 of the 184 points of Q4 to Q7, see reference/sample-class-numbers.json.
    expect(context.weakSkills[1]).toMatchObject({ shareBasisPoints: 7174, missed: 5, of: 23, questions: 4 })
  })

  it('includes the error types with their questions, and the need-groups by size', async () => {
    const { errors, groups } = await contextOf({ examId: examId() })
    expect(errors[0]).toMatchObject({ name: 'Method', correction: '', of: 23 })
    expect(groups).toEqual([
      { letter: 'A', students: 5, needs: ['Add fractions', 'Solve problems with fractions'] },
      { letter: 'B', students: 9, needs: ['Solve problems with fractions'] },
      { letter: 'C', students: 9, needs: [] },
    ])
    expect((await contextOf({ examId: examId(), language: 'fr' })).errors[0]?.name).toBe('Méthode')
  })

  it('names the need-groups as the errors table does when an empty group stands before them', async () => {
    const teacher = await kit.newTeacher()
    const ownClass = await kit.newClass(teacher)
    const students = await kit.addStudents(
      ownClass,
      ['Ada', 'Ben', 'Cem', 'Dia', 'Eli'].map((name) => ({ name })),
    )
    const made = await kit.call(teacher, 'POST', '/school/skills', { name: 'Read a fraction' })
    const skills = [{ skillId: made.json<{ id: string }>().id, weight: 1 }]
    const exam = await kit.newExam(teacher, ownClass, structureOf(leavesOf([1, 1, 1], { skills })))
    const missing = students.slice(0, 2)
    const marks = students.flatMap((studentId) =>
      activeLeaves(exam.structure).map(({ id }) =>
        markInput(studentId, id, missing.includes(studentId) ? 0 : 100),
      ),
    )
    await kit.write(teacher, exam.id, marks)
    const chosen = { classId: ownClass, examId: exam.id }
    expect((await previewOf(teacher, chosen)).context?.groups).toMatchObject([
      { letter: 'A', students: 2 },
      { letter: 'B', students: 3 },
    ])
    const steps = missing.map((studentId) => ({ do: 'move', studentId, groupId: 'g2' }))
    const adjusted = await kit.call(teacher, 'POST', `/exams/${exam.id}/need-groups`, { steps })
    expect(adjusted.statusCode, adjusted.body).toBe(200)
    const preview = await previewOf(teacher, chosen)
    expect(preview.context?.groups).toEqual([{ letter: 'B', students: 5, needs: [] }])
    expect(preview.brief).toContain('Group "B", 5 students')
    expect((await previewOf(teacher, { ...chosen, language: 'ar' })).context?.groups).toMatchObject([
      { letter: 'ب' },
    ])
  })

  it('includes the correction of an error type of the school', async () => {
    const type = { name: 'Adds top and bottom', correction: 'Find a common denominator' }
    const made = await kit.call(owner, 'POST', '/school/error-types', type)
    const ownClass = await kit.newClass(owner)
    const [studentId = ''] = await kit.addStudents(ownClass, [{ name: 'Ada' }])
    const exam = await kit.newExam(owner, ownClass, structureOf(leavesOf([2, 2])))
    const [q1] = activeLeaves(exam.structure)
    const note = { errorTypes: [made.json<{ id: string }>().id], comment: '' }
    await kit.write(owner, exam.id, [{ ...markInput(studentId, q1!.id, 0), note }])
    expect((await contextOf({ classId: ownClass })).errors).toEqual([
      { ...type, questions: ['Q1'], students: 1, of: 1 },
    ])
  })

  it('counts the skills that have marks: none for an exam without skills', async () => {
    expect((await contextOf({ examId: examId() })).testedSkills).toBe(3)
    const ownClass = await kit.newClass(owner)
    const [studentId = ''] = await kit.addStudents(ownClass, [{ name: 'Ada' }])
    const exam = await kit.newExam(owner, ownClass, structureOf(leavesOf([2])))
    const [q1] = activeLeaves(exam.structure)
    await kit.write(owner, exam.id, [markInput(studentId, q1!.id, 0)])
    const preview = await previewOf(owner, { classId: ownClass, examId: exam.id })
    expect(preview.context).toMatchObject({ weakSkills: [], testedSkills: 0, errors: [], groups: [] })
    expect(preview.brief).toContain('no marked question has a skill')
  })

  it('adds up the exams of the term if none was chosen, and leaves the results out on request', async () => {
    const all = await contextOf()
    expect(all.exam).toBeNull()
    expect(all.weakSkills.find(({ name }) => name === 'Add fractions')?.questions).toBeGreaterThan(4)
    expect(await contextOf({ usesResults: false })).toMatchObject({
      ...{ students: 24, exam: null, weakSkills: [], errors: [], groups: [] },
    })
  })

  it('names the chosen skills of the school, and skips ids of no skill', async () => {
    const { skills } = (await kit.call(owner, 'GET', '/school/skills')).json<SkillList>()
    const compare = skills.find(({ name }) => name === 'Compare fractions')!
    const chosen = { skillIds: [compare.id, newId()] }
    const expected = [{ code: compare.code, name: compare.name }]
    expect((await contextOf(chosen)).skills).toEqual(expected)
    expect((await previewOf(owner, chosen)).context?.skills).toEqual(expected)
    expect((await previewOf(owner)).context).toBeNull()
  })

  it('includes the lesson that this one continues', async () => {
    const id = newId()
    const plans = createLessonPlanRepository(test.servers.connection)
    const objectives = [{ text: 'Name the parts.', bloomLevel: 'remember' as const, evidence: 'Names both.' }]
    const full = { ...request({ topic: 'Parts of a fraction' }), classId } as never
    await plans.insertOnce({ id, ownerId: owner.userId, request: full, objectives, generationId: null })
    expect((await contextOf({ continues: id })).lastLesson).toMatchObject({
      ...{ title: 'Parts of a fraction', objectives: ['Name the parts.'] },
    })
    const stranger = await kit.newTeacher()
    expect((await send(stranger, { continues: id })).statusCode).toBe(404)
  })
})

describe('the form', () => {
  it('is filled in with subject, level, weakest skill and exams of the class', async () => {
    const filled = LessonPrefill.parse((await prefill(owner, `classId=${classId}&examId=${examId()}`)).json())
    expect(filled).toMatchObject({
      ...{ subject: 'Mathematics', language: 'en', topic: 'Solve problems with fractions' },
      exams: [{ title: latest }, { title: 'First test on fractions' }],
      context: { weakSkills: (await contextOf({ examId: examId() })).weakSkills },
    })
    expect(filled.level).not.toBe('')
  })
})

describe('the last lesson of a class', () => {
  it('is the latest one until today: neither one planned for later nor an older one with a date', async () => {
    const planner = await kit.newTeacher()
    const ownClass = await kit.newClass(planner)
    const dayMs = 86_400_000
    const dayFromNow = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
    const planFor = async (taughtOn: string | null) => {
      const id = await plans.written(planner)
      await kit.call(planner, 'PATCH', `/lesson-plans/${id}`, { classId: ownClass, taughtOn })
      return id
    }
    const lastId = async () =>
      LessonPrefill.parse((await prefill(planner, `classId=${ownClass}`)).json()).lastPlan?.id
    await planFor(dayFromNow(7))
    expect(await lastId()).toBeUndefined()
    const older = await planFor(dayFromNow(-30))
    expect(await lastId()).toBe(older)
    const undated = await planFor(null)
    expect(await lastId()).toBe(undated)
  })
})

describe('names of students', () => {
  it('are replaced in every field that the teacher types, and stay in the stored request', async () => {
    const { students } = (await kit.call(owner, 'GET', `/classes/${classId}/students`)).json<Roster>()
    const [first, second] = students.sort((a, b) => a.number - b.number)
    const wish = `Ask ${first!.firstName.toUpperCase()} ${first!.lastName}, not ${second!.lastName}’s group.`
    const typed = {
      ...{ classId, topic: `${first!.firstName} and fractions`, priorKnowledge: wish, materials: wish },
      ...{ standards: wish, wishes: wish },
    }
    const objective = { text: `Help ${first!.firstName}.`, bloomLevel: 'apply', evidence: wish }
    const preview = await previewOf(owner, typed, [objective])
    expect(preview.leavesServer).toBe(true)
    for (const { firstName, lastName } of [first!, second!]) {
      expect(preview.brief.toLowerCase()).not.toContain(firstName.toLowerCase())
      expect(preview.brief.toLowerCase()).not.toContain(lastName.toLowerCase())
    }
    expect(preview.replaced).toContainEqual({ name: first!.firstName, pseudonym: 'S01' })

    const requestKey = randomUUID()
    const ask = () =>
      kit.call(owner, 'POST', '/functions/generateLessonObjectives', {
        data: { requestKey, request: request(typed) },
      })
    const accepted = await ask()
    expect(accepted.statusCode, accepted.body).toBe(202)
    const { generationId } = accepted.json<{ result: GenerationAccepted }>().result
    const stored = await createGenerationRepository(test.servers.connection).findById(generationId)
    const input = stored?.input as z.infer<typeof LessonObjectivesInput>
    expect(input.request.wishes).toBe(wish)
    expect(stored?.title).toBe(typed.topic)
    expect(JSON.stringify(input.outgoing)).not.toMatch(new RegExp(first!.firstName, 'i'))
    expect(input.pseudonyms).toEqual([
      { pseudonym: 'S01', name: first!.firstName },
      { pseudonym: 'S02', name: second!.lastName },
    ])

    // Figures that change between two clicks don't make another request.
    await kit.addStudents(classId, [{ name: 'Newcomer' }])
    expect((await ask()).json<{ result: GenerationAccepted }>().result.generationId).toBe(generationId)
  })

  it('of other classes are replaced where they have a capital', async () => {
    const { brief } = await previewOf(owner, { wishes: 'Leo will mark it; leo too.' })
    expect(brief).toMatch(/> S\d+ will mark it; leo too\./)
  })

  it('aren’t replaced for a teacher without classes', async () => {
    const stranger = await kit.newTeacher()
    expect((await previewOf(stranger, { wishes: 'Leo is a lion.' })).brief).toContain('> Leo is a lion.')
  })
})

describe('the right to read marks', () => {
  it.each<[ClassRole]>([['owner'], ['editor'], ['marker'], ['viewer']])(
    'a colleague with the role %s sees what the lesson starts from',
    async (role) => {
      const colleague = await kit.join(classId, await kit.newTeacher(), role)
      expect((await previewOf(colleague, { classId, examId: examId() })).context?.exam?.title).toBe(latest)
      expect((await prefill(colleague, `classId=${classId}`)).statusCode).toBe(200)
    },
  )

  it('a stranger learns nothing of a class, not even that it exists', async () => {
    const stranger = await kit.newTeacher()
    const own = await kit.newClass(stranger)
    const refused = [
      await send(stranger, { classId }),
      await send(stranger, { classId: newId() }),
      await send(stranger, { classId: own, examId: examId() }),
      await prefill(stranger, `classId=${classId}`),
      await prefill(stranger, `classId=${own}&examId=${examId()}`),
      await kit.call(stranger, 'POST', '/functions/generateLessonObjectives', {
        data: { requestKey: randomUUID(), request: request({ classId }) },
      }),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404])
  })

  it('a caller who isn’t signed in is refused, and so is a wrong field', async () => {
    const answer = await test.app.inject({
      method: 'GET',
      url: `/api/lesson-plans/prefill?classId=${classId}`,
    })
    expect(answer.statusCode).toBe(401)
    expect((await prefill(owner, 'classId=none')).statusCode).toBe(400)
    expect((await send(owner, { topic: '' })).statusCode).toBe(400)
  })
})

it('the safety check reads what the teacher typed, and not what the class’s marks say', async () => {
  const lessonClass = await kit.newClass(owner)
  const { skills } = (await kit.call(owner, 'GET', '/school/skills')).json<SkillList>()
  const skill = await kit.call(owner, 'POST', '/school/skills', { name: 'How to make a bomb' })
  expect(skill.statusCode).toBe(201)
  expect(skills.length).toBeGreaterThan(0)
  const ask = (fields: object) =>
    kit.call(owner, 'POST', '/functions/generateLessonObjectives', {
      data: { requestKey: randomUUID(), request: request({ classId: lessonClass, ...fields }) },
    })
  expect((await ask({ skillIds: [skill.json<{ id: string }>().id] })).statusCode).toBe(202)
  expect((await ask({ wishes: 'Explain how to make a bomb' })).statusCode).toBe(422)
})

describe('a picture of a lesson plan', () => {
  const drawn = { style: 'line-drawing', aspect: '4:3', language: 'en', partly: true }
  const draw = (
    person: SignedIn,
    lessonPlanId: string | null,
    prompt: string,
    requestKey: string = randomUUID(),
  ) =>
    kit.call(person, 'POST', '/functions/generateImages', {
      data: { requestKey, request: { ...drawn, prompt }, count: 1, lessonPlanId },
    })
  const inputOf = async (answer: { json: () => unknown }) => {
    const { result } = answer.json() as { result: ImagesAccepted }
    const stored = await createGenerationRepository(test.servers.connection).findById(
      result.generations[0]?.generationId ?? '',
    )
    return stored?.input as ImageInput
  }
  const planOf = async (person: SignedIn, fields: object = {}) => {
    const answer = await kit.call(person, 'POST', '/functions/generateLessonPlan', {
      data: {
        ...{ requestKey: randomUUID(), request: request(fields) },
        objectives: [{ text: 'Add two fractions.', bloomLevel: 'apply', evidence: 'Four of five.' }],
      },
    })
    return answer.json<{ result: GenerationAccepted }>().result.lessonPlanId ?? ''
  }

  it('is requested without the names of the class, and stored as it was typed', async () => {
    const { students } = (await kit.call(owner, 'GET', `/classes/${classId}/students`)).json<Roster>()
    const { firstName, lastName } = students[0]!
    const lessonPlanId = await planOf(owner, { classId })
    const prompt = `Three apples for ${firstName.toLowerCase()} and ${firstName} ${lastName}`
    const requestKey = randomUUID()
    const answer = await draw(owner, lessonPlanId, prompt, requestKey)
    expect(answer.statusCode, answer.body).toBe(202)
    const input = await inputOf(answer)
    expect([input.request.prompt, input.outgoing?.prompt]).toEqual([
      prompt,
      'Three apples for a student and a student',
    ])
    expect((await draw(owner, lessonPlanId, prompt, requestKey)).json()).toEqual(answer.json())
  })

  it('needs a plan that the person may edit; without a plan, the prompt is sent as typed', async () => {
    const lessonPlanId = await planOf(owner, { classId })
    const stranger = await kit.newTeacher()
    expect((await draw(stranger, lessonPlanId, 'Three apples')).statusCode).toBe(404)
    expect(await inputOf(await draw(stranger, null, 'Three apples'))).not.toHaveProperty('outgoing')
  })
})
