import { UserInfoInput } from '@classeur/contracts'
import { expect, it } from 'vitest'
import { parseSubjects } from './subjects.ts'

it('subjects are split at commas of any script, trimmed and deduplicated', () => {
  expect(parseSubjects('Maths, Physics ,Maths,, ')).toEqual(['Maths', 'Physics'])
  expect(parseSubjects('رياضيات، فيزياء')).toEqual(['رياضيات', 'فيزياء'])
})

it("the parsed list of subjects always passes the server's validation", () => {
  const many = Array.from({ length: 30 }, (_, index) => `${index}${'x'.repeat(90)}`).join(',')
  expect(UserInfoInput.shape.subjects.safeParse(parseSubjects(many)).success).toBe(true)
})
