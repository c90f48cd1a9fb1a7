import { expect, it } from 'vitest'
import { defaultErrorTypes, isErrorTypeId } from '../error-types/default-error-types.ts'
import { cleanNote, emptyNote, isEmptyNote, noteChange, noteOf, sameNote } from './cell-note.ts'

const note = { errorTypes: ['method', 'unit'], comment: 'Show each step' }

it('a clean note has each error type once in the order of entry, and a comment without surrounding space', () => {
  expect(
    cleanNote({ errorTypes: ['unit', 'method', 'unit'], comment: ' \n Units\u0000 first\r\nthen sum \t' }),
  ).toEqual({
    errorTypes: ['unit', 'method'],
    comment: 'Units first\nthen sum',
  })
  expect(isEmptyNote(cleanNote({ errorTypes: [], comment: ' \u200a' }))).toBe(true)
})

it('two notes are the same only with the same comment and the same error types in the same order', () => {
  expect(sameNote(note, { ...note, errorTypes: [...note.errorTypes] })).toBe(true)
  expect(sameNote(note, { ...note, errorTypes: ['unit', 'method'] })).toBe(false)
  expect(sameNote(note, { ...note, errorTypes: ['method'] })).toBe(false)
  expect(sameNote(note, { ...note, comment: '' })).toBe(false)
})

it('the note of a cell without one is the empty note itself, so that comparing costs nothing', () => {
  expect(noteOf({})).toBe(emptyNote)
  expect(noteOf({ errorTypes: [], comment: '' })).toBe(emptyNote)
  expect(noteOf({ errorTypes: ['unit'] })).toEqual({ errorTypes: ['unit'], comment: '' })
})

it('a change of a note is recorded only if the note changes', () => {
  expect(noteChange(note, undefined)).toEqual({})
  expect(noteChange(note, { ...note })).toEqual({})
  expect(noteChange(emptyNote, note)).toEqual({ fromNote: emptyNote, toNote: note })
})

it('the id of an error type is a default or has 24 hexadecimal digits', () => {
  expect(defaultErrorTypes.every(isErrorTypeId)).toBe(true)
  expect(isErrorTypeId('65f0000000000000000000b2')).toBe(true)
  for (const id of ['', 'sign', 'Method', '65F0000000000000000000B2', '65f0000000000000000000b', 'unit '])
    expect([id, isErrorTypeId(id)]).toEqual([id, false])
})
