import { withGeneral } from '../../compose/merge-pools.ts'
import { englishGeneral } from './general.ts'

export const mathematics = withGeneral(englishGeneral, (t) => ({
  ideas: [
    `In ${t}, as everywhere in mathematics, a result counts only together with the way that leads to it.`,
    `A drawing, a table and a calculation are three views of ${t}; each shows something the others hide.`,
  ],
  prior: [`Calculations and drawings that ${t} builds on.`],
  terms: [
    ['conjecture', `A statement about ${t} that seems true but is not yet proved.`],
    ['proof', `A chain of reasons that shows that a statement about ${t} always holds.`],
    ['special case', `A simple example in which ${t} can be checked by hand.`],
  ],
  errors: [
    [
      `If a rule for ${t} works three times, it always works.`,
      'Look for a case that breaks it, with zero, one, very large or negative numbers; then look for the reason.',
    ],
    [`In ${t} only the result matters.`, 'Two right results can rest on a lucky mistake. Ask for the way.'],
  ],
  models: [
    `Take the smallest example of ${t} that is not trivial. Draw it, calculate it, write the way in three lines, then change one number and ask which line changes.`,
    `Show a complete solution from ${t} with one mistake in it. Read it line by line and ask each time: why is this allowed?`,
  ],
  tasks: [
    `Work through four examples of ${t} from easy to hard. For each, write a plan, the calculation and a check; then write a fifth one for another pair.`,
    `Sort solved examples of ${t} by the method used and give each method a name.`,
  ],
  aims: [
    ['apply', `Solve a standard problem on ${t} and check the result.`],
    ['analyse', `Find the mistake in a worked solution on ${t}.`],
    ['create', `Invent a problem on ${t} with its solution.`],
  ],
  materials: [`four graded problems on ${t}`, `squared paper for drawings of ${t}`],
  quiz: [
    [
      `What do you check first after solving a problem on ${t}?`,
      'Size and unit of the result, then the calculation backwards.',
    ],
    [`Which drawing or table helps with ${t}?`, 'One that contains all given values and the one asked for.'],
  ],
  homework: [`Solve two problems on ${t} from the book and write beside each line why it is allowed.`],
}))
