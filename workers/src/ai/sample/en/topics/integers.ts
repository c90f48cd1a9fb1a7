import type { TopicBank } from '../../content.ts'

export const integers: TopicBank = {
  exercise: 'integers',
  idea: 'Negative numbers carry on the number line beyond zero; subtracting a number is adding its opposite.',
  prior: ['Adding and subtracting natural numbers.', 'Reading a thermometer and a number line.'],
  terms: [
    ['negative number', 'A number less than zero, left of it on the line.'],
    ['opposite', 'The number at the same distance on the other side of zero.'],
    ['absolute value', 'The distance from zero, never negative.'],
    ['integer', 'A whole number: positive, negative or zero.'],
  ],
  errors: [
    [
      '−8 is greater than −3 because 8 is greater than 3.',
      'At −8 degrees it is colder: further left on the line means less.',
    ],
    [
      'Two minus signs always make a plus.',
      'Taking away a debt makes richer, so 5 − (−2) = 7; but −5 − 2 = −7.',
    ],
  ],
  task: 'Play the lift game: a building has 12 floors up and 12 down. Draw cards such as +4 and −7, move the counter, and write every ride as a calculation.',
  aims: [
    ['apply', 'Calculate sums and differences of positive and negative numbers.'],
    ['analyse', 'Sort calculations by the sign of the result before working them out, and explain how.'],
    ['create', 'Invent a story about temperature or money that fits a given calculation.'],
  ],
  materials: [
    'a number line from −15 to 15 on the floor',
    'cards with signed numbers',
    'two-coloured counters',
  ],
  quiz: [
    ['Put in order: −2, 5, −7, 0.', '−7, −2, 0, 5.'],
    ['What is the opposite of −9?', '9.'],
  ],
  homework:
    'Note the lowest temperature of five cold places. Put them in order and write four differences between them as calculations.',
}
