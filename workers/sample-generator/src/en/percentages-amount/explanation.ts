import { flow, fractionBars } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const explanation: Pick<TopicPack, 'concepts' | 'worked' | 'faded'> = {
  concepts: [
    {
      title: 'Out of every hundred',
      text: '“Per cent” means “out of every hundred”. Imagine a school with exactly 100 students. If 25 of them come by bicycle, that is 25 out of 100, or 25%. Now look at this bar. The whole bar is everybody: 100%. I divide it into ten equal parts, so each part is 10%. Half of the bar is five parts: 50%. A quarter of the bar is 25%. And if I cut one part into ten thin slices, each slice is 1%. So we have four fractions to remember: 50% is $1/2$, 25% is $1/4$, 10% is $1/10$ and 1% is $1/100$. But a school rarely has exactly 100 students. In a class of 40, a quarter is 10 students. So 25% of 40 is 10, not 25. The number in front of the per cent sign is not a number of people. It is a share. That is why I always ask: 25% of what? 10% of a class of 40 is 4 students. 10% of a school of 300 is 30 students. The same percentage, but another whole, so another amount. Without the whole, a percentage tells you nothing about how many.',
      analogy:
        'Think of the battery sign on a phone. It shows 50%: half full. A large battery at 50% runs longer than a small one at 50%. The sign shows only the share, never how much energy is inside. To know that, you must know the size of the battery. Where does the picture end? A battery sign stops at 100%. Other percentages can go beyond that, for example when this year’s number is compared with last year’s.',
      blocks: [
        fractionBars(
          'A bar in ten equal parts, five of them shaded, and a bar in four equal parts, one of them shaded.',
          [
            [5, 10, '50%'],
            [1, 4, '25%'],
            [1, 10, '10%'],
          ],
        ),
      ],
    },
    {
      title: 'Building a percentage from easy parts',
      text: 'How do I find 35% of 80 without a calculator? I build it from parts that I can find in my head. Start with 10%. Ten parts make the whole, so I divide by 10: $80 ÷ 10 = 8$. Write it down: 10% is 8. Now 30% is three of these: $3 × 8 = 24$. And 5% is half of 10%, so 4. Put them together: 30% and 5% are 35%, and $24 + 4 = 28$. So 35% of 80 is 28. With 1% you can reach every percentage: 1% of 80 is $80 ÷ 100 = 0.8$. Careful with one thing. For 10% I divide by 10. Does that mean that I divide by 20 for 20%? No. 20% is more than 10%, so it must be twice as much, 16. Dividing by 20 gives only 4, and that is 5%. Now check: 35% is a bit more than a quarter, and a quarter of 80 is 20. It is less than a half, and half of 80 is 40. 28 lies between them. Last question: how much is left? The whole is 100%, so 65% are left: $80 − 28 = 52$. Read carefully which of the two you are asked for.',
      analogy:
        'Think of paying with coins. You have coins of 10, 5 and 1. To pay 35 you take three tens and one five. Nobody has a coin of 35, and you don’t need one. In the same way, 10%, 5% and 1% are your coins, and you can put every percentage together. The difference: a coin of 10 is always worth 10. What “10%” is worth changes with the whole, so work it out anew for each task.',
      blocks: [
        flow('From the whole to 35%.', ['100% is 80', '10% is 8', '30% is 24', '5% is 4', '35% is 28']),
      ],
    },
  ],
  worked: [
    {
      title: 'Several times 10%',
      problem: 'How much is 30% of 60?',
      steps: [
        '10% of 60: $60 ÷ 10 = 6$.',
        '30% is three times as much: $3 × 6 = 18$.',
        'Check: 30% is less than a half, and half of 60 is 30. 18 fits.',
      ],
      answer: '30% of 60 is 18.',
      blocks: [
        fractionBars('A bar in ten equal parts of 6 each; three parts are shaded.', [[3, 10, '30% of 60']]),
      ],
    },
    {
      title: '10% and half of it',
      problem: 'Of 240 students, 15% sing in the choir. How many are they?',
      steps: [
        '10% of 240: $240 ÷ 10 = 24$.',
        '5% is half of 24, so 12.',
        '15% is both together: $24 + 12 = 36$.',
        'Check: less than a quarter of 240, which is 60. 36 fits.',
      ],
      answer: '36 students sing in the choir.',
    },
  ],
  faded: {
    problem: 'How much is 45% of 120?',
    steps: [
      ['10% of 120: $120 ÷ 10 = 12$.', 'shown'],
      ['40% is four times as much: $4 × 12 = 48$.', 'hidden'],
      ['5% is half of 12, so 6.', 'hidden'],
      ['45% is both together: $48 + 6 = 54$. Half of 120 is 60, so 54 fits.', 'hidden'],
    ],
    answer: '45% of 120 is 54.',
  },
}
