import mongoose from 'mongoose'
import { expect, it, vi } from 'vitest'
import { rosterModel } from './roster.model.ts'
import { createRosterRepository } from './roster.repository.ts'

it('the names of no classes are read without a command to the database', async () => {
  const connection = mongoose.createConnection()
  const find = vi.spyOn(rosterModel(connection), 'find').mockImplementation(() => {
    throw new Error('a command was sent')
  })
  expect(await createRosterRepository(connection).listNames([])).toEqual([])
  expect(find).not.toHaveBeenCalled()
})
