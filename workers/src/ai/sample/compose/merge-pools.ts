import type { Family, FamilyPool } from '../content.ts'

/** A subject's own methods, and the general ones beside them. */
export const withGeneral =
  (general: Family, own: (topic: string) => FamilyPool): Family =>
  (topic) => {
    const [first, second] = [own(topic), general(topic)]
    return {
      ideas: first.ideas,
      prior: [...first.prior, ...second.prior],
      terms: [...first.terms, ...second.terms],
      errors: [...first.errors, ...second.errors],
      models: first.models,
      tasks: first.tasks,
      aims: [...first.aims, ...second.aims],
      materials: [...first.materials, ...second.materials],
      quiz: [...first.quiz, ...second.quiz],
      homework: [...first.homework, ...second.homework],
    }
  }
