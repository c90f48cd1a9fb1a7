import { table } from '../../blocks.ts'
import type { Misconception } from '../../topic-pack.ts'

export const misconceptions: readonly Misconception[] = [
  {
    key: 'undoes',
    wrong: 'An increase and a decrease by the same percentage cancel out.',
    right:
      'The second percentage is taken from another value than the first, so the old value is not reached.',
    probe: 'Prices went up by 50% and now go down by 50%. Is everything as before?',
    wrongAnswer: 'Yes, plus 50 and minus 50 is zero.',
    reply: 'Try it with 100 euros and write down both values. Of which number were the second 50%?',
    extra: {
      prompt:
        'A plant is 50 cm tall. It grows by 40%, then it is cut back by 40%. How tall is it after each step?',
      objective: 2,
      lines: 3,
      minutes: 4,
      answer: 'First $50 × 1.4 = 70$ cm, then $70 × 0.6 = 42$ cm. It is shorter than at the start.',
      points: ['gets 70 cm', 'takes 40% of 70', 'gets 42 cm'],
    },
    groupWork:
      'Do {extra} with a strip: mark 50, 70 and 42. Then go on to {core} and write the starting value of each step above it.',
  },
  {
    key: 'adds-percents',
    wrong: 'Percentages can be added and taken away like euros.',
    right: 'A percentage is a share. Changes that follow each other are multiplied as factors.',
    probe: 'A shop gives 60% off, and today another 40% off. Are the shoes free?',
    wrongAnswer: 'Yes, 60 and 40 make 100%.',
    reply:
      'Take shoes for 100 euros. What do they cost after the first discount? Of which price are the 40% taken?',
    extra: {
      prompt:
        'A bag costs 100 euros. First it is reduced by 50%, then once more by 50%. What does it cost? What is the total discount?',
      objective: 4,
      lines: 3,
      minutes: 4,
      answer: '100, then 50, then 25 euros. The total factor is $0.5 × 0.5 = 0.25$, so the discount is 75%.',
      points: ['gets 25 euros', 'finds 75%'],
    },
    groupWork:
      'Write the price after each step of {extra} into a chain of boxes. Use the same chain wherever {core} has two changes.',
  },
  {
    key: 'wrong-base',
    wrong: 'To find a change in per cent, divide by the new value.',
    right: 'The change is compared with the old value, because that was the 100%.',
    probe: 'A price rose from 10 to 15 euros. How many per cent is that?',
    wrongAnswer: 'About 33%, because $5 ÷ 15$ is a third.',
    reply: 'Which price did the customers know first? Take 33% of 10 and add it. Do you reach 15?',
    extra: {
      prompt: 'Fill in the change in per cent. Why are the two results different?',
      blocks: [
        table(
          ['old', 'new', 'change', 'in per cent'],
          [
            ['20', '25', '…', '…'],
            ['25', '20', '…', '…'],
          ],
        ),
      ],
      objective: 3,
      lines: 3,
      minutes: 4,
      answer: '$5 ÷ 20 = 0.25$, so +25%. $5 ÷ 25 = 0.2$, so −20%. The old value is different.',
      points: ['+25%', '−20%', 'names the old value as the reason'],
    },
    groupWork:
      'Circle the old value in both rows of {extra} before dividing. In {core}, write “was” and “is” over the numbers.',
  },
  {
    key: 'gives-change',
    wrong: 'The discount and the new price are the same thing.',
    right: 'The discount says what is taken off, the new price is what is left to pay.',
    probe: 'A game for 40 euros is reduced by 25%. What do you pay?',
    wrongAnswer: '10 euros.',
    reply: 'Would the shop let you have it for 10 euros? What do these 10 euros tell you?',
    extra: {
      prompt: 'Complete the row for a concert ticket.',
      blocks: [
        table(
          ['old price', 'discount in %', 'discount in euros', 'factor', 'new price'],
          [['60', '15%', '…', '…', '…']],
        ),
      ],
      objective: 3,
      lines: 1,
      minutes: 4,
      answer: 'Discount 9 euros, factor 0.85, new price $60 × 0.85 = 51$ euros.',
      points: ['9 euros', 'factor 0.85', '51 euros'],
    },
    groupWork:
      'Say a full sentence for every box of {extra}. In {core}, answer with “it costs …” or “it is … less”.',
  },
]
