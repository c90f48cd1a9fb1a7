import { withGeneral } from '../../compose/merge-pools.ts'
import { englishGeneral } from './general.ts'

export const biology = withGeneral(englishGeneral, (t) => ({
  ideas: [
    `Structure and task belong together: ${t} is understood when we see what each part is for.`,
    `In ${t}, as in all life, nothing stands alone: each change has effects elsewhere.`,
  ],
  prior: [`Living things students know that have to do with ${t}.`],
  terms: [
    ['observation', `What can be seen or measured in ${t}, without interpretation.`],
    ['function', `What a part is for, in the context of ${t}.`],
    ['adaptation', `A feature that fits a living thing to its conditions, as in ${t}.`],
  ],
  errors: [
    [
      `Living things do what happens in ${t} because they want to.`,
      'Ask for cause and effect: what triggers it, what follows from it.',
    ],
    [`${t} is the same in all living things.`, 'Compare two species; note what is common and what is not.'],
  ],
  models: [
    `A drawing of ${t} grows on the board part by part. For each part: name, place, task. At the end cover one part and ask what would no longer work.`,
    `One photograph of ${t}: first five things that are seen, then two questions, then one explanation that could be tested.`,
  ],
  tasks: [
    `Observe an example of ${t} for ten minutes, draw it large, label what you know, and mark with “?” what you suspect.`,
    `Compare two living things with respect to ${t} in a table with five features and find a reason for each difference.`,
  ],
  aims: [
    ['apply', `Draw an example of ${t} and label its parts.`],
    ['analyse', `Compare two living things with respect to ${t}.`],
    ['evaluate', `Judge a statement about ${t} from the media with two reasons.`],
  ],
  materials: [`specimens or photographs for ${t}`, `magnifying glasses and drawing paper for ${t}`],
  quiz: [
    [`Name one part and its task in ${t}.`, 'Any part from the drawing with the task written beside it.'],
    [
      `What would change if one part of ${t} were missing?`,
      'The task of that part, and everything that depends on it.',
    ],
  ],
  homework: [
    `Look for an example of ${t} in your surroundings, draw it and write three observations without explaining them.`,
  ],
}))
