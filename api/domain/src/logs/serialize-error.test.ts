import { expect, it } from 'vitest'
import { serializeError } from './serialize-error.ts'

it('a logged error has name, code, message, stack and causes, without data attached by libraries', () => {
  const attached = Object.assign(new TypeError('inner'), { code: 'OAUTH_X', response: { id_token: 'eyJ' } })
  const logged = serializeError(
    Object.assign(new Error('sign-in failed', { cause: attached }), {
      name: 'AppError',
      code: 'auth/sign-in-failed',
      params: { email: 'a@b.example' },
    }),
  )
  expect(logged).toMatchObject({
    type: 'AppError',
    code: 'auth/sign-in-failed',
    cause: { type: 'TypeError', message: 'inner', code: 'OAUTH_X' },
  })
  expect(logged.stack).toContain('serialize-error.test')
  expect(JSON.stringify(logged)).not.toMatch(/eyJ|a@b\.example/)
})

it('circular causes and thrown values that are not errors can be logged', () => {
  const circular = new Error('round')
  circular.cause = circular
  expect(JSON.stringify(serializeError(circular)).match(/"message":"round"/g)).toHaveLength(5)
  expect(serializeError({ token: 'secret' })).toEqual({ type: 'object', message: 'not an error' })
})

it('a logged error quotes no value that names a person', () => {
  const messages = [
    'E11000 duplicate key error collection: school.users index: ix dup key: { issuer: "https://id", subject: "ada" }',
    'Cast to ObjectId failed for value "ada" (type string) at path "_id" for model "User"',
    '550 5.1.1 <ada@school.example>: recipient rejected',
    'connect ECONNREFUSED mongodb://classeur:ada@mongo.example:27017/?x=1',
  ]
  for (const message of messages) {
    const logged = JSON.stringify(serializeError(new Error(message, { cause: new Error(message) })))
    expect(logged).not.toMatch(/"ada\\|ada@/)
  }
  const { message, stack } = serializeError(
    new Error('file node_modules/@scope/name@1.2.3/index.js is missing'),
  )
  expect(message).toBe('file node_modules/@scope/name@1.2.3/index.js is missing')
  expect(stack).toContain('serialize-error.test')
})

it('a logged error that stands for several has each of them, up to ten', () => {
  const denied = Object.assign(new Error('not permitted'), { code: 'EPERM' })
  const several = new AggregateError([
    denied,
    ...Array.from({ length: 20 }, () => new Error('ada@a.example')),
  ])
  const line = JSON.stringify(serializeError(new Error('round', { cause: several })))
  const { cause } = JSON.parse(line) as { cause: { errors: unknown[] } }
  expect(cause.errors).toHaveLength(10)
  expect(cause.errors[0]).toMatchObject({ type: 'Error', message: 'not permitted', code: 'EPERM' })
  expect(line).not.toContain('ada@')
  several.errors.push(several)
  several.errors.reverse()
  expect(JSON.stringify(serializeError(several)).match(/"AggregateError"/g)).toHaveLength(5)
})
