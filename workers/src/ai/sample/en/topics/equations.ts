import type { TopicBank } from '../../content.ts'

export const equations: TopicBank = {
  exercise: 'equations',
  idea: 'An equation is a balance: whatever is done to one side is done to the other, and the unknown is found by undoing what was done to it.',
  prior: [
    'The four operations and which of them undo each other.',
    'Replacing a letter by a number in an expression.',
  ],
  terms: [
    ['unknown', 'The number we are looking for, written as a letter.'],
    ['solution', 'The value of the unknown that makes the equality true.'],
    ['side', 'What stands left or right of the equals sign.'],
    ['inverse operation', 'The operation that undoes another: subtraction undoes addition.'],
  ],
  errors: [
    [
      'A number changes its sign when it crosses the equals sign, whatever it is.',
      'Nothing crosses. The same number is subtracted from both sides; a factor is divided away on both sides.',
    ],
    [
      'The equals sign means “here comes the result”.',
      'It says that both sides have the same value; 12 = 3x is as good as 3x = 12.',
    ],
  ],
  task: 'Draw each equation as a balance with bags and weights. Take away from both pans what you can, and write beside each drawing the line of algebra that belongs to it.',
  aims: [
    ['apply', 'Solve an equation with the unknown on one side and check the solution.'],
    ['analyse', 'Find the first wrong line in a solution and say which rule it breaks.'],
    ['create', 'Invent a word problem that leads to a given equation.'],
  ],
  materials: [
    'a balance or a drawing of one',
    'small bags and counters',
    'cards with equations and their solutions',
  ],
  quiz: [
    ['Is 4 a solution of 3x − 2 = 10?', 'Yes: 3 × 4 − 2 = 10.'],
    ['Which operation undoes “times 5”?', 'Dividing by 5, on both sides.'],
  ],
  homework:
    'Write two riddles of the kind “I think of a number …”. Turn each into an equation, solve it and check the solution.',
}
