import { describe, expect, it } from 'vitest'
import { languages } from '../../text/language.ts'
import { addErrorType, changeErrorType, retireErrorType, type ErrorTypeFields } from './change-error-types.ts'
import { defaultErrorTypeLetter, defaultErrorTypeLetters, defaultErrorTypes } from './default-error-types.ts'
import type { ErrorTypeDecision } from './error-type-decision.ts'
import { isLetterTaken, proposeLetter } from './error-type-letters.ts'
import { mergeErrorTypes } from './merge-error-types.ts'
import { mostErrorTypes, mostStoredErrorTypes, type StoredErrorType } from './stored-error-type.ts'

const at = new Date('2026-11-23T08:00:00.000Z')
const typeOf = (id: string, fields: Partial<StoredErrorType> = {}): StoredErrorType => ({
  ...{ id, name: `Type ${id}`, correction: '', letter: id, version: 1, retiredAt: null },
  ...fields,
})
const fieldsOf = (fields: Partial<ErrorTypeFields>): ErrorTypeFields => ({
  ...{ name: 'Sign of a product', correction: '', letter: '' },
  ...fields,
})
const nextOf = (decision: ErrorTypeDecision): readonly StoredErrorType[] | null => {
  if ('refusal' in decision) throw new Error(decision.refusal.code)
  return decision.next
}
const refusalOf = (decision: ErrorTypeDecision) =>
  'refusal' in decision ? decision.refusal : { code: 'none' as const }

const sign = typeOf('sign', { name: 'Sign error', letter: 'S', correction: 'Number line' })
const old = typeOf('old', { name: 'Ébauche', letter: 'É', retiredAt: at })
const types = [sign, old]
/** As many types as a school may have in use. */
const full = Array.from({ length: mostErrorTypes }, (_, index) => typeOf(`${index}`, { letter: `${index}` }))

describe('the default error types', () => {
  it.each(languages)('each have a letter of their own in the language %s', (language) => {
    const letters = defaultErrorTypes.map((type) => defaultErrorTypeLetter(type, language))
    expect(letters.every((letter) => /^\p{L}$/u.test(letter))).toBe(true)
    expect(new Set(letters).size).toBe(6)
    expect(defaultErrorTypeLetters).toEqual(expect.arrayContaining(letters))
  })
})

describe('the letter of an error type', () => {
  it('is proposed from the initials of the name, then from its other letters', () => {
    expect(proposeLetter([], 'Sign error')).toBe('S')
    expect(proposeLetter([sign], 'sign of a product')).toBe('O')
    expect(proposeLetter([sign], 'sinus')).toBe('SI')
    expect(proposeLetter([], 'Calculation of units')).toBe('O')
    expect(proposeLetter([], 'Étourderie')).toBe('E')
    expect(proposeLetter([], 'الإشارة')).toBe('ا')
  })

  it('is never that of a default error type, in any language', () => {
    for (const letter of defaultErrorTypeLetters) {
      expect(isLetterTaken([], letter.toLowerCase())).toBe(true)
      expect(proposeLetter([], letter)).not.toBe(letter)
    }
  })

  it('is also proposed for a name without letters, and for the last of all types', () => {
    expect(proposeLetter([], '±')).toBe('A')
    const many: StoredErrorType[] = []
    while (many.length < mostStoredErrorTypes) {
      const letter = proposeLetter(many, 'Sum')
      expect(Array.from(letter).length).toBeLessThanOrEqual(2)
      many.push(typeOf(`${many.length}`, { letter }))
    }
    expect(new Set(many.map(({ letter }) => letter)).size).toBe(mostStoredErrorTypes)
  })

  it('is free for the type that has it, and taken for others in any spelling', () => {
    expect(isLetterTaken(types, 'S', 'sign')).toBe(false)
    expect(isLetterTaken(types, 's')).toBe(true)
    expect(isLetterTaken(types, 'E')).toBe(true)
    expect(isLetterTaken([typeOf('a', { letter: '±' })], '±')).toBe(true)
  })
})

describe('adding an error type', () => {
  it('a new type has the given letter, or the proposed one', () => {
    const added = typeOf('new', { name: 'Sign of a product', letter: 'O' })
    expect(addErrorType(types, 'new', fieldsOf({}))).toEqual({ next: [sign, old, added], id: 'new' })
    expect(nextOf(addErrorType(types, 'new', fieldsOf({ letter: '±' })))?.at(-1)).toEqual({
      ...added,
      letter: '±',
    })
  })

  it('a repeated request adds nothing and returns the type in use with the same content', () => {
    const again = { name: sign.name, correction: sign.correction, letter: '' }
    expect(addErrorType(types, 'new', again)).toEqual({ next: null, id: 'sign' })
    expect(addErrorType(types, 'new', { ...again, letter: 'S' })).toEqual({ next: null, id: 'sign' })
    expect(addErrorType([...full.slice(1), sign], 'new', again)).toEqual({ next: null, id: 'sign' })
  })

  it('a name or a letter of another type is refused, also of a retired one', () => {
    const named = (name: string) => refusalOf(addErrorType(types, 'new', fieldsOf({ name })))
    expect(named('SIGN  error')).toEqual({ code: 'schools/error-type-name-taken', name: 'SIGN  error' })
    expect(named('ebauche')).toEqual({ code: 'schools/error-type-name-taken', name: 'ebauche' })
    const lettered = (letter: string) => refusalOf(addErrorType(types, 'new', fieldsOf({ letter })))
    for (const letter of ['s', 'e', 'C', 'ط']) {
      expect(lettered(letter)).toEqual({ code: 'schools/error-type-letter-taken', letter })
    }
  })

  it('a school has at most 30 types in use; retired ones don’t count, up to the limit of the document', () => {
    expect(mostErrorTypes).toBe(30)
    expect(refusalOf(addErrorType(full, 'new', fieldsOf({})))).toEqual({
      code: 'schools/too-many-error-types',
      most: 30,
    })
    const retired = full.map((type) => ({ ...type, retiredAt: at }))
    expect(nextOf(addErrorType(retired, 'new', fieldsOf({})))).toHaveLength(31)
    const stored = Array.from({ length: mostStoredErrorTypes }, (_, index) =>
      typeOf(`${index}`, { letter: `${index}`, retiredAt: at }),
    )
    expect(refusalOf(addErrorType(stored, 'new', fieldsOf({})))).toEqual({
      code: 'general/payload-too-large',
    })
  })
})

