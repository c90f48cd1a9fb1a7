import { fractionBars, numberLine } from '../../blocks.ts'
import type { Misconception } from '../../topic-pack.ts'

export const misconceptions: readonly Misconception[] = [
  {
    key: 'adds-bottoms',
    wrong: 'When you add fractions, you add everything: top with top and bottom with bottom.',
    right: 'The lower number only says which parts are counted, so it is never added.',
    probe: 'The bed is half tomatoes and a quarter beans. Is two sixths of it planted?',
    wrongAnswer: 'Yes, because 1 and 1 are 2, and 2 and 4 are 6.',
    reply:
      'Shade two sixths of a strip and lay it beside the half. It is shorter than the tomatoes alone. Can that be?',
    extra: {
      prompt:
        'Tom writes $1/2 + 1/6 = 2/8$. a) Shade $1/2$ and then $1/6$ in the bar. b) Is $2/8$ more or less than $1/2$? c) Correct Tom.',
      blocks: [fractionBars('One bar with six equal parts, none of them shaded.', [[0, 6, '']])],
      objective: 4,
      lines: 3,
      minutes: 5,
      answer: 'a) Three parts, then one part. b) Less: $2/8$ is a quarter. c) $1/2 + 1/6 = 3/6 + 1/6 = 4/6$.',
      points: ['shades four parts in all', 'sees that $2/8$ is less than $1/2$', 'gets $4/6$'],
    },
    groupWork: 'Shade the bar of {extra} together. Then do {core} and say “parts of what?” before every sum.',
  },
  {
    key: 'keeps-tops',
    wrong: 'If the lower number becomes larger, the upper number can stay.',
    right: 'Cutting every part in two gives twice as many parts, so both numbers are doubled.',
    probe: 'I cut each of these three fifths into two. How many tenths are there now?',
    wrongAnswer: 'Three tenths, because three parts were shaded.',
    reply: 'Count the small shaded pieces with your finger. Did a part disappear when I drew the lines?',
    extra: {
      prompt: 'Fill in: $1/4 = …/20$ and $2/5 = …/20$. Then work out $2/5 + 3/20$.',
      objective: 3,
      lines: 2,
      minutes: 4,
      answer: '$1/4 = 5/20$ and $2/5 = 8/20$. $2/5 + 3/20 = 8/20 + 3/20 = 11/20$.',
      points: ['multiplies top and bottom', 'gets $11/20$'],
    },
    groupWork:
      'Draw the new lines for {extra} with a sharp pencil before you write a number. Then do {core}.',
  },
  {
    key: 'bigger-bottom',
    wrong: 'A fraction with a larger lower number is a larger fraction.',
    right: 'A larger lower number means more parts in one whole, so each part is smaller.',
    probe: 'Which piece of the bed is larger, an eighth or a half?',
    wrongAnswer: 'The eighth, because 8 is the larger number.',
    reply: 'Fold this strip once. Now fold it into eight. Which piece would you rather eat if it were cake?',
    extra: {
      prompt:
        'Write $1/3$, $1/12$ and $1/6$ in order, smallest first. Is $1/6 + 1/12$ more or less than $1/3$?',
      objective: 4,
      lines: 3,
      minutes: 4,
      answer: '$1/12$, $1/6$, $1/3$. $1/6 + 1/12 = 2/12 + 1/12 = 3/12$, and $1/3 = 4/12$, so it is less.',
      points: ['right order', 'compares in twelfths'],
    },
    groupWork:
      'Fold three strips for {extra} and lay them one below the other. Then do {core} with the strips beside you.',
  },
  {
    key: 'never-over-one',
    wrong: 'A fraction is always less than one whole.',
    right: 'A fraction may count more parts than one whole has: five quarters are one whole and a quarter.',
    probe: 'I add a half to three quarters. Where on the number line do I land?',
    wrongAnswer: 'Before 1, because fractions are smaller than 1.',
    reply: 'Start at three quarters and jump one quarter, then another one. Where are you after each jump?',
    extra: {
      prompt:
        'Mark $3/4$, $5/4$ and $7/4$. Write those beyond 1 with a whole number. Then work out $3/4 + 3/8$.',
      blocks: [numberLine('A number line from 0 to 2 in quarters, without marks.', [0, 2, 0.25], [])],
      objective: 3,
      lines: 3,
      minutes: 5,
      answer: '$5/4 = 1 1/4$ and $7/4 = 1 3/4$. $3/4 + 3/8 = 6/8 + 3/8 = 9/8 = 1 1/8$.',
      points: ['three marks in the right places', 'both mixed numbers', 'gets $1 1/8$'],
    },
    groupWork:
      'Walk the jumps of {extra} on a line on the floor. Then do {core} and underline each result beyond 1.',
  },
]
