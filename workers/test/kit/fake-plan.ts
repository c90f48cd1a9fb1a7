import type { LessonSections } from '@classeur/contracts'

/** What the fake's texts depend on. */
export interface FakeLesson {
  topic: string
  durationMin: number
  /** The number of objectives in the brief. */
  objectives: number
}

const task = (id: string, prompt: string, objective: number | null = 1) => ({
  ...{ id, prompt, objective, answerLines: 3 },
  blocks: [],
})

function choice(question: string, right: string, wrong: readonly string[], objective: number) {
  const options = wrong.map((text, index) => ({
    ...{ text, correct: false, misconception: index < 2 ? index + 1 : null },
    reason: ['Counts all the pieces.', 'Looks at the bigger number only.', 'Miscounts by one.'][index] ?? '',
  }))
  const correct = { text: right, correct: true, misconception: null, reason: `All have one size: ${right}.` }
  return {
    ...{ question, blocks: [], answer: right, objective, markingPoints: [] },
    options: options.toSpliced(question.length % 4, 0, correct as never),
  }
}

/** About 160 words, with the topic in them and no sentence twice. */
const explanationText = (topic: string) =>
  [
    `Look at the two strips on the board: they show what ${topic} is about.`,
    'The first strip has 2 equal parts, and the second has 3.',
    'I colour one part of each, and I would like to know how much that is together.',
    'I can’t just count the coloured pieces, because the pieces have different sizes.',
    'It is like counting coins of two countries: two coins are not two of anything.',
    'So I cut both strips again, until all pieces are the same.',
    'Six pieces work for both: the half becomes three pieces, and the third becomes two.',
    'Now every piece has the same size, and counting is honest.',
    'Three pieces and two pieces make five pieces, and the whole strip has six.',
    'Many people count tops and bottoms instead; the strip shows that this gives less than the half we began with.',
    'That can’t be right, because we added something.',
    `The idea of ${topic} is therefore short: first make the pieces equal, and only then count them.`,
    'We keep this sentence on the board until the end.',
  ].join(' ')

const phase = (title: string, minutes: number, topic: string, number: number) => ({
  ...{ title, minutes },
  teacher: `Draws strip ${number} and asks what it says about ${topic}. Waits until everybody has written something.`,
  students: `Write their answer to part ${number} on the sheet, then compare it with a neighbour.`,
  checkQuestion: `What does strip ${number} show?`,
  feedback: `Equal pieces: go on with part ${number + 1}. Unequal ones: cut the strip again.`,
})

/**
 * Valid sections in English, as a model would write them: nothing that the product's checks object to. The product adds
 * `fittedFromMin`, and the minutes add up to the duration.
 */
