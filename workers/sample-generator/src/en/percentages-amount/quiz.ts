import type { TopicPack } from '../../topic-pack.ts'

export const quiz: TopicPack['quiz'] = {
  method:
    'Check during the tasks whether 10% is written down as a first step. In the quiz, students with four right answers are ready for price changes; those who divided by 20 work with bars once more.',
  minutes: 6,
  choices: [
    {
      question: 'Which of these is the same as 25%?',
      objective: 1,
      options: [
        ['$1/25$', 'divides-by-percent', 'Puts the percentage below the line.'],
        ['$1/4$', 'right', '25 out of 100 is a quarter.'],
        ['25 things', 'percent-is-amount', 'Takes the share for a number of things.'],
        ['$3/4$', 'gives-rest', 'That is what is left: 75%.'],
      ],
    },
    {
      question: 'In school A, 30% learn an instrument, in school B 20%. Where do more students learn one?',
      objective: 2,
      options: [
        ['in A, because 30 is more than 20', 'bigger-percent', 'Compares shares of different wholes.'],
        [
          'in A: 30 students, in B only 20',
          'percent-is-amount',
          'Reads the percentages as numbers of students.',
        ],
        ['in B, because 80% are left there', 'gives-rest', 'Looks at those who don’t learn one.'],
        ['Nobody can tell without the numbers of students.', 'right', 'The wholes are missing.'],
      ],
    },
    {
      question: 'How much is 20% of 150?',
      objective: 3,
      options: [
        ['30', 'right', '10% is 15, and 20% is twice that.'],
        ['7.5', 'divides-by-percent', 'Divides 150 by 20.'],
        ['20', 'percent-is-amount', 'Repeats the number in front of the sign.'],
        ['120', 'gives-rest', 'That is the other 80%.'],
      ],
    },
    {
      question: 'How much is 65% of 40?',
      objective: 3,
      options: [
        ['14', 'gives-rest', 'That is 35%, the rest.'],
        ['about 0.6', 'divides-by-percent', 'Divides 40 by 65.'],
        ['26', 'right', '60% is 24, 5% is 2, together 26.'],
        ['65', 'percent-is-amount', 'More than the whole, so it cannot be.'],
      ],
    },
  ],
  open: {
    question:
      'Which is more, 10% of 320 or 80% of 35? Calculate both and explain why many people guess wrong.',
    objective: 4,
    answer:
      '10% of 320 is 32. 80% of 35: 10% is 3.5, so 80% is 28. The first is more. Many look only at 80 and 10 and forget the wholes.',
    points: ['gets 32', 'gets 28', 'names the different wholes'],
  },
}
