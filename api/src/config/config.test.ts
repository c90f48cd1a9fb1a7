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
  BACKUP_KEYS: `first:${Buffer.alloc(32).toString('base64')}`,
}

describe('readConfig', () => {
  it('uses defaults for optional variables', () => {
    const config = readConfig({ ...complete, OIDC_DISCOVERY_URL: '', OIDC_BUILT_IN: '', TRUSTED_PROXY: '' })
    expect(config).toMatchObject({ port: 3000, logLevel: 'info', trustedProxies: [] })
    expect(config).toMatchObject({ metricsToken: null, maxWaitingGenerations: 20_000 })
    expect(config.sessions).toEqual({ idleDays: 14, totalDays: 30 })
    expect(config.oidc).toMatchObject({ discoveryUrl: null, builtIn: false })
    expect(config.publicUrl).toBe('https://classeur.example')
  })

  it('uses a model for texts or pictures only if both the provider and that model are set', () => {
    expect(readConfig({ ...complete, AI_BASE_URL: '', AI_TEXT_MODEL: 'm' }).generators).toEqual({
      ...{ text: 'sample', image: 'sample' },
    })
    const provider = { AI_BASE_URL: 'http://localhost:11434/v1', AI_TEXT_MODEL: 'm', AI_IMAGE_MODEL: '' }
    expect(readConfig({ ...complete, ...provider }).generators).toEqual({ text: 'model', image: 'sample' })
  })

  it('accepts spaces in lists and any letter case in operator addresses', () => {
    const config = readConfig({
      ...complete,
      OPERATOR_EMAILS: 'Ada@School.example, ,b@c.example',
      TRUSTED_PROXY: '10.0.0.0/8',
    })
    expect([...config.operatorEmails]).toEqual(['ada@school.example', 'b@c.example'])
    expect(config.trustedProxies).toEqual(['10.0.0.0/8'])
  })

  it('lets sessions end sooner than by default, but not later', () => {
    const shorter = readConfig({ ...complete, SESSION_IDLE_DAYS: '1', SESSION_DAYS: '7' })
    expect(shorter.sessions).toEqual({ idleDays: 1, totalDays: 7 })
    expect(() => readConfig({ ...complete, SESSION_IDLE_DAYS: '15' })).toThrow(/SESSION_IDLE_DAYS/)
    expect(() => readConfig({ ...complete, SESSION_DAYS: '31' })).toThrow(/SESSION_DAYS/)
  })

  it('names all invalid variables in one error and shows no value', () => {
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

describe('the mail settings', () => {
  it('configure a server with a sender, the development mailbox, or no mail', () => {
    expect(() => readConfig({ ...complete, SMTP_URL: 'smtp://localhost:1025' })).toThrow(/MAIL_FROM/)
    const server = { SMTP_URL: 'smtp://localhost:1025', MAIL_FROM: 'Classeur <c@school.example>' }
    expect(readConfig({ ...complete, ...server }).mail).toMatchObject({ from: server.MAIL_FROM })
    const local = { ...complete, PUBLIC_URL: 'http://localhost:3000', DEV_MAILBOX: 'true', SMTP_URL: '' }
    expect(readConfig(local).mail.devMailbox).toBe(true)
    expect(readConfig(complete).mail).toMatchObject({ devMailbox: false })
  })
})

describe('the storage settings', () => {
  const { STORAGE_DIR: _folder, ...without } = complete

  it('are required, and reported together with all other missing variables', () => {
    const broken = () => readConfig({ ...without, JWT_SECRET: '' })
    expect(broken).toThrow(/JWT_SECRET/)
    expect(broken).toThrow(/STORAGE_DIR/)
  })

  it('name either a folder or a complete S3 server, never both', () => {
    expect(() => readConfig({ ...complete, S3_BUCKET: 'pictures' })).toThrow(/STORAGE_DIR/)
    expect(() => readConfig({ ...without, S3_ENDPOINT: 'https://s3.example' })).toThrow(
      /S3_SECRET_ACCESS_KEY/,
    )
  })
})

describe('the payment settings', () => {
  const gateway = {
    PAYMENTS_API_URL: 'http://127.0.0.1:3003',
    PAYMENTS_SECRET_KEY: 'sk_test_of_this_installation',
    PAYMENTS_WEBHOOK_SECRET: 'whsec_of_this_installation',
  }
  const stripe = { STRIPE_SECRET_KEY: 'sk_live_key', STRIPE_WEBHOOK_SECRET: 'whsec_key' }

  it('are optional: without them nothing is sold', () => {
    expect(readConfig(complete)).toMatchObject({ payments: null, testCardsUrl: null })
    const empty = Object.fromEntries(Object.keys({ ...gateway, ...stripe }).map((name) => [name, '']))
    expect(readConfig({ ...complete, ...empty }).payments).toBeNull()
  })

  it('name the test gateway, whose cards are listed, or Stripe, but never both', () => {
    expect(readConfig({ ...complete, ...gateway })).toMatchObject({
      payments: { name: 'test', apiUrl: gateway.PAYMENTS_API_URL },
      testCardsUrl: 'https://classeur.example/test-payments/cards',
    })
    expect(readConfig({ ...complete, ...stripe })).toMatchObject({
      ...{ payments: { name: 'stripe' }, testCardsUrl: null },
    })
    expect(() => readConfig({ ...complete, ...gateway, ...stripe })).toThrow(/PAYMENTS_API_URL/)
  })

  it('are refused if a part is missing', () => {
    expect(() => readConfig({ ...complete, ...gateway, PAYMENTS_WEBHOOK_SECRET: '' })).toThrow(
      /PAYMENTS_WEBHOOK_SECRET/,
    )
    expect(() => readConfig({ ...complete, STRIPE_SECRET_KEY: 'sk_live_key' })).toThrow(
      /STRIPE_WEBHOOK_SECRET/,
    )
  })
})

describe('development-only features', () => {
  const local = { ...complete, PUBLIC_URL: 'http://localhost:3000', OIDC_BUILT_IN: 'true' }
  const operator = { OPERATOR_EMAILS: 'Demo@classeur.local' }

  it('are allowed when the public URL and the listen address are loopback', () => {
    expect(() => readConfig({ ...local, ...operator, DEV_MAILBOX: 'true' })).not.toThrow()
    const behindGateway = { HOST: '0.0.0.0', GATEWAY_ADDRESS: '127.0.0.1:8080' }
    expect(() => readConfig({ ...local, ...operator, ...behindGateway })).not.toThrow()
  })

  it.each([
    ['a public URL', { PUBLIC_URL: 'https://classeur.example' }],
    ['a process on a public interface', { HOST: '0.0.0.0' }],
    ['a gateway on a public interface', { GATEWAY_ADDRESS: '8080' }],
  ])('with %s, fail startup with an error that names the setting to change', (_case, changes) => {
    expect(() => readConfig({ ...local, ...changes, DEV_MAILBOX: 'true' })).toThrow(
      /DEV_MAILBOX \(is for a machine .* set SMTP_URL and MAIL_FROM instead\)/,
    )
    expect(() => readConfig({ ...local, ...changes, ...operator })).toThrow(
      /OPERATOR_EMAILS \(demo@classeur\.local .* name an address of your own\)/,
    )
  })

  it("with an external issuer, the sample address can't be an operator", () => {
    expect(() => readConfig({ ...local, ...operator, OIDC_BUILT_IN: 'false' })).toThrow(/OPERATOR_EMAILS/)
  })
})
