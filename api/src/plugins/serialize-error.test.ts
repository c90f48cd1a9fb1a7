import { AppError } from '@classeur/contracts'
import { expect, it } from 'vitest'
import { serializeError } from './serialize-error.ts'

it('a logged error has name, code, message, stack and causes, without data attached by libraries', () => {
  const attached = Object.assign(new TypeError('inner'), { code: 'OAUTH_X', response: { id_token: 'eyJ' } })
  const logged = serializeError(
    new AppError('auth/sign-in-failed', { email: 'a@b.example' }, { cause: attached }),
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
