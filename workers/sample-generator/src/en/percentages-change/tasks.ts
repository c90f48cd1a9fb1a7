import { table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const tasks: TopicPack['tasks'] = {
  explore: [
    {
      prompt:
        'A game costs 100 euros. In January there are 20% off. In February the price goes up by 20%. a) Work out the price in January and in February. b) Try the same with a game for 50 euros. c) What surprises you? Look for the reason.',
      hint: 'In February, take 20% of the January price.',
      objective: 2,
      lines: 5,
      minutes: 8,
      answer:
        'a) 80 euros, then 96 euros. b) 40 euros, then 48 euros. c) The old price is not reached, because the second 20% are taken from a smaller price.',
      points: ['80 and 96', '40 and 48', 'names the smaller price as the reason'],
    },
  ],
  guided: [
    {
      prompt: 'Complete the table of factors.',
      hint: 'Add the change to 100% or take it away; then divide by 100.',
      blocks: [
        table(
          ['change', 'share of the old value', 'factor'],
          [
            ['+25%', '…', '…'],
            ['−40%', '…', '…'],
            ['+4%', '…', '…'],
            ['…', '88%', '…'],
          ],
        ),
      ],
      objective: 1,
      lines: 0,
      minutes: 5,
      answer: '125% and 1.25; 60% and 0.6; 104% and 1.04; −12% and 0.88.',
      points: ['one point for each row'],
    },
    {
      prompt: 'Shoes for 90 euros are reduced by 30%. Find the new price in one step.',
      hint: '70% are left to pay.',
      objective: 3,
      lines: 2,
      minutes: 3,
      answer: '$90 × 0.7 = 63$ euros.',
      points: ['factor 0.7', '63 euros'],
    },
    {
      prompt: 'A rent of 640 euros rises by 5%. What is the new rent, and what is the rise in euros?',
      hint: 'The factor is 1.05.',
      objective: 3,
      lines: 3,
      minutes: 4,
      answer: '$640 × 1.05 = 672$ euros; the rise is 32 euros.',
      points: ['factor 1.05', '672 euros', '32 euros'],
    },
  ],
  independent: [
    {
      prompt: 'A bicycle for 350 euros is reduced by 20%. What does it cost?',
      hint: 'Use the factor 0.8.',
      objective: 3,
      lines: 2,
      minutes: 3,
      answer: '$350 × 0.8 = 280$ euros.',
      points: ['factor 0.8', '280 euros'],
    },
    {
      prompt: 'A small town has 4,000 inhabitants. The number grows by 3%. How many are there then?',
      hint: '103% as a factor has a zero after the point.',
      objective: 3,
      lines: 2,
      minutes: 3,
      answer: '$4000 × 1.03 = 4120$ inhabitants.',
      points: ['factor 1.03', '4,120 inhabitants'],
    },
    {
      prompt: 'A price falls from 50 to 42 euros. How many per cent is that?',
      hint: 'Compare 8 euros with the old price.',
      objective: 3,
      lines: 3,
      minutes: 4,
      answer: 'The change is 8 euros. $8 ÷ 50 = 0.16$, so 16% less.',
      points: ['change of 8', 'divides by 50', '16%'],
    },
    {
      prompt:
        'The table shows the visitors of a museum. Fill in the changes in per cent. By how many per cent did the number change from week 1 to week 3?',
      hint: 'Take the week before as the old value; for the last question, take week 1.',
      blocks: [
        table(
          ['', 'week 1', 'week 2', 'week 3'],
          [
            ['visitors', '400', '500', '450'],
            ['change on the week before', '–', '…', '…'],
          ],
        ),
      ],
      objective: 3,
      lines: 4,
      minutes: 7,
      answer:
        'Week 2: $100 ÷ 400 = 0.25$, so +25%. Week 3: $50 ÷ 500 = 0.1$, so −10%. In all: $50 ÷ 400 = 0.125$, so +12.5%.',
      points: ['+25%', '−10%', '+12.5%, not 15%'],
    },
  ],
  deepen: [
    {
      prompt:
        'A poster says: “20% off – and on Saturdays a further 20%! That is 40% off!” Judge this claim with a price of 150 euros.',
      hint: 'Work out the price after each step.',
      objective: 4,
      lines: 5,
      minutes: 8,
      answer:
        '$150 × 0.8 = 120$, then $120 × 0.8 = 96$ euros. 40% off would be 90 euros. The total factor is 0.64, so the discount is 36%.',
      points: ['96 euros', '90 euros for comparison', 'a judgement with 36%'],
    },
    {
      prompt:
        'A share loses half of its value. By how many per cent must it rise to be worth as much as before? Explain with an example.',
      hint: 'Start with 100, go down to 50, and look back up.',
      objective: 2,
      lines: 4,
      minutes: 6,
      answer: 'By 100%: from 50 back to 100 the value must double, and $50 ÷ 50 = 1$ is 100%.',
      points: ['an example', '100%', 'the smaller old value as the reason'],
    },
  ],
  experts: [
    {
      prompt: 'Solve the row of your group and prepare to explain where the 100% are.',
      hint: 'Write the old value and “100%” below each other first.',
      blocks: [
        table(
          ['group', 'task', 'explain'],
          [
            ['A', '160 euros plus 35%', 'where the factor 1.35 comes from'],
            ['B', '240 euros less 15%', 'why it is not 0.15'],
            ['C', 'from 80 to 68 euros, in per cent', 'which value is the whole'],
          ],
        ),
      ],
      objective: 1,
      lines: 5,
      minutes: 10,
      answer: 'A: $160 × 1.35 = 216$ euros. B: $240 × 0.85 = 204$ euros. C: $12 ÷ 80 = 0.15$, so −15%.',
      points: ['right result', 'names the old value', 'explains instead of reciting'],
    },
  ],
  make: [
    {
      prompt:
        'Design a shop window with four goods. Each has its old price, the discount, the factor and the new price: a book 45 euros −20%, a watch 150 euros −30%, a cap 24 euros −25%, and a coat 200 euros with 10% off twice. Add one honest tip for customers.',
      hint: 'For the coat, work out the price after the first discount.',
      objective: 3,
      lines: 0,
      minutes: 15,
      answer:
        'Book 36, watch 105, cap 18 euros. Coat: $200 × 0.9 = 180$, then $180 × 0.9 = 162$ euros. A good tip: two discounts are less than their sum.',
      points: ['three prices with their factors', '162 euros for the coat', 'the tip is true and explained'],
    },
  ],
}
