import { withGeneral } from '../../compose/merge-pools.ts'
import { englishGeneral } from './general.ts'

export const music = withGeneral(englishGeneral, (t) => ({
  ideas: [
    `${t} is understood with ears, voice and hands before it is understood with words.`,
    `Music makes time audible; ${t} shows one way how.`,
  ],
  prior: [`Songs and pieces students know that suit ${t}.`],
  terms: [
    ['beat', `The even pulse that carries ${t}.`],
    ['rhythm', `Long and short sounds over the beat, as in ${t}.`],
    ['dynamics', `Loud and soft, and the way between them, in ${t}.`],
  ],
  errors: [
    [`Beat and rhythm in ${t} are the same.`, 'Feet keep the beat, hands clap the rhythm: do both at once.'],
    [`In ${t}, louder means faster.`, 'Practise getting softer at the same speed.'],
  ],
  models: [
    `Listen to one minute that shows ${t}: first only listen, then move to it, then name two things that changed and when.`,
    `Echo game on ${t}: clap or sing one bar, the class answers; change one thing each time and let them name it.`,
  ],
  tasks: [
    `In groups of four, invent a piece of eight bars that shows ${t}; write it down in signs that another group can play.`,
    `Rehearse a short piece on ${t} in two ways, record both, choose one and give the reason.`,
  ],
  aims: [
    ['apply', `Perform a short passage that shows ${t}.`],
    ['analyse', `Compare two recordings with respect to ${t}.`],
    ['create', `Compose eight bars that show ${t}.`],
  ],
  materials: [`two recordings for ${t}`, `classroom instruments for ${t}`],
  quiz: [
    [`Clap or sing an example of ${t}.`, 'A steady bar in which it can be heard.'],
    [`Where in the recording did you hear ${t}?`, 'A moment, with a word for what changed.'],
  ],
  homework: [
    `Find a piece you like in which ${t} can be heard; note the minute and describe it in three words.`,
  ],
}))
