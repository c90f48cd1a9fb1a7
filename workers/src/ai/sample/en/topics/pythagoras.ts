import type { TopicBank } from '../../content.ts'

export const pythagoras: TopicBank = {
  exercise: 'pythagoras',
  idea: 'In a right-angled triangle, and only there, the squares on the two short sides fill exactly the square on the longest.',
  prior: ['Squares and square roots of whole numbers.', 'Right angles and the area of a square.'],
  terms: [
    ['hypotenuse', 'The side opposite the right angle, the longest of the three.'],
    ['right-angled triangle', 'A triangle with one angle of 90°.'],
    ['square root', 'The positive number whose square is the given number.'],
    ['converse', 'The statement read backwards: if the squares fit, the angle is right.'],
  ],
  errors: [
    [
      'The three sides themselves add up: a + b = c.',
      'Then the way round would be no longer than the way across. It is the squares that add up.',
    ],
    [
      'The rule holds in every triangle.',
      'In a triangle with three equal sides it would say 1 + 1 = 1. It needs the right angle.',
    ],
  ],
  task: 'Cut out the squares on the two short sides of a right-angled triangle, cut the larger into four pieces along two lines through its centre, one parallel and one perpendicular to the hypotenuse, and cover the square on the hypotenuse with all five pieces.',
  aims: [
    ['apply', 'Calculate the third side of a right-angled triangle.'],
    ['analyse', 'Distinguish the rule from its converse and sort problems by which one they need.'],
    ['evaluate', 'Judge from three lengths whether a corner is a right angle and justify the answer.'],
  ],
  materials: ['squared card and scissors', 'a rope with twelve equal knots', 'calculators with a root key'],
  quiz: [
    ['Is a triangle with sides of 6, 7 and 10 cm right-angled?', 'No: 36 + 49 = 85, not 100.'],
    ['Which side is the hypotenuse?', 'The one opposite the right angle, always the longest.'],
  ],
  homework:
    'Measure length and width of a door or a table, calculate the diagonal, then measure it. Say how far apart the two results are, and why.',
}
