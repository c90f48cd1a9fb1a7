import type { Misconception } from '../../topic-pack.ts'

export const misconceptions: readonly Misconception[] = [
  {
    key: 'adds-bottoms',
    wrong: 'To add fractions, add the numerators and add the denominators.',
    right:
      'The denominator names the size of the parts. Once both have the same size, only the numerators are added.',
    probe: 'Half a pizza and half a pizza: Ben adds tops and bottoms. What does he get, and is it true?',
    wrongAnswer: 'Two quarters, because $1 + 1 = 2$ and $2 + 2 = 4$.',
    reply:
      'Two quarters of a pizza are only half a pizza. Can you put two halves together and have half of it left? So what has to stay the same when you add?',
    extra: {
      prompt:
        'Sara writes $1/4 + 1/5 = 2/9$. a) Is $2/9$ more or less than $1/4$? Compare thirty-sixths. b) Why can her result not be right? c) Find the right one.',
      objective: 4,
      lines: 5,
      minutes: 5,
      answer:
        'a) $2/9 = 8/36$ and $1/4 = 9/36$, so it is less. b) A sum cannot be smaller than one of its parts. c) $1/4 + 1/5 = 5/20 + 4/20 = 9/20$.',
      points: [
        'compares with the same denominator',
        'says that the sum is smaller than a part',
        'gets $9/20$',
      ],
    },
    groupWork:
      '{extra} first, with a coloured strip for each fraction. Then {core}: name the parts aloud before adding.',
  },
  {
    key: 'keeps-tops',
    wrong: 'With a common denominator, only the lower numbers change; the upper ones stay.',
    right:
      'When each part is cut into three, there are three times as many parts, so the numerator is multiplied too.',
    probe: 'I write $2/3$ with the denominator 12. What goes on top, and how do you know?',
    wrongAnswer: '2, because the top number is not touched.',
    reply:
      'Shade $2/3$ of this strip. Now cut every third into four pieces. Count the shaded pieces: are there still two of them?',
    extra: {
      prompt: 'Fill in the table. Then use the last column to work out $4/5 − 2/3$.',
      blocks: [
        {
          kind: 'table',
          caption: '',
          header: ['fraction', 'multiply top and bottom by', 'in fifteenths'],
          rows: [
            ['$4/5$', '…', '$…/15$'],
            ['$2/3$', '…', '$…/15$'],
          ],
        },
      ],
      objective: 3,
      lines: 3,
      minutes: 4,
      answer: '$4/5$: times 3, $12/15$. $2/3$: times 5, $10/15$. $4/5 − 2/3 = 12/15 − 10/15 = 2/15$.',
      points: ['multiplies both numbers of each fraction', 'subtracts the new numerators'],
    },
    groupWork:
      'Each pair cuts a strip for {extra} and counts the shaded pieces before and after. Then {core}, with an arrow “times …” above and below.',
  },
  {
    key: 'bigger-bottom',
    wrong: 'The larger the denominator, the larger the fraction.',
    right: 'The more parts a whole is cut into, the smaller each part is: $1/8$ is less than $1/3$.',
    probe: 'Would you rather have a third or an eighth of this bar of chocolate?',
    wrongAnswer: 'An eighth, because 8 is more than 3.',
    reply:
      'Eight people share the bar, then three people share it. In which group does each person get more?',
    extra: {
      prompt:
        'Put $1/9$, $1/2$ and $1/5$ in order, smallest first. Then say without calculating whether $1/5 + 1/9$ is more or less than $1/2$, and check.',
      objective: 4,
      lines: 4,
      minutes: 4,
      answer:
        '$1/9$, $1/5$, $1/2$. Less: both are smaller than a quarter. $1/5 + 1/9 = 9/45 + 5/45 = 14/45$, and half of 45 is more than 14.',
      points: ['orders by the size of the parts', 'gives a reason before calculating', 'gets $14/45$'],
    },
    groupWork:
      'The group draws a bar for each fraction of {extra} and lays them side by side. In {core}, write “more” or “less than a half” beside every fraction.',
  },
  {
    key: 'adds-same',
    wrong: 'A fraction keeps its value when the same number is added above and below, or taken away.',
    right: 'Only multiplying or dividing both numbers by the same number keeps the value.',
    probe: 'Is $6/9$ the same as $3/6$? Both numbers were made smaller by 3.',
    wrongAnswer: 'Yes, because the same was taken from both.',
    reply: '$3/6$ is exactly a half. Is 6 half of 9? So what did taking away do to the value?',
    extra: {
      prompt: 'Write in lowest terms: $6/15$, $8/18$, $14/20$. Then work out $1/10 + 1/6$ in lowest terms.',
      objective: 3,
      lines: 4,
      minutes: 5,
      answer: '$6/15 = 2/5$, $8/18 = 4/9$, $14/20 = 7/10$. $1/10 + 1/6 = 3/30 + 5/30 = 8/30 = 4/15$.',
      points: ['divides both numbers by the same number', 'gets $8/30$', 'simplifies to $4/15$'],
    },
    groupWork:
      'Start with {extra}; the partner checks each line by multiplying back. Then {core}, and circle every result that can still be divided.',
  },
]
