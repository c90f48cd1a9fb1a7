import { UserInfoInput } from '@classeur/contracts'
import { expect, it } from 'vitest'
import { parseSubjects } from './subjects.ts'

it('splits at commas of any script, trims and drops repeats', () => {
  expect(parseSubjects('Maths, Physics ,Maths,, ')).toEqual(['Maths', 'Physics'])
  expect(parseSubjects('رياضيات، فيزياء')).toEqual(['رياضيات', 'فيزياء'])
})

it('never makes a list that the server refuses', () => {
  const many = Array.from({ length: 30 }, (_, index) => `${index}${'x'.repeat(90)}`).join(',')
  expect(UserInfoInput.shape.subjects.safeParse(parseSubjects(many)).success).toBe(true)
})
