import { phase, say, table, type Teaching } from '../build.ts'
import { outline } from './outline.ts'

export const teaching: Teaching = {
  overview: {
    summary:
      'Students cut L-shapes into rectangles on squared paper, find missing sides, and check each area with a rectangle around the shape.',
    bigIdea: 'An area can be cut into parts and put together again without changing.',
  },
  priorKnowledge: {
    items: ['The area of a rectangle by counting squares.', 'Multiplication tables up to 12.'],
    checkQuestion: 'A rectangle is 5 squares long and 3 squares wide. How many squares does it cover?',
    checkAnswer: '15 squares, because there are 3 rows of 5.',
  },
  materials: { items: ['squared paper', 'rulers', 'coloured pencils', 'one printed student sheet each'] },
  vocabulary: {
    items: [
      { term: 'area', meaning: 'How much surface a shape covers, measured in squares such as cm².' },
      { term: 'perimeter', meaning: 'The distance around a shape, measured in cm.' },
      { term: 'split', meaning: 'To cut a shape into parts that you can calculate one by one.' },
    ],
  },
  misconceptions: {
    items: [
      {
        misconception: 'The area is the distance around the shape.',
        correction: 'The distance around is the perimeter. The area counts the squares inside.',
        probe: 'What do you count to find the area of this shape?',
        wrongAnswer: 'I add up all the sides.',
        reply:
          'Run your finger along the edge, then colour the inside. Which of the two did the question ask for?',
        minute: 8,
        evidence: '',
      },
      {
        misconception: 'To get the area of an L-shape, multiply all the numbers on the drawing.',
        correction:
          'Each product needs the length and the width of one rectangle. Split first, then multiply.',
        probe: 'Which two numbers belong to the left part?',
        wrongAnswer: 'All of them, so I multiply 8, 3, 2 and 4.',
        reply: 'Shade one rectangle. Which two sides does it have? Only those two make its area.',
        minute: 20,
        evidence: '',
      },
      {
        misconception: 'A side without a number is as long as the side opposite to it.',
        correction:
          'In an L-shape, the opposite side is made of two pieces. The missing piece is the difference.',
        probe: 'How long is the side without a number, and how do you know?',
        wrongAnswer: '9 cm, like the bottom.',
        reply: 'Lay your ruler along the bottom. Which part of it lies under the missing side?',
        minute: 30,
        evidence: '',
      },
    ],
  },
  explanation: {
    concepts: [
      {
        title: 'Split, find, multiply, add',
        text: 'Look at this L-shape. It is not a rectangle, so one multiplication is not enough. But we can draw one line and split it into two rectangles. Now we know what to do with each of them. Take your ruler and draw the line from the inner corner straight down. The left rectangle is 3 cm wide and 7 cm high. Its area is 3 × 7 = 21 cm². The right rectangle is 5 cm wide. How high is it? There is no number, so we look at the whole left side. It is 7 cm high, and the piece above the step is 4 cm. The rest is 7 − 4 = 3 cm. So the right rectangle has 5 × 3 = 15 cm². Together the L-shape has 21 + 15 = 36 cm². Can that be right? A rectangle around the whole shape would be 8 cm by 7 cm, which is 56 cm². Our shape has a corner missing, so its area must be less than 56. It is. Always do these four steps: split, find the missing side, multiply each part, add.',
        analogy:
          'Think of a carpet shop. No shop sells an L-shaped carpet. The fitter buys two rectangular pieces and lays them side by side. You pay for both pieces, and nothing lies on top of anything else. The picture stops working if the pieces overlap: then you would pay twice for the same floor.',
        blocks: [
          outline('An L-shape: 3 cm wide at the top, 8 cm at the bottom, 7 cm high, with a step at 3 cm.', [
            ...([
              [0, 0],
              [8, 0],
              [8, 3],
              [3, 3],
              [3, 7],
              [0, 7],
            ] as [number, number][]),
          ]),
        ],
      },
    ],
  },
  examples: {
    worked: [
      {
        title: 'Adding two parts',
        problem:
          'An L-shape is made of a rectangle of 8 cm by 3 cm and one of 2 cm by 4 cm on top. Find its area.',
        steps: ['Lower part: 8 × 3 = 24 cm².', 'Upper part: 2 × 4 = 8 cm².', 'Together: 24 + 8 = 32 cm².'],
        answer: '32 cm²',
        blocks: [],
      },
      {
        title: 'Taking away a corner',
        problem: 'A card of 9 cm by 6 cm has lost a corner of 5 cm by 2 cm. Find the area that is left.',
        steps: ['Whole card: 9 × 6 = 54 cm².', 'Corner: 5 × 2 = 10 cm².', 'Left: 54 − 10 = 44 cm².'],
        answer: '44 cm²',
        blocks: [],
      },
    ],
    faded: {
      problem:
        'An L-shape has a lower part of 10 cm by 4 cm and an upper part of 3 cm by 5 cm. Find its area.',
      steps: [
        { text: 'Lower part: 10 × 4 = 40 cm².', hidden: false },
        { text: 'Upper part: 3 × 5 = 15 cm².', hidden: true },
        { text: 'Together: 40 + 15 = 55 cm².', hidden: true },
      ],
      answer: '55 cm²',
    },
  },
  phases: {
    items: [
      phase('Count the squares', 8, [
        'Show the rectangle of 5 by 3 squares. Ask for the number of squares, then for a quick way to find it.',
        'Write the answer on paper and show it to a neighbour.',
        'A rectangle is 5 squares long and 3 squares wide. How many squares does it cover?',
        'If someone adds the sides, ask them to colour what the question asks for.',
      ]),
      phase('Show it', 14, [
        'Draw the L-shape of the explanation and work through the four steps, one coloured rectangle at a time.',
        'Copy the drawing on squared paper and colour the two rectangles differently.',
        'Why is one multiplication not enough here?',
        'Because the shape is no rectangle: no single pair of sides belongs to all of it.',
      ]),
      phase('Practise together', 13, [
        'Let pairs complete the example with hidden steps, then task T1. Stop after each and compare.',
        'One student draws the line, the other names the two sides of each part.',
        'How long is the missing side, and which two numbers tell you?',
        'Ask for the subtraction aloud before anyone multiplies.',
      ]),
      phase('On their own', 16, [
        'Give out the versions of the sheet. Sit with group A for the first five minutes.',
        'Solve T2 to T4, or the tasks of your own version.',
        'How can you tell, without calculating, that your area is not too large?',
        'A rectangle around the shape is always larger than the shape.',
      ]),
      phase('Exit quiz', 9, [
        'Collect the sheets, give out the quiz and read the first question aloud.',
        'Answer alone, then turn the paper over.',
        'Which of the four steps was hardest today?',
        'Sort the papers into right, nearly and not yet; start tomorrow with the middle pile.',
      ]),
    ],
    fittedFromMin: null,
  },
  board: {
    blocks: [
      say('1 Split · 2 Find the missing side · 3 Multiply each part · 4 Add'),
      table(
        'Our L-shape',
        ['Part', 'Sides', 'Area'],
        ['left', '3 cm and 7 cm', '21 cm²'],
        ['right', '5 cm and 3 cm', '15 cm²'],
      ),
    ],
  },
}
