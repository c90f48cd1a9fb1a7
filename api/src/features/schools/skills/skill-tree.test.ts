import { maxSkillDepth } from '@classeur/contracts'
import type { SkillDocument } from '@classeur/database'
import { expect, it } from 'vitest'
import { withSkill, withSkillChanged } from './skill-tree.ts'

const chain = (name: string, levels: number): SkillDocument[] =>
  Array.from({ length: levels }, (_, index) => ({
    ...{ id: `${name}${String(index)}`, code: '', name, order: 0, archived: false },
    parentId: index === 0 ? null : `${name}${String(index - 1)}`,
  }))
const below = (parentId: string) => ({ code: '', name: 'x', parentId })

it('a skill can be added on the deepest level but not below it', () => {
  const skills = chain('a', maxSkillDepth)
  expect(withSkill(skills, 'x', below(`a${String(maxSkillDepth - 2)}`))).toHaveLength(maxSkillDepth + 1)
  expect(() => withSkill(skills, 'x', below(`a${String(maxSkillDepth - 1)}`))).toThrowError(
    'general/validation-failed',
  )
})

it('the depth limit includes the skills below a moved skill', () => {
  const skills = [...chain('a', maxSkillDepth - 3), ...chain('b', 4)]
  const last = `a${String(maxSkillDepth - 4)}`
  expect(() => withSkillChanged(skills, 'b0', { parentId: last })).toThrowError('general/validation-failed')
  expect(withSkillChanged(skills, 'b1', { parentId: last }).find(({ id }) => id === 'b1')?.parentId).toBe(
    last,
  )
})

it('a skill stored too deep can be renamed and moved up', () => {
  const skills = chain('a', maxSkillDepth + 2)
  const deepest = `a${String(maxSkillDepth + 1)}`
  const renamed = withSkillChanged(skills, deepest, { name: 'new' })
  expect(renamed.at(-1)).toMatchObject({ name: 'new' })
  expect(withSkillChanged(skills, deepest, { parentId: null }).at(-1)).toMatchObject({ parentId: null })
})
