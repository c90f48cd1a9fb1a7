import { fractionBars, table, text } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'
import { withFormulas } from '../../with-formulas.ts'
import { differentiation } from './differentiation.ts'
import { explanation } from './explanation.ts'
import { misconceptions } from './misconceptions.ts'
import { phases } from './phases.ts'
import { quiz } from './quiz.ts'
import { tasks } from './tasks.ts'

/** Denominators of which one is a multiple of the other. */
export const fractionsSumsRelated: TopicPack = withFormulas({
  summary:
    'Students add and subtract fractions such as halves and quarters, where one denominator is a multiple of the other.',
  byModel: {
    direct:
      'You draw a garden bed, the class learns three steps, and everyone practises, first in pairs and then alone.',
    inquiry:
      'Pairs shade strips of eight squares before you explain how large parts are cut into small ones.',
    'five-e':
      'The garden bed opens the lesson, strips let students try it out, and three steps make it quick.',
    cooperative: 'Experts for twelfths learn to rewrite, add or subtract and teach the others at new tables.',
    flipped: 'The garden bed and the egg boxes are read at home; in class, students calculate and check.',
    project: 'Teams paint a poster with a fraction wall for younger children.',
  },
  idea: 'If the small parts fit into the large ones, cut the large ones and count in small parts.',
  objectives: [
    {
      bloomLevel: 'remember',
      text: 'State which fraction is rewritten when one denominator is a multiple of the other.',
      evidence: 'Points to the fraction with the large parts and names the new denominator.',
    },
    {
      bloomLevel: 'understand',
      text: 'Explain with a strip why the numerator grows when parts are cut smaller.',
      evidence: 'Cuts a shaded half into quarters and counts them.',
    },
    {
      bloomLevel: 'apply',
      text: 'Calculate sums and differences of such fractions, also beyond one whole.',
      evidence: 'Solves three of four calculations and writes results over 1 as mixed numbers.',
    },
    {
      bloomLevel: 'evaluate',
      text: 'Justify by comparing whether a given result is possible.',
      evidence: 'Says “it must be more than …” or “less than …” before calculating.',
    },
  ],
  prior: [
    'Naming parts of a strip: halves, thirds, quarters, eighths, tenths.',
    'Adding parts of the same size, such as $1/8 + 3/8$.',
  ],
  priorCheck: {
    question: 'What is $1/8 + 3/8$? How many quarters make a half?',
    answer: '$4/8$, and two quarters. Those who write $4/16$ should lay the parts before the lesson goes on.',
  },
  materials: [
    'Board with a long rectangle for the garden bed.',
    'One paper strip to fold for each student.',
    'Sheets with bars, pencils and one colour each.',
  ],
  terms: [
    ['numerator', 'The number on top. It tells how many parts we have.'],
    ['denominator', 'The number below. It tells into how many equal parts one whole is cut.'],
    ['multiple', 'A number from a times table: 4, 6 and 8 are multiples of 2.'],
    ['mixed number', 'A whole number together with a fraction, such as $1 1/4$.'],
  ],
  misconceptions,
  ...explanation,
  ...phases,
  board: [
    text('Cut the large parts, then count in small ones.'),
    fractionBars('The garden bed: a half, cut into two quarters, and a quarter beside it.', [
      [2, 4, 'tomatoes $1/2 = 2/4$'],
      [1, 4, 'beans $1/4$'],
      [3, 4, 'planted $3/4$'],
    ]),
    table(
      ['', 'count in', 'rewritten', 'result'],
      [
        ['$1/3 + 2/9$', 'ninths', '$3/9 + 2/9$', '$5/9$'],
        ['$7/8 − 1/2$', 'eighths', '$7/8 − 4/8$', '$3/8$'],
        ['$3/4 + 1/2$', 'quarters', '$3/4 + 2/4$', '$5/4 = 1 1/4$'],
      ],
    ),
  ],
  sheet: {
    title: 'Adding and subtracting fractions: cut the large parts',
    instructions: 'Write what you count in, for example “eighths”. Then write every step.',
  },
  tasks,
  differentiation,
  quiz,
  homework: {
    task: 'Solve the three calculations in the table. Draw a bar for one of them.',
    minutes: 12,
    blocks: [
      table(
        ['calculation', 'I count in', 'result'],
        [
          ['$1/2 + 5/12$', '', ''],
          ['$7/9 − 1/3$', '', ''],
          ['$7/10 + 4/5$', '', ''],
        ],
      ),
    ],
    answer:
      '$1/2 + 5/12 = 6/12 + 5/12 = 11/12$; $7/9 − 1/3 = 7/9 − 3/9 = 4/9$; $7/10 + 4/5 = 7/10 + 8/10 = 15/10 = 1 5/10$.',
    points: ['the right parts in the second column', 'one point for each result', 'a bar with equal parts'],
    easier: {
      task: 'Solve the calculations in the table. Count in twelfths, ninths and tenths. Draw a bar for one of them.',
      minutes: 12,
    },
    harder: {
      task: 'Solve the calculations in the table. For each, write a little story in which someone needs the result.',
      minutes: 20,
    },
  },
  extension: [
    {
      task: 'A bar of music has the length 1. It contains a note of $1/2$ and three notes of $1/8$. How long a note is missing?',
      answer: '$1/2 + 3/8 = 4/8 + 3/8 = 7/8$, so a note of $1/8$ is missing.',
      points: ['adds in eighths', 'finds the rest of the bar'],
    },
    {
      task: 'Invent a story for $3/4 − 5/12$ and solve it.',
      answer: '$3/4 − 5/12 = 9/12 − 5/12 = 4/12$. The story takes a part away from a larger one.',
      points: ['the story fits the subtraction', 'gets $4/12$'],
    },
  ],
  reflection: [
    'Who still writes two sixths for tomatoes and beans together?',
    'Did the class accept five quarters, or did many stop at 1?',
    'Which table explained with the strip, and which only with the rule?',
  ],
})
