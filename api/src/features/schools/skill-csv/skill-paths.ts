import { maxSkillDepth } from '@classeur/contracts'
import type { SkillDocument } from '@classeur/database'

/** Doubles `>`, so that a name never looks like a separator of a path. */
const asStep = (name: string) => name.replaceAll('>', '>>')

/** The label of a skill in a table: its code, or its parent's label and its name (`N3 > Angles`, `> Angles`). */
export const labelOf = ({ code, name }: { code: string; name: string }, parentLabel: string): string =>
  code === '' ? `${parentLabel} > ${asStep(name)}`.trim() : code

/** Enough for the longest names, with every character doubled, on every allowed level. */
const maxPathLength = maxSkillDepth * 330

/**
 * The label of a skill, or its id if the path is longer than the current depth limit allows. This way, the total length
 * of labels doesn't grow with the square of the depth in older, deeper trees.
 */
export const boundedLabelOf = (
  skill: { id: string; code: string; name: string },
  parentLabel: string,
): string => {
  const label = labelOf(skill, parentLabel)
  return label.length > maxPathLength ? `> #${skill.id}` : label
}

/** The label of every skill, by id. */
export function labelsOf(skills: readonly SkillDocument[]): Map<string, string> {
  const byId = new Map(skills.map((skill) => [skill.id, skill]))
  const labels = new Map<string, string>()
  for (const first of skills) {
    const path: SkillDocument[] = []
    for (let skill: SkillDocument | undefined = first; skill && !labels.has(skill.id);) {
      path.push(skill)
      labels.set(skill.id, '')
      skill = skill.code === '' ? byId.get(skill.parentId ?? '') : undefined
    }
    for (const skill of path.reverse()) {
      labels.set(skill.id, boundedLabelOf(skill, labels.get(skill.parentId ?? '') ?? ''))
    }
  }
  return labels
}
