import { withGeneral } from '../../compose/merge-pools.ts'
import { englishGeneral } from './general.ts'

export const society = withGeneral(englishGeneral, (t) => ({
  ideas: [
    `About ${t} reasonable people disagree; what counts is the reason, not the loudness.`,
    `${t} concerns interests, rules and values; it helps to keep the three apart.`,
  ],
  prior: [`A case from school or family that has to do with ${t}.`],
  terms: [
    ['interest', `What a person or group stands to gain or lose in ${t}.`],
    ['value', `What people hold to be right or good when they judge ${t}.`],
    ['criterion', `A measure by which ${t} is judged, stated beforehand.`],
  ],
  errors: [
    [
      `About ${t} every opinion is worth the same.`,
      'Everyone may have one; a reasoned opinion that answers objections is worth more.',
    ],
    [`In ${t} there are only two sides.`, 'List all who are concerned; often there are four or more.'],
  ],
  models: [
    `One real case of ${t}: what happened, who is concerned, what does each want, which rule applies? Judge only at the end, with the criterion stated.`,
    `An argument about ${t} in three sentences: claim, reason, example. Then the strongest objection, and an honest answer.`,
  ],
  tasks: [
    `Hold a round table on ${t} with four roles; each prepares two reasons and one question; write the agreement, or why there is none.`,
    `Line up on a scale from “agree” to “disagree” on a thesis about ${t}; give reasons, move if convinced, note what moved you.`,
  ],
  aims: [
    ['apply', `Use a criterion to judge a case of ${t}.`],
    ['analyse', `Distinguish interests, rules and values in a case of ${t}.`],
    ['evaluate', `Defend a position on ${t} and answer an objection.`],
  ],
  materials: [`a case of ${t} on one page`, `role cards for a round table on ${t}`],
  quiz: [
    [`Who is concerned by ${t}, and what do they want?`, 'At least three groups with one interest each.'],
    [`State one argument for and one against in the question of ${t}.`, 'Two reasons with an example each.'],
  ],
  homework: [`Find a report about ${t}. Note facts in one column, judgements in the other.`],
}))
