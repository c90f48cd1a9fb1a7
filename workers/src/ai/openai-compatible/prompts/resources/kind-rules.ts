import type { ResourceKind, ResourceTier } from '@classeur/domain/resources'

/** What makes a good sheet of each kind. Notes to parents are not sheets of items. */
export const kindRules: Record<Exclude<ResourceKind, 'parent-note'>, readonly string[]> = {
  'practice-sheet': [
    'Practice of one skill after another, from what is nearly known to what was missed. Two items in a row never have the same numbers.',
  ],
  'worked-example': [
    'Each item is an example that is worked out in full: "steps" holds every step with its reason, and the last step is the result. The later half asks the student to finish a step: a box in the prompt, the rest given.',
  ],
  correction: [
    'Each item takes up one of the missed questions with other numbers. "steps" shows the method, and says at which step the usual error happens and why it is one.',
  ],
  'exit-quiz': [
    'A quiz of a few minutes. Most items have 4 options: one right, and wrong ones that each follow from an error a student really makes; "reason" names it. No "all of the above".',
  ],
  extension: [
    'Problems for students who know the basics: several steps, unfamiliar cases, a reason to give. No longer numbers, but more thinking.',
  ],
}

export const tierRules: Record<ResourceTier, string> = {
  support:
    'Support: small numbers, one step at a time, a figure where it helps, boxes instead of empty lines.',
  core: 'Core: what the whole class should be able to do.',
  challenge: 'Challenge: several steps, less usual numbers, reasons.',
}
