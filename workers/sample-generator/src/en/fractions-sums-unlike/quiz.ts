import type { TopicPack } from '../../topic-pack.ts'

export const quiz: TopicPack['quiz'] = {
  method:
    'While pairs work, note who changes only the denominators and who adds both lines. In the quiz, four right answers out of five mean that fractions with different denominators are ready for mixed numbers.',
  minutes: 6,
  choices: [
    {
      question: 'What is a good first step for $3/8 − 1/5$?',
      objective: 1,
      options: [
        [
          'Subtract 5 from 8 to get the new denominator.',
          'adds-bottoms',
          'The lower numbers are calculated like the upper ones.',
        ],
        [
          'Look for a number that is a multiple of 8 and of 5.',
          'right',
          'A common denominator comes first; here it is 40.',
        ],
        [
          'Write 40 under the 3 and under the 1.',
          'keeps-tops',
          'The denominator is changed, but not the numerator with it.',
        ],
        [
          'Swap them, because a fifth is smaller than an eighth.',
          'bigger-bottom',
          'The size of the parts is judged by the lower number.',
        ],
      ],
    },
    {
      question: 'Why can thirds and sevenths not be counted together at once?',
      objective: 2,
      options: [
        [
          'Because 3 and 7 add up to 10, and there are no tenths.',
          'adds-bottoms',
          'Adds the denominators, here 3 and 7.',
        ],
        [
          'Because both must first be made smaller by the same number.',
          'adds-same',
          'Takes away instead of dividing or multiplying.',
        ],
        [
          'Because a seventh is larger than a third.',
          'bigger-bottom',
          'Compares 7 with 3 instead of the parts.',
        ],
        [
          'Because a third and a seventh are parts of different size.',
          'right',
          'Only equal parts have a common name.',
        ],
      ],
    },
    {
      question: 'Which is $2/9 + 1/4$?',
      objective: 3,
      options: [
        ['$17/36$', 'right', '$8/36 + 9/36 = 17/36$.'],
        ['$3/13$', 'adds-bottoms', 'Adds 2 and 1, then 9 and 4.'],
        ['$3/36$', 'keeps-tops', 'Finds 36, but leaves 2 and 1 as they are.'],
        ['$17/72$', 'adds-bottoms', 'Finds both numerators, then adds 36 and 36.'],
      ],
    },
    {
      question: 'Which is $9/10 − 1/6$ in lowest terms?',
      objective: 3,
      options: [
        ['$8/30$', 'keeps-tops', 'Subtracts 1 from 9 without changing them to thirtieths.'],
        ['$8/4$', 'adds-bottoms', 'Subtracts above and below.'],
        ['$11/15$', 'right', '$27/30 − 5/30 = 22/30$, and both numbers are divided by 2.'],
        ['$12/20$', 'adds-same', 'Takes 10 away from both numbers of $22/30$.'],
      ],
    },
  ],
  open: {
    question:
      'Lina writes $4/7 + 1/2 = 5/9$. Explain without an exact calculation why this is wrong. Then give the right result.',
    objective: 4,
    answer:
      'Four sevenths are more than a half, so with another half there must be more than 1, but $5/9$ is less than 1. $4/7 + 1/2 = 8/14 + 7/14 = 15/14 = 1 1/14$.',
    points: ['compares with 1 or with a half', 'names what was added wrongly', 'gets $15/14$ or $1 1/14$'],
  },
}
