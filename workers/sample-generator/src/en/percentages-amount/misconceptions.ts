import { fractionBars, table } from '../../blocks.ts'
import type { Misconception } from '../../topic-pack.ts'

export const misconceptions: readonly Misconception[] = [
  {
    key: 'percent-is-amount',
    wrong: '20% always means 20 people or 20 things.',
    right: '20% means 20 out of every 100; how many that is depends on the whole.',
    probe: 'In a class of 30, 50% wear glasses. How many students is that?',
    wrongAnswer: '50, because it says 50.',
    reply: 'Can 50 students of a class of 30 wear glasses? What does half of 30 tell you?',
    extra: {
      prompt:
        'A club has 50 members. 20% are new. Lina says: “So 20 are new.” Use the bar to show her what is right.',
      blocks: [
        fractionBars('A bar in ten equal parts for 50 members, none shaded.', [[0, 10, '50 members']]),
      ],
      objective: 2,
      lines: 3,
      minutes: 4,
      answer: 'One part is 5 members, two parts are 10. So 10 members are new.',
      points: ['finds 5 for one part', 'shades two parts', 'gets 10'],
    },
    groupWork:
      'Write “of what?” above {extra} and answer it first. Then do {core}, and name the whole before each calculation.',
  },
  {
    key: 'divides-by-percent',
    wrong: 'For 10% I divide by 10, so for 20% I divide by 20.',
    right: '20% is twice 10%. Dividing by 20 gives only 5%.',
    probe: '10% of 40 is 4. What is 20% of 40: more or less than 4?',
    wrongAnswer: 'Less: 2, because $40 ÷ 20 = 2$.',
    reply:
      'Shade one of ten parts, then a second one. Did the shaded piece become smaller? What did you calculate with 2?',
    extra: {
      prompt: 'Fill in for the whole of 40. Which percentage do you get with $40 ÷ 20$?',
      blocks: [table(['100%', '10%', '20%', '5%'], [['40', '…', '…', '…']])],
      objective: 3,
      lines: 2,
      minutes: 4,
      answer: '4, 8 and 2. Dividing by 20 gives 2, and that is 5%.',
      points: ['the row is right', 'recognises 5%'],
    },
    groupWork:
      'Shade a bar for every column of {extra}. In {core}, find 10% first each time and write it down.',
  },
  {
    key: 'bigger-percent',
    wrong: 'A larger percentage is always a larger amount.',
    right: 'A small share of a large whole can be more than a large share of a small whole.',
    probe: 'Would you rather have 90% of 10 sweets or 20% of 100 sweets?',
    wrongAnswer: '90%, because 90 is more than 20.',
    reply: 'Count both. How many sweets are 90% of 10? And 20% of 100? What decided it?',
    extra: {
      prompt: 'Which is more, 80% of 20 or 30% of 90? Calculate both.',
      objective: 4,
      lines: 3,
      minutes: 4,
      answer: '80% of 20 is 16 and 30% of 90 is 27. The second is more, because the whole is larger.',
      points: ['gets 16', 'gets 27', 'gives the whole as the reason'],
    },
    groupWork:
      'Draw two bars for {extra}, the longer one for the larger whole. In {core}, underline the whole in every task.',
  },
  {
    key: 'gives-rest',
    wrong: 'It doesn’t matter whether the part or the rest is asked for.',
    right: 'Part and rest make 100% together; the question says which of them you need.',
    probe: '40% of the seats are taken. What is the percentage of free seats?',
    wrongAnswer: '40%.',
    reply: 'Imagine the bar: four parts are taken. How many parts are still empty?',
    extra: {
      prompt: 'A hall has 150 seats. 60% are taken. How many are taken, and how many are free?',
      objective: 3,
      lines: 3,
      minutes: 4,
      answer: '10% is 15. Taken: $6 × 15 = 90$. Free: $150 − 90 = 60$.',
      points: ['finds 90', 'finds 60', 'says which is which'],
    },
    groupWork:
      'Mark part and rest of {extra} in two colours on a bar. In {core}, write “part” or “rest” beside each answer.',
  },
]
