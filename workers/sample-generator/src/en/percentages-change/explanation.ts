import { flow, numberLine, table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const explanation: Pick<TopicPack, 'concepts' | 'worked' | 'faded'> = {
  concepts: [
    {
      title: 'One factor instead of two steps',
      text: 'A ticket costs 50 euros and becomes 20% more expensive. You know a way with two steps: 20% of 50 is 10, and $50 + 10 = 60$. Today we do it in one. The old price is 100%. On top of that come 20%. So the new price is 120% of the old one, and 120% is $120/100 = 1.2$. One multiplication: $50 × 1.2 = 60$. The number 1.2 is called the factor. Now the other direction: the ticket becomes 20% cheaper. From 100% we take 20% away, and 80% are left. The factor is 0.8, and $50 × 0.8 = 40$. Look at the two factors. For an increase the factor is larger than 1, for a decrease it is smaller than 1. If nothing changes, it is exactly 1. Be careful with small changes: an increase of 3% gives 103%, so 1.03 and not 1.3. And notice what the factor gives you: the new value, not the change. If somebody asks “by how much did the price go down?”, the answer is 10 euros. If somebody asks “what does it cost now?”, the answer is 40 euros. Read the question twice.',
      analogy:
        'Think of a photocopier. Set it to 120%, and every length becomes longer in one go; set it to 80%, and everything shrinks. You don’t copy the picture first and then glue a piece on. The factor works like this setting. The picture reaches its limit where several copies are made: the machine forgets the first original. With prices you must always remember which value was the old one.',
      blocks: [
        table(
          ['change', 'share of the old value', 'factor'],
          [
            ['+20%', '120%', '1.2'],
            ['−20%', '80%', '0.8'],
            ['+3%', '103%', '1.03'],
          ],
        ),
      ],
    },
    {
      title: 'The old value is the whole',
      text: 'A price rises by 10% and later falls by 10%. Is it back where it was? Many say yes. Let us try with 100 euros. After the increase: $100 × 1.1 = 110$. After the decrease: $110 × 0.9 = 99$. One euro is missing. Why? The first 10% were taken from 100, the second 10% from 110, so the second step was larger. In one line: $1.1 × 0.9 = 0.99$. Changes that follow each other are multiplied, never added. It is the same with two discounts. First 20% off, then 10% off: $0.8 × 0.9 = 0.72$. You pay 72%, so the total discount is 28%, not 30%. Now the question the other way round. A price went from 40 to 50 euros. How many per cent is that? The change is 10 euros. I compare it with the old price, because it was there first: $10 ÷ 40 = 0.25$, so 25%. From 50 back to 40 the change is 10 euros again. But now the old price is 50: $10 ÷ 50 = 0.2$, so only 20%. The same 10 euros, another whole. Before you calculate, ask: which value was there first?',
      analogy:
        'Think of stairs whose steps grow as you climb. Going up from the ground, a step is 10% of where you stand. On top, one step down is 10% of a larger height, so you land lower than you began. The image exaggerates, since real stairs have equal steps. But it shows why up and down do not cancel out.',
      blocks: [
        numberLine(
          'A number line from 90 to 115 with marks at 100, 110 and 99.',
          [90, 115, 5],
          [
            [100, 'start'],
            [110, '+10%'],
            [99, 'then −10%'],
          ],
        ),
        flow('How a percentage change is found.', [
          'new value minus old value',
          'divide by the old value',
          'write as a percentage',
        ]),
      ],
    },
  ],
  worked: [
    {
      title: 'A new price',
      problem: 'A jacket costs 80 euros and is reduced by 35%. What does it cost now?',
      steps: [
        '100% less 35% leaves 65%, so the factor is 0.65.',
        'New price: $80 × 0.65 = 52$.',
        'Check: about a third less than 80 is a bit over 50. That fits.',
      ],
      answer: 'The jacket now costs 52 euros.',
    },
    {
      title: 'A change in per cent',
      problem: 'A club grew from 250 to 290 members. By how many per cent?',
      steps: [
        'Change: $290 − 250 = 40$ members.',
        'Compare with the old number: $40 ÷ 250 = 0.16$.',
        '0.16 is 16%. Check: 10% of 250 is 25, 20% is 50, and 40 lies between.',
      ],
      answer: 'The club grew by 16%.',
    },
  ],
  faded: {
    problem:
      'A value of 200 rises by 15% and then falls by 10%. What is it in the end, and what is the change in per cent?',
    steps: [
      ['Factor of the increase: 1.15. New value: $200 × 1.15 = 230$.', 'shown'],
      ['Factor of the decrease: 0.9. End value: $230 × 0.9 = 207$.', 'hidden'],
      ['Total factor: $1.15 × 0.9 = 1.035$, so 103.5%.', 'hidden'],
      ['Compared with the start, it is 3.5% more.', 'hidden'],
    ],
    answer: '207, an increase of 3.5% in all.',
  },
}
