import { fractionBars, table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const differentiation: TopicPack['differentiation'] = {
  support: [
    'Some children need {support} first: the sentence is started, and the parts are drawn.',
    'Let them touch and count every part before they write the number below.',
  ],
  core: ['Most children do {core} and read every fraction aloud to a partner.'],
  challenge: ['Children who explain “more parts, smaller parts” freely get {challenge} after {core}.'],
  supportTasks: [
    {
      prompt: 'Fill in: The bar has … equal parts. … part is shaded. That is $…/…$.',
      blocks: [fractionBars('A bar in four equal parts, one of them shaded.', [[1, 4, '']])],
      objective: 1,
      lines: 1,
      minutes: 3,
      answer: 'Four equal parts, one part: $1/4$.',
      points: ['4 and 1 in the sentence', 'writes $1/4$'],
    },
    {
      prompt: 'Write yes or no: is each piece a half?',
      blocks: [
        table(
          ['how a sheet is cut', 'yes or no'],
          [
            ['two equal pieces', '…'],
            ['a large and a small piece', '…'],
            ['three equal pieces', '…'],
          ],
        ),
      ],
      objective: 2,
      lines: 0,
      minutes: 3,
      answer: 'Yes, no, no.',
      points: ['a point for every sheet'],
    },
    {
      prompt: 'Look at the shaded parts. Write “longest” and “shortest” beside the right bars.',
      blocks: [
        fractionBars('A half, a quarter and an eighth of three bars of the same length are shaded.', [
          [1, 2, '$1/2$'],
          [1, 4, '$1/4$'],
          [1, 8, '$1/8$'],
        ]),
      ],
      objective: 4,
      lines: 1,
      minutes: 2,
      answer: 'The half is the longest, the eighth the shortest.',
      points: ['both words in the right place'],
    },
  ],
  challengeTasks: [
    {
      prompt:
        'You have a bar of 12 squares. Which of these can you show exactly: halves, thirds, quarters, fifths, sixths, eighths? Say why.',
      blocks: [fractionBars('A bar of twelve equal squares, none shaded.', [[0, 12, '']])],
      objective: 3,
      lines: 4,
      minutes: 6,
      answer:
        'Halves, thirds, quarters and sixths. 12 squares cannot be divided into 5 or 8 equal groups of squares.',
      points: ['four that work', 'a reason for fifths and eighths'],
    },
    {
      prompt:
        'Riddle: I am made of eighths. I am more than a half and less than one whole. Find all answers.',
      objective: 4,
      lines: 2,
      minutes: 5,
      answer: '$5/8$, $6/8$ and $7/8$.',
      points: ['knows that a half is four eighths', 'finds all three'],
    },
  ],
  groupWork: {
    support: 'Work on {support} at one table, with strips to fold. Then try {core} together.',
    challenge: 'Do {challenge}, then invent one more riddle about eighths for the class.',
    noNeed: 'Ready for harder riddles',
  },
}
