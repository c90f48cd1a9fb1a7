import type { TopicBank } from '../../content.ts'

export const fractions: TopicBank = {
  exercise: 'fractions',
  idea: 'A fraction is one number. Only parts of the same size can be counted together, so the size of the parts has to be made equal first.',
  prior: [
    'Multiples and common multiples of numbers up to 12.',
    'A fraction as part of a bar or of a circle.',
  ],
  terms: [
    ['numerator', 'The upper number: how many parts are taken.'],
    ['denominator', 'The lower number: into how many equal parts the whole is cut.'],
    ['equivalent fractions', 'Fractions written differently that name the same number, such as 1/2 and 3/6.'],
    ['lowest terms', 'Form of a fraction whose two numbers have no common divisor but 1.'],
    ['common denominator', 'A number that is a multiple of both denominators.'],
  ],
  errors: [
    [
      'To add fractions, add the tops and add the bottoms.',
      '1/2 + 1/2 would then be 2/4, which is a half again. Parts are added, the size of the parts stays.',
    ],
    [
      'The larger the denominator, the larger the fraction.',
      'The more people share a cake, the smaller each piece: 1/8 is less than 1/3.',
    ],
  ],
  task: 'Cut paper strips of the same length into halves, thirds, quarters, sixths and twelfths, lay them under each other, and write five equalities that you can see.',
  aims: [
    ['apply', 'Calculate with two fractions and give the result in lowest terms.'],
    ['analyse', 'Compare two ways of finding a common denominator and say which is shorter.'],
    ['evaluate', 'Check a worked solution with an estimate and justify what is wrong in it.'],
  ],
  materials: ['paper strips of equal length', 'scissors and coloured pencils', 'a number line from 0 to 2'],
  quiz: [
    ['Which is larger, 3/4 or 5/8?', '3/4, because 3/4 = 6/8.'],
    [
      'Why is 2/6 the same number as 1/3?',
      'Both numbers of 1/3 were multiplied by 2: twice as many parts, each half as large.',
    ],
  ],
  homework:
    'Find three fractions at home (a recipe, a clock, a bottle). Draw each as a bar, and write for each a calculation with its result in lowest terms.',
}
