import { fractionBars, table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const differentiation: TopicPack['differentiation'] = {
  support: [
    'For students who lose track between discount and price, {support} separate the two in a bar and in a table.',
    'They may take two steps, as long as they write the factor beside the result.',
  ],
  core: ['The class works on {core}; every result begins with its factor.'],
  challenge: [
    'After {core}, fast students look backwards in {challenge}: the new value is known, the old one is not.',
  ],
  supportTasks: [
    {
      prompt:
        'The bar is a price of 70 euros. It falls by 30%. Shade what is still to be paid. How much is it?',
      blocks: [fractionBars('A bar in ten equal parts for 70 euros, none shaded.', [[0, 10, '70 euros']])],
      objective: 2,
      lines: 2,
      minutes: 3,
      answer: 'Seven parts of 7 euros are shaded: 49 euros.',
      points: ['shades seven parts', '49 euros'],
    },
    {
      prompt: 'Complete from top to bottom.',
      blocks: [
        table(
          ['old price', '40 euros'],
          [
            ['10% of it', '…'],
            ['discount of 25%', '…'],
            ['new price', '…'],
          ],
        ),
      ],
      objective: 3,
      lines: 0,
      minutes: 3,
      answer: '4, 10 and 30 euros.',
      points: ['one point for each line'],
    },
    {
      prompt:
        'Which factor belongs to which change? Choose from 0.9, 1.1 and 1.5: plus 10%, less 10%, plus 50%.',
      objective: 1,
      lines: 2,
      minutes: 2,
      answer: 'Plus 10%: 1.1. Less 10%: 0.9. Plus 50%: 1.5.',
      points: ['one point for each pair'],
    },
  ],
  challengeTasks: [
    {
      prompt: 'After a discount of 20%, a lamp costs 64 euros. What did it cost before?',
      objective: 4,
      lines: 3,
      minutes: 5,
      answer: '64 euros are 80%. $64 ÷ 0.8 = 80$ euros.',
      points: ['knows that 64 is 80%', '80 euros'],
    },
    {
      prompt: 'A number rises by 25%. By how many per cent must it fall to be the old number again?',
      objective: 2,
      lines: 3,
      minutes: 5,
      answer: 'By 20%. From 100 it rises to 125, and $25 ÷ 125 = 0.2$.',
      points: ['an example', '20%'],
    },
    {
      prompt:
        'The water in a lake falls by 10% in each of three dry years. By how many per cent has it fallen in all?',
      objective: 3,
      lines: 4,
      minutes: 6,
      answer: '$0.9 × 0.9 × 0.9 = 0.729$. 72.9% are left, so it has fallen by 27.1%.',
      points: ['multiplies three factors', '27.1%'],
    },
  ],
  groupWork: {
    support:
      'Do {support} and say after each one: this is the discount, this is the price. Then start {core}.',
    challenge: 'Do {challenge} and write a price puzzle like the lamp for the class.',
    noNeed: 'No difficulties so far',
  },
}
