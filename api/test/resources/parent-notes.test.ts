import { ResourceSheetInput } from '@classeur/contracts'
import { createGenerationRepository } from '@classeur/database'
import { noteFindings, type NoteFacts } from '@classeur/domain/resources'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../kit/create-test-app.ts'
import { createResourceKit, writtenItem, type MarkedClass, type ResourceKit } from '../kit/resource-kit.ts'

let test: TestApp
let kit: ResourceKit
let marked: MarkedClass

beforeAll(async () => {
  test = await createTestApp({ environment: { AI_BASE_URL: '', AI_TEXT_MODEL: '' } })
  kit = createResourceKit(test)
  await kit.setCredits(100)
  marked = await kit.markedClass({ Sara: [1, 1, 1, 0, 0.5, 0], Leo: [0, 1, 0, 1, 1, 1], Maya: null })
})
afterAll(async () => {
  await kit.close()
  await test.close()
})

async function notesIn(language: 'en' | 'fr' | 'ar') {
  const audiences = ['Sara', 'Leo', 'Maya'].map((name) => ({
    scope: 'student' as const,
    studentId: marked.student(name),
  }))
  const { add, solve } = marked.skills
  const { resourceIds } = await kit.accepted(marked.owner, {
    ...{ examId: marked.exam.id, kind: 'parent-note', skillIds: [add, solve], audiences, language },
  })
  const generations = createGenerationRepository(test.servers.connection)
  const stored = await Promise.all(resourceIds.map((id) => generations.findById(id)))
  return stored.map((generation) => ResourceSheetInput.parse(generation?.input).notes[0])
}

const factsOf = (firstName: string): NoteFacts => ({
  student: { firstName, lastName: '' },
  exam: { title: marked.exam.title, date: '18 November 2026' },
  result: '3.5 of 6 points, 4 of 6 points, 11.67 / 20, 13.33 / 20',
  ...{ strengths: ['Add fractions', 'Solve problems'], sheet: null, comparison: null },
  work: ['Add fractions', 'Solve problems'].map((skill) => ({ skill, error: null, example: null })),
  others: ['Sara', 'Leo', 'Maya']
    .filter((other) => other !== firstName)
    .map((other) => ({ firstName: other, lastName: '' })),
})

it('a note has the points, what goes well and what needs practice of its student alone', async () => {
  const [sara, leo, maya] = (await notesIn('en')).map((note) => note?.paragraphs.join(' '))
  expect(sara).toContain('Result: 11.67\u00a0/\u00a020 (3.5 of 6 points).')
  expect(sara).toContain('What goes well: Add fractions.')
  expect(sara).toContain('What needs practice: Solve problems.')
  expect(leo).toContain('Result: 13.33\u00a0/\u00a020 (4 of 6 points).')
  expect(leo).toContain('What goes well: Solve problems.')
  expect(leo).toContain('What needs practice: Add fractions.')
  expect(maya).toContain('There is no result yet.')
  expect(maya).not.toContain('What')
})

it.each(['en', 'fr', 'ar'] as const)('a note in %s keeps the rules of notes', async (language) => {
  const notes = await notesIn(language)
  const problems = notes.flatMap((note, index): { problem: string }[] =>
    note
      ? noteFindings(note, factsOf(['Sara', 'Leo', 'Maya'][index] ?? ''), language)
      : [{ problem: 'no note' }],
  )
  // The dates and examples are facts of the exam and the skill, which this test doesn't repeat.
  expect(problems.filter(({ problem }) => problem !== 'number')).toEqual([])
})

it('a note names the newest practice sheet that was made for its student from the same exam', async () => {
  const { owner, exam, skills, student } = marked
  const request = { examId: exam.id, skillIds: [skills.add] }
  const forStudents = (...names: string[]) => ({
    audiences: [{ scope: 'group' as const, letter: 'A', studentIds: names.map(student) }],
  })
  expect((await notesIn('en'))[0]).not.toHaveProperty('sheetId')
  const [old = ''] = await kit.written(owner, { ...request, ...forStudents('Sara', 'Leo') }, [
    writtenItem('one'),
  ])
  const [sheet = ''] = await kit.written(owner, { ...request, ...forStudents('Sara') }, [writtenItem('one')])
  // Neither a quiz nor a sheet that isn't finished is the practice sheet of a note.
  await kit.written(owner, { ...request, kind: 'exit-quiz', ...forStudents('Sara') }, [writtenItem('one')])
  await kit.accepted(owner, { ...request, ...forStudents('Sara') })
  // The pack of notes is in one language.
  await kit.written(owner, { ...request, language: 'fr', ...forStudents('Sara') }, [writtenItem('one')])
  const [sara, leo, maya] = await notesIn('en')
  expect([sara?.sheetId, leo?.sheetId, maya?.sheetId]).toEqual([sheet, old, undefined])
  expect(sara?.paragraphs.join(' ')).toContain('The practice sheet “Adding fractions” comes with this note.')
  expect(maya?.paragraphs.join(' ')).not.toContain('practice sheet')
})
