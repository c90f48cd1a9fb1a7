import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const complete = {
  PUBLIC_URL: 'https://classeur.example/',
  MONGO_URL: 'mongodb://127.0.0.1:27017/classeur',
  REDIS_URL: 'redis://127.0.0.1:6379',
  JWT_SECRET: 'x'.repeat(32),
  OIDC_ISSUER: 'https://issuer.example/realms/school',
  OIDC_CLIENT_ID: 'classeur',
  OIDC_CLIENT_SECRET: 'a-secret',
  STORAGE_DIR: '/var/lib/classeur/media',
}

describe('readConfig', () => {
  it('fills in what may be left out', () => {
    const config = readConfig({ ...complete, OIDC_DISCOVERY_URL: '', OIDC_BUILT_IN: '', TRUSTED_PROXY: '' })
    expect(config).toMatchObject({ port: 3000, logLevel: 'info', trustedProxies: [] })
    expect(config).toMatchObject({ metricsToken: null, maxWaitingGenerations: 20_000 })
    expect(config.oidc).toMatchObject({ discoveryUrl: null, builtIn: false })
    expect(config.publicUrl).toBe('https://classeur.example')
  })

  it('reads lists with spaces, and operators in any case', () => {
    const config = readConfig({
      ...complete,
      OPERATOR_EMAILS: 'Ada@School.example, ,b@c.example',
      TRUSTED_PROXY: '10.0.0.0/8',
    })
    expect([...config.operatorEmails]).toEqual(['ada@school.example', 'b@c.example'])
    expect(config.trustedProxies).toEqual(['10.0.0.0/8'])
  })

  it('names every wrong variable at once and shows no value', () => {
    const read = () =>
      readConfig({
        ...complete,
        MONGO_URL: 'postgres://secret',
        JWT_SECRET: 'short',
        OIDC_CLIENT_ID: undefined,
        METRICS_TOKEN: 'short',
      })
    expect(read).toThrow(/MONGO_URL.*JWT_SECRET.*OIDC_CLIENT_ID.*METRICS_TOKEN/)
    expect(read).not.toThrow(/postgres|short\b/)
  })
})

describe('how mail leaves', () => {
  it('is a server with a sender, a mailbox, or no way at all', () => {
    expect(() => readConfig({ ...complete, SMTP_URL: 'smtp://localhost:1025' })).toThrow(/MAIL_FROM/)
    const server = { SMTP_URL: 'smtp://localhost:1025', MAIL_FROM: 'Classeur <c@school.example>' }
    expect(readConfig({ ...complete, ...server }).mail).toMatchObject({ from: server.MAIL_FROM })
    expect(readConfig({ ...complete, DEV_MAILBOX: 'true', SMTP_URL: '' }).mail.devMailbox).toBe(true)
    expect(readConfig(complete).mail).toMatchObject({ devMailbox: false })
  })
})

describe('where pictures are kept', () => {
  const { STORAGE_DIR: _folder, ...without } = complete

  it('has to be said, in the same message as everything else that is missing', () => {
    const broken = () => readConfig({ ...without, JWT_SECRET: '' })
    expect(broken).toThrow(/JWT_SECRET/)
    expect(broken).toThrow(/STORAGE_DIR/)
  })

  it('is one place, and a server that speaks S3 is named whole', () => {
    expect(() => readConfig({ ...complete, S3_BUCKET: 'pictures' })).toThrow(/STORAGE_DIR/)
    expect(() => readConfig({ ...without, S3_ENDPOINT: 'https://s3.example' })).toThrow(
      /S3_SECRET_ACCESS_KEY/,
    )
  })
})
