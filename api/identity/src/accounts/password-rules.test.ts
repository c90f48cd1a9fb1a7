import { AppError } from '@classeur/contracts'
import { describe, expect, it } from 'vitest'
import { checkPassword } from './password-rules.ts'

const owner = { email: 'leila.mansouri@lycee-voltaire.example', displayName: 'Leïla Ben Mansouri' }

function refusalOf(password: string): string | null {
  try {
    checkPassword(password, owner)
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.code
  }
}

describe('a password that attackers try first', () => {
  it.each([
    'password12',
    'Password2026!',
    '1234567890',
    'qwertyuiop',
    'azertyuiop',
    'P4ssw0rd2026',
    'sunshine123',
    'letmein-2026',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'passwordpassword',
    '!!football!!',
  ])('is refused as common: %s', (password) => expect(refusalOf(password)).toBe('identity/password-common'))

  it.each([
    'classeur-2026',
    'Classeur12',
    'leilamansouri',
    'Mansouri.Leila.1984',
    'voltaire12345',
    'lycee-voltaire',
    'mansouri-classeur',
    'sunshine-mansouri',
    'leila.mansouri@lycee-voltaire.example',
    'Leïla2026!!',
  ])('is refused as personal: %s', (password) =>
    expect(refusalOf(password)).toBe('identity/password-personal'),
  )
})

it.each([
  'a short sentence',
  'correct horse battery',
  'ten characters',
  'a brand new password',
  'x7Kf92mQpL',
  'Voltaire would disagree',
  'أحب كتابة الدروس',
  'huit chats noirs',
  '4829105736',
])('a password that is neither common nor personal is accepted: %s', (password) =>
  expect(refusalOf(password)).toBeNull(),
)
