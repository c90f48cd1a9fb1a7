import { fractionBars, numberLine, table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const tasks: TopicPack['tasks'] = {
  explore: [
    {
      prompt:
        'The strips have 12 squares each. a) Shade $1/3$ of the first and $1/4$ of the second. How many squares is that for each? b) Shade both amounts in the third strip. Which fraction of it is shaded? c) You want to do the same with $1/2$ and $1/7$. How many squares must a strip have?',
      hint: 'Twelve squares cut into 3 equal parts: 4 squares each.',
      blocks: [
        fractionBars('Three bars with twelve equal squares, none of them shaded.', [
          [0, 12, '$1/3$'],
          [0, 12, '$1/4$'],
          [0, 12, 'together'],
        ]),
      ],
      objective: 2,
      lines: 4,
      minutes: 8,
      answer:
        'a) 4 squares and 3 squares. b) 7 of 12 squares: $7/12$. c) 14 squares, or another number that can be halved and cut into seven equal parts.',
      points: ['4 and 3 squares', '$7/12$ of the third strip', 'gives a reason for 14'],
    },
  ],
  guided: [
    {
      prompt: 'Work out $1/3 + 1/5$ with all four steps. Draw both fractions in the bars to check.',
      hint: 'One third of 15 parts is 5 parts.',
      blocks: [
        fractionBars('Two bars with fifteen equal parts, none of them shaded.', [
          [0, 15, '$1/3$'],
          [0, 15, '$1/5$'],
        ]),
      ],
      objective: 3,
      lines: 4,
      minutes: 5,
      answer: '$1/3 + 1/5 = 5/15 + 3/15 = 8/15$. Five and three parts are shaded.',
      points: ['common denominator 15', 'both numerators changed', 'the drawing agrees'],
    },
    {
      prompt: 'Work out $4/5 − 1/2$. Write an estimate first.',
      hint: 'Use tenths for both.',
      objective: 3,
      lines: 4,
      minutes: 4,
      answer: 'Estimate: a bit less than a half. $4/5 − 1/2 = 8/10 − 5/10 = 3/10$.',
      points: ['a sensible estimate', 'gets $3/10$'],
    },
    {
      prompt: 'Work out $1/6 + 3/8$. Which common denominator is smaller than $6 × 8$?',
      hint: 'Multiples of 8: 8, 16, 24. Which is also a multiple of 6?',
      objective: 3,
      lines: 4,
      minutes: 5,
      answer: '24 is a multiple of 6 and of 8. $1/6 + 3/8 = 4/24 + 9/24 = 13/24$.',
      points: ['finds 24', 'gets $13/24$'],
    },
  ],
  independent: [
    {
      prompt: 'Work out $1/2 + 2/7$.',
      hint: 'Use fourteenths: $1/2 = 7/14$.',
      objective: 3,
      lines: 3,
      minutes: 3,
      answer: '$1/2 + 2/7 = 7/14 + 4/14 = 11/14$.',
      points: ['fourteenths for both', 'gets $11/14$'],
    },
    {
      prompt: 'Work out $7/8 − 1/6$.',
      hint: 'Use twenty-fourths.',
      objective: 3,
      lines: 3,
      minutes: 4,
      answer: '$7/8 − 1/6 = 21/24 − 4/24 = 17/24$.',
      points: ['a common multiple of 8 and 6', 'gets $17/24$, or $34/48$ and then $17/24$'],
    },
    {
      prompt: 'Work out $1/6 + 2/15$ in lowest terms, and mark the result on the number line.',
      hint: 'Use thirtieths, then divide both numbers by 3.',
      blocks: [numberLine('A number line from 0 to 1 in tenths, without marks.', [0, 1, 0.1], [])],
      objective: 3,
      lines: 4,
      minutes: 5,
      answer: '$1/6 + 2/15 = 5/30 + 4/30 = 9/30 = 3/10$. The mark is at the third tick after 0.',
      points: ['thirtieths', 'divides by 3', 'marks $3/10$'],
    },
    {
      prompt:
        'The table shows what goes into a one-litre bottle. The rest is water. a) How much juice is in the bottle? b) How much water?',
      hint: 'Use twenty-fourths; one litre is $24/24$.',
      blocks: [
        table(
          ['ingredient', 'part of a litre'],
          [
            ['apple juice', '$3/8$'],
            ['carrot juice', '$1/3$'],
            ['water', '…'],
          ],
        ),
      ],
      objective: 3,
      lines: 5,
      minutes: 6,
      answer: 'a) $3/8 + 1/3 = 9/24 + 8/24 = 17/24$ of a litre. b) $1 − 17/24 = 7/24$ of a litre.',
      points: ['adds with twenty-fourths', 'subtracts from $24/24$', 'writes the unit'],
    },
  ],
  deepen: [
    {
      prompt:
        'Yusuf writes $5/9 + 1/6 = 6/15 = 2/5$. a) Show with an estimate that it cannot be right. b) Which mistake did he make? c) Find the right result.',
      hint: 'Use eighteenths.',
      objective: 4,
      lines: 6,
      minutes: 8,
      answer:
        'a) $5/9$ is more than a half, but $2/5$ is less. b) He added the denominators as well. c) $5/9 + 1/6 = 10/18 + 3/18 = 13/18$.',
      points: ['compares with a half', 'names the mistake', 'gets $13/18$'],
    },
    {
      prompt: 'Which is more, $2/3 + 1/8$ or $1 − 1/6$? By how much?',
      hint: 'Use twenty-fourths for all of them.',
      objective: 4,
      lines: 5,
      minutes: 8,
      answer:
        '$2/3 + 1/8 = 16/24 + 3/24 = 19/24$ and $1 − 1/6 = 5/6 = 20/24$. The second is more, by $1/24$.',
      points: ['the same denominator for both results', 'compares them', 'gives the difference'],
    },
  ],
  experts: [
    {
      prompt: 'Solve the part of your group and prepare to teach it in two minutes, with one drawing.',
      hint: 'Every group can work with eighteenths.',
      blocks: [
        table(
          ['group', 'part', 'what the others must understand'],
          [
            ['A', 'Find the lowest common denominator of $1/6$ and $1/9$.', 'why 18 is handier than 54'],
            ['B', 'Work out $2/9 + 1/6$.', 'why only the numerators are added'],
            ['C', 'Work out $8/9 − 1/6$.', 'how an estimate confirms the result'],
          ],
        ),
      ],
      objective: 1,
      lines: 6,
      minutes: 12,
      answer:
        'A: 18 is the first multiple of 9 that is also one of 6. B: $2/9 + 1/6 = 4/18 + 3/18 = 7/18$. C: $8/9 − 1/6 = 16/18 − 3/18 = 13/18$, a bit less than 1.',
      points: ['the four steps in order', 'right result', 'a reason, not only a rule'],
    },
  ],
  make: [
    {
      prompt:
        'Make one page that teaches another class to add and subtract fractions with different denominators. It shows the four steps, the worked examples $3/5 + 1/4$ and $9/10 − 1/4$, one drawing, and one mistake to avoid.',
      hint: 'Both examples work with twentieths.',
      objective: 2,
      lines: 0,
      minutes: 15,
      answer:
        '$3/5 + 1/4 = 12/20 + 5/20 = 17/20$ and $9/10 − 1/4 = 18/20 − 5/20 = 13/20$. A typical mistake is to add the denominators: the result $4/9$ would be less than $3/5$.',
      points: ['all four steps', 'both results', 'the drawing shows equal parts', 'the mistake is explained'],
    },
  ],
}
