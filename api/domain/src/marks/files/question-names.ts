import { cleanText } from '../../roster/names/normalise-name.ts'
import { activeLeaves, type ExamLeaf, type ExamStructure } from '../../exams/exam-structure.ts'

/** A question in use with a name that is unique in the exam, if its labels allow it. */
export interface NamedQuestion {
  leaf: ExamLeaf
  name: string
}

/** Two headings name the same question if their keys are equal. */
export const labelKey = (label: string): string => cleanText(label).normalize('NFKC').toLowerCase()

const joined = (...labels: string[]) => [...new Set(labels.filter(Boolean))].join(' · ')

/** The possible names, shortest first: the label of the part, then with its question, then with its exercise. */
function namesOf(structure: ExamStructure): Map<string, string[]> {
  const names = new Map([[structure.totalLeaf.id, [structure.totalLeaf.label]]])
  for (const exercise of structure.exercises) {
    for (const question of exercise.questions) {
      for (const { id, label } of question.parts) {
        const inQuestion = joined(question.label, label)
        names.set(id, [label, inQuestion, joined(exercise.label, inQuestion)])
      }
    }
  }
  return names
}

/**
 * The questions in use, in order. A unique label is the name; the questions "a" of two exercises get the exercise in
 * their names.
 */
export function namedQuestions(structure: ExamStructure): NamedQuestion[] {
  const leaves = activeLeaves(structure)
  const names = namesOf(structure)
  const nameAt = (leaf: ExamLeaf, level: number) => {
    const all = names.get(leaf.id) ?? [leaf.label]
    return all[Math.min(level, all.length - 1)] ?? leaf.label
  }
  const counts = [0, 1, 2].map((level) => {
    const count = new Map<string, number>()
    for (const leaf of leaves) count.set(nameAt(leaf, level), (count.get(nameAt(leaf, level)) ?? 0) + 1)
    return count
  })
  return leaves.map((leaf) => {
    const level = counts.findIndex((count, at) => count.get(nameAt(leaf, at)) === 1)
    return { leaf, name: nameAt(leaf, level === -1 ? 2 : level) }
  })
}
