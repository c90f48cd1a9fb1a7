import mongoose from 'mongoose'
import { expect, it } from 'vitest'
import { olderOrUndated, olderThan } from './older-than.ts'

const { trusted } = mongoose
const at = new Date('2026-03-02T08:00:00Z')
const [earlier, sameTime] = [{ at: trusted({ $lt: at }) }, { at, _id: trusted({ $lt: 'b' }) }]

it('a list without undated documents is read through two ranges of its index', () => {
  expect(olderThan('at', { at, id: 'b' })).toEqual({ $or: [earlier, sameTime] })
  expect(olderThan('at', null)).toEqual({})
})

it('undated documents follow all dated ones, in the order of their ids', () => {
  expect(olderOrUndated('at', { at, id: 'b' })).toEqual({ $or: [earlier, sameTime, { at: null }] })
  expect(olderOrUndated('at', { at: null, id: 'b' })).toEqual({ at: null, _id: trusted({ $lt: 'b' }) })
  expect(olderOrUndated('at', null)).toEqual({})
})
