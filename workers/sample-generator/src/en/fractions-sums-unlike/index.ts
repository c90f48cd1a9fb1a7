import { flow, fractionBars, table, text } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'
import { withFormulas } from '../../with-formulas.ts'
import { differentiation } from './differentiation.ts'
import { explanation } from './explanation.ts'
import { misconceptions } from './misconceptions.ts'
import { phases } from './phases.ts'
import { quiz } from './quiz.ts'
import { tasks } from './tasks.ts'

/** Denominators of which neither is a multiple of the other. */
export const fractionsSumsUnlike: TopicPack = withFormulas({
  summary:
    'Students add and subtract fractions such as $1/2$ and $1/3$, where neither denominator is a multiple of the other.',
  byModel: {
    direct: 'You cut strips on the board, pairs practise the four steps, then each student calculates alone.',
    inquiry:
      'Pairs find out with strips of twelve squares when thirds and quarters can be counted together; the four steps come after that.',
    'five-e':
      'A jug of juice raises the question, strips make it visible, and the four steps are then used on new sums.',
    cooperative:
      'Expert groups study denominators, sums and differences in eighteenths and explain them to one another.',
    flipped:
      'The strips for a half and a third are read at home, so class time goes into calculating with estimates.',
    project: 'Teams make a page that teaches another class to add fifths and quarters.',
  },
  idea: 'Fractions can be counted together once their parts have the same size, so both get a common denominator first.',
  objectives: [
    {
      bloomLevel: 'remember',
      text: 'State the four steps for adding two fractions with different denominators.',
      evidence: 'Names common denominator, rewriting, adding and simplifying in this order, without notes.',
    },
    {
      bloomLevel: 'understand',
      text: 'Explain with bars why the denominators must be made equal first.',
      evidence: 'Draws two bars, cuts both into equal parts and says what these parts are called.',
    },
    {
      bloomLevel: 'apply',
      text: 'Calculate sums and differences of two fractions in lowest terms.',
      evidence: 'Gets three of four calculations right, with both fractions rewritten.',
    },
    {
      bloomLevel: 'evaluate',
      text: 'Judge a given result by an estimate and justify what went wrong.',
      evidence: 'Compares a false sum with a half or with 1 and names the mistake.',
    },
  ],
  prior: [
    'Multiples of numbers up to 12.',
    'Equivalent fractions such as $1/2 = 4/8$, by multiplying both numbers.',
  ],
  priorCheck: {
    question:
      'Which numbers up to 24 are multiples of 4 and of 6? How do you write $1/2$ with the denominator 8?',
    answer: '12 and 24; $4/8$. Students who miss the second part need five minutes with strips first.',
  },
  materials: [
    'Board, with room for two long strips and the four steps.',
    'Squared paper, half a sheet for each student.',
    'The student sheet, one for each, and two coloured pencils for each pair.',
  ],
  terms: [
    ['numerator', 'The upper number: how many of the equal parts are counted.'],
    ['denominator', 'The lower number: it names the size of the parts.'],
    ['equivalent fractions', 'Different fractions with the same value, such as $2/3$ and $8/12$.'],
    [
      'common denominator',
      'A number that is a multiple of both denominators, such as 12 for thirds and quarters.',
    ],
    ['lowest terms', 'A fraction is in lowest terms if only 1 divides both of its numbers.'],
  ],
  misconceptions,
  ...explanation,
  ...phases,
  board: [
    text('Fractions can be counted together once their parts have the same size.'),
    fractionBars('A half as three sixths and a third as two sixths, below them five sixths.', [
      [3, 6, '$1/2 = 3/6$'],
      [2, 6, '$1/3 = 2/6$'],
      [5, 6, '$5/6$'],
    ]),
    flow('The four steps.', ['common denominator', 'rewrite both', 'add or subtract above', 'lowest terms']),
    table(
      ['sum or difference', 'rewritten', 'result', 'estimate'],
      [
        ['$2/3 + 1/4$', '$8/12 + 3/12$', '$11/12$', 'below 1'],
        ['$5/6 − 3/10$', '$25/30 − 9/30$', '$16/30 = 8/15$', 'about a half'],
        ['$3/4 − 2/5$', '$15/20 − 8/20$', '$7/20$', 'about a third'],
      ],
    ),
  ],
  sheet: {
    title: 'Adding and subtracting fractions with different denominators',
    instructions:
      'Write all four steps. Beside each result, write whether it is near 0, near a half or near 1.',
  },
  tasks,
  differentiation,
  quiz,
  homework: {
    task: 'Work out the three calculations in the table. Estimate first, and write all steps below the table.',
    minutes: 15,
    blocks: [
      table(
        ['calculation', 'estimate', 'exact result'],
        [
          ['$2/5 + 3/8$', '', ''],
          ['$7/9 − 1/2$', '', ''],
          ['$1/4 + 3/14$', '', ''],
        ],
      ),
    ],
    answer:
      '$2/5 + 3/8 = 16/40 + 15/40 = 31/40$; $7/9 − 1/2 = 14/18 − 9/18 = 5/18$; $1/4 + 3/14 = 7/28 + 6/28 = 13/28$. Estimates: near 1, about a quarter, about a half.',
    points: ['an estimate for each', 'two points for each result: rewriting and calculating'],
    easier: {
      task: 'Work out the calculations in the table. The common denominators are 40, 18 and 28. Estimate first.',
      minutes: 15,
    },
    harder: {
      task: 'Work out the calculations in the table without looking at the four steps. Then make up a false solution for one of them and write how an estimate reveals it.',
      minutes: 20,
    },
  },
  extension: [
    {
      task: 'Find three different fractions with numerator 1 whose sum is exactly 1.',
      answer: '$1/2 + 1/3 + 1/6 = 3/6 + 2/6 + 1/6 = 6/6 = 1$.',
      points: ['three different fractions', 'the sum is checked'],
    },
    {
      task: 'Scribes in ancient Egypt used only fractions with numerator 1. Write $10/21$ as the sum of two such fractions.',
      answer: '$1/3 + 1/7 = 7/21 + 3/21 = 10/21$.',
      points: ['uses the divisors of 21', 'checks the sum'],
    },
  ],
  reflection: [
    'Who still added 9 and 4 in the quiz, and which picture convinced the others?',
    'Did the strips take longer than the numbers needed, or did they save time later?',
    'Which estimates were only written after the calculation?',
  ],
})
