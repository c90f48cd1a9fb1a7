import mongoose from 'mongoose'
import { expect, it } from 'vitest'
import { isDuplicatesOnly } from './duplicates-only.ts'

const failed = (codes: readonly number[], writeConcern: object | undefined = undefined) =>
  new mongoose.mongo.MongoBulkWriteError(
    { message: 'failed', code: codes[0] ?? 64, writeErrors: codes.map((code) => ({ code })) } as never,
    { getWriteConcernError: () => writeConcern } as never,
  )

it('isDuplicatesOnly distinguishes duplicates from all other failures of a bulk insert', () => {
  expect(isDuplicatesOnly(failed([11000, 11000]))).toBe(true)
  expect(isDuplicatesOnly(Object.assign(new Error('one'), { code: 11000 }))).toBe(true)
  expect(isDuplicatesOnly(failed([11000, 121]))).toBe(false)
  expect(isDuplicatesOnly(new Error('connection closed'))).toBe(false)
})

it('isDuplicatesOnly is false for a failed write concern, with or without duplicates', () => {
  expect(isDuplicatesOnly(failed([], { code: 64 }))).toBe(false)
  expect(isDuplicatesOnly(failed([11000], { code: 64 }))).toBe(false)
  expect(isDuplicatesOnly(failed([]))).toBe(false)
})
