import { LessonSectionKey } from '@classeur/contracts'
import { fakeNote } from './fake-note.ts'
import { fakeKey, fakeSections, type FakeLesson } from './fake-plan.ts'

/** The task of one of the product's chat requests, read from its prompt as a model would read it. */
export type AskedFor = FakeLesson &
  (
    | { task: 'sections'; keys: LessonSectionKey[]; isRepair: boolean }
    | { task: 'note'; note: Record<string, unknown> }
    | { task: 'quiz'; questions: { question: string; options: Record<string, string> }[] }
  )

const dataIn = (prompt: string) =>
  [...prompt.matchAll(/<data>\n([\s\S]*?)\n<\/data>/g)].map(([, data]) => data ?? '')

export function readPrompt(prompt: string): AskedFor {
  const [brief = '', ...others] = dataIn(prompt)
  const note = fakeNote(brief)
  const lesson = {
    topic: /^Topic: "(.*)"$/m.exec(brief)?.[1] ?? '',
    durationMin: Number(/^Duration: (\d+)/m.exec(brief)?.[1] ?? 0),
    objectives: brief.match(/^\d\. ".*" \(Bloom level/gm)?.length ?? 0,
  }
  if (note) return { ...lesson, task: 'note', note }
  const order = /keys are exactly, in this order: ([\w, ]+)\./.exec(prompt)?.[1]
  if (order) {
    const keys = order.split(', ').map((key) => LessonSectionKey.parse(key))
    return { ...lesson, task: 'sections', keys, isRepair: /it has problems|disagrees:/.test(prompt) }
  }
  const questions = (others[0] ?? '')
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => Object.values(JSON.parse(line) as object))
    .map((item: { question: string; options?: Record<string, string> }) => ({ options: {}, ...item }))
  return { ...lesson, task: 'quiz', questions }
}

export const fakeObjectives = ({ topic }: { topic: string }) => [
  { text: `Name the parts of ${topic}`, bloomLevel: 'remember', evidence: 'Names three parts without notes' },
  { text: `Explain ${topic} to a partner`, bloomLevel: 'understand', evidence: 'The partner can repeat it' },
  {
    text: `Use ${topic} in a new exercise – é, ç, ش, 😀`,
    bloomLevel: 'apply',
    evidence: 'Two of three are right',
  },
  { text: `Compare two examples of ${topic}`, bloomLevel: 'analyse', evidence: 'Names one difference' },
]

/** The sections that a request asks for, as a model would write them. */
export function goodSections(asked: FakeLesson, keys: readonly LessonSectionKey[]): Record<string, unknown> {
  const sections: Record<string, unknown> = {
    ...fakeSections(asked),
    objectives: { items: fakeObjectives(asked) },
  }
  return Object.fromEntries(keys.map((key) => [key, sections[key]]))
}

/** Solves a quiz without its key. */
function solved(asked: Extract<AskedFor, { task: 'quiz' }>) {
  const key = fakeKey(asked)
  return asked.questions.map(({ question, options }, index) => {
    const right = key.get(question) ?? ''
    const letter = Object.entries(options).find(([, text]) => text === right)?.[0]
    return { item: index + 1, working: 'Counted.', answer: letter ?? right }
  })
}

/** The JSON text of a valid response. */
export const goodAnswer = (asked: AskedFor): string => JSON.stringify(contentFor(asked), null, 1)

function contentFor(asked: AskedFor): object {
  switch (asked.task) {
    case 'quiz':
      return { answers: solved(asked) }
    case 'note':
      return asked.note
    case 'sections':
      return goodSections(asked, asked.keys)
  }
}

/** A response with the right keys whose first section lacks its fields; the other sections are valid. */
export function wrongAnswer(asked: AskedFor): string {
  if (asked.task !== 'sections') return goodAnswer(asked)
  const [first = 'overview'] = asked.keys
  const wordy = { text: 'Name '.repeat(31).trim(), bloomLevel: 'remember', evidence: 'None' }
  const wrong = first === 'objectives' ? [wordy, ...fakeObjectives(asked)] : { unexpected: true }
  return JSON.stringify({ ...goodSections(asked, asked.keys), [first]: wrong })
}
