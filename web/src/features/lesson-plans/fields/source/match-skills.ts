import type { Skill } from '@classeur/contracts'
import { normaliseName } from '@classeur/domain/roster'

const mostShown = 8

/** Skills whose code begins with the typed text, then those whose name contains its words. None without a text. */
export function matchSkills(text: string, library: readonly Skill[], chosen: readonly string[]): Skill[] {
  const typed = normaliseName(text)
  if (typed === '') return []
  const open = library.filter(({ id, archived }) => !archived && !chosen.includes(id))
  const byCode = open.filter(({ code }) => code !== '' && normaliseName(code).startsWith(typed))
  const byName = open.filter(
    (skill) =>
      !byCode.includes(skill) && typed.split(' ').every((word) => normaliseName(skill.name).includes(word)),
  )
  return [...byCode, ...byName].slice(0, mostShown)
}
