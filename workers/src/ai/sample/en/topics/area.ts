import type { TopicBank } from '../../content.ts'

export const area: TopicBank = {
  exercise: 'area',
  idea: 'Area counts the unit squares that cover a figure, perimeter measures the way round it. The two do not grow together.',
  prior: ['Multiplication tables and units of length.', 'Rectangles, right angles and parallel sides.'],
  terms: [
    ['area', 'How many unit squares cover a figure; measured in cm² or m².'],
    ['perimeter', 'The length of the way once round a figure.'],
    ['base', 'The side from which the height is measured.'],
    ['height', 'The distance from the base to the opposite side or corner, at a right angle to the base.'],
  ],
  errors: [
    [
      'Figures with the same perimeter have the same area.',
      'A 1 by 5 and a 3 by 3 rectangle both have a perimeter of 12, but areas of 5 and 9.',
    ],
    [
      'The height of a triangle is one of its sides.',
      'The height meets the base at a right angle; only in a right-angled triangle is it a side.',
    ],
  ],
  task: 'With a loop of string of 24 cm, make as many rectangles with whole sides as you can on squared paper. Enter length, width, perimeter and area in a table and find the largest area.',
  aims: [
    ['apply', 'Calculate the area of rectangles and triangles from their measurements.'],
    ['analyse', 'Compare figures that have the same perimeter and explain why their areas differ.'],
    ['create', 'Design a floor plan with a given area and the shortest possible wall.'],
  ],
  materials: ['squared paper', 'string of 24 cm for each pair', 'rulers and set squares'],
  quiz: [
    ['A square has a perimeter of 20 cm. What is its area?', 'Its side is 5 cm, its area 25 cm².'],
    [
      'Why is a triangle’s area half of base times height?',
      'Two equal triangles make a parallelogram with the same base and height.',
    ],
  ],
  homework:
    'Measure a room or a table at home. Draw it to scale, and calculate its area and its perimeter with units.',
}
