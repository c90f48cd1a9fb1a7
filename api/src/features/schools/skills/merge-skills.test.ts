import { maxSkills } from '@classeur/contracts'
import type { SkillDocument } from '@classeur/database'
import { expect, it } from 'vitest'
import { mergeSkills } from './merge-skills.ts'

const skill = (id: string, parentId: string | null, order = 0): SkillDocument => ({
  ...{ id, code: '', name: id, parentId, order, archived: false },
})
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => skill(`m${String(index)}`, null, index))

it('a merge adds skills up to the limit of a library, and none without its parent', () => {
  const added = [
    skill('leaf', 'branch'),
    skill('branch', 'root'),
    skill('other', null, 1),
    skill('root', null),
  ]
  const merged = mergeSkills(many(maxSkills - 2), added)
  expect(merged.slice(-2).map(({ id }) => id)).toEqual(['root', 'branch'])
  expect(merged).toHaveLength(maxSkills)
})

it('a merge into a full library changes nothing', () => {
  const full = many(maxSkills)
  expect(mergeSkills(full, [skill('more', null)])).toBe(full)
})
