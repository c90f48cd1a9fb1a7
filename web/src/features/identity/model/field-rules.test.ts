import { Password } from '@classeur/contracts'
import { expect, it } from 'vitest'
import { isLongEnough, looksLikeEmail, minPasswordLength } from './field-rules.ts'

it('the form requires the same password length as the server', () => {
  expect(Password.safeParse('x'.repeat(minPasswordLength)).success).toBe(true)
  expect(Password.safeParse('x'.repeat(minPasswordLength - 1)).success).toBe(false)
  expect(isLongEnough('x'.repeat(minPasswordLength - 1))).toBe(false)
})

it.each([
  ['leila@school.example', true],
  [' leila@school.example ', true],
  ['leila@school', false],
  ['leila', false],
  ['a b@school.example', false],
])('%j looks like an email address: %s', (candidate, expected) =>
  expect(looksLikeEmail(candidate)).toBe(expected),
)
