import { answers, choice, open, task, type Tasks } from '../build.ts'
import { outline } from './outline.ts'

export const tasks: Tasks = {
  studentSheet: {
    title: 'The area of L-shapes',
    instructions: 'Draw the line that splits each shape. Write both part areas.',
    tasks: [
      task('T1', 1, 'A rectangle is 7 cm long and 6 cm wide. Write the multiplication and its area.', [], 1),
      task(
        'T2',
        2,
        'An L-shape has a lower part of 6 cm by 4 cm and an upper part of 3 cm by 5 cm. Calculate its area.',
      ),
      task(
        'T3',
        3,
        'Find the area of this shape in two ways: once by adding two parts, once by taking away a corner. Which way is quicker?',
        [
          outline(
            'An L-shape: 11 cm wide, 7 cm high, with a corner of 4 cm by 3 cm missing at the top right.',
            [
              [0, 0],
              [11, 0],
              [11, 4],
              [7, 4],
              [7, 7],
              [0, 7],
            ],
          ),
        ],
        5,
      ),
      task(
        'T4',
        4,
        'Ravi says that an L-shape inside a rectangle of 9 cm by 5 cm has an area of 48 cm². Can he be right?',
      ),
    ],
  },
  differentiation: {
    support: ['The dividing line is drawn already, and the parts have different colours.'],
    core: ['Tasks T1 to T4 on squared paper.'],
    challenge: ['Shapes with two steps, and a task in which the area is given.'],
    supportTasks: [
      task(
        'S1',
        2,
        'The blue part is 4 cm by 2 cm. The red part is 6 cm by 3 cm. Write the area of each part, then add.',
      ),
      task(
        'S2',
        2,
        'The whole left side is 8 cm. The piece above the step is 5 cm. How long is the other piece?',
        [],
        1,
      ),
    ],
    challengeTasks: [
      task(
        'C1',
        2,
        'A staircase shape has three steps. Each step is 2 cm wide. The heights are 3 cm, 5 cm and 7 cm. Find its area.',
      ),
      task(
        'C2',
        3,
        'An L-shape has an area of 50 cm². Its lower part is 10 cm by 3 cm. The upper part is 4 cm wide. How high is it?',
      ),
    ],
    groups: [
      {
        letter: 'A',
        need: 'Tells area and perimeter apart',
        task: 'Colour the inside of T1, trace its edge, and write one word for each.',
      },
      {
        letter: 'B',
        need: 'Finds missing sides',
        task: 'Do S2, then mark the missing side in T3 before calculating.',
      },
    ],
  },
  assessment: {
    method: 'Exit quiz on paper, without help; the sheets are collected as well.',
    criteria: ['Both part areas are written down.', 'The unit is cm².'],
    exitQuiz: [
      choice(
        1,
        'How do you find the area of a rectangle?',
        1,
        ['Multiply its length by its width.', 'Rows times squares in a row.'],
        [
          ['Add up its four sides.', 1, 'This gives the perimeter.'],
          ['Multiply all four sides.', 2, 'Opposite sides are counted twice.'],
          ['Double its longest side.', null, 'Guesses from the square.'],
        ],
      ),
      choice(
        2,
        'An L-shape has parts of 5 cm by 4 cm and 2 cm by 6 cm. What is its area?',
        2,
        ['32 cm²', 'The parts have 20 cm² and 12 cm².'],
        [
          ['17 cm²', 1, 'Adds the four lengths.'],
          ['240 cm²', 2, 'Multiplies all the numbers.'],
          ['20 cm²', null, 'Forgets the second part.'],
        ],
      ),
      choice(
        3,
        'Anna splits an L-shape upright, Ben splits it sideways. What is true of the areas?',
        0,
        ['They are equal.', 'Splitting changes nothing.'],
        [
          ['Anna’s is larger.', null, 'Thinks that taller parts cover more.'],
          ['Ben’s is larger.', null, 'Thinks that wider parts cover more.'],
          ['They differ, because the sides differ.', 3, 'Looks at single sides only.'],
        ],
      ),
      choice(
        4,
        'A rectangle of 10 cm by 6 cm surrounds an L-shape. Which area is possible?',
        3,
        ['45 cm²', 'It is less than 60 cm².'],
        [
          ['60 cm²', 3, 'Forgets that a corner is missing.'],
          ['64 cm²', null, 'More than the rectangle around it.'],
          ['32 cm', 1, 'This is a distance, not an area.'],
        ],
      ),
      open(
        4,
        'Mia wrote: “My L-shape has 70 cm², and the rectangle around it has 63 cm².” Explain how you know that she made a mistake.',
        'The L-shape lies inside the rectangle, so it can’t have more than 63 cm².',
        ['Says that the shape lies inside the rectangle.', 'Compares 70 with 63.'],
      ),
    ],
    quizMinutes: 6,
  },
  homework: {
    task: 'Find an L-shape at home, such as a shelf or a corner desk. Measure it, draw it, and calculate its area in two ways.',
    minutes: 20,
    blocks: [],
  },
  extension: {
    items: [
      'Draw three different L-shapes with an area of 24 cm². Which one has the shortest edge?',
      'A U-shape is a rectangle of 12 cm by 5 cm without a piece of 4 cm by 3 cm. Find its area.',
    ],
  },
  modelAnswers: answers({
    T1: ['7 × 6 = 42 cm²', 'One mark for the product, one for the unit.'],
    T2: [
      '6 × 4 = 24 cm² and 3 × 5 = 15 cm², together 24 + 15 = 39 cm².',
      'One mark for each part and one for the sum.',
    ],
    T3: [
      'Adding: 11 × 4 = 44 and 7 × 3 = 21, so 44 + 21 = 65 cm². Taking away: 11 × 7 = 77 and 4 × 3 = 12, so 77 − 12 = 65 cm². The second way needs no missing side.',
      'One mark for each way, one for a reasoned choice.',
    ],
    T4: [
      'No. The rectangle has 9 × 5 = 45 cm², and the L-shape must have less.',
      'One mark for 45, one for the comparison.',
    ],
    S1: ['4 × 2 = 8 cm² and 6 × 3 = 18 cm², together 26 cm².'],
    S2: ['8 − 5 = 3 cm'],
    C1: ['2 × 3 = 6, 2 × 5 = 10 and 2 × 7 = 14, together 6 + 10 + 14 = 30 cm².', 'One mark for each part.'],
    C2: [
      'The lower part has 30 cm². 50 − 30 = 20 cm² are left, and 20 ÷ 4 = 5 cm.',
      'One mark for 20 cm², one for 5 cm.',
    ],
    H1: ['The two areas are equal, and the drawing shows the line of each split.', 'One mark for each way.'],
    E1: ['For example 4 × 5 + 2 × 2 = 24. The most compact one has the shortest edge.'],
    E2: ['12 × 5 = 60 and 4 × 3 = 12, so 60 − 12 = 48 cm².'],
  }),
  pacing: {
    cuts: [{ what: 'Leave out T4, since the quiz asks for the same reasoning.', minutes: 5 }],
    below70:
      'Put two part rectangles of coloured card on the board and let students move them together and apart. Then repeat T2 with other sides.',
  },
  reflection: {
    questions: ['Which step did most students skip?', 'Did group A need the colours until the end?'],
  },
}
