import { fractionBars, table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const differentiation: TopicPack['differentiation'] = {
  support: [
    'Students who guess rather than calculate begin with {support}: bars and tables there lead through 10%.',
    'Let them write the value of one part into the bar before they answer anything.',
  ],
  core: ['Everybody else does {core} and marks the whole in each task.'],
  challenge: [
    'Students who explain the step from 10% to 5% without help try {challenge}: there the whole is unknown, or two percentages meet.',
  ],
  supportTasks: [
    {
      prompt:
        'The bar stands for 50 students. Write the number into one part. Shade 30%. How many students is that?',
      blocks: [
        fractionBars('A bar in ten equal parts that stands for 50 students.', [[0, 10, '50 students']]),
      ],
      objective: 2,
      lines: 1,
      minutes: 3,
      answer: 'One part is 5 students, three parts are 15.',
      points: ['5 in one part', 'gets 15'],
    },
    {
      prompt: 'Fill in from left to right.',
      blocks: [table(['100%', '10%', '5%', '15%'], [['180', '…', '…', '…']])],
      objective: 3,
      lines: 0,
      minutes: 3,
      answer: '18, 9 and 27.',
      points: ['one point for each number'],
    },
    {
      prompt:
        'Finish the sentences: 50% of 24 is half of 24, that is …; 25% of 24 is a quarter of 24, that is …',
      objective: 1,
      lines: 1,
      minutes: 3,
      answer: '12 and 6.',
      points: ['one point for each sentence'],
    },
  ],
  challengeTasks: [
    {
      prompt: '30% of a number is 21. What is the number? Show it on a bar.',
      objective: 4,
      lines: 3,
      minutes: 5,
      answer: 'Three parts are 21, so one part is 7 and ten parts are 70.',
      points: ['finds 10%', 'gets 70'],
    },
    {
      prompt: 'Work out 20% of 45 and 45% of 20. Compare the results. Try another pair and explain.',
      objective: 4,
      lines: 5,
      minutes: 7,
      answer:
        'Both are 9. In both cases you multiply 20 by 45 and divide by 100, so the order does not matter.',
      points: ['both are 9', 'another pair', 'a reason'],
    },
    {
      prompt: 'What is 10% of 10% of 500? Which single percentage of 500 is that?',
      objective: 3,
      lines: 3,
      minutes: 4,
      answer: '10% of 500 is 50, and 10% of 50 is 5. That is 1% of 500.',
      points: ['takes the second 10% of 50', 'recognises 1%'],
    },
  ],
  groupWork: {
    support: 'Do {support} at one table, one bar for all. Then start {core} and keep the bar in view.',
    challenge: 'Work on {challenge} and prepare the pair of percentages as a riddle for the class.',
    noNeed: 'Secure so far',
  },
}
