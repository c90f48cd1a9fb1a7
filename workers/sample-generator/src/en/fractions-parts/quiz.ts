import type { TopicPack } from '../../topic-pack.ts'

export const quiz: TopicPack['quiz'] = {
  method:
    'Walk past while students shade and listen for “equal”. In the quiz, read every question aloud once. Four right answers mean that the class can go on to fractions of the same length.',
  minutes: 6,
  choices: [
    {
      question: 'In $5/6$, what does the 6 tell you?',
      objective: 1,
      options: [
        ['how many parts I take', 'swaps', 'That is what the number on top says.'],
        ['how many parts are left', 'part-to-part', 'Left over is only one part.'],
        ['into how many equal parts the whole is cut', 'right', 'The number below counts all the parts.'],
        ['that the fraction is large', 'bigger-bottom', 'A large number below makes small parts.'],
      ],
    },
    {
      question: 'A ribbon is cut into 3 pieces. They have different lengths. What is true?',
      objective: 2,
      options: [
        [
          'Each piece is a third, because there are three.',
          'any-parts',
          'Counts the pieces without comparing them.',
        ],
        [
          'Each piece is a half, because two others are left.',
          'part-to-part',
          'Counts the rest instead of the whole.',
        ],
        ['Each piece is $3/1$.', 'swaps', 'Writes the number of parts on top.'],
        ['We cannot call a piece a third.', 'right', 'Thirds are three equal parts.'],
      ],
    },
    {
      question: 'A strip has 7 equal squares. 3 are shaded. Which fraction is shaded?',
      objective: 3,
      options: [
        ['$7/3$', 'swaps', 'Top and bottom are swapped.'],
        ['$3/7$', 'right', 'Three of seven equal squares.'],
        ['$3/4$', 'part-to-part', 'Compares the shaded with the white squares.'],
        ['$4/7$', 'part-to-part', 'Names the white part.'],
      ],
    },
    {
      question: 'Three equal cakes are cut. From which cake is one piece the largest?',
      objective: 4,
      options: [
        ['the cake in 4 equal pieces', 'right', 'Fewer pieces, larger pieces.'],
        ['the cake in 9 equal pieces', 'bigger-bottom', 'Takes the largest number for the largest piece.'],
        [
          'It is the same, because one piece is one piece.',
          'any-parts',
          'Forgets that pieces can differ in size.',
        ],
        ['the cake in 7 equal pieces, because 6 are left', 'part-to-part', 'Looks at the rest of the cake.'],
      ],
    },
  ],
  open: {
    question:
      'Lea eats a third of a small pizza. Tim eats a third of a large pizza. “We ate the same”, says Tim. What do you say?',
    objective: 2,
    answer:
      'Both ate one of three equal parts, so the fraction is the same. But Tim’s pizza is larger, so he ate more.',
    points: ['the same fraction', 'another whole', 'says that Tim ate more'],
  },
}
