import { withGeneral } from '../../compose/merge-pools.ts'
import { englishGeneral } from './general.ts'

export const sport = withGeneral(englishGeneral, (t) => ({
  ideas: [
    `In ${t} one improves by small goals, good feedback and many tries.`,
    `${t} succeeds together: fairness and safety come before points.`,
  ],
  prior: [`Warm-up and safety rules needed for ${t}.`],
  terms: [
    ['technique', `How a movement in ${t} is carried out well.`],
    ['effort', `How hard the body works in ${t}; seen in pulse and breath.`],
    ['fair play', `Keeping rules in ${t} when nobody looks.`],
  ],
  errors: [
    [`Strength decides in ${t}.`, 'Slow down the movement: technique and timing save strength.'],
    [`Warming up for ${t} is lost time.`, 'Measure pulse and range of movement before and after.'],
  ],
  models: [
    `Show the movement of ${t} three times: whole, slow, whole. Name two points to watch; a student repeats, the class observes just these.`,
    `Build ${t} up in three steps, each playable by itself; go on when four of five tries succeed.`,
  ],
  tasks: [
    `At four stations on ${t}, work in pairs: one does ten tries, the other observes two points and gives one piece of advice; then change.`,
    `Play ${t} in small teams; after five minutes stop, change one rule so that all take part more, and play again.`,
  ],
  aims: [
    ['apply', `Perform the basic movement of ${t} safely.`],
    ['analyse', `Compare two tries at ${t} by two points of observation.`],
    ['evaluate', `Assess own progress in ${t} and choose the next goal.`],
  ],
  materials: [`equipment and cones for ${t}`, `observation cards for ${t}`],
  quiz: [
    [`Name two points to watch in ${t}.`, 'The two points named in the demonstration.'],
    [`What makes ${t} safe?`, 'Distance, checked equipment, agreed signals, warm muscles.'],
  ],
  homework: [`Practise one part of ${t} for ten minutes on three days and note how it feels.`],
}))
