import { fractionBars, table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const differentiation: TopicPack['differentiation'] = {
  support: [
    'Students who mix up the sizes start with {support}, where bars are printed and the new denominator is given.',
    'Keep a folded strip on the table: a half, a quarter and an eighth can be laid on each other.',
  ],
  core: ['The class does {core} and says for each result whether it is more or less than one whole.'],
  challenge: [
    'Those who are sure after {core} take {challenge}, where they search for fractions themselves.',
  ],
  supportTasks: [
    {
      prompt: 'Shade $1/2$ and then $1/8$. Fill in: $1/2 + 1/8 = …/8 + …/8 = …/8$.',
      blocks: [fractionBars('A bar with eight equal parts, none of them shaded.', [[0, 8, '']])],
      objective: 2,
      lines: 1,
      minutes: 3,
      answer: '$1/2 + 1/8 = 4/8 + 1/8 = 5/8$.',
      points: ['shades 4 parts and 1 part', 'gets $5/8$'],
    },
    {
      prompt: 'Read the row for thirds. Then fill in: $1/9 + 2/3 = 1/9 + …/9 = …/9$.',
      blocks: [table(['thirds', '$1/3$', '$2/3$', '$3/3$'], [['ninths', '$3/9$', '$6/9$', '$9/9$']])],
      objective: 3,
      lines: 1,
      minutes: 3,
      answer: '$1/9 + 2/3 = 1/9 + 6/9 = 7/9$.',
      points: ['finds $6/9$ in the table', 'gets $7/9$'],
    },
    {
      prompt:
        'Tick each step for $3/5 − 1/10$: ☐ I count in tenths. ☐ I doubled both numbers of $3/5$. ☐ I subtracted on top.',
      objective: 1,
      lines: 2,
      minutes: 4,
      answer: '$3/5 − 1/10 = 6/10 − 1/10 = 5/10$.',
      points: ['all steps ticked', 'gets $5/10$'],
    },
  ],
  challengeTasks: [
    {
      prompt:
        'Add $1/2 + 1/4 + 1/8$. Then add $1/16$, then $1/32$. What do you notice? Will you ever reach 1?',
      objective: 4,
      lines: 5,
      minutes: 7,
      answer:
        '$1/2 + 1/4 + 1/8 = 7/8$, then $15/16$, then $31/32$. The last part is always missing, so you never reach 1.',
      points: ['three right sums', 'describes the pattern', 'a reason for “never”'],
    },
    {
      prompt: 'Which fraction hides behind the dots? $3/10 + … = 4/5$',
      objective: 3,
      lines: 2,
      minutes: 4,
      answer: '$4/5 − 3/10 = 8/10 − 3/10 = 5/10$, which is a half.',
      points: ['subtracts', 'gets $5/10$ or a half'],
    },
    {
      prompt: 'Find three ways to write $5/6$ as quarters plus twelfths: $…/4 + …/12$.',
      objective: 3,
      lines: 4,
      minutes: 7,
      answer: '$5/6 = 10/12$. $1/4 + 7/12 = 10/12$, $2/4 + 4/12 = 10/12$ and $3/4 + 1/12 = 10/12$.',
      points: ['writes $5/6$ as $10/12$', 'one point for each way'],
    },
  ],
  groupWork: {
    support: 'Do {support} with the folded strip. When all three agree, go on with {core}.',
    challenge: 'Do {challenge} and write the pattern of the first one on a card for the class.',
    noNeed: 'Nothing to catch up on here',
  },
}
