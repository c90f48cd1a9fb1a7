import type { TopicBank } from '../../content.ts'

export const algorithms: TopicBank = {
  idea: 'An algorithm is a finite list of clear steps that leads everybody who follows it from the same start to the same result.',
  prior: ['Giving and following instructions in order.', 'If–then in everyday sentences.'],
  terms: [
    ['algorithm', 'A finite list of unambiguous steps that solves a problem.'],
    ['sequence', 'Steps carried out one after another.'],
    ['condition', 'A test that decides which step comes next.'],
    ['loop', 'Steps that are repeated while or until something holds.'],
    ['variable', 'A named place for a value that may change.'],
  ],
  errors: [
    [
      'The computer knows what I mean.',
      'It does exactly what is written. “Walk forward” without a number is not yet an instruction.',
    ],
    ['A loop always ends by itself.', 'Only if its condition can become false; otherwise it runs for ever.'],
  ],
  model:
    'Find the largest of five cards: keep the first in the hand; for each other card: if it is larger, swap. Trace it in a table with one line for each step for 7, 3, 9, 4, 8: 7, 7, 9, 9, 9. The largest is 9.',
  task: 'Write instructions that lead a blindfolded partner through a maze of chairs with “forward n”, “left”, “right” and “repeat”. Test, find the first wrong step, correct, and shorten with a loop.',
  aims: [
    ['apply', 'Write an algorithm with a condition and a loop.'],
    ['analyse', 'Trace an algorithm step by step in a table.'],
    ['evaluate', 'Check two algorithms for the same task and judge which needs fewer steps.'],
  ],
  materials: ['number cards', 'chairs or tape for a maze', 'squared paper for trace tables'],
  quiz: [
    ['n starts at 1; repeat 3 times: n becomes n × 2. What is n at the end?', '8.'],
    ['What does “if x > 10 then stop” do when x is 10?', 'It goes on: 10 is not greater than 10.'],
    ['Why may two people following one algorithm not get different results?', 'Its steps are unambiguous.'],
    ['Which structure repeats steps?', 'The loop.'],
    [
      'n = 5; while n > 0: n becomes n − 2. How many times does it run?',
      'Three times: n is 5, 3, 1 before, then −1.',
    ],
  ],
  homework:
    'Write how to make tea or tie a shoe as an algorithm with one condition and one loop. Let somebody follow it to the letter and note what went wrong.',
}
