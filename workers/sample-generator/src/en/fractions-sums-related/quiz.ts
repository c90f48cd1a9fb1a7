import type { TopicPack } from '../../topic-pack.ts'

export const quiz: TopicPack['quiz'] = {
  method:
    'Look over shoulders for the line “times 2 above and below”. In the quiz, students with four or five right answers can go on to denominators that do not fit into each other.',
  minutes: 6,
  choices: [
    {
      question: 'You add thirds and ninths. What do you do first?',
      objective: 1,
      options: [
        ['Count in twelfths, because $3 + 9 = 12$.', 'adds-bottoms', 'Adds the lower numbers.'],
        [
          'Write 9 below the thirds and leave the upper number.',
          'keeps-tops',
          'Changes only one of the two numbers.',
        ],
        ['Rewrite the thirds as ninths.', 'right', '9 is a multiple of 3, so each third is three ninths.'],
        [
          'Rewrite the ninths as thirds, because ninths are larger.',
          'bigger-bottom',
          'Takes the larger number for the larger part.',
        ],
      ],
    },
    {
      question:
        'A quarter of a cake is cut into three equal pieces. How much of the cake is that quarter now?',
      objective: 2,
      options: [
        ['three twelfths', 'right', 'Each quarter makes three twelfths; nothing was eaten.'],
        ['one twelfth', 'keeps-tops', 'Changes the name of the parts, but not their number.'],
        ['three sevenths', 'adds-bottoms', 'Adds 4 and 3.'],
        [
          'more than before, because 12 is more than 4',
          'bigger-bottom',
          'Reads the lower number as an amount.',
        ],
      ],
    },
    {
      question: 'What is $1/4 + 5/16$?',
      objective: 3,
      options: [
        ['$6/20$', 'adds-bottoms', 'Adds above and below.'],
        ['$6/16$', 'keeps-tops', 'Writes $1/4$ as $1/16$.'],
        ['$9/32$', 'adds-bottoms', 'Rewrites correctly, then adds 16 and 16.'],
        ['$9/16$', 'right', '$4/16 + 5/16 = 9/16$.'],
      ],
    },
    {
      question: 'What is $2/3 + 5/6$?',
      objective: 3,
      options: [
        ['$7/9$', 'adds-bottoms', 'Adds 2 and 5, then 3 and 6.'],
        ['$1 3/6$', 'right', '$4/6 + 5/6 = 9/6$, one whole and three sixths.'],
        [
          'There is no result, because it would be more than 1.',
          'never-over-one',
          'Thinks that fractions stop at 1.',
        ],
        ['$7/6$', 'keeps-tops', 'Counts $2/3$ as two sixths.'],
      ],
    },
  ],
  open: {
    question: 'Sami writes $9/10 − 1/2 = 8/8$. How can you tell at once that this is wrong? What is right?',
    objective: 4,
    answer:
      'He takes something away from $9/10$, so less than $9/10$ must be left. But $8/8$ is a whole. $9/10 − 1/2 = 9/10 − 5/10 = 4/10$.',
    points: ['says that the result must be smaller than $9/10$', 'knows that $8/8$ is 1', 'gets $4/10$'],
  },
}
