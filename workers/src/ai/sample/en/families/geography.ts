import { withGeneral } from '../../compose/merge-pools.ts'
import { englishGeneral } from './general.ts'

export const geography = withGeneral(englishGeneral, (t) => ({
  ideas: [
    `Where is it, why there, and what follows from it? These three questions open up ${t}.`,
    `Maps of ${t} are answers to questions; another question gives another map.`,
  ],
  prior: [`Reading a legend, a scale and the points of the compass for ${t}.`],
  terms: [
    ['location', `Where something lies, absolutely and in relation to other places; here for ${t}.`],
    ['scale', `How many times smaller a map of ${t} is than reality.`],
    ['factor', `Something that helps to explain why ${t} differs from place to place.`],
  ],
  errors: [
    [
      `A map of ${t} shows everything as it is.`,
      'Every map leaves out and chooses. Read title, legend, date and source first.',
    ],
    [
      `${t} is the same in the whole country.`,
      'Compare two regions with figures; averages hide differences.',
    ],
  ],
  models: [
    `Read a map of ${t} aloud: title, legend, scale; then what stands out, where it is dense, where empty; last a reason for it.`,
    `Put a photograph and a map of ${t} side by side and find three things seen on one but not on the other.`,
  ],
  tasks: [
    `Draw a sketch map of ${t} with a legend of five signs, mark two striking places and explain them with one factor each.`,
    `Compare two places with respect to ${t}: collect three figures for each, draw them and say in two sentences what explains the difference.`,
  ],
  aims: [
    ['apply', `Locate examples of ${t} on a map.`],
    ['analyse', `Compare two regions with respect to ${t} using figures.`],
    ['evaluate', `Assess a measure that concerns ${t} from the view of two groups of people.`],
  ],
  materials: [`atlas pages and a blank map for ${t}`, `a photograph and a table of figures on ${t}`],
  quiz: [
    [`Name a place where ${t} can be seen well.`, 'Any place that was located on the map.'],
    [
      `Name one factor that explains where ${t} is found.`,
      'For example climate, relief, water, traffic or decisions of people.',
    ],
  ],
  homework: [`Find out how ${t} shows in your own surroundings: one photograph or sketch, three sentences.`],
}))
