import { fractionBars, table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const tasks: TopicPack['tasks'] = {
  explore: [
    {
      prompt:
        'Fold three strips of the same length: one into 2, one into 4, one into 8 equal parts. Shade one part of each. Lay them one below the other. Fill in the table and write what you notice.',
      hint: 'Fold once for 2 parts, twice for 4, three times for 8.',
      blocks: [
        table(
          ['strip', 'number of parts', 'length of one part: longest, middle, shortest'],
          [
            ['first', '…', '…'],
            ['second', '…', '…'],
            ['third', '…', '…'],
          ],
        ),
      ],
      objective: 4,
      lines: 2,
      minutes: 8,
      answer: '2 parts: longest. 4 parts: middle. 8 parts: shortest. The more parts, the shorter each part.',
      points: ['the table is right', 'a sentence about more and smaller'],
    },
  ],
  guided: [
    {
      prompt: 'Write the fraction that is shaded beside each bar.',
      hint: 'Count all the parts first; that number goes below.',
      blocks: [
        fractionBars(
          'Three bars: three of four parts, five of eight parts and one of six parts are shaded.',
          [
            [3, 4, '…'],
            [5, 8, '…'],
            [1, 6, '…'],
          ],
        ),
      ],
      objective: 1,
      lines: 1,
      minutes: 4,
      answer: '$3/4$, $5/8$, $1/6$.',
      points: ['one point for each fraction'],
    },
    {
      prompt: 'Shade $2/3$ of the first bar and $5/6$ of the second.',
      hint: 'The number on top says how many parts to shade.',
      blocks: [
        fractionBars('Two bars of the same length in three and in six equal parts, none shaded.', [
          [0, 3, '$2/3$'],
          [0, 6, '$5/6$'],
        ]),
      ],
      objective: 3,
      lines: 0,
      minutes: 3,
      answer: 'Two of three parts and five of six parts are shaded.',
      points: ['two parts', 'five parts'],
    },
    {
      prompt: 'Which is more, $1/4$ or $1/6$ of the same bread? Draw two bars and explain.',
      hint: 'In which bread do more children share?',
      objective: 4,
      lines: 3,
      minutes: 5,
      answer: '$1/4$ is more. With six parts, each part is smaller.',
      points: ['bars of the same length', 'a reason with “parts”'],
    },
  ],
  independent: [
    {
      prompt: 'Shade $3/8$ of the bar. Which fraction stays white?',
      hint: 'All eight parts together are the whole.',
      blocks: [fractionBars('A bar in eight equal parts, none shaded.', [[0, 8, '$3/8$']])],
      objective: 3,
      lines: 1,
      minutes: 3,
      answer: 'Three parts are shaded, $5/8$ stays white.',
      points: ['shades three parts', 'writes $5/8$'],
    },
    {
      prompt: 'A bar has 12 squares. Shade $3/4$ of it. How many squares is that?',
      hint: 'Make four equal parts of 12 squares first.',
      blocks: [fractionBars('A bar of twelve equal squares, none shaded.', [[0, 12, '$3/4$']])],
      objective: 3,
      lines: 1,
      minutes: 4,
      answer: 'Each quarter has 3 squares, so three quarters are 9 squares.',
      points: ['finds 3 squares for a quarter', 'shades 9'],
    },
    {
      prompt: 'Read the table. From which bread can you take one piece and call it a quarter? Give reasons.',
      hint: 'A quarter is one of four equal parts.',
      blocks: [
        table(
          ['bread', 'how it is cut'],
          [
            ['A', 'four equal pieces'],
            ['B', 'four pieces, one of them twice as long'],
            ['C', 'three equal pieces'],
          ],
        ),
      ],
      objective: 2,
      lines: 3,
      minutes: 4,
      answer: 'Only A. The pieces of B are not equal, and a piece of C is a third.',
      points: ['chooses A', 'a reason for B', 'a reason for C'],
    },
    {
      prompt: 'Write in order, smallest first: $1/2$, $1/8$, $1/3$, $1/6$.',
      hint: 'The smallest part comes from the whole with the most parts.',
      objective: 4,
      lines: 2,
      minutes: 3,
      answer: '$1/8$, $1/6$, $1/3$, $1/2$.',
      points: ['all four in the right order'],
    },
  ],
  deepen: [
    {
      prompt:
        'Amir eats half of 8 grapes. Sofia eats half of 12 grapes. Did they eat the same number? Explain.',
      hint: 'Make two equal groups of each.',
      objective: 2,
      lines: 3,
      minutes: 5,
      answer: 'No. Half of 8 is 4 and half of 12 is 6. The fraction is the same, the whole is not.',
      points: ['finds 4 and 6', 'says that the wholes differ'],
    },
    {
      prompt:
        'Find two fractions that are more than $1/4$ and less than $1/2$. Use a bar with 8 or 12 squares.',
      hint: 'A quarter of 8 squares is 2, a half is 4.',
      blocks: [
        fractionBars('Two bars of the same length with eight and with twelve squares, none shaded.', [
          [0, 8, ''],
          [0, 12, ''],
        ]),
      ],
      objective: 4,
      lines: 3,
      minutes: 7,
      answer: 'For example $3/8$, $4/12$ or $5/12$.',
      points: ['two fractions', 'shown on a bar'],
    },
  ],
  experts: [
    {
      prompt: 'Do the part of your group. Then show it to others with a strip.',
      hint: 'A strip of 12 squares: halves have 6 squares.',
      blocks: [
        table(
          ['group', 'your part', 'show the others'],
          [
            ['A', 'What do the two numbers of $3/5$ say?', 'a folded or drawn strip'],
            ['B', 'Which is more, $1/6$ or $1/8$?', 'two strips of the same length'],
            [
              'C',
              'How many squares has a half, a third, a quarter of 12 squares?',
              'one strip of 12 squares',
            ],
          ],
        ),
      ],
      objective: 1,
      lines: 4,
      minutes: 10,
      answer: 'A: five equal parts, three of them taken. B: $1/6$. C: 6, 4 and 3 squares.',
      points: ['a right answer', 'a strip that shows it', 'speaks so that others understand'],
    },
  ],
  make: [
    {
      prompt:
        'Build a fraction wall: four strips of the same length for 1, $1/2$, $1/4$ and $1/8$, one below the other. Write three sentences that compare parts.',
      hint: 'Begin like this: “One half is as long as … quarters.”',
      objective: 4,
      lines: 0,
      minutes: 15,
      answer:
        'Every strip has equal parts with names. For example: one half is as long as two quarters. An eighth is shorter than a quarter. Eight eighths make one whole.',
      points: ['strips of the same length', 'every part has its name', 'three true sentences'],
    },
  ],
}
