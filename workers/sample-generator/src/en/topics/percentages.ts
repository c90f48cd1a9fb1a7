import type { TopicPack } from '../../older/topic-pack.ts'

export const percentages: TopicPack = {
  summary:
    'Students read a percentage as hundredths, find a percentage of an amount and work out reduced prices.',
  idea: 'Per cent means “of every hundred”: a percentage is a fraction with the denominator 100, always of some whole.',
  objectives: [
    {
      bloomLevel: 'remember',
      text: 'State what per cent means and write 50%, 25%, 10% and 1% as fractions.',
      evidence: 'Writes all four fractions without notes.',
    },
    {
      bloomLevel: 'understand',
      text: 'Explain why a percentage says nothing without its whole.',
      evidence: 'Gives an example in which 10% of one amount is more than 50% of another.',
    },
    {
      bloomLevel: 'apply',
      text: 'Calculate a percentage of an amount, and a price after a reduction.',
      evidence: 'Gets three of four calculations right, with the steps.',
    },
    {
      bloomLevel: 'analyse',
      text: 'Compare two offers and find the cheaper one.',
      evidence: 'Works out both prices and gives the difference.',
    },
  ],
  prior: ['Fractions of an amount, such as a quarter of 40.', 'Multiplying and dividing by 10 and by 100.'],
  priorCheck: { question: 'What is a quarter of 40, and what is a tenth of 40?', answer: '10 and 4.' },
  opener: {
    question: 'One shop says “half price”, another says “50 euros off”. Which is the better offer?',
    answer: 'It depends on the price: below 100 euros the second one, above 100 euros the first.',
  },
  terms: [
    ['per cent (%)', 'Of every hundred: 1% is 1/100.'],
    ['whole', 'The amount that the percentage is taken of; it is 100%.'],
    ['part', 'The amount that belongs to the percentage.'],
    ['reduction', 'The part by which a price falls.'],
  ],
  errors: [
    [
      '20% off means 20 euros off.',
      'It means 20 of every 100: 20% of 50 euros is 10 euros. The reduction depends on the price.',
    ],
    [
      'A price that falls by 10% and then rises by 10% is the same again.',
      'The second 10% is taken of a smaller price: 100 falls to 90, and 90 rises to 99.',
    ],
  ],
  explanation:
    'Draw a square of 10 by 10 small squares. It is the whole, 100%. Colour 25 small squares: 25 of 100, 25%, the same as 25/100 or one quarter. In the same way 50% is one half, 10% is one tenth and 1% is one hundredth. To find a percentage of an amount, go through 1%. Write: 30% of 80. First, 1% of 80 is 80 ÷ 100 = 0.8. Second, 30% is 30 times as much: 30 × 0.8 = 24. Often there is a short way through 10%: 10% of 80 is 8, and 30% is three times as much, 24. Check with an estimate: 30% is less than one half, so the result must be less than 40. Now a reduction: a bag costs 60 euros and is reduced by 20%. 10% of 60 is 6, so 20% is 12. The price falls by 12, and 60 − 12 = 48 euros have to be paid. Ask each time: of which whole? The same 20% of 200 euros is 40 euros.',
  exploration: {
    task: 'Draw a square of 10 by 10 small squares. Colour 50 of them red and 10 blue. If the whole square stands for 200 people, how many people does each colour stand for? And if it stands for 60 people?',
    expected: 'Red is one half: 100 people of 200, 30 of 60. Blue is one tenth: 20 people of 200, 6 of 60.',
  },
  activity: {
    task: 'Work out 10%, 5% and 40% of 120. Then find the price of a coat that costs 90 euros and is reduced by 30%. Write the steps and check each result with an estimate.',
    expected: '12, 6 and 48. The reduction is 27 euros, the new price 63 euros.',
  },
  practice: [
    { question: 'Which fraction is 25%, and which is 10%?', answer: 'One quarter and one tenth.' },
    { question: 'What is 20% of 70?', answer: '14, because 10% is 7.' },
    { question: 'What is 15% of 200?', answer: '30: 10% is 20, and 5% is 10.' },
    {
      question: 'A game costs 40 euros and is reduced by 25%. What is the new price?',
      answer: '30 euros: a quarter of 40 is 10, and 40 − 10 = 30.',
    },
  ],
  challenge: {
    question: 'A price of 100 euros falls by 20% and then rises by 20%. Is it the same again?',
    answer: 'No. It falls to 80, and 20% of 80 is 16, so it rises to 96 euros.',
  },
  exit: [
    { question: 'Write 50% and 1% as fractions.', answer: '1/2 and 1/100.' },
    { question: 'What is 60% of 50?', answer: '30, because 10% is 5.' },
    {
      question: 'A ticket costs 80 euros and is reduced by 10%. What is the new price?',
      answer: '72 euros: 10% of 80 is 8, and 80 − 8 = 72.',
    },
    {
      question: 'Is 10% of 300 more or less than 50% of 40? Give both numbers.',
      answer: 'More: 30 and 20.',
    },
  ],
  parts: [
    'What per cent means: show 50%, 25% and 10% in a square of 100.',
    'A percentage of an amount: explain 30% of 80 in two ways.',
    'Reductions: explain the price of 60 euros less 20%.',
  ],
  product: 'a shop window with four reduced articles, old and new prices, and the calculation for each',
  materials: ['squared paper'],
  support: [
    'A square of 100 to colour for each percentage; begin with 50%, 25% and 10%.',
    'A table with 100%, 10% and 1% of the amount, to be filled in first.',
  ],
  core: ['Work out 10%, 20%, 5% and 35% of 60, and the price of 60 euros less 35%.'],
  homework: {
    task: 'Find two prices in a leaflet or a shop. Work out what each would cost with 10%, 25% and 40% off, with the steps.',
    minutes: 15,
  },
  extension: [
    'A price falls by 10% twice. By how many per cent has it fallen in all? Try it with 100 euros.',
    'Write an offer that sounds better than it is, and explain the trick.',
  ],
}