describe('changing an error type', () => {
  it('changes the given fields and raises the version', () => {
    const change = { correction: 'Draw it', version: 1 }
    expect(changeErrorType(types, 'sign', change)).toEqual({
      next: [{ ...sign, correction: 'Draw it', version: 2 }, old],
      id: 'sign',
    })
  })

  it('an empty letter means the proposed one', () => {
    const changed = nextOf(changeErrorType(types, 'sign', { name: 'Wrong sign', letter: '' }))
    expect(changed?.[0]).toMatchObject({ name: 'Wrong sign', letter: 'W' })
  })

  it('a change based on an older version is refused, but repeating the last change isn’t', () => {
    const newer = [{ ...sign, version: 2 }]
    expect(refusalOf(changeErrorType(newer, 'sign', { name: 'Mine', version: 1 }))).toEqual({
      code: 'schools/changed-meanwhile',
    })
    expect(changeErrorType(newer, 'sign', { name: sign.name, version: 1 })).toEqual({
      next: null,
      id: 'sign',
    })
  })

  it('a name or a letter of another type is refused, but not another spelling of its own', () => {
    expect(refusalOf(changeErrorType(types, 'sign', { name: 'ébauche' })).code).toBe(
      'schools/error-type-name-taken',
    )
    expect(refusalOf(changeErrorType(types, 'sign', { letter: 'e' })).code).toBe(
      'schools/error-type-letter-taken',
    )
    expect(nextOf(changeErrorType(types, 'sign', { name: 'SIGN ERROR', letter: 's' }))?.[0]).toMatchObject({
      name: 'SIGN ERROR',
      letter: 's',
    })
  })

  it('an unknown type is refused', () => {
    expect(refusalOf(changeErrorType(types, 'eve', { name: 'X' })).code).toBe('general/not-found')
    expect(refusalOf(retireErrorType(types, 'eve', at)).code).toBe('general/not-found')
  })
})

describe('retiring and restoring an error type', () => {
  it('a retired type keeps its texts, and retiring it again changes nothing', () => {
    const retired = { ...sign, version: 2, retiredAt: at }
    expect(retireErrorType(types, 'sign', at)).toEqual({ next: [retired, old], id: 'sign' })
    expect(retireErrorType([retired], 'sign', new Date())).toEqual({ next: null, id: 'sign' })
  })

  it('a restored type is in use again, and restoring it again changes nothing', () => {
    const restored = { ...old, version: 2, retiredAt: null }
    expect(changeErrorType(types, 'old', { retired: false })).toEqual({ next: [sign, restored], id: 'old' })
    expect(changeErrorType([restored], 'old', { retired: false })).toEqual({ next: null, id: 'old' })
  })

  it('a type isn’t restored beyond the limit, or beside a type of the same name', () => {
    expect(refusalOf(changeErrorType([...full, old], 'old', { retired: false })).code).toBe(
      'schools/too-many-error-types',
    )
    const twin = typeOf('twin', { name: 'ebauche', letter: 'T' })
    expect(refusalOf(changeErrorType([twin, old], 'old', { retired: false })).code).toBe(
      'schools/error-type-name-taken',
    )
  })
})

describe('merging the error types of another school', () => {
  it('keeps the ids, replaces taken letters, and retires types whose name is in use', () => {
    const theirs = [
      typeOf('a', { name: 'Sum', letter: 's' }),
      typeOf('b', { name: 'sign error', letter: 'B', correction: 'Theirs' }),
      sign,
    ]
    expect(mergeErrorTypes(types, theirs, at)).toEqual([
      ...types,
      { ...theirs[0], letter: 'SU' },
      { ...theirs[1], retiredAt: at },
    ])
    expect(mergeErrorTypes(types, [sign], at)).toBe(types)
  })

  it('retires types beyond the limit, and keeps those in use first', () => {
    const merged = mergeErrorTypes(full.slice(1), [old, sign, typeOf('x', { letter: 'X' })], at)
    expect(merged.slice(-3).map(({ id, retiredAt }) => [id, retiredAt])).toEqual([
      ['sign', null],
      ['x', at],
      ['old', at],
    ])
  })
})