export function fakeSections({ topic, durationMin, objectives }: FakeLesson) {
  const third = Math.floor(durationMin / 3)
  const term = topic.slice(0, 80)
  const questions = [
    choice(
      'A jug is half full, then a sixth more is added. How full is it?',
      '4 of 6 parts',
      ['2 of 8 parts', '1 of 6 parts', '5 of 6 parts'],
      1,
    ),
    choice(
      'A strip has 10 parts; 3 are blue and 4 red. How much is coloured?',
      '7 of 10 parts',
      ['7 of 20 parts', '4 of 10 parts', '8 of 10 parts'],
      Math.min(2, objectives),
    ),
    choice(
      'Two of 9 pieces, then five more: how much is that?',
      '7 of 9 pieces',
      ['7 of 18 pieces', '5 of 9 pieces', '6 of 9 pieces'],
      Math.min(3, objectives),
    ),
    choice(
      'One of 12 slices and six more: how much is eaten?',
      '7 of 12 slices',
      ['7 of 24 slices', '6 of 12 slices', '8 of 12 slices'],
      Math.min(4, objectives),
    ),
  ]
  const others = Array.from({ length: Math.max(0, objectives - 4) }, (_, index) => index + 5)
  const sections: Omit<LessonSections, 'phases' | 'objectives'> & { phases: { items: object[] } } = {
    overview: {
      summary: `Students cut and count strips to learn about ${topic} – « été », العربية، 😀 "quoted" \\ {braces}. They check each result with a drawing.`,
      bigIdea: `${topic}: first make the pieces equal, then count.`,
    },
    priorKnowledge: {
      items: ['Name the parts of a strip', 'Cut a strip into equal parts'],
      checkQuestion: 'How many parts of a strip with 8 parts are a half?',
      checkAnswer: '4 parts. Who says 2 has counted the halves: fold the strip once.',
    },
    materials: { items: ['Board', 'Exercise books', 'Printed sheet', 'Paper strips, two for each student'] },
    vocabulary: {
      items: [
        { term, meaning: 'What this lesson is about: putting parts together after they have the same size.' },
        { term: 'equal pieces', meaning: 'Parts of a strip that all have the same size.' },
      ],
    },
    misconceptions: {
      items: [
        {
          misconception: 'All pieces are counted, whatever their size.',
          correction: `Pieces of different size can’t be counted together in ${topic}.`,
          probe: 'Is a half and a third two pieces of anything?',
          wrongAnswer: 'Yes, two pieces of five.',
          reply: 'Lay the half on the strip. Is two of five more or less than that?',
          minute: 10,
          evidence: '',
        },
        {
          misconception: 'The strip with more parts is always more.',
          correction: 'More parts of a strip means that each part is smaller.',
          probe: 'What would you rather have: one of three parts or one of eight?',
          wrongAnswer: 'One of eight, because 8 is bigger.',
          reply: 'Fold both strips and hold the parts side by side.',
          minute: 15,
          evidence: '',
        },
      ],
    },
    explanation: {
      concepts: [
        {
          title: 'Equal pieces first',
          text: explanationText(topic),
          analogy:
            'It is like a bus full of adults and children who pay in tickets of one colour. First everybody gets the same tickets, then the driver counts. It stops being true when somebody travels free.',
          blocks: [
            {
              kind: 'diagram',
              alt: 'Two strips: a half of two parts, a third of three parts.',
              diagram: {
                kind: 'fraction-bars',
                bars: [
                  { parts: 2, shaded: 1, label: 'half' },
                  { parts: 3, shaded: 1, label: 'third' },
                ],
              },
            },
          ],
        },
      ],
    },
    examples: {
      worked: [
        {
          title: 'One cut',
          problem: 'A strip of 2 parts and one of 4 parts: one part of each is coloured.',
          steps: [
            'Cut the first strip again, so that both have four parts.',
            'Count the coloured parts: two and one are three.',
          ],
          answer: '3 of 4 parts',
          blocks: [],
        },
        {
          title: 'Both strips are cut',
          problem: 'A strip of 3 parts and one of 5 parts: one part of each is coloured.',
          steps: ['Cut both strips into fifteen parts.', 'Count: five parts and three parts are eight.'],
          answer: '8 of 15 parts',
          blocks: [],
        },
      ],
      faded: {
        problem: 'A strip of 2 parts and one of 7 parts: one part of each is coloured.',
        steps: [
          { text: 'Cut both strips into fourteen parts.', hidden: false },
          { text: 'Count: seven parts and two parts are nine.', hidden: true },
        ],
        answer: '9 of 14 parts',
      },
    },
    phases: {
      items: [
        phase('Start with strips', third, topic, 1),
        phase('Practise with a partner', third, topic, 2),
        phase('Close', durationMin - 2 * third, topic, 3),
      ],
    },
    board: {
      blocks: [
        { kind: 'text', text: topic },
        { kind: 'text', text: 'Make the pieces equal. Then count.' },
        {
          kind: 'table',
          caption: 'Our strips',
          header: ['Strip', 'Parts'],
          rows: [
            ['first', '2'],
            ['second', '3'],
          ],
        },
      ],
    },
    studentSheet: {
      title: topic.slice(0, 120),
      instructions: 'Draw each strip before you count.',
      tasks: [
        task('T1', `What do you know about ${topic} already? Draw one strip.`, null),
        task('T2', 'Colour one of 6 parts, then three more. Write what is coloured.'),
        task('T3', 'A strip has 11 parts; 2 are blue and 8 are red. How much is coloured?'),
      ],
    },
    differentiation: {
      support: ['Students who count unequal pieces in T2 do S1 first.'],
      core: ['All others do T2 and T3.'],
      challenge: ['Students who have explained T3 to a partner do C1.'],
      supportTasks: [
        task('S1', 'Fold a strip into 4 parts. Colour one part, then ___ more, until 3 are coloured.'),
      ],
      challengeTasks: [
        task('C1', 'Somebody says that one of 2 and one of 9 parts make two of 11. Show on strips why not.'),
      ],
      groups: [],
    },
    assessment: {
      method: 'Everybody answers on paper; the sheets are sorted before the next lesson.',
      criteria: ['4 of 5 answers are right'],
      exitQuiz: [
        ...questions,
        {
          question: `Why must the pieces be equal before you count in ${topic}?`,
          blocks: [],
          answer: 'Otherwise the count says nothing, because the pieces have different sizes.',
          options: [],
          objective: 1,
          markingPoints: ['Names the size of the pieces'],
        },
        ...others.map((objective) => ({
          question: `How would you show objective ${objective} of ${topic} with a strip?`,
          blocks: [],
          answer: 'By cutting it into equal pieces and counting.',
          options: [],
          objective,
          markingPoints: ['Cuts before counting'],
        })),
      ],
      quizMinutes: Math.min(8, durationMin - 1),
    },
    homework: {
      task: `Find a thing at home that has 13 equal parts or more. Draw it, colour 4 parts, then 5 more, and write a sentence about ${topic}.`,
      minutes: 15,
      blocks: [],
    },
    extension: { items: ['Invent a strip with 16 parts for a partner and write the answer on its back.'] },
    modelAnswers: {
      items: [
        ['T1', 'A drawn strip with parts of the same size.'],
        ['T2', '4 of 6 parts are coloured.'],
        ['T3', '10 of 11 parts are coloured.'],
        ['S1', 'Two more parts.'],
        ['C1', 'The drawing shows less than the half that was there before.'],
        ['H1', '9 parts are coloured, with a drawing.'],
        ['E1', 'Any strip whose answer agrees with its drawing.'],
      ].map(([taskId = '', answer = '']) => ({
        ...{ taskId, answer, blocks: [] },
        markingPoints: ['1 point for the drawing'],
      })),
    },
    pacing: {
      cuts: [{ what: 'Leave out T3.', minutes: 5 }],
      below70: 'Fold one strip together and do two new ones: 1 of 5 and 2 more, 2 of 7 and 3 more.',
    },
    reflection: { questions: ['Who still counted unequal pieces in T2?'] },
  }
  return sections
}

/** The right option of each question of the fake's quiz, by its question. */
export const fakeKey = (lesson: FakeLesson): Map<string, string> =>
  new Map(fakeSections(lesson).assessment.exitQuiz.map(({ question, answer }) => [question, answer]))
