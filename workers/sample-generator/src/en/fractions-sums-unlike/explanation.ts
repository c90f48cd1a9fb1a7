import { flow, fractionBars } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const explanation: Pick<TopicPack, 'concepts' | 'worked' | 'faded'> = {
  concepts: [
    {
      title: 'Why the parts must have the same size',
      text: 'Look at the two strips on the board. They are equally long, and each of them is one whole. The first is cut into two equal parts, and one part is shaded: $1/2$. The second is cut into three equal parts, and one part is shaded: $1/3$. Now I want to know how much that is together. Can I say “two parts”? Two of what? A half and a third differ in size, so the number two has no name. I need a cut that suits both strips. I cut each half into three pieces. The first strip then has six pieces, and three of them are shaded: $1/2 = 3/6$. I cut each third into two pieces. The second strip then has six pieces too, and two of them are shaded: $1/3 = 2/6$. Nothing was added, and nothing was taken away. The pieces are only smaller, and there are more of them. Now every piece is a sixth, and sixths can be counted. Three sixths and two sixths are five sixths: $3/6 + 2/6 = 5/6$. Watch the 6: it stays, because it is the name of the pieces. How many pieces we have is written on top.',
      analogy:
        'Think of money. You have one 50-cent coin and one 20-cent coin. That makes two coins, but “two” does not say how much you have. Change both into 10-cent coins: five and two, so seven 10-cent coins. Now counting works, and the amount has not changed. Finding a common denominator is changing money: smaller pieces, same value. The comparison stops here: with money somebody has already decided which coins exist. With fractions you choose the size yourself, and you can always cut smaller.',
      blocks: [
        fractionBars(
          'Four bars of the same length: one half equals three sixths, one third equals two sixths.',
          [
            [1, 2, '$1/2$'],
            [3, 6, '$3/6$'],
            [1, 3, '$1/3$'],
            [2, 6, '$2/6$'],
          ],
        ),
      ],
    },
    {
      title: 'Four steps without a drawing',
      text: 'Drawing takes long, so we now work with numbers. Take $3/4 + 1/6$. Step one: find a common denominator. I go through the multiples of the larger one. 6: is it a multiple of 4? No. 12: yes, because $3 × 4 = 12$. So 12 suits both. 24 would work too, but the numbers would be larger. Step two: write both fractions in twelfths. From 4 to 12 I multiply by 3, so the numerator is multiplied by 3 as well: $3/4 = 9/12$. From 6 to 12 I multiply by 2: $1/6 = 2/12$. What happens below also happens above, otherwise the value changes. Step three: add the numerators only: $9/12 + 2/12 = 11/12$. For a difference, subtract them. Step four: lowest terms. Is there a number that divides 11 and 12? Only 1, so we are done. If the numerator is larger than the denominator, there is more than a whole: $7/6$ is $1 1/6$. At the end I always estimate. $3/4$ is close to 1 and $1/6$ is small, so the result must be near 1. $11/12$ fits. Adding tops and bottoms would give $4/10$. That is less than $3/4$ alone, and a sum is never smaller than one of its parts.',
      analogy:
        'Two buses leave the station together. One is back every 4 minutes, the other every 6 minutes. When do they stand side by side again? After 12 minutes, then after 24 and 36. Those are the common multiples, and 12 is the first one. A common denominator is such a meeting point. The comparison stops in two places: passengers must wait for a meeting, while you may choose any of them, the first is only handier. And the buses tell you nothing about the numerators, which you still have to change.',
      blocks: [
        flow('The four steps in a row, from the common denominator to the lowest terms.', [
          'Find a common denominator',
          'Write both fractions with it',
          'Add or subtract the numerators',
          'Write the result in lowest terms',
        ]),
      ],
    },
  ],
  worked: [
    {
      title: 'A sum',
      problem: 'Work out $2/3 + 1/4$.',
      steps: [
        'Multiples of 4: 4, 8, 12. The first that is also a multiple of 3 is 12.',
        'Thirds into twelfths, times 4: $2/3 = 8/12$. Quarters into twelfths, times 3: $1/4 = 3/12$.',
        'Add the numerators: $8/12 + 3/12 = 11/12$.',
        '11 and 12 share no divisor but 1, so the result is in lowest terms.',
        'Estimate: a bit more than a half, plus a quarter, stays below 1. That fits.',
      ],
      answer: '$2/3 + 1/4 = 11/12$',
      blocks: [
        fractionBars('Eight twelfths, then three twelfths, then eleven twelfths.', [
          [8, 12, '$2/3$'],
          [3, 12, '$1/4$'],
          [11, 12, '$11/12$'],
        ]),
      ],
    },
    {
      title: 'A difference that can be simplified',
      problem: 'Work out $5/6 − 3/10$ in lowest terms.',
      steps: [
        'Multiples of 10: 10, 20, 30. The first that is also a multiple of 6 is 30.',
        'Sixths into thirtieths, times 5: $5/6 = 25/30$. Tenths into thirtieths, times 3: $3/10 = 9/30$.',
        'Subtract the numerators: $25/30 − 9/30 = 16/30$.',
        '16 and 30 can both be divided by 2: $16/30 = 8/15$.',
        'Estimate: not quite 1, less about a third, leaves about a half. $8/15$ is just over a half.',
      ],
      answer: '$5/6 − 3/10 = 8/15$',
    },
  ],
  faded: {
    problem: 'Work out $3/4 − 2/5$.',
    steps: [
      ['Multiples of 5: 5, 10, 15, 20. The first that is also a multiple of 4 is 20.', 'shown'],
      ['Quarters into twentieths, times 5: $3/4 = 15/20$.', 'shown'],
      ['Fifths into twentieths, times 4: $2/5 = 8/20$.', 'hidden'],
      ['Subtract the numerators: $15/20 − 8/20 = 7/20$.', 'hidden'],
      ['7 and 20 share no divisor but 1; about a third is left, as estimated.', 'hidden'],
    ],
    answer: '$3/4 − 2/5 = 7/20$',
  },
}
