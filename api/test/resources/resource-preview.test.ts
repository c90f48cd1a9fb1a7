import { ResourcePreview, type ResourceRequest } from '@classeur/contracts'
import { typedText } from '@classeur/domain/resources'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../kit/create-test-app.ts'
import { createResourceKit, type MarkedClass, type ResourceKit } from '../kit/resource-kit.ts'

const marks = {
  Sara: [0, 0, 0, 0, 0, 0],
  Leo: [0, 1, 0, 0, 0, 0],
  Mia: [1, 1, 1, 0, 0, 0],
  Tom: [1, 1, 1, 0, 1, 0],
  Maya: null,
}
const started: { test: TestApp; kit: ResourceKit; marked: MarkedClass }[] = []
async function start(environment: Record<string, string>) {
  const test = await createTestApp({ environment })
  const kit = createResourceKit(test)
  const one = { test, kit, marked: await kit.markedClass(marks) }
  started.push(one)
  return one
}
afterAll(async () => {
  for (const { kit, test } of started) {
    await kit.close()
    await test.close()
  }
})

type One = (typeof started)[number]
const asked = ({ marked }: One, fields: Partial<ResourceRequest> = {}): ResourceRequest => ({
  ...{ examId: marked.exam.id, kind: 'practice-sheet', questionIds: [], errorTypes: [], wish: '' },
  ...{ length: 8, tier: null, language: 'en', seed: 7, skillIds: [marked.skills.add, marked.skills.solve] },
  audiences: [
    { scope: 'group', letter: 'A', studentIds: [marked.student('Sara'), marked.student('Leo')] },
    { scope: 'group', letter: 'B', studentIds: [marked.student('Mia'), marked.student('Tom')] },
  ],
  ...fields,
})
const send = ({ kit, marked }: One, request: ResourceRequest, query = '') =>
  kit.call(marked.owner, 'POST', `/exams/${marked.exam.id}/resource-preview${query}`, request)
const preview = async (one: One, fields?: Partial<ResourceRequest>, query?: string) =>
  ResourcePreview.parse((await send(one, asked(one, fields), query)).json())

