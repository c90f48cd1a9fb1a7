import { withGeneral } from '../../compose/merge-pools.ts'
import { englishGeneral } from './general.ts'

export const art = withGeneral(englishGeneral, (t) => ({
  ideas: [
    `Seeing comes before making: ${t} changes as soon as one looks longer.`,
    `In ${t} material and idea answer each other.`,
  ],
  prior: [`Tools and materials students have used for something like ${t}.`],
  terms: [
    ['composition', `How the parts of a picture are arranged, here for ${t}.`],
    ['contrast', `A difference that strengthens: light and dark, large and small, in ${t}.`],
    ['sketch', `A quick drawing to find out what ${t} could become.`],
  ],
  errors: [
    [
      `In ${t} one is either gifted or not.`,
      'Compare three sketches of one person: looking and repeating show.',
    ],
    [`A good work on ${t} looks like a photograph.`, 'Ask what it makes visible, not how exact it is.'],
  ],
  models: [
    `Look at one work on ${t} in silence for a minute. Name ten things that are seen, then what the eye meets first, then how the artist led it there.`,
    `Show three quick ways into ${t}: line only, surface only, colour only. Leave each unfinished so that students go on.`,
  ],
  tasks: [
    `Make four thumbnail sketches for ${t}, choose one with a reason, carry it out with two materials at most.`,
    `Work on ${t} in three steps of ten minutes and photograph each; say what changed and why.`,
  ],
  aims: [
    ['apply', `Use contrast on purpose in a work on ${t}.`],
    ['analyse', `Compare two works on ${t} by composition and colour.`],
    ['create', `Design a work of one’s own on ${t}.`],
  ],
  materials: [`two reproductions for ${t}`, `paper, charcoal and colours for ${t}`],
  quiz: [
    [
      `What does the eye meet first in your work on ${t}, and why?`,
      'A place of strong contrast or at a guiding line.',
    ],
    [`Name a decision you took in ${t} and one you rejected.`, 'Two decisions with a reason each.'],
  ],
  homework: [`Collect five things or pictures that suit ${t}, lay them out and photograph the arrangement.`],
}))
