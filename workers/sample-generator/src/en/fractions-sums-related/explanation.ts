import { flow, fractionBars, numberLine } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const explanation: Pick<TopicPack, 'concepts' | 'worked' | 'faded'> = {
  concepts: [
    {
      title: 'Cut one fraction until the parts match',
      text: 'This long strip is our garden bed. Half of it is planted with tomatoes. I shade it: $1/2$. A quarter of the bed is planted with beans. I shade that too: $1/4$. How much of the bed is green? The tomato part and the bean part are not the same size. So I cannot just count “one part, two parts”. But look closely. The bean part fits into the tomato part exactly two times. I draw one line through the tomato part. Now the half is two quarters: $1/2 = 2/4$. I have not planted anything new. I have only drawn a line. Now everything is in quarters, and quarters can be counted. Two quarters of tomatoes and one quarter of beans are three quarters: $2/4 + 1/4 = 3/4$. Did I have to change the beans? No. Only one fraction had to change, the one with the large parts. Why did it work with one line? Because 4 is a multiple of 2. Every half can be cut into whole quarters, and nothing is left over. The 4 stays below, because it says what we count: quarters.',
      analogy:
        'Think of egg boxes. A large box holds twelve eggs, a small one holds six. Two people bring one large box and one small box. “Two boxes” does not say how many eggs there are. But a large box holds exactly as much as two small ones. So you count in small boxes: two and one, three small boxes. Only the large one had to be exchanged. Only one thing differs: boxes come in fixed sizes. A fraction can be cut into any number of equal parts.',
      blocks: [
        fractionBars(
          'Two bars: a half is as long as two quarters. Below, three of four quarters are shaded.',
          [
            [1, 2, '$1/2$'],
            [2, 4, '$2/4$'],
            [3, 4, '$3/4$'],
          ],
        ),
      ],
    },
    {
      title: 'Three steps, also beyond one whole',
      text: 'Now we do it without a strip. Take $2/5 + 3/10$. Step one: look at the lower numbers, 5 and 10. Is one a multiple of the other? Yes, 10 is two times 5. So we count in tenths. Step two: rewrite the other fraction. From 5 to 10 I multiply by 2. Each fifth was cut into two, so there are twice as many parts. The 2 on top becomes 4: $2/5 = 4/10$. Below times 2, above times 2. Step three: add the upper numbers, the numerators. $4/10 + 3/10 = 7/10$. For a difference, take away instead. That is all. Can the result be right? $2/5$ is less than a half and $3/10$ is less than a half. Together they are less than one whole. $7/10$ fits. Now a surprise: $3/4 + 1/2$. We count in quarters: $3/4 + 2/4 = 5/4$. Five quarters! One whole has only four. So five quarters are one whole and one quarter more: $5/4 = 1 1/4$. You can see it on the number line. A fraction can be more than 1. It only means that the parts do not all fit into one whole.',
      analogy:
        'Think of stairs with two kinds of steps. A big step takes you as far as two small steps. You climb one big step and then three small ones. To say how high you are, count everything in small steps: two and three are five small steps. You can also climb past the first floor: the steps go on after it. But do not trust the picture too far: real stairs end at the top, and fractions never run out.',
      blocks: [
        numberLine(
          'A number line from 0 to 2 in quarters, with a mark at five quarters.',
          [0, 2, 0.25],
          [
            [0.75, '$3/4$'],
            [1.25, '$5/4$'],
          ],
        ),
        flow('The three steps in a row.', [
          'Choose the denominator that is a multiple',
          'Rewrite the other fraction',
          'Add or subtract the upper numbers',
        ]),
      ],
    },
  ],
  worked: [
    {
      title: 'Adding thirds and ninths',
      problem: 'Work out $1/3 + 2/9$.',
      steps: [
        '9 is a multiple of 3, so count in ninths.',
        'From 3 to 9 is times 3: $1/3 = 3/9$.',
        'Add the upper numbers: $3/9 + 2/9 = 5/9$.',
        'Check: two small fractions, a result a bit over a half. That is possible.',
      ],
      answer: '$1/3 + 2/9 = 5/9$',
      blocks: [
        fractionBars('Three ninths, two ninths, and five ninths.', [
          [3, 9, '$1/3$'],
          [2, 9, '$2/9$'],
          [5, 9, '$5/9$'],
        ]),
      ],
    },
    {
      title: 'Taking a half away from eighths',
      problem: 'Work out $7/8 − 1/2$.',
      steps: [
        '8 is a multiple of 2, so count in eighths.',
        'From 2 to 8 is times 4: $1/2 = 4/8$.',
        'Subtract the upper numbers: $7/8 − 4/8 = 3/8$.',
        'Check: almost 1, less a half, leaves almost a half. $3/8$ fits.',
      ],
      answer: '$7/8 − 1/2 = 3/8$',
    },
  ],
  faded: {
    problem: 'Work out $9/10 − 2/5$.',
    steps: [
      ['10 is a multiple of 5, so count in tenths.', 'shown'],
      ['From 5 to 10 is times 2: $2/5 = 4/10$.', 'hidden'],
      ['Subtract the upper numbers: $9/10 − 4/10 = 5/10$.', 'hidden'],
      ['Five tenths are a half, and that is possible.', 'hidden'],
    ],
    answer: '$9/10 − 2/5 = 5/10$',
  },
}
