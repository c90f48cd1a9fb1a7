import { maxSkillDepth } from '@classeur/contracts'
import type { SkillDocument } from '@classeur/database'

/** Doubled, so that a name never looks like a step of a path. */
const asStep = (name: string) => name.replaceAll('>', '>>')

/** How a table names a skill: by its code, or by its name after what it belongs to (`N3 > Angles`, `> Angles`). */
export const labelOf = ({ code, name }: { code: string; name: string }, parentLabel: string): string =>
  code === '' ? `${parentLabel} > ${asStep(name)}`.trim() : code

/** Room for the longest names, each character doubled, on every level a tree may have. */
const maxPathLength = maxSkillDepth * 330

/**
 * The label of a skill; its id where a path would be longer than a tree of today can have it, so that the labels of a
 * deeper one that is stored do not grow with the square of its depth.
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