describe('the preview of a request with a model', () => {
  let one: One
  beforeAll(async () => {
    one = await start({})
  })

  it('shows word for word what leaves the server, with pseudonyms for the readers and for names in the wish', async () => {
    const { sheets, replaced, leavesServer, price, canBeMade } = await preview(one, {
      wish: 'LEO likes football. Keep the numbers small, unlike for Mia.',
    })
    expect({ leavesServer, price, canBeMade }).toEqual({ leavesServer: true, price: 4, canBeMade: true })
    expect(sheets[0]?.outgoing).toBe(
      [
        'English. 2 students: S01 S02',
        'Skills with the share of points won: Add fractions 17 %, Solve problems 0 %.',
        'Practice sheet, 8 items, support.',
        'Wish: S02 likes football. Keep the numbers small, unlike for S03.',
      ].join('\n'),
    )
    expect(replaced).toEqual([
      { name: 'LEO', pseudonym: 'S02' },
      { name: 'Mia', pseudonym: 'S03' },
    ])
    expect(JSON.stringify(sheets.map(({ outgoing }) => outgoing))).not.toMatch(/Sara|Leo|Mia|Tom|Maya/iu)
  })

  it('replaces a name in the wish by the same pseudonym in the text of every sheet', async () => {
    const { student } = one.marked
    const audiences = ['Tom', 'Mia', 'Leo', 'Sara'].map((name) => ({
      ...{ scope: 'student' as const, studentId: student(name) },
    }))
    for (const fields of [{}, { audiences }]) {
      const wish = 'Mia and Maya like football, and Leo sings.'
      const { sheets, replaced } = await preview(one, { ...fields, wish })
      expect(replaced.map(({ name }) => name)).toEqual(['Mia', 'Maya', 'Leo'])
      const sent = replaced.reduce((text, { name, pseudonym }) => text.replace(name, pseudonym), wish)
      for (const { outgoing } of sheets) expect(outgoing).toContain(`Wish: ${sent}`)
    }
    const readers = (await preview(one, { audiences })).sheets.map(({ outgoing }) => outgoing?.split('\n')[0])
    expect(readers).toEqual(
      ['S01', 'S02', 'S03', 'S04'].map((pseudonym) => `English. 1 student: ${pseudonym}`),
    )
  })

  it('shows for notes to parents one text for each student, about this student alone', async () => {
    const note = await preview(one, { kind: 'parent-note', wish: 'I am free on Tuesday, says Tom.' })
    expect(note).toMatchObject({ leavesServer: true, canBeMade: true })
    expect(note.sheets[0]).toMatchObject({ items: 0 })
    expect(note.sheets[0]?.outgoing).toBe(
      [
        'Note to the parents of S01. English.',
        'Exam: Fractions (1 October 2026). Result: 0.00\u00a0/\u00a020 (0 of 6 points).',
        'To practise: Solve problems. At home, it helps to explain a solved example aloud, step by step.',
        'To practise: Add fractions. At home, it helps to explain an example such as 3/4 + 1/2 aloud, step by step.',
        'Wish: I am free on Tuesday, says S04.',
        '',
        'Note to the parents of S02. English.',
        'Exam: Fractions (1 October 2026). Result: 3.33\u00a0/\u00a020 (1 of 6 points).',
        'To practise: Solve problems. At home, it helps to explain a solved example aloud, step by step.',
        'To practise: Add fractions. At home, it helps to explain an example such as 3/4 + 1/2 aloud, step by step.',
        'Wish: I am free on Tuesday, says S04.',
      ].join('\n'),
    )
    expect(JSON.stringify(note.sheets.map(({ outgoing }) => outgoing))).not.toMatch(/Sara|Leo|Mia|Tom|Maya/iu)
  })

  it('gives each group the tier that its marks ask for, unless the teacher chooses one', async () => {
    expect((await preview(one)).sheets.map(({ tier }) => tier)).toEqual(['support', 'core'])
    expect((await preview(one, { kind: 'extension' })).sheets[0]?.tier).toBe('challenge')
    expect((await preview(one, { tier: 'core' })).sheets.map(({ tier }) => tier)).toEqual(['core', 'core'])
  })

  it('practises the questions missed at the threshold of the errors table that the teacher chose', async () => {
    const { kit } = one
    const marked = await kit.markedClass({ ...marks, Sara: [0.5, 0, 1, 1, 1, 1], Leo: [1, 1, 1, 1, 1, 1] })
    const [first, second] = marked.leaves
    const request = {
      ...{ examId: marked.exam.id, questionIds: [first!.id, second!.id] },
      ...{ skillIds: [], audiences: [{ scope: 'class' as const }] },
    }
    const questionsAt = async (query?: string) => {
      const { sheets } = await preview({ ...one, marked }, request, query)
      return sheets[0]?.outgoing?.match(/Q\d/gu)
    }
    expect(await questionsAt()).toEqual(['Q2'])
    expect(await questionsAt('?missedBelow=6000')).toEqual(['Q1', 'Q2'])
  })

  it('refuses students, skills, questions and errors that are not there, and a request about nothing', async () => {
    const unknown = 'f'.repeat(24)
    for (const fields of [
      { skillIds: [unknown] },
      { questionIds: [unknown] },
      { errorTypes: ['no-such-error'] },
      { audiences: [{ scope: 'student' as const, studentId: unknown }] },
      { skillIds: [] },
    ]) {
      const answer = await send(one, asked(one, fields))
      expect(answer.json()).toMatchObject({ status: 422, code: 'resources/unknown-choice' })
    }
  })

  it('needs the right to make resources in a class that can be changed', async () => {
    const { kit, marked } = one
    const viewer = await kit.join(marked.classId, await kit.newTeacher(), 'viewer')
    const path = `/exams/${marked.exam.id}/resource-preview`
    expect((await kit.call(viewer, 'POST', path, asked(one))).statusCode).toBe(403)
    expect((await kit.call(await kit.newTeacher(), 'POST', path, asked(one))).statusCode).toBe(404)
    await kit.call(marked.owner, 'POST', `/classes/${marked.classId}/archive`)
    expect((await send(one, asked(one))).json()).toMatchObject({ code: 'classes/archived' })
  })
})

describe('the preview of a request without a model', () => {
  let one: One
  beforeAll(async () => {
    one = await start({ AI_BASE_URL: '', AI_TEXT_MODEL: '' })
  })

  it('shows the prepared items of each part, and that nothing leaves the server', async () => {
    const { sheets, leavesServer, canBeMade } = await preview(one, { wish: 'Leo likes football.' })
    expect({ leavesServer, canBeMade }).toEqual({ leavesServer: false, canBeMade: true })
    const [first] = sheets
    expect(first).toMatchObject({ items: 8, outgoing: null, title: 'Add fractions, Solve problems' })
    expect(first?.parts.map(({ from, to }) => to - from + 1).reduce((sum, count) => sum + count, 0)).toBe(8)
    expect(first?.parts.some(({ like }) => like !== null && typedText(like).includes('frac'))).toBe(true)
    expect(first?.minutes).toBeGreaterThan(8)
  })

  it('names what has no prepared items, and makes nothing of it', async () => {
    const { kit, marked } = one
    const answer = await kit.call(marked.owner, 'POST', '/school/skills', {
      name: 'Write a poem about autumn',
    })
    const skillId = answer.json<{ id: string }>().id
    const exam = await kit.examOfSkill(marked, skillId)
    const request = { examId: exam.id, skillIds: [skillId], audiences: [{ scope: 'class' as const }] }
    const shown = await kit.call(
      marked.owner,
      'POST',
      `/exams/${exam.id}/resource-preview`,
      asked(one, request),
    )
    expect(ResourcePreview.parse(shown.json())).toMatchObject({
      canBeMade: false,
      sheets: [{ items: 0, parts: [], lacks: ['Write a poem about autumn'] }],
    })
    expect((await kit.ask(marked.owner, request)).json()).toMatchObject({
      ...{ status: 422, code: 'resources/cannot-make' },
    })
  })
})
