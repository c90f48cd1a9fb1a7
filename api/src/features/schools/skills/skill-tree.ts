import {
  AppError,
  maxSkillDepth,
  maxSkills,
  type ChangeSkillRequest,
  type CreateSkillRequest,
  type Skill,
} from '@classeur/contracts'
import type { SkillDocument } from '@classeur/database'
import { groupBy } from '../group-by.ts'

type Skills = readonly SkillDocument[]

/** Two codes with the same key count as the same code. */
export const codeKeyOf = (code: string): string => code.normalize('NFC').toLowerCase()

const byOrder = (a: SkillDocument, b: SkillDocument) => a.order - b.order

const childrenOf = (skills: Skills, parentId: string | null) =>
  skills.filter((skill) => skill.parentId === parentId).sort(byOrder)

/** The order for a new last child of a parent. */
export const nextOrder = (skills: Skills, parentId: string | null): number =>
  (childrenOf(skills, parentId).at(-1)?.order ?? -1) + 1

/** Sorts skills depth-first, siblings by order. Skills below an archived skill are marked as archived too. */
export function skillsInOrder(skills: Skills): Skill[] {
  const children = groupBy(skills, ({ parentId }) => parentId)
  const lastFirst = (parentId: string | null) => [...(children.get(parentId) ?? [])].sort(byOrder).reverse()
  const inOrder: Skill[] = []
  // No recursion, because a stored tree can be deeper than the call stack allows.
  const waiting = lastFirst(null)
  for (let skill = waiting.pop(); skill; skill = waiting.pop()) {
    inOrder.push({ ...skill })
    for (const child of lastFirst(skill.id)) {
      waiting.push({ ...child, archived: skill.archived || child.archived })
    }
  }
  return inOrder
}

function checkCode(skills: Skills, id: string, code: string): void {
  const key = codeKeyOf(code)
  const isTaken = code !== '' && skills.some((skill) => skill.id !== id && codeKeyOf(skill.code) === key)
  if (isTaken) throw new AppError('schools/skill-code-taken')
}

/** Counts the levels of a skill's subtree; a new skill has one. */
function levelsFrom(skills: Skills, id: string): number {
  const children = groupBy(skills, ({ parentId }) => parentId)
  let levels = 0
  for (let row = [id]; row.length > 0; levels += 1) {
    row = row.flatMap((parentId) => (children.get(parentId) ?? []).map((skill) => skill.id))
  }
  return levels
}

/**
 * @throws AppError `general/not-found` for an unknown parent, `schools/skill-cycle` for a parent below the skill,
 *   `general/validation-failed` for a parent that is too deep
 */
function checkParent(skills: Skills, id: string, parentId: string | null): void {
  const byId = new Map(skills.map((skill) => [skill.id, skill]))
  if (parentId !== null && !byId.has(parentId)) throw new AppError('general/not-found')
  let levelsAbove = 0
  for (let above = parentId; above !== null; above = byId.get(above)?.parentId ?? null) {
    if (above === id) throw new AppError('schools/skill-cycle')
    levelsAbove += 1
  }
  if (levelsAbove + levelsFrom(skills, id) > maxSkillDepth) throw new AppError('general/validation-failed')
}

/**
 * @throws AppError `schools/skill-code-taken`, `general/not-found`, `general/payload-too-large` for a full library,
 *   `general/validation-failed` for a parent that is too deep
 */
export function withSkill(skills: Skills, id: string, input: CreateSkillRequest): Skills {
  if (skills.length >= maxSkills) throw new AppError('general/payload-too-large')
  checkCode(skills, id, input.code)
  checkParent(skills, id, input.parentId)
  return [...skills, { id, ...input, order: nextOrder(skills, input.parentId), archived: false }]
}

/** @throws AppError `general/not-found`, `schools/skill-code-taken`, `schools/skill-cycle`, `general/validation-failed` */
export function withSkillChanged(skills: Skills, id: string, change: ChangeSkillRequest): Skills {
  const present = skills.find((skill) => skill.id === id)
  if (!present) throw new AppError('general/not-found')
  const { code = present.code, name = present.name, archived = present.archived } = change
  const { parentId = present.parentId } = change
  checkCode(skills, id, code)
  const isMoved = parentId !== present.parentId
  if (isMoved) checkParent(skills, id, parentId)

  const siblings = childrenOf(skills, parentId).filter((skill) => skill.id !== id)
  const own = isMoved ? siblings.length : childrenOf(skills, parentId).findIndex((skill) => skill.id === id)
  const index = Math.min(change.order ?? own, siblings.length)
  const changed = { ...present, code, name, archived, parentId }
  const placed = [...siblings.slice(0, index), changed, ...siblings.slice(index)]
  const renumbered = new Map(placed.map((skill, order) => [skill.id, { ...skill, order }]))
  return skills.map((skill) => renumbered.get(skill.id) ?? skill)
}
