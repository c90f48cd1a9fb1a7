import { expect, test } from 'vitest'
import { toCommandError } from './errors.ts'

/** As PostgreSQL's client reports it. */
const failed = (code: string, message: string) => Object.assign(new Error(message), { code })

test('a collection that cannot be created because of another one is a conflict, which is tried again', () => {
  const conflict = failed('M0000', 'Unable to create the specified collection')
  expect(toCommandError(conflict, false)).toMatchObject({ code: 112, labels: [] })
  expect(toCommandError(conflict, true)).toMatchObject({ code: 112, labels: ['TransientTransactionError'] })
})

test('any other internal error of the engine stays one', () => {
  expect(toCommandError(failed('M0000', 'out of order'), true)).toMatchObject({ code: 1, labels: [] })
})
