import type { PhaseRole } from '@classeur/domain/lesson-plans'

/** How many tasks of the sheet a phase has. */
export const tasksIn: Record<PhaseRole, number> = {
  ...{ hook: 0, recall: 1, predict: 1, investigate: 2, 'home-check': 1, brief: 0, model: 0 },
  ...{ guided: 2, independent: 3, experts: 2, teach: 1, plan: 2, make: 2, present: 0, deepen: 1, close: 0 },
}

/** Recall practises what students know already, and a prediction what they can't know yet. */
export const bringsNoObjective: ReadonlySet<PhaseRole> = new Set(['recall', 'predict'])

/** What happens in a phase. */
export const purposes: Record<PhaseRole, string> = {
  hook: 'opening: one case of the topic that leaves a gap which students want to close; nothing is explained',
  recall: 'recall: the check question on prior knowledge, answered in writing',
  predict: 'prediction: students commit to an answer in writing before they know',
  investigate: 'investigation: students try cases or read sources, and find the idea themselves',
  'home-check': 'check of what was prepared at home',
  brief: 'assignment: the product, its criteria, the roles',
  model: 'explanation',
  guided: 'guided practice: tasks together, checked at once',
  independent: 'independent practice, with the versions for support and challenge',
  experts: 'expert groups: each works on one part',
  teach: 'mixed groups: experts teach the others',
  plan: 'teams plan their product',
  make: 'teams make it, and test it',
  present: 'teams present, the class judges by the criteria',
  deepen: 'deepening: a new situation',
  close: 'close: the exit quiz, then the big idea and the question of the beginning again',
}

const middle = 'a variation: another form, one step more, or backwards'
/** The last of several tasks of a phase. */
const last: Partial<Record<PhaseRole, string>> = {
  independent: 'the hardest: find and explain an error, or judge and give the reason',
  make: 'a test of the product by the criteria, and what is improved',
}

/** How the tasks of a phase differ, from the first to the last; the last kind serves all further ones. */
const kinds: Partial<Record<PhaseRole, readonly string[]>> = {
  recall: ['the check question on prior knowledge, and one more of its kind'],
  predict: ['a prediction and its reason, which has marks even if the prediction is wrong'],
  investigate: ['observe, read or try, and note what is there', 'compare: what do the cases show?'],
  'home-check': ['what whoever has prepared can do at once'],
  guided: ['plain cases, checked at once'],
  independent: ['plain cases, without help', middle],
  experts: ['the material of the expert group', 'what the experts will teach, in their own words'],
  teach: ['what can be done only with the parts of all experts'],
  plan: ['the plan of the product, point by point'],
  make: ['a first part of the product', 'the next part of the product'],
  deepen: ['a new situation, in which students choose the way themselves'],
}

/** What makes a task different from the one before it, so that tasks get harder. */
export function kindOfTask(role: PhaseRole, index: number, count: number, isFaded: boolean): string {
  if (isFaded) return 'the faded example'
  const lastOfRole = last[role]
  if (lastOfRole !== undefined && count > 1 && index === count - 1) return lastOfRole
  const ofRole = kinds[role] ?? []
  return ofRole[index] ?? ofRole.at(-1) ?? middle
}
