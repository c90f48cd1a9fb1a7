import { withGeneral } from '../../compose/merge-pools.ts'
import { englishGeneral } from './general.ts'

export const computing = withGeneral(englishGeneral, (t) => ({
  ideas: [
    `Whoever can explain ${t} so that a machine could follow has understood it.`,
    `Behind ${t} are data, rules and people who chose them.`,
  ],
  prior: [`Programs and devices students use that have to do with ${t}.`],
  terms: [
    ['input', `The data that go into ${t}.`],
    ['output', `The data that come out of ${t}.`],
    ['test case', `An input with a known result, to check ${t}.`],
  ],
  errors: [
    [
      `With ${t} the computer decides by itself.`,
      'It follows rules that people wrote; ask which rule gave this result.',
    ],
    [`If ${t} works once, it works.`, 'Test with empty, very large and wrong inputs too.'],
  ],
  models: [
    `Act out ${t} without a computer: one student is the input, one the rule, one the output. Record each step in a table.`,
    `Show a small example of ${t}, let students predict the result, run it, and explain the difference.`,
  ],
  tasks: [
    `Describe ${t} as input, steps and output, write three test cases and exchange them with another pair.`,
    `Build the smallest version of ${t} that works, with blocks, code or paper, and note each fault you removed.`,
  ],
  aims: [
    ['apply', `Use ${t} to solve a small problem step by step.`],
    ['analyse', `Trace the data through ${t} in a table.`],
    ['create', `Design a small program or procedure that uses ${t}.`],
  ],
  materials: [`a computer for each pair, or cards for ${t}`, `trace tables for ${t}`],
  quiz: [
    [`What goes into ${t} and what comes out?`, 'The data named as input and output in the lesson.'],
    [`Which test would reveal a fault in ${t}?`, 'A case at the edge: empty, zero, largest, wrong type.'],
  ],
  homework: [
    `Look for ${t} in an app you use. Describe what it takes in, what it gives out and what it may store.`,
  ],
}))
