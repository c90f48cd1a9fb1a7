import { fractionBars, numberLine, table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const tasks: TopicPack['tasks'] = {
  explore: [
    {
      prompt:
        'a) Shade $1/4$ of the first strip and $3/8$ of the second. b) Shade both in the third strip. How much of it is shaded? c) How many squares should a strip have for $1/2$ and $1/6$?',
      hint: 'A quarter of 8 squares is 2 squares.',
      blocks: [
        fractionBars('Three bars with eight equal squares, none of them shaded.', [
          [0, 8, '$1/4$'],
          [0, 8, '$3/8$'],
          [0, 8, 'both'],
        ]),
      ],
      objective: 2,
      lines: 3,
      minutes: 8,
      answer:
        'a) 2 squares and 3 squares. b) 5 of 8 squares, so $5/8$. c) 6 squares: 3 for the half and 1 for the sixth.',
      points: ['2 and 3 squares', '$5/8$', '6 squares, with a reason'],
    },
  ],
  guided: [
    {
      prompt: 'Work out $1/3 + 1/6$. Shade it in the bar to check.',
      hint: 'Count in sixths: $1/3 = 2/6$.',
      blocks: [fractionBars('A bar with six equal parts, none of them shaded.', [[0, 6, '$1/3 + 1/6$']])],
      objective: 3,
      lines: 3,
      minutes: 4,
      answer: '$1/3 + 1/6 = 2/6 + 1/6 = 3/6$. Half of the bar is shaded.',
      points: ['rewrites the third', 'gets $3/6$', 'the bar agrees'],
    },
    {
      prompt: 'Work out $3/4 − 3/8$. Which fraction did you rewrite, and why that one?',
      hint: 'Count in eighths.',
      objective: 1,
      lines: 3,
      minutes: 4,
      answer: '$3/4 − 3/8 = 6/8 − 3/8 = 3/8$. The quarters are rewritten, because 8 is a multiple of 4.',
      points: ['gets $3/8$', 'names the multiple'],
    },
    {
      prompt: 'Work out $1/2 + 7/10$. Write the result with a whole number.',
      hint: 'Ten tenths are one whole.',
      objective: 3,
      lines: 3,
      minutes: 4,
      answer: '$1/2 + 7/10 = 5/10 + 7/10 = 12/10 = 1 2/10$.',
      points: ['gets $12/10$', 'takes out one whole'],
    },
  ],
  independent: [
    {
      prompt: 'Work out $1/5 + 3/10$.',
      hint: 'Count in tenths.',
      objective: 3,
      lines: 2,
      minutes: 3,
      answer: '$1/5 + 3/10 = 2/10 + 3/10 = 5/10$.',
      points: ['rewrites the fifth', 'gets $5/10$ or a half'],
    },
    {
      prompt: 'Work out $5/6 − 1/3$.',
      hint: 'Count in sixths.',
      objective: 3,
      lines: 2,
      minutes: 3,
      answer: '$5/6 − 1/3 = 5/6 − 2/6 = 3/6$.',
      points: ['rewrites the third', 'gets $3/6$ or a half'],
    },
    {
      prompt: 'Work out $3/4 + 5/8$ and mark the result on the number line.',
      hint: 'Count in eighths; eight eighths are one whole.',
      blocks: [numberLine('A number line from 0 to 2 in eighths, without marks.', [0, 2, 0.125], [])],
      objective: 3,
      lines: 2,
      minutes: 5,
      answer: '$3/4 + 5/8 = 6/8 + 5/8 = 11/8 = 1 3/8$. The mark is three ticks after 1.',
      points: ['gets $11/8$', 'marks three ticks after 1'],
    },
    {
      prompt:
        'Rana reads a book in three days. a) How much has she read by Tuesday evening? b) What is left for Wednesday?',
      hint: 'Count in twelfths; the whole book is $12/12$.',
      blocks: [
        table(
          ['day', 'part of the book'],
          [
            ['Monday', '$1/4$'],
            ['Tuesday', '$5/12$'],
            ['Wednesday', '…'],
          ],
        ),
      ],
      objective: 3,
      lines: 4,
      minutes: 5,
      answer: 'a) $1/4 + 5/12 = 3/12 + 5/12 = 8/12$ of the book. b) $1 − 8/12 = 4/12$ of the book.',
      points: ['adds in twelfths', 'subtracts from $12/12$'],
    },
  ],
  deepen: [
    {
      prompt: 'Mia writes $2/3 + 1/6 = 3/9$. a) Why can that not be? b) What did she do? c) Correct it.',
      hint: 'Three ninths are one third. Is that enough?',
      objective: 4,
      lines: 5,
      minutes: 7,
      answer:
        'a) $3/9$ is a third, less than the $2/3$ she began with. b) She added both lines. c) $2/3 + 1/6 = 4/6 + 1/6 = 5/6$.',
      points: ['compares with $2/3$', 'names the mistake', 'gets $5/6$'],
    },
    {
      prompt:
        'One ribbon is $1/2$ m and $1/6$ m sewn together. Another is $7/12$ m. Which is longer, and by how much?',
      hint: 'Count in twelfths.',
      objective: 4,
      lines: 4,
      minutes: 7,
      answer: '$1/2 + 1/6 = 6/12 + 2/12 = 8/12$. The first is longer than $7/12$, by $1/12$ m.',
      points: ['uses twelfths for all three', 'gives the difference with its unit'],
    },
  ],
  experts: [
    {
      prompt:
        'Solve the row of your group. Then prepare to teach it in two minutes with a strip of twelve squares.',
      hint: 'A strip of 12 squares: a quarter is 3 squares, a third is 4.',
      blocks: [
        table(
          ['group', 'your row', 'the others must understand'],
          [
            ['A', 'Write $1/2$, $1/3$ and $1/4$ in twelfths.', 'why the upper number changes'],
            ['B', 'Work out $1/4 + 7/12$.', 'why twelfths are counted'],
            ['C', 'Work out $11/12 − 1/3$.', 'how the strip shows what is left'],
          ],
        ),
      ],
      objective: 2,
      lines: 5,
      minutes: 10,
      answer:
        'A: $6/12$, $4/12$, $3/12$. B: $1/4 + 7/12 = 3/12 + 7/12 = 10/12$. C: $11/12 − 1/3 = 11/12 − 4/12 = 7/12$.',
      points: ['right numbers', 'shown on the strip', 'a reason in words'],
    },
  ],
  make: [
    {
      prompt:
        'Make a poster for younger children: “How to add different parts”. Show a fraction wall, $2/3 + 2/9$, $4/5 − 3/10$ and one warning.',
      hint: 'Count in ninths for the sum and in tenths for the difference.',
      objective: 2,
      lines: 0,
      minutes: 15,
      answer:
        '$2/3 + 2/9 = 6/9 + 2/9 = 8/9$ and $4/5 − 3/10 = 8/10 − 3/10 = 5/10$. A good warning: never add the lower numbers.',
      points: ['the wall has bars of equal length', 'both results', 'a warning with a reason'],
    },
  ],
}
