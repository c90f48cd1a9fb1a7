import type { Language, NoteTask } from '@classeur/contracts'
import { outgoingNoteText, parentNote, type NoteFacts, type NoteText } from '@classeur/domain/resources'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createResourceGenerator } from '../../src/ai/openai-compatible/create-resource-generator.ts'
import { writeNotes } from '../../src/ai/openai-compatible/notes/write-notes.ts'
import { connectModel } from '../../src/ai/openai-compatible/connection/connect-model.ts'
import { startFakeProvider, type FakeProvider } from '../kit/fake-provider.ts'
import { never } from '../kit/request-for-tests.ts'

let provider: FakeProvider
beforeAll(async () => {
  provider = await startFakeProvider()
})
afterAll(() => provider.stop())
beforeEach(() => {
  provider.calls.length = 0
  provider.setBehaviour({})
})

const facts: Omit<NoteFacts, 'student' | 'others' | 'comparison'> = {
  exam: { title: 'Fractions', date: '18 November 2026' },
  result: '11.67 / 20 (3.5 of 6 points)',
  strengths: ['Compare fractions'],
  work: [
    { skill: 'Add fractions', error: { type: 'method', name: 'Method', correction: null }, example: null },
  ],
  ...{ sheet: 'Adding fractions', wish: '' },
}
function taskOf(number: number, language: Language = 'en', changes: Partial<typeof facts> = {}): NoteTask {
  const pseudonym = `S${String(number).padStart(2, '0')}`
  const student = { firstName: pseudonym, lastName: '' }
  const known = { ...facts, ...changes }
  const whole = { ...known, student, comparison: null, others: [] }
  const outgoing = outgoingNoteText({
    ...{ facts: whole, subject: 'Mathematics', level: 'Grade 6', language, wish: known.wish ?? '' },
  })
  return {
    ...{ student: { firstName: 'Real', lastName: 'Name' }, pseudonym, outgoing },
    facts: {
      ...{ exam: known.exam, result: known.result, sheet: known.sheet, wish: known.wish ?? '' },
      ...{ strengths: [...known.strengths], work: known.work.map((point) => ({ ...point })) },
    },
  }
}
const good: NoteText = {
  greeting: 'Dear family of S01,',
  paragraphs: [
    'In “Fractions”, the result of S01 is 11.67 / 20, which is 3.5 of 6 points.',
    'Comparing fractions goes well. The practice sheet “Adding fractions” comes with this note.',
  ],
  closing: 'Kind regards,',
}
const adding = (sentence: string): NoteText => ({ ...good, paragraphs: [...good.paragraphs, sentence] })
const answers = (...notes: unknown[]) =>
  provider.setBehaviour({
    chat: notes.map((note) => ({ text: typeof note === 'string' ? note : JSON.stringify(note) })),
  })

async function write(tasks: NoteTask[], language: Language = 'en') {
  const generator = createResourceGenerator({ baseUrl: provider.url, model: 'fake' })
  for await (const event of generator.writeNotes({ language, tasks }, never))
    if (event.type === 'finished') return event.notes
  throw new Error('no notes')
}
const promptOf = (call: number) => {
  const { messages } = provider.calls[call]?.body as { messages: { content: string }[] }
  return messages.map(({ content }) => content).join('\n')
}

