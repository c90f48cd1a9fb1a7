import { expect, test } from 'vitest'
import { readConfig } from './read-config.ts'

const complete = {
  MONGO_URL: 'mongodb://127.0.0.1/classeur',
  PUBLIC_URL: 'http://localhost:3000/',
  PAYMENTS_SECRET_KEY: 'a key for tests only',
  PAYMENTS_WEBHOOK_SECRET: 'a secret for tests only',
  PAYMENTS_WEBHOOK_URL: 'http://127.0.0.1:3001/api/webhooks/payments',
}

test('a complete environment is accepted, with retries on days 3 and 5 and a grace period of 7 days', () => {
  expect(readConfig(complete)).toMatchObject({
    PUBLIC_URL: 'http://localhost:3000',
    HOST: '127.0.0.1',
    PAYMENTS_RETRY_DAYS: [3, 5],
    PAYMENTS_GRACE_DAYS: 7,
  })
})

test.each(['sk_live_51abcdefghijkl', 'rk_live_51abcdefghijkl'])(
  'the live key %s is refused and not repeated in the message',
  (key) => {
    expect(() => readConfig({ ...complete, PAYMENTS_SECRET_KEY: key })).toThrow(
      /live key.*PAYMENTS_SECRET_KEY/s,
    )
    expect(() => readConfig({ ...complete, PAYMENTS_SECRET_KEY: key })).not.toThrow(new RegExp(key))
  },
)

test('the error names every missing or invalid variable', () => {
  const wrong = { PUBLIC_URL: 'classeur', PAYMENTS_RETRY_DAYS: 'soon', PAYMENTS_WEBHOOK_URL: '' }
  for (const name of [
    'MONGO_URL',
    'PUBLIC_URL',
    'PAYMENTS_SECRET_KEY',
    'PAYMENTS_WEBHOOK_SECRET',
    'PAYMENTS_WEBHOOK_URL',
    'PAYMENTS_RETRY_DAYS',
  ])
    expect(() => readConfig(wrong)).toThrow(new RegExp(name))
})
