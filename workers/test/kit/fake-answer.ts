import { LessonSectionKey, type LessonRequest, type LessonSections } from '@classeur/contracts'

/** The task of one of the product's chat requests, read from its prompt. */
export interface AskedFor {
  request: LessonRequest
  /** The requested sections in order; null if objectives are requested. */
  keys: LessonSectionKey[] | null
}

export function readPrompt(prompt: string): AskedFor {
  const data = JSON.parse(/<data>\n([\s\S]*?)\n<\/data>/.exec(prompt)?.[1] ?? '{}') as Record<string, unknown>
  const order = /keys are exactly, in this order: ([\w, ]+)\./.exec(prompt)?.[1]
  const keys = order?.split(', ').map((key) => LessonSectionKey.parse(key)) ?? null
  return { request: (keys ? data['request'] : data) as LessonRequest, keys }
}

export const fakeObjectives = ({ topic }: LessonRequest) => [
  { text: `Name the parts of ${topic}`, bloomLevel: 'remember', evidence: 'Names three parts without notes' },
  { text: `Explain ${topic} to a partner`, bloomLevel: 'understand', evidence: 'The partner can repeat it' },
  {
    text: `Use ${topic} in a new exercise – é, ç, ش, 😀`,
    bloomLevel: 'apply',
    evidence: 'Two of three are right',
  },
  { text: `Compare two examples of ${topic}`, bloomLevel: 'analyse', evidence: 'Names one difference' },
]

/**
 * Valid sections, as a model would write them. The product adds `fittedFromMin`; the minutes add up to the duration.
 */
export function fakeSections({ topic, durationMin }: LessonRequest) {
  const third = Math.floor(durationMin / 3)
  const phase = (title: string, minutes: number) => ({
    title,
    minutes,
    teacher: `Shows ${topic} with an example, step by step.`,
    students: 'Work in pairs and write each step.',
    checkQuestion: `Which step of ${topic} comes first?`,
    feedback: 'Name one thing that is right and one to change.',
  })
  const sections: Omit<LessonSections, 'phases' | 'objectives'> & { phases: { items: object[] } } = {
    overview: {
      summary: `A lesson about ${topic} – « été », العربية، 😀 "quoted" \\ {braces}`,
      bigIdea: `${topic} follows a rule.`,
    },
    priorKnowledge: { items: ['The lesson before'], checkQuestion: 'What did we find out last time?' },
    materials: { items: ['Board', 'Exercise books'] },
    vocabulary: { items: [{ term: topic.slice(0, 80), meaning: 'What this lesson is about' }] },
    misconceptions: {
      items: [{ misconception: 'It is always so.', correction: 'Show one counter-example.' }],
    },
    phases: {
      items: [phase('Start', third), phase('Practice', third), phase('Close', durationMin - 2 * third)],
    },
    differentiation: {
      support: ['A worked example'],
      core: ['Three exercises'],
      challenge: ['Write an exercise'],
    },
    assessment: {
      method: 'Exit quiz on paper',
      criteria: ['Two of three answers are right'],
      exitQuiz: [{ question: `What is ${topic}?`, answer: 'See the definition.' }],
    },
    homework: { task: 'Three exercises', minutes: 15 },
    extension: { items: ['Find an example at home'] },
    reflection: { questions: ['What would I change?'] },
  }
  return sections
}

/** The JSON text of a valid response. */
export function goodAnswer({ request, keys }: AskedFor): string {
  if (!keys) return JSON.stringify({ objectives: fakeObjectives(request) }, null, 1)
  const sections: Record<string, unknown> = fakeSections(request)
  return JSON.stringify(Object.fromEntries(keys.map((key) => [key, sections[key]])), null, 1)
}

/** A response with the right keys whose first section lacks its fields; the other sections are valid. */
export function wrongAnswer({ request, keys }: AskedFor): string {
  if (!keys) {
    const wordy = { text: 'Name '.repeat(31).trim(), bloomLevel: 'remember', evidence: 'None' }
    return JSON.stringify({ objectives: [wordy, ...fakeObjectives(request)] })
  }
  const sections: Record<string, unknown> = fakeSections(request)
  const entries = keys.map((key, index) => [key, index === 0 ? { unexpected: true } : sections[key]])
  return JSON.stringify(Object.fromEntries(entries))
}
