import { fractionBars, table, text } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'
import { withFormulas } from '../../with-formulas.ts'
import { differentiation } from './differentiation.ts'
import { explanation } from './explanation.ts'
import { misconceptions } from './misconceptions.ts'
import { phases } from './phases.ts'
import { quiz } from './quiz.ts'
import { tasks } from './tasks.ts'

/** First fractions: equal parts of one whole. */
export const fractionsParts: TopicPack = withFormulas({
  summary:
    'Children fold strips into equal parts, name them as fractions, and compare halves, quarters and eighths.',
  byModel: {
    direct: 'You fold strips, the class folds along, and then each child names and shades parts.',
    inquiry: 'Pairs fold three strips and notice what happens to the parts before the words are introduced.',
    'five-e':
      'An unfair bread starts the talk, folding gives the answer, and new bars show who has understood.',
    cooperative:
      'Strip experts explain the two numbers, compare parts and cut twelve squares for one another.',
    flipped: 'The story of the parking place is read at home; at school, children name and shade.',
    project: 'Teams build a fraction wall with four rows for the corridor.',
  },
  idea: 'A fraction says into how many equal parts a whole is cut and how many of them we take.',
  objectives: [
    {
      bloomLevel: 'remember',
      text: 'Name the two numbers of a fraction and say what each tells.',
      evidence: 'For three quarters: four equal parts, three are taken.',
    },
    {
      bloomLevel: 'understand',
      text: 'Explain why the parts of a fraction must be equal and belong to one whole.',
      evidence: 'Says why a large and a small piece are not two halves.',
    },
    {
      bloomLevel: 'apply',
      text: 'Draw and name a fraction of a strip.',
      evidence: 'Shades three quarters of twelve squares and names what stays white.',
    },
    {
      bloomLevel: 'analyse',
      text: 'Compare fractions with the numerator 1 by the size of their parts.',
      evidence: 'Orders four such fractions and gives the number of parts as the reason.',
    },
  ],
  prior: ['Sharing things fairly among two, three or four.', 'Folding paper edge to edge.'],
  priorCheck: {
    question: 'Three children share 9 stickers fairly. How many does each get?',
    answer: 'Three. Children who cannot say it deal out nine counters first.',
  },
  materials: [
    'Board with place to stick three paper strips.',
    'Paper strips of the same length, three for each pair.',
    'The sheet with bars, and a colour for each child.',
  ],
  terms: [
    ['fraction', 'A number for equal parts of a whole, such as $3/4$.'],
    ['numerator', 'Written on top: how many parts we take.'],
    ['denominator', 'Written below: how many equal parts the whole has.'],
    ['whole', 'What is shared: one strip, one bread, one bowl of apples.'],
  ],
  misconceptions,
  ...explanation,
  ...phases,
  board: [
    text('Are the parts equal? Of which whole?'),
    fractionBars('Four strips of the same length: one whole, a half, a quarter and an eighth shaded.', [
      [1, 1, '1'],
      [1, 2, '$1/2$'],
      [1, 4, '$1/4$'],
      [1, 8, '$1/8$'],
    ]),
    table(
      ['number', 'name', 'it says'],
      [
        ['on top', 'numerator', 'how many parts we take'],
        ['below', 'denominator', 'how many equal parts there are'],
      ],
    ),
    text('More parts, smaller parts: $1/8$ is less than $1/4$, and $1/4$ is less than $1/2$.'),
  ],
  sheet: {
    title: 'Fractions are equal parts',
    instructions: 'Count all the parts first. Then write the fraction.',
  },
  tasks,
  differentiation,
  quiz,
  homework: {
    task: 'Write the missing numbers. Then draw a strip for the first fraction and show it to somebody at home.',
    minutes: 10,
    blocks: [
      table(
        ['fraction', 'equal parts of the whole', 'parts we take'],
        [
          ['$3/4$', '…', '…'],
          ['$1/6$', '…', '…'],
          ['$7/8$', '…', '…'],
        ],
      ),
    ],
    answer:
      '$3/4$: 4 and 3. $1/6$: 6 and 1. $7/8$: 8 and 7. The strip has four equal parts, three are shaded.',
    points: ['the table is right', 'a strip with equal parts'],
    easier: {
      task: 'Fill in the table; the number below belongs in the middle column. Then draw a strip with four parts for the first fraction.',
      minutes: 10,
    },
    harder: {
      task: 'Fill in the table and draw a strip for each fraction, all of the same length. Write which one is the longest.',
      minutes: 15,
    },
  },
  extension: [
    {
      task: 'Design a flag: half of it is blue, a quarter red and a quarter white. Draw it on squared paper with 16 squares.',
      answer: 'Blue has 8 squares, red 4 and white 4. The colours may lie anywhere.',
      points: ['8, 4 and 4 squares', 'the flag has 16 squares in all'],
    },
    {
      task: 'An hour has 60 minutes. How many minutes are a half, a quarter and a third of an hour?',
      answer: '30, 15 and 20 minutes.',
      points: ['one point for each'],
    },
  ],
  reflection: [
    'Who still counts the white parts for the number below?',
    'Did folding take too long, or was it what made the eighths small?',
    'Which child explained “of which whole?” in words I can use again?',
  ],
})
