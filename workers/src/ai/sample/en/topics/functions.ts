import type { TopicBank } from '../../content.ts'

export const functions: TopicBank = {
  exercise: 'functions',
  idea: 'A function gives exactly one output for each input; table, formula and graph are three pictures of the same rule.',
  prior: ['Points in a coordinate system.', 'Replacing a letter by a number in an expression.'],
  terms: [
    ['function', 'A rule that gives every input exactly one output.'],
    ['image', 'The output that belongs to an input.'],
    ['graph', 'All points whose second coordinate is the image of the first.'],
    ['gradient', 'How much the output changes when the input grows by 1.'],
    ['intercept', 'The output for the input 0: where the graph meets the vertical axis.'],
  ],
  errors: [
    ['f(3) means f times 3.', 'It is read “f of 3” and names the output for the input 3.'],
    [
      'Every graph that rises is proportional.',
      'Only a straight line through the origin is; 2x + 3 rises as well, but does not double when x doubles.',
    ],
  ],
  task: 'Three phone contracts have a monthly fee and a price per minute. Make a table and a graph for each, and find for how many minutes each one is the cheapest.',
  aims: [
    ['apply', 'Calculate images and find the input that has a given image.'],
    [
      'analyse',
      'Compare formula, table and graph of one function and trace each number from one to the other.',
    ],
    ['evaluate', 'Choose the better of two tariffs and justify it with the graphs.'],
  ],
  materials: ['graph paper', 'cards with formulas, tables and graphs to match', 'rulers'],
  quiz: [
    ['Where does the graph of f(x) = 2x + 5 meet the vertical axis?', 'At 5, the image of 0.'],
    ['Can one input have two images under a function?', 'No. Two inputs may share one image, though.'],
  ],
  homework:
    'Describe something that changes steadily, such as a candle burning. Give a formula, a table with five values and the graph.',
}
