import { fractionBars, table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const differentiation: TopicPack['differentiation'] = {
  support: [
    'Students who are unsure about multiples begin with {support}: denominators and bars are printed there, so only the numerators have to be found.',
    'Let them say each fraction with its parts, “three of fifteen parts”, before they add.',
  ],
  core: ['Most of the class works on {core} and writes an estimate beside every result.'],
  challenge: [
    'Students who finish {core} early without mistakes go on to {challenge}, where a denominator or a whole fraction is missing.',
  ],
  supportTasks: [
    {
      prompt: 'Shade both fractions. Then fill in: $1/2 + 1/5 = …/10 + …/10 = …/10$.',
      blocks: [
        fractionBars('Two bars with ten equal parts, none of them shaded.', [
          [0, 10, '$1/2$'],
          [0, 10, '$1/5$'],
        ]),
      ],
      objective: 2,
      lines: 2,
      minutes: 4,
      answer: '$1/2 + 1/5 = 5/10 + 2/10 = 7/10$. Five and two parts are shaded.',
      points: ['shades 5 and 2 parts', 'gets $7/10$'],
    },
    {
      prompt:
        'Circle the first number that is in both rows. Use it as the denominator: $1/4 + 1/6 = …/… + …/… = …/…$.',
      blocks: [
        table(
          ['', '× 1', '× 2', '× 3', '× 4'],
          [
            ['multiples of 4', '4', '8', '12', '16'],
            ['multiples of 6', '6', '12', '18', '24'],
          ],
        ),
      ],
      objective: 3,
      lines: 2,
      minutes: 5,
      answer: '12 is circled. $1/4 + 1/6 = 3/12 + 2/12 = 5/12$.',
      points: ['circles 12', 'gets $5/12$'],
    },
    {
      prompt:
        'Tick off each step for $2/3 − 1/2$: ☐ the denominator is 6 ☐ both fractions in sixths ☐ numerators subtracted ☐ lowest terms checked.',
      objective: 1,
      lines: 3,
      minutes: 4,
      answer: '$2/3 − 1/2 = 4/6 − 3/6 = 1/6$, already in lowest terms.',
      points: ['all steps ticked and written', 'gets $1/6$'],
    },
  ],
  challengeTasks: [
    {
      prompt:
        'Find two different fractions with numerator 1 whose sum is $7/24$. Can you find a second pair?',
      objective: 3,
      lines: 4,
      minutes: 6,
      answer: '$1/6 + 1/8 = 4/24 + 3/24 = 7/24$. A second pair: $1/4 + 1/24 = 6/24 + 1/24 = 7/24$.',
      points: ['one correct pair, checked', 'a second pair'],
    },
    {
      prompt: 'Which fraction is missing? $4/9 + … = 5/6$. Explain how you found it.',
      objective: 4,
      lines: 4,
      minutes: 5,
      answer: 'Subtract: $5/6 − 4/9 = 15/18 − 8/18 = 7/18$.',
      points: ['sees that it is a difference', 'gets $7/18$'],
    },
    {
      prompt:
        'Use each of the digits 2, 3, 5 and 7 once to make two fractions whose sum is below 1 and as close to 1 as possible.',
      objective: 4,
      lines: 6,
      minutes: 8,
      answer:
        '$3/5 + 2/7 = 21/35 + 10/35 = 31/35$. The other sum below 1 is $2/5 + 3/7 = 14/35 + 15/35 = 29/35$.',
      points: ['tries more than one pair', 'gets $31/35$', 'says why the others are above 1 or farther away'],
    },
  ],
  groupWork: {
    support: 'Read the worked sum once more, then do {support}. Compare in the group before starting {core}.',
    challenge:
      'Skip the first task of {core} and do {challenge}. One of you shows the class a solution at the end.',
    noNeed: 'No gap in this topic',
  },
}
