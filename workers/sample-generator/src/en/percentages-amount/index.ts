import { fractionBars, table, text } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'
import { withFormulas } from '../../with-formulas.ts'
import { differentiation } from './differentiation.ts'
import { explanation } from './explanation.ts'
import { misconceptions } from './misconceptions.ts'
import { phases } from './phases.ts'
import { quiz } from './quiz.ts'
import { tasks } from './tasks.ts'

/** What a percentage is, and the percentage of an amount. */
export const percentagesAmount: TopicPack = withFormulas({
  summary: 'Students read a percentage as a share of a whole and find percentages of amounts by way of 10%.',
  byModel: {
    direct:
      'You build percentages from a bar with ten parts, pairs repeat it, and then everybody calculates.',
    inquiry:
      'One bar stands for two schools, and pairs find out what stays the same before the words are given.',
    'five-e':
      'A vote without numbers shows that the whole is missing, a bar makes it visible, and 10% makes it easy.',
    cooperative: 'Experts for halves, for tens and for fives explain their parts of a bar to each other.',
    flipped: 'The battery sign is read about at home; the lesson is for calculating.',
    project: 'Teams draw a chart about the way to school of 300 students.',
  },
  idea: 'A percentage is a share out of 100 of a whole, so always ask: per cent of what?',
  objectives: [
    {
      bloomLevel: 'remember',
      text: 'State what per cent means and which fractions 50%, 25%, 10% and 1% are.',
      evidence: 'Writes the four fractions without looking them up.',
    },
    {
      bloomLevel: 'understand',
      text: 'Explain why a percentage means nothing without its whole.',
      evidence: 'Gives two wholes for which the same percentage is a different number.',
    },
    {
      bloomLevel: 'apply',
      text: 'Calculate a percentage of an amount by way of 10%, 5% and 1%.',
      evidence: 'Solves three of four tasks and writes 10% down as the first step.',
    },
    {
      bloomLevel: 'analyse',
      text: 'Compare percentages of different wholes and find mistakes in a calculation.',
      evidence: 'Shows that a smaller percentage can be the larger amount.',
    },
  ],
  prior: ['Dividing by 10 and by 100, also with decimals.', 'A half and a quarter of a number.'],
  priorCheck: {
    question: 'What is half of 90, a quarter of 80, and 90 divided by 10?',
    answer: '45, 20 and 9. Students with fewer than two right answers repeat halving with a strip.',
  },
  materials: [
    'Board with a long bar of ten parts that stays until the end.',
    'A sheet with bars and tables for each student.',
    'Pencils and one colour for shading.',
  ],
  terms: [
    ['per cent', 'Out of every hundred, written %.'],
    ['whole', 'The amount that counts as 100%, such as all students of a school.'],
    ['share', 'How much of the whole something is, as a fraction or a percentage.'],
    ['rest', 'What is missing to 100%.'],
  ],
  misconceptions,
  ...explanation,
  ...phases,
  board: [
    text('Per cent of what? Find 10% first.'),
    fractionBars('A bar in ten parts, three of them shaded, and the same whole with half a part more.', [
      [10, 10, '100% = 80'],
      [1, 10, '10% = 8'],
      [3, 10, '30% = 24'],
    ]),
    table(
      ['percentage', 'fraction', 'of 80'],
      [
        ['50%', '$1/2$', '40'],
        ['25%', '$1/4$', '20'],
        ['10%', '$1/10$', '8'],
        ['5%', 'half of 10%', '4'],
        ['1%', '$1/100$', '0.8'],
      ],
    ),
    text('35% of 80: 30% is 24, 5% is 4, together 28. The rest is 65%, so 52.'),
  ],
  sheet: {
    title: 'Percentages of amounts',
    instructions: 'Underline the whole in each task. Write 10% down before you go on.',
  },
  tasks,
  differentiation,
  quiz,
  homework: {
    task: 'Complete the table. Show how you found the last two.',
    minutes: 15,
    blocks: [
      table(
        ['task', 'estimate', 'result'],
        [
          ['25% of 84', '', ''],
          ['30% of 110', '', ''],
          ['15% of 60', '', ''],
          ['5% of 460', '', ''],
        ],
      ),
    ],
    answer: '25% of 84 is 21. 30% of 110 is 33. 15% of 60: 6 and 3 make 9. 5% of 460: half of 46 is 23.',
    points: ['a sensible estimate for each', 'a point for every result', 'the way for the last two'],
    easier: {
      task: 'Complete the table. It helps to know that 10% is 11 in the second task, 6 in the third and 46 in the fourth.',
      minutes: 15,
    },
    harder: {
      task: 'Complete the table. For each row, also write how much the rest is in per cent and as a number.',
      minutes: 20,
    },
  },
  extension: [
    {
      task: 'For which whole numbers up to 100 is 35% a whole number too?',
      answer: 'For 20, 40, 60, 80 and 100: the results are 7, 14, 21, 28 and 35.',
      points: ['finds the multiples of 20', 'checks one of them'],
    },
    {
      task: 'A jar holds 60 beads. 50% are red, 20% of the others are blue, all the rest are white. How many are white?',
      answer: '30 are red. 20% of the other 30 is 6 blue ones. 24 are white.',
      points: ['takes 20% of the others, not of all', 'gets 24'],
    },
  ],
  reflection: [
    'Who still divides by 20, and did the bar help more than the rule?',
    'How many asked “of what?” without being reminded?',
    'Was the table of ways to school too much for one task?',
  ],
})
