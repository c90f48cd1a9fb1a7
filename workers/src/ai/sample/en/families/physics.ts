import { withGeneral } from '../../compose/merge-pools.ts'
import { englishGeneral } from './general.ts'

export const physics = withGeneral(englishGeneral, (t) => ({
  ideas: [
    `What we claim about ${t} has to stand up to an experiment that anyone can repeat.`,
    `To understand ${t} is to be able to predict what happens before it is tried.`,
  ],
  prior: [`Observations from daily life that have to do with ${t}.`],
  terms: [
    ['hypothesis', `A guess about ${t} that an experiment can refute.`],
    ['variable', `What is changed, or measured, in an experiment on ${t}.`],
    ['measurement', `A number with a unit and an uncertainty, here about ${t}.`],
  ],
  errors: [
    [
      `An experiment on ${t} should change everything at once.`,
      'Change one thing and keep the rest the same; otherwise nobody knows what made the difference.',
    ],
    [
      `A measurement about ${t} is exact if it has many digits.`,
      'Repeat it: the spread of the values shows how exact it is.',
    ],
  ],
  models: [
    `A demonstration of ${t}: predict in writing, watch, describe without explaining, and only then explain. Keep prediction and result side by side on the board.`,
    `One diagram for ${t}: what goes in, what happens, what comes out. Name each quantity and its unit.`,
  ],
  tasks: [
    `Plan an experiment on ${t}: what do you change, what do you measure, what do you keep the same? Carry it out, enter five values in a table and draw the graph.`,
    `At three stations on ${t}, predict, try, and record what differs from the prediction.`,
  ],
  aims: [
    ['apply', `Measure a quantity that belongs to ${t} and give it with its unit.`],
    ['analyse', `Distinguish observation and explanation in a report on ${t}.`],
    ['create', `Design an experiment on ${t} that changes one variable only.`],
  ],
  materials: [`equipment for one experiment on ${t}`, `a table for measured values on ${t}`],
  quiz: [
    [
      `What was changed and what was measured in the experiment on ${t}?`,
      'One variable was changed, one measured, all others kept the same.',
    ],
    [
      `Which observation supports what we say about ${t}?`,
      'One that would have come out differently if the statement were wrong.',
    ],
  ],
  homework: [
    `Describe something at home that has to do with ${t}: what you see, what you suspect, how you could test it.`,
  ],
}))
