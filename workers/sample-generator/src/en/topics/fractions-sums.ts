import type { TopicPack } from '../../older/topic-pack.ts'

export const fractionsSums: TopicPack = {
  summary: 'Students add and subtract fractions with different denominators.',
  idea: 'Only parts of the same size can be counted together, so the denominators are made equal first.',
  objectives: [
    {
      bloomLevel: 'remember',
      text: 'State the steps for adding two fractions with different denominators.',
      evidence: 'Names the four steps in order without notes.',
    },
    {
      bloomLevel: 'understand',
      text: 'Explain with a drawing why the denominators must be equal first.',
      evidence: 'Draws bars and shows that halves and thirds are parts of different size.',
    },
    {
      bloomLevel: 'apply',
      text: 'Calculate sums and differences of two fractions in lowest terms.',
      evidence: 'Gets three of four calculations right, with all steps.',
    },
    {
      bloomLevel: 'evaluate',
      text: 'Check a worked solution with an estimate and justify what is wrong.',
      evidence: 'Finds the mistake in a false sum and says why the result cannot be right.',
    },
  ],
  prior: ['Multiples of numbers up to 12.', 'Equivalent fractions, such as 1/2 = 3/6.'],
  priorCheck: {
    question: 'Which numbers up to 24 are multiples of 4 and of 6?',
    answer: '12 and 24.',
  },
  opener: {
    question:
      'Somebody drinks half a bottle of water and then a quarter of the bottle. How much is gone? Draw it.',
    answer: 'Three quarters: one half is as much as two quarters.',
  },
  terms: [
    ['numerator', 'The upper number of a fraction: how many parts are taken.'],
    ['denominator', 'The lower number: how many equal parts make the whole.'],
    ['equivalent fractions', 'Fractions that name the same number, such as 1/2 and 3/6.'],
    ['common denominator', 'A number that is a multiple of both denominators.'],
    ['lowest terms', 'The form of a fraction whose two numbers have no common divisor but 1.'],
  ],
  errors: [
    [
      'To add fractions, add the upper numbers and add the lower numbers.',
      'Then 1/2 + 1/2 would be 2/4, which is a half again. The parts are added; their size stays.',
    ],
    [
      'The larger the denominator, the larger the fraction.',
      'The more people share a cake, the smaller each piece: 1/8 is less than 1/3.',
    ],
  ],
  explanation:
    'Write 1/2 + 1/3 on the board and draw two bars of the same length, one in halves, one in thirds. Put together, the parts have no common name: they differ in size. Cut both bars into sixths: 1/2 = 3/6 and 1/3 = 2/6. Now the parts have the same size and can be counted: 3/6 + 2/6 = 5/6. The 6 stays, because the size of the parts does not change. Write the four steps beside it. First, find a common multiple of the denominators, here 6. Second, write both fractions with this denominator. Third, add or subtract the numerators. Fourth, write the result in lowest terms. Do the same with 3/4 − 1/6: a common multiple of 4 and 6 is 12, and 9/12 − 2/12 = 7/12. Check with an estimate: the result must be a bit less than 3/4, and 7/12 is a bit more than a half.',
  exploration: {
    task: 'Draw three strips of 12 squares. Colour 1/3 of the first and 1/4 of the second, and both together in the third. Which fraction of the third strip is coloured? Do the same with 1/2 and 1/6.',
    expected:
      '1/3 is 4 squares and 1/4 is 3 squares, together 7 of 12. 1/2 and 1/6 are 6 and 2 squares, together 8 of 12, which is 2/3.',
  },
  activity: {
    task: 'Work out 1/2 + 2/5 and 4/5 − 1/2. Write all four steps, draw bars for the first one, and check both with an estimate.',
    expected: '1/2 + 2/5 = 5/10 + 4/10 = 9/10 and 4/5 − 1/2 = 8/10 − 5/10 = 3/10.',
  },
  practice: [
    {
      question: 'Which common denominator fits 1/4 and 2/3?',
      answer: '12, because it is a multiple of 4 and of 3.',
    },
    { question: 'Work out 1/4 + 2/3.', answer: '1/4 + 2/3 = 3/12 + 8/12 = 11/12.' },
    { question: 'Work out 5/6 − 1/2 in lowest terms.', answer: '5/6 − 1/2 = 5/6 − 3/6 = 2/6 = 1/3.' },
    { question: 'Work out 3/8 + 1/4.', answer: '3/8 + 1/4 = 3/8 + 2/8 = 5/8.' },
  ],
  challenge: {
    question: 'Find two fractions with different denominators whose sum is 7/8.',
    answer: 'For example 1/2 + 3/8 = 4/8 + 3/8 = 7/8.',
  },
  exit: [
    { question: 'Work out 2/5 + 1/3.', answer: '2/5 + 1/3 = 6/15 + 5/15 = 11/15.' },
    { question: 'Work out 7/10 − 1/5 in lowest terms.', answer: '7/10 − 1/5 = 7/10 − 2/10 = 5/10 = 1/2.' },
    {
      question: 'Noor adds 1/3 and 1/5 and gets 2/8. What is wrong, and what is right?',
      answer: 'She added the denominators. Right is 1/3 + 1/5 = 5/15 + 3/15 = 8/15.',
    },
    {
      question: 'Is 5/6 + 2/3 more or less than 1? Decide without calculating exactly.',
      answer: 'More: each of the two is more than a half.',
    },
  ],
  parts: [
    'Finding a common denominator: show it with 1/6 and 1/9.',
    'Adding: explain the four steps with 1/3 + 1/2.',
    'Subtracting: explain the four steps with 3/4 − 2/3.',
  ],
  product: 'a one-page guide to adding and subtracting fractions for another class, with two worked examples',
  materials: ['squared paper'],
  support: [
    'A strip of 12 squares for each fraction; begin with 1/2 + 1/4 and 1/3 + 1/6.',
    'The four steps as a list to tick off, with the common denominator given.',
  ],
  core: ['Work out 1/2 + 1/5, 2/3 − 1/4 and 1/6 + 3/4, with all steps.'],
  homework: {
    task: 'Work out 1/3 + 3/8, 9/10 − 1/2 and 1/6 + 1/4. Write all steps, and an estimate for each.',
    minutes: 15,
  },
  extension: [
    'Find three fractions with different denominators whose sum is 1.',
    'Ancient Egyptians wrote 3/4 as 1/2 + 1/4. Write 5/6 and 7/12 as sums of two different unit fractions.',
  ],
}
