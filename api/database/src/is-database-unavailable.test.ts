import mongoose from 'mongoose'
import { expect, it } from 'vitest'
import { isDatabaseUnavailable } from './is-database-unavailable.ts'

const { MongoClientBulkWriteError, MongoServerError } = mongoose.mongo

it('a bulk write of several collections fails for the reason that the server gave', () => {
  const failure = (labels: string[]) => {
    const error = new MongoClientBulkWriteError({ message: 'failed' })
    error.cause = new MongoServerError({ message: 'not primary', code: 10107, errorLabels: labels })
    return error
  }
  expect(isDatabaseUnavailable(failure(['RetryableWriteError']))).toBe(true)
  expect(isDatabaseUnavailable(failure([]))).toBe(false)
  expect(isDatabaseUnavailable(new MongoClientBulkWriteError({ message: 'failed' }))).toBe(false)
})