describe('a note that a model writes', () => {
  it('is written from the facts of one student alone, which the prompt contains word for word', async () => {
    const tasks = [1, 2, 3, 4, 5].map((number) =>
      taskOf(number, 'en', { result: `${number}.5 of 20 points` }),
    )
    const notes = await write(tasks)
    expect(notes.map((note) => note?.greeting)).toEqual(
      [1, 2, 3, 4, 5].map((number) => `Dear family of S0${number},`),
    )
    expect(provider.calls).toHaveLength(5)
    for (const [index] of tasks.entries()) {
      const mine = tasks.filter(({ outgoing }) => promptOf(index).includes(outgoing))
      expect(mine).toHaveLength(1)
      for (const { pseudonym, facts: other } of tasks.filter((task) => !mine.includes(task))) {
        expect(promptOf(index)).not.toContain(pseudonym)
        expect(promptOf(index)).not.toContain(other.result)
      }
      expect(promptOf(index)).not.toContain('Real')
    }
  })

  it.each([
    ['a comparison', adding('That is above the class average.')],
    ['blame', adding('S01 is careless.')],
    ['a number of its own', adding('Please practise for 15 minutes.')],
    ['another student', adding('S07 and S01 can practise together.')],
    ['no result', { ...good, paragraphs: ['The practice sheet “Adding fractions” is for S01.'] }],
    ['no practice sheet', { ...good, paragraphs: [good.paragraphs[0]] }],
    ['no name', JSON.parse(JSON.stringify(good).replaceAll('S01', 'your child')) as NoteText],
    ['something that is no note', { letter: 'Dear family' }],
  ])('with %s is asked for once more, with the problem', async (_name, bad) => {
    answers(bad, good)
    expect(await write([taskOf(1)])).toEqual([good])
    expect(provider.calls).toHaveLength(2)
    expect(promptOf(1)).toContain('You have written this already, and it has problems')
  })

  it('that stays bad is left to the rules, and the others are kept', async () => {
    answers(adding('S01 is lazy.'), adding('S01 is lazy.'), adding('S01 is lazy.'), good)
    const first = write([taskOf(1)])
    await expect(first).rejects.toMatchObject({ code: 'generations/output-invalid' })
    expect(provider.calls).toHaveLength(2)
    const tasks = [taskOf(1), taskOf(2)]
    const note = (number: number, more: string) =>
      JSON.stringify({ ...good, paragraphs: [...good.paragraphs, more] }).replaceAll('S01', `S0${number}`)
    // The second task always gets a bad answer: whatever its prompt, it is about the first student.
    answers(note(1, 'I am happy to talk.'))
    expect(await write(tasks)).toEqual([
      { ...good, paragraphs: [...good.paragraphs, 'I am happy to talk.'] },
      null,
    ])
  })

  it.each(['en', 'fr', 'ar'] as const)('in %s is kept if it keeps the rules', async (language) => {
    const task = taskOf(1, language)
    const student = { firstName: 'S01', lastName: '' }
    const note = parentNote({ ...task.facts, student, comparison: null, others: [] }, language)
    answers(note)
    const [written] = await write([task], language)
    expect(written).toEqual(note)
    expect(provider.calls).toHaveLength(1)
  })

  it('may repeat a number of the teacher’s wish', async () => {
    const note = adding('You can reach me on the 12th.')
    answers(note)
    expect(await write([taskOf(1, 'en', { wish: 'I am in school on the 12th.' })])).toEqual([note])
  })

  it.each(["I'm sorry, but I can't help with that request.", '{"greeting":"I cannot help with this."}'])(
    'that is refused ends as flagged: %s',
    async (text) => {
      answers(text)
      await expect(write([taskOf(1)])).rejects.toMatchObject({ code: 'generations/output-flagged' })
    },
  )

  it.each([
    ['a code fence', (json: string) => `Here is the note:\n\`\`\`json\n${json}\n\`\`\``],
    ['reasoning', (json: string) => `<think>{"greeting": maybe}</think>\n${json}`],
  ])('is read from an answer with %s', async (_name, wrap) => {
    answers(wrap(JSON.stringify(good)))
    expect(await write([taskOf(1)])).toEqual([good])
  })

  it('that a slow model doesn’t finish in time is left to the rules', async () => {
    const connection = connectModel({ baseUrl: provider.url, model: 'fake' })
    provider.setBehaviour({
      chat: [...[1, 2, 3].map(() => ({})), { mode: 'hang' as const }],
    })
    const tasks = [1, 2, 3, 4, 5].map((number) => taskOf(number))
    const events = writeNotes(connection, { language: 'en', tasks }, never, 3000)
    const seen = []
    for await (const event of events) seen.push(event)
    const last = seen.at(-1)
    expect(last?.type === 'finished' && last.notes.map((note) => note !== null)).toEqual([
      ...[true, true, true, false, false],
    ])
  })
})
