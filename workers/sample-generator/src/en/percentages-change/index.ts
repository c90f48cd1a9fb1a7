import { flow, table, text } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'
import { withFormulas } from '../../with-formulas.ts'
import { differentiation } from './differentiation.ts'
import { explanation } from './explanation.ts'
import { misconceptions } from './misconceptions.ts'
import { phases } from './phases.ts'
import { quiz } from './quiz.ts'
import { tasks } from './tasks.ts'

/** Increase and decrease, changes in per cent, and changes that follow each other. */
export const percentagesChange: TopicPack = withFormulas({
  summary:
    'Students use percentages for prices and numbers that rise and fall, with one factor for each change.',
  byModel: {
    direct:
      'You develop the factor from a ticket price, pairs name factors, and then everyone solves tasks about prices and people.',
    inquiry: 'A price goes down and up by 20% and does not come back; the reason leads to the factor.',
    'five-e':
      'Two price tags divide the class, a calculation raises doubts, and the factor settles the matter.',
    cooperative: 'Specialists for up, down and change in per cent bring their topics together.',
    flipped: 'The photocopier explains the factor at home, so that class time is for judging offers.',
    project: 'Teams design a shop window in which every price is right.',
  },
  idea: 'A change in per cent is a factor on the old value; changes that follow each other are multiplied.',
  objectives: [
    {
      bloomLevel: 'remember',
      text: 'State the factor that belongs to an increase or a decrease in per cent.',
      evidence: 'Names 1.2, 0.8 and 1.03 for the three changes on the board.',
    },
    {
      bloomLevel: 'understand',
      text: 'Explain why a rise and a fall by the same percentage do not cancel out.',
      evidence: 'Names the two old values from which the percentages are taken.',
    },
    {
      bloomLevel: 'apply',
      text: 'Calculate new values in one step, and changes in per cent from two values.',
      evidence: 'Solves three of four tasks with a factor or a division by the old value.',
    },
    {
      bloomLevel: 'evaluate',
      text: 'Judge offers and claims with percentages and justify the judgement by calculation.',
      evidence: 'Compares two offers with both end prices.',
    },
  ],
  prior: ['A percentage of an amount, by way of 10% or 1%.', 'Multiplying decimals such as $80 × 0.65$.'],
  priorCheck: {
    question: 'What is 15% of 40? Write 108% as a decimal.',
    answer: '6, and 1.08. Students who write 1.8 practise hundredths for five minutes.',
  },
  materials: [
    'Board with a table of factors that stays visible.',
    'Two price tags made of paper: “−50%” and “−25%, then −25%”.',
    'A student sheet each, pencils, and paper for rough work.',
  ],
  terms: [
    ['factor', 'The number by which the old value is multiplied, such as 0.8 for 20% less.'],
    ['increase', 'A change to a larger value; its factor is above 1.'],
    ['decrease', 'A change to a smaller value, such as a discount; its factor is below 1.'],
    ['old value', 'The value before the change. It is the 100%.'],
    ['discount', 'What a shop takes off the price.'],
  ],
  misconceptions,
  ...explanation,
  ...phases,
  board: [
    text('The old value is 100%. One change, one factor.'),
    table(
      ['change', 'factor', 'with 50 euros'],
      [
        ['+20%', '1.2', '60'],
        ['−20%', '0.8', '40'],
        ['+3%', '1.03', '51.50'],
      ],
    ),
    flow('Change in per cent.', ['new − old', '÷ old', '× 100%']),
    text('Changes in a row are multiplied: $1.1 × 0.9 = 0.99$ and $0.8 × 0.9 = 0.72$.'),
  ],
  sheet: {
    title: 'Percentages: prices and numbers that change',
    instructions:
      'Write the factor first. Answer with a sentence that says whether you mean the change or the new value.',
  },
  tasks,
  differentiation,
  quiz,
  homework: {
    task: 'Complete the table. In the third row, find the change in per cent.',
    minutes: 20,
    blocks: [
      table(
        ['old value', 'change', 'factor', 'new value'],
        [
          ['75 euros', '−20%', '', ''],
          ['130 euros', '+10%', '', ''],
          ['160 euros', '', '', '200 euros'],
          ['90 euros', '−10%, then −10%', '', ''],
        ],
      ),
    ],
    answer: '0.8 and 60 euros; 1.1 and 143 euros; +25% and 1.25; $0.9 × 0.9 = 0.81$ and 72.90 euros.',
    points: ['one point for each factor', 'one point for each value'],
    easier: {
      task: 'Complete the table. The factors of the first two rows are 0.8 and 1.1. In the third row, find the change in per cent: compare 40 euros with the old value.',
      minutes: 20,
    },
    harder: {
      task: 'Complete the table; in the third row, find the change in per cent. Then write for each row by how many per cent the new value must change to be the old one again.',
      minutes: 30,
    },
  },
  extension: [
    {
      task: 'Find two different discounts that, one after the other, make exactly 40%.',
      answer: 'For example 25% and 20%: $0.75 × 0.8 = 0.6$.',
      points: ['looks for a product of 0.6', 'one correct pair'],
    },
    {
      task: 'A phone for 800 euros loses 25% of its value each year. After how many years is it worth less than half?',
      answer: '600 euros, 450 euros, 337.50 euros: after three years.',
      points: ['multiplies by 0.75 each year', 'three years'],
    },
  ],
  reflection: [
    'How many answered with the discount instead of the price, and in which task?',
    'Did naming the factor first slow the pairs down, or did it spare mistakes?',
    'Who could explain the 6.25 euros between the two shops?',
  ],
})
