import type { TopicPack } from '../../topic-pack.ts'

export const quiz: TopicPack['quiz'] = {
  method:
    'Notice who writes the factor before calculating and who still takes two steps. In the quiz, the open question counts double: only those who multiply the factors can go on to interest over several years.',
  minutes: 6,
  choices: [
    {
      question: 'Which factor belongs to a decrease of 8%?',
      objective: 1,
      options: [
        ['0.08', 'gives-change', 'That gives the decrease itself.'],
        ['$8 ÷ 92$', 'wrong-base', 'Compares the decrease with the new value.'],
        ['0.92', 'right', '100% less 8% are 92%.'],
        ['$1 ÷ 1.08$', 'undoes', 'Reverses an increase of 8%, which is something else.'],
      ],
    },
    {
      question: 'A salary rises by 25% and a year later falls by 25%. What is true?',
      objective: 2,
      options: [
        ['It is what it was at the start.', 'undoes', 'Lets the two changes cancel out.'],
        [
          'It is less than at the start, because the second 25% are taken from more.',
          'right',
          '$1.25 × 0.75$ is less than 1.',
        ],
        ['It has changed by 50% in all.', 'adds-percents', 'Adds the two percentages.'],
        ['It is a quarter of what it was.', 'gives-change', 'Takes the change for the new salary.'],
      ],
    },
    {
      question: 'A tent costs 140 euros. There is a discount of 15%. What is the new price?',
      objective: 3,
      options: [
        ['21 euros', 'gives-change', 'That is the discount.'],
        ['125 euros', 'adds-percents', 'Takes 15 euros away.'],
        ['about 121.74 euros', 'undoes', 'Divides by 1.15.'],
        ['119 euros', 'right', '$140 × 0.85 = 119$.'],
      ],
    },
    {
      question:
        'A class collected 60 euros last year and 75 euros this year. By how many per cent did it rise?',
      objective: 3,
      options: [
        ['25%', 'right', '15 of 60 is a quarter.'],
        ['20%', 'wrong-base', 'Divides 15 by 75.'],
        ['15%', 'adds-percents', 'Reads the 15 euros as 15%.'],
        ['125%', 'gives-change', 'That is this year’s sum in per cent of last year’s.'],
      ],
    },
  ],
  open: {
    question:
      'Headphones cost 120 euros. Shop X takes 30% off. Shop Y takes 20% off and then another 15%. Judge which shop is cheaper and by how much.',
    objective: 4,
    answer:
      'X: $120 × 0.7 = 84$ euros. Y: $120 × 0.8 = 96$, then $96 × 0.85 = 81.60$ euros. Y is cheaper by 2.40 euros, a discount of 32% in all.',
    points: [
      '84 euros for X',
      '81.60 euros for Y with multiplied factors',
      'a clear judgement with the difference',
    ],
  },
}
