import { fractionBars, table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const tasks: TopicPack['tasks'] = {
  explore: [
    {
      prompt:
        'The bar has ten equal parts. a) It stands for 200 students. How many students are in one part? Shade half of the bar: how many is that? b) The same bar stands for 70 students. How many are in one part, and in half of the bar? c) What stays the same, what changes?',
      hint: 'Share 200 among ten parts.',
      blocks: [fractionBars('A bar in ten equal parts, none shaded.', [[0, 10, '']])],
      objective: 2,
      lines: 4,
      minutes: 8,
      answer:
        'a) 20 students; half is 100. b) 7 students; half is 35. c) The share stays the same, five of ten parts. The number of students changes with the whole.',
      points: ['20 and 100', '7 and 35', 'names what stays and what changes'],
    },
  ],
  guided: [
    {
      prompt: 'Fill in the table. Start with the column that you find easiest.',
      hint: 'For 10%, divide by 10; for 1%, divide by 100.',
      blocks: [
        table(
          ['100%', '50%', '25%', '10%', '1%'],
          [
            ['400', '…', '…', '…', '…'],
            ['…', '…', '5', '…', '…'],
          ],
        ),
      ],
      objective: 1,
      lines: 0,
      minutes: 5,
      answer: 'First row: 200, 100, 40, 4. Second row: the whole is 20, then 10, 5, 2 and 0.2.',
      points: ['the first row', 'finds the whole in the second row'],
    },
    {
      prompt: 'How much is 20% of 90? Write down 10% first.',
      hint: '10% of 90 is 9.',
      objective: 3,
      lines: 2,
      minutes: 3,
      answer: '10% is 9, so 20% is $2 × 9 = 18$.',
      points: ['10% as a first step', 'gets 18'],
    },
    {
      prompt: 'How much is 35% of 140? Put it together from easy parts.',
      hint: 'Take 30% and 5%.',
      objective: 3,
      lines: 3,
      minutes: 4,
      answer: '10% is 14. 30% is 42, 5% is 7, together $42 + 7 = 49$.',
      points: ['splits 35% into parts', 'gets 49'],
    },
  ],
  independent: [
    {
      prompt: 'How much are 10%, 5% and 1% of 300?',
      hint: '5% is half of 10%.',
      objective: 3,
      lines: 2,
      minutes: 3,
      answer: '30, 15 and 3.',
      points: ['a point for 30, for 15 and for 3'],
    },
    {
      prompt: 'How much is 40% of 65? Estimate first.',
      hint: '10% of 65 is 6.5.',
      objective: 3,
      lines: 3,
      minutes: 4,
      answer: 'Estimate: less than half, about 30. 10% is 6.5, so 40% is $4 × 6.5 = 26$.',
      points: ['an estimate', 'gets 26'],
    },
    {
      prompt: 'Of 50 plants, 12% have not grown. How many plants is that?',
      hint: '12% is 10% and twice 1%.',
      objective: 3,
      lines: 3,
      minutes: 4,
      answer: '10% is 5 and 1% is 0.5. 12% is $5 + 0.5 + 0.5 = 6$ plants.',
      points: ['uses 10% and 1%', 'gets 6 plants'],
    },
    {
      prompt:
        'The table shows how 160 students come to school. Fill in the numbers. How can you check the last column?',
      hint: 'All the percentages together are 100%.',
      blocks: [
        table(
          ['', 'bicycle', 'bus', 'on foot', 'car'],
          [
            ['share', '25%', '40%', '30%', '…'],
            ['students', '…', '…', '…', '…'],
          ],
        ),
      ],
      objective: 3,
      lines: 3,
      minutes: 6,
      answer: 'Bicycle 40, bus 64, on foot 48. The rest is 5%, so 8 by car. Check: $40 + 64 + 48 + 8 = 160$.',
      points: ['three right numbers', 'the rest of 5%', 'checks with the sum'],
    },
  ],
  deepen: [
    {
      prompt:
        'Omar works out 20% of 80 like this: $80 ÷ 20 = 4$. a) Why must it be more than 8? b) What did he find instead? c) Correct him.',
      hint: '10% of 80 is 8.',
      objective: 4,
      lines: 5,
      minutes: 7,
      answer: 'a) 8 is only 10%, and 20% is more. b) 4 is 5% of 80. c) 20% is $2 × 8 = 16$.',
      points: ['compares with 10%', 'recognises 5%', 'gets 16'],
    },
    {
      prompt: 'Which is more, 10% of 350 or 50% of 60? Then find a percentage of 350 that is exactly 70.',
      hint: 'How many times does 10% fit into 70?',
      objective: 4,
      lines: 4,
      minutes: 7,
      answer: '10% of 350 is 35, and 50% of 60 is 30, so the first is more. 70 is twice 35, so 20%.',
      points: ['35 and 30', 'finds 20%'],
    },
  ],
  experts: [
    {
      prompt: 'Work on the row of your group and prepare two minutes for the others, with a bar.',
      hint: 'Draw a bar with ten parts and write the value of one part.',
      blocks: [
        table(
          ['group', 'task', 'explain this'],
          [
            ['A', '50%, 25% and 10% of 260', 'how the three hang together'],
            ['B', '30% of 70', 'why 10% comes first'],
            ['C', '15% of 40', 'how 5% comes from 10%'],
          ],
        ),
      ],
      objective: 2,
      lines: 5,
      minutes: 10,
      answer: 'A: 130, 65 and 26. B: 10% is 7, so 30% is 21. C: 10% is 4, 5% is 2, so 15% is 6.',
      points: ['right values', 'a bar with ten parts', 'explains the step'],
    },
  ],
  make: [
    {
      prompt:
        'Make a picture chart: “How 300 students come to school”. Bus 40%, on foot 35%, bicycle 20%, car the rest. Draw a bar with ten parts, write the numbers of students, and show one calculation in full.',
      hint: 'One part of the bar stands for 30 students.',
      objective: 3,
      lines: 0,
      minutes: 15,
      answer:
        'Bus 120, on foot 105, bicycle 60; the rest is 5%, so 15 by car. Check: $120 + 105 + 60 + 15 = 300$.',
      points: ['four right numbers', 'the bar fits the shares', 'one calculation in full', 'the check'],
    },
  ],
}
