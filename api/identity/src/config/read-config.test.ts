import { describe, expect, test } from 'vitest'
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

test('a complete environment is accepted, and the public URL loses its trailing slash', () => {
  expect(readConfig(complete)).toMatchObject({
    PUBLIC_URL: 'http://localhost:3000',
    HOST: '127.0.0.1',
    DEV_MAILBOX: true,
  })
})

test('without a mail setting, startup fails and names the variables to set', () => {
  expect(() => readConfig({ ...complete, DEV_MAILBOX: 'false' })).toThrow(
    /SMTP_URL and MAIL_FROM, or DEV_MAILBOX/,
  )
  expect(() => readConfig({ ...complete, DEV_MAILBOX: '' })).toThrow(/SMTP_URL and MAIL_FROM, or DEV_MAILBOX/)
  expect(() => readConfig({ ...complete, SMTP_URL: 'smtp://localhost:1025' })).toThrow(/MAIL_FROM/)
})

test('the error names every invalid variable and contains no secret value', () => {
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

test('the password of the sample account may contain a colon but must not be short', () => {
  const { SAMPLE_ACCOUNT } = readConfig({ ...complete, SAMPLE_ACCOUNT: 'Teacher@example.org:pass:word:long' })
  expect(SAMPLE_ACCOUNT).toEqual({ email: 'teacher@example.org', password: 'pass:word:long' })
  expect(() => readConfig({ ...complete, SAMPLE_ACCOUNT: 'teacher@example.org:short' })).toThrow(
    /SAMPLE_ACCOUNT/,
  )
})

test('the path of the issuer must be /oidc', () => {
  expect(() => readConfig({ ...complete, OIDC_ISSUER: 'http://localhost:3000/' })).toThrow(/OIDC_ISSUER/)
})

test('the URL for logout tokens is optional and must be http or https', () => {
  expect(readConfig(complete).BACKCHANNEL_LOGOUT_URL).toBeUndefined()
  const url = 'http://api:3000/api/auth/backchannel-logout'
  expect(readConfig({ ...complete, BACKCHANNEL_LOGOUT_URL: url }).BACKCHANNEL_LOGOUT_URL).toBe(url)
  expect(() => readConfig({ ...complete, BACKCHANNEL_LOGOUT_URL: 'file:///x' })).toThrow(
    /BACKCHANNEL_LOGOUT_URL/,
  )
})

describe('development-only features', () => {
  const { DEV_MAILBOX: _mailbox, ...withoutMailbox } = complete
  const server = { SMTP_URL: 'smtp://localhost:1025', MAIL_FROM: 'Classeur <c@school.test>' }
  const sample = { SAMPLE_ACCOUNT: 'demo@classeur.local:classeur-demo' }
  const publicAddress = {
    PUBLIC_URL: 'https://classeur.example',
    OIDC_ISSUER: 'https://classeur.example/oidc',
  }

  test('are allowed when the public URL and the listen address are loopback', () => {
    expect(readConfig({ ...complete, ...sample }).SAMPLE_ACCOUNT).toBeDefined()
    const behindGateway = { HOST: '0.0.0.0', GATEWAY_ADDRESS: '127.0.0.1:8080' }
    expect(() => readConfig({ ...complete, ...sample, ...behindGateway })).not.toThrow()
  })

  test.each([
    ['a public URL', publicAddress],
    ['a process on a public interface', { HOST: '0.0.0.0' }],
    ['a gateway on a public interface', { GATEWAY_ADDRESS: '0.0.0.0:8080' }],
  ])('with %s, startup fails and names the setting to change', (_case, changes) => {
    expect(() => readConfig({ ...complete, ...changes })).toThrow(/set SMTP_URL and MAIL_FROM instead/)
    const withServer = { ...withoutMailbox, ...server, ...changes }
    expect(() => readConfig({ ...withServer, ...sample })).toThrow(/remove it\s+→ at SAMPLE_ACCOUNT/)
    expect(() => readConfig(withServer)).not.toThrow()
  })
})
