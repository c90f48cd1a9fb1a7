import type { SkillDocument } from '@classeur/database'

/** Doubled, so that a name never looks like a step of a path. */
const asStep = (name: string) => name.replaceAll('>', '>>')

/** How a table names a skill: by its code, or by its name after what it belongs to (`N3 > Angles`, `> Angles`). */
export const labelOf = ({ code, name }: { code: string; name: string }, parentLabel: string): string =>
  code === '' ? `${parentLabel} > ${asStep(name)}`.trim() : code

/** The label of every skill, by id. */
export function labelsOf(skills: readonly SkillDocument[]): Map<string, string> {
  const byId = new Map(skills.map((skill) => [skill.id, skill]))
  const labels = new Map<string, string>()
  const find = (id: string | null): string => {
    const skill = id === null ? undefined : byId.get(id)
    if (!skill) return ''
    const known = labels.get(skill.id)
    if (known !== undefined) return known
    const label = labelOf(skill, skill.code === '' ? find(skill.parentId) : '')
    labels.set(skill.id, label)
    return label
  }
  for (const { id } of skills) find(id)
  return labels
}
