import type { TopicBank } from '../../content.ts'

export const percentages: TopicBank = {
  exercise: 'percentages',
  idea: 'A percentage is a fraction with denominator 100; it says nothing until we know of what.',
  prior: ['Fractions with denominators 2, 4, 10 and 100.', 'Multiplying and dividing by 100.'],
  terms: [
    ['percent', 'Out of a hundred: 1% is 1/100 of something.'],
    ['whole', 'The amount that counts as 100%.'],
    ['reduction', 'The part by which a price becomes smaller.'],
    ['rate', 'The number of percent.'],
  ],
  errors: [
    [
      'A rise of 20% followed by a fall of 20% leads back to the start.',
      'The fall is taken from a larger whole: 100 becomes 120, and 120 less 24 is 96.',
    ],
    ['50% is always more than 20%.', '50% of 10 is 5, 20% of 100 is 20: the whole decides.'],
  ],
  task: 'Sort twelve offers from a shop leaflet from the best to the worst. For each, calculate the saving and the price paid; agree on what “best” means.',
  aims: [
    ['apply', 'Calculate a percentage of an amount and a reduced price.'],
    ['analyse', 'Compare two offers and explain which whole each percentage refers to.'],
    ['evaluate', 'Judge whether a headline with a percentage says what its figures say.'],
  ],
  materials: ['leaflets with offers', 'a bar of 100 squares on paper', 'calculators for checking only'],
  quiz: [
    ['Which fraction in lowest terms is 75%?', '3/4.'],
    ['A price of 80 rises by 10%, then falls by 10%. What is it now?', '79.20: first 88, then 88 less 8.80.'],
  ],
  homework:
    'Find a percentage in a newspaper or on a package. Write what the whole is, what the part is, and calculate one of them.',
}
