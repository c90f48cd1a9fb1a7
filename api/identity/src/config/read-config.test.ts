import { expect, test } from 'vitest'
import { readConfig } from './read-config.ts'

const complete = {
  MONGO_URL: 'mongodb://127.0.0.1/classeur',
  PUBLIC_URL: 'http://localhost:3000/',
  OIDC_ISSUER: 'http://localhost:3000/oidc',
  OIDC_CLIENT_ID: 'classeur',
  OIDC_CLIENT_SECRET: 'a client secret for tests',
  IDENTITY_SECRET: 'a secret of thirty-two characters or more',
  DEV_MAILBOX: 'true',
}

test('a complete environment starts, with the origin of the product without a trailing slash', () => {
  expect(readConfig(complete)).toMatchObject({
    PUBLIC_URL: 'http://localhost:3000',
    HOST: '127.0.0.1',
    DEV_MAILBOX: true,
  })
})

test('without a way for mail the start fails and says what to set', () => {
  expect(() => readConfig({ ...complete, DEV_MAILBOX: 'false' })).toThrow(/SMTP_URL, or DEV_MAILBOX/)
  expect(() => readConfig({ ...complete, DEV_MAILBOX: '' })).toThrow(/SMTP_URL, or DEV_MAILBOX/)
  expect(() => readConfig({ ...complete, SMTP_URL: 'smtp://localhost:1025' })).toThrow(/MAIL_FROM/)
})

test('every wrong variable is named, and no secret value is repeated', () => {
  const wrong = { ...complete, IDENTITY_SECRET: 'tiny-secret', OIDC_CLIENT_SECRET: 'tiny-too', PORT: '99999' }
  const message = (() => {
    try {
      readConfig(wrong)
    } catch (error) {
      return String(error)
    }
    return ''
  })()
  for (const name of ['IDENTITY_SECRET', 'OIDC_CLIENT_SECRET', 'PORT']) expect(message).toContain(name)
  expect(message).not.toMatch(/tiny/)
})

test('the sample account may have a colon in its password, not a short one', () => {
  const { SAMPLE_ACCOUNT } = readConfig({ ...complete, SAMPLE_ACCOUNT: 'Teacher@example.org:pass:word:long' })
  expect(SAMPLE_ACCOUNT).toEqual({ email: 'teacher@example.org', password: 'pass:word:long' })
  expect(() => readConfig({ ...complete, SAMPLE_ACCOUNT: 'teacher@example.org:short' })).toThrow(
    /SAMPLE_ACCOUNT/,
  )
})

test('the issuer is mounted under /oidc', () => {
  expect(() => readConfig({ ...complete, OIDC_ISSUER: 'http://localhost:3000/' })).toThrow(/OIDC_ISSUER/)
})

test('the address that takes logout tokens is an http address, and may be left out', () => {
  expect(readConfig(complete).BACKCHANNEL_LOGOUT_URL).toBeUndefined()
  const url = 'http://api:3000/api/auth/backchannel-logout'
  expect(readConfig({ ...complete, BACKCHANNEL_LOGOUT_URL: url }).BACKCHANNEL_LOGOUT_URL).toBe(url)
  expect(() => readConfig({ ...complete, BACKCHANNEL_LOGOUT_URL: 'file:///x' })).toThrow(
    /BACKCHANNEL_LOGOUT_URL/,
  )
})
