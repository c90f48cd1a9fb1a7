import type { LanguagePack } from '../language-pack.ts'
import { quote } from './quote.ts'

export const englishSections: LanguagePack['sections'] = {
  summary: [
    (w) =>
      `A ${w.minutes}-minute lesson in ${w.subject} (${w.level}) on ${w.topic}. It starts from what students know, clears up a common mistake, ${w.wrong}, and ends with an exit quiz.`,
    (w) =>
      `In ${w.minutes} minutes, students of ${w.level} meet ${w.topic} through one example, one activity and one quiz. The words to take home are ${w.terms}.`,
    (w) =>
      `${w.subject}, ${w.level}, ${w.minutes} minutes: at the end students can use ${w.terms} to talk about ${w.topic}, and say why this is not so: ${w.wrong}.`,
  ],
  byModel: {
    direct: (w) =>
      `The teacher shows, the class practises ${w.topic} together, then each student works alone.`,
    inquiry: (w) =>
      `The class starts from a doubtful claim, ${w.wrong}, states hypotheses and tests them before anything is explained.`,
    'five-e': (w) =>
      `The lesson follows the five Es: engage, explore, explain, elaborate, evaluate; ${w.topic} is tried out before it is named.`,
    cooperative: (w) => `Expert groups each prepare one part of ${w.topic} and teach it to the others.`,
    flipped: (w) =>
      `Students come with the first look at ${w.topic} done at home, so that class time goes into practice.`,
    project: (w) => `Teams plan, make and present a product about ${w.topic}.`,
  },
  byStage: {
    primary: (w) => `Mini-whiteboards, and picture cards for ${w.terms}`,
    middle: (w) => `Mini-whiteboards and a help card with ${w.terms}`,
    secondary: (w) => `A one-page summary of ${w.terms} for reference`,
    higher: (w) => `A short reading on ${w.topic}, sent a day before`,
  },
  priorCheck: [
    (w) => `Without notes: what do you remember of this? ${w.prior}`,
    (w) => `Explain to someone who missed the last lesson: ${w.prior}`,
    (w) => `Give an example of your own for this: ${w.prior}`,
  ],
  support: [
    (w) => `A help card: ${w.term} – ${w.meaning}`,
    (w) => `Begin with ${w.exercise} and give the first step.`,
    (w) => `Let a partner read the task aloud and say in their own words what is asked about ${w.topic}.`,
    (w) => `A half-finished solution to complete; the missing part is: ${w.exerciseAnswer}`,
  ],
  core: [
    (w) => `Answer with a reason: ${w.question}`,
    (w) => `Do the activity without the help card, then explain ${w.term} to a partner.`,
    (w) => `Find the mistake in this statement and put it right: ${w.wrong}.`,
  ],
  challenge: [
    (w) => `${w.aim} Present it in two minutes.`,
    (w) => `Write a question about ${w.topic} that looks easy and is not, with a model answer.`,
    (w) => `Find a case where ${w.term} is not enough to explain what happens, and say why.`,
    (w) =>
      `Invent a wrong solution that others could believe, for example one that rests on ${w.wrong}, and let a partner find the fault.`,
  ],
  method: [
    (w) =>
      `Observation during the activity (${w.task}) and the exit quiz. Two right answers out of three count as reached.`,
    (w) =>
      `Three moments: the check question of each phase on mini-whiteboards, the written activity, the exit quiz. Note who still says: ${w.wrong}.`,
    (w) =>
      `The exit quiz is marked with “sure”, “nearly”, “not yet”; for “nearly”, the student corrects one answer and explains it with ${w.term}.`,
  ],
  extension: [
    (w) => `For those who want more: ${w.aim}`,
    (w) =>
      `Look for ${w.topic} outside school, in a shop, the news or at home, and bring one example that uses ${w.term}.`,
    (w) => `Make a poster or a one-minute recording that answers: ${w.question}`,
    (w) => `Ask an adult what they think of this statement, then explain it to them: ${w.wrong}.`,
  ],
  reflection: [
    (w) => `How many students still say ${w.wrong} – and what changed the minds of the others?`,
    (w) => `Did the activity lead to talk about ${w.term}, or only to finished sheets?`,
    (w) => `Which phase on ${w.topic} took longer than planned, and what would I leave out next time?`,
    (w) => `Who did not speak during this lesson on ${w.topic}, and how will I hear them next time?`,
    (w) => `Was the example clear enough to answer ${quote(w.question)} without help?`,
  ],
  toDefine: 'To be worded with the class: what it is, one example, and one thing that does not belong to it.',
  standard: (text) => `Standard (teacher supplied): ${text}`,
  alsoUse: (material) => `Useful as well: ${material}`,
}
