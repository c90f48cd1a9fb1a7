import type { ExamStructure } from '@classeur/contracts'

/**
 * The heading above each question: its exercise, otherwise the question that it is part of, otherwise its first skill.
 * Keyed by the ids of questions and parts; those without a heading are missing.
 */
export function groupLabels(
  { mode, exercises }: ExamStructure,
  skillName: (skillId: string) => string | undefined = () => undefined,
): ReadonlyMap<string, string> {
  const labels = new Map<string, string>()
  if (mode === 'total') return labels
  for (const exercise of exercises) {
    for (const question of exercise.questions) {
      for (const part of question.parts) {
        const skillId = part.skills[0]?.skillId
        const label =
          exercise.label ||
          (question.parts.length > 1 ? question.label : '') ||
          (skillId ? skillName(skillId) : '')
        if (label) labels.set(part.id, label)
      }
    }
  }
  return labels
}
