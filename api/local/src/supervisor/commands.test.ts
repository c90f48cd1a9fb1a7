import { expect, test } from 'vitest'
import { planProduct, type StackFacts } from './commands.ts'
import { StartError } from './start-error.ts'

const smtp = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'Classeur <c@school.example>' }

const plan = (env: NodeJS.ProcessEnv, reach: Partial<StackFacts> = {}) =>
  planProduct({
    publicUrl: 'http://localhost:3000',
    listensOn: 'localhost',
    mongoUrl: 'mongodb://127.0.0.1/x',
    redisUrl: 'redis://127.0.0.1',
    secrets: {
      JWT_SECRET: 'j',
      IDENTITY_SECRET: 'i',
      OIDC_CLIENT_SECRET: 'c',
      PAYMENTS_SECRET_KEY: 'p',
      PAYMENTS_WEBHOOK_SECRET: 'w',
      BACKUP_KEYS: 'b',
    },
    env,
    workers: 1,
    mediaDir: '/media',
    ...reach,
  })
const environmentOf = async (name: string, ...facts: Parameters<typeof plan>) =>
  (await plan(...facts)).commands.find((command) => command.name === name)?.env

const publicReach: [string, Partial<StackFacts>][] = [
  ['a public URL', { publicUrl: 'https://classeur.example' }],
  ['a gateway on a public interface', { listensOn: '0.0.0.0' }],
]

test('a loopback installation has a mailbox page and a sample account with the operator right', async () => {
  expect((await plan({})).sampleAccount).toEqual({ email: 'demo@classeur.local', password: 'classeur-demo' })
  expect(await environmentOf('identity', {})).toMatchObject({
    SAMPLE_ACCOUNT: 'demo@classeur.local:classeur-demo',
    DEV_MAILBOX: 'true',
    GATEWAY_ADDRESS: 'localhost',
  })
  expect(await environmentOf('api', {})).toMatchObject({ OPERATOR_EMAILS: 'demo@classeur.local' })
})

test.each(publicReach)('with %s, startup fails until email can be sent', async (_case, reach) => {
  await expect(plan({}, reach)).rejects.toThrow(StartError)
  await expect(plan({}, reach)).rejects.toThrow(/set SMTP_URL and MAIL_FROM/)
  const sample = { ...smtp, SAMPLE_ACCOUNT: 'a@school.example:ten characters' }
  await expect(plan(sample, reach)).rejects.toThrow(/unset SAMPLE_ACCOUNT/)
})

test.each(publicReach)(
  'with %s and a mail server, no development-only feature is enabled',
  async (_case, reach) => {
    expect((await plan(smtp, reach)).sampleAccount).toBeUndefined()
    for (const name of ['api', 'identity']) {
      const env = await environmentOf(name, smtp, reach)
      for (const variable of ['SAMPLE_ACCOUNT', 'DEV_MAILBOX', 'OPERATOR_EMAILS'])
        expect(env).not.toHaveProperty(variable)
    }
  },
)

test('an external issuer disables the sample account and its operator right', async () => {
  const external = { OIDC_ISSUER: 'https://issuer.example' }
  expect((await plan(external)).sampleAccount).toBeUndefined()
  expect(await environmentOf('api', external)).not.toHaveProperty('OPERATOR_EMAILS')
})

test('without keys of Stripe, the test gateway runs, and api and workers know its address and secrets', async () => {
  const { commands, upstreams } = await plan({})
  const gateway = commands.find(({ name }) => name === 'payments')
  const apiPort = upstreams.api
  expect(gateway).toMatchObject({
    port: upstreams.payments,
    env: {
      PAYMENTS_SECRET_KEY: 'p',
      PAYMENTS_WEBHOOK_SECRET: 'w',
      PAYMENTS_WEBHOOK_URL: `http://127.0.0.1:${apiPort}/api/webhooks/payments`,
      PUBLIC_URL: 'http://localhost:3000',
    },
  })
  for (const name of ['api', 'workers'])
    expect(commands.find((command) => command.name === name)?.env).toMatchObject({
      PAYMENTS_API_URL: `http://127.0.0.1:${String(upstreams.payments)}`,
      PAYMENTS_SECRET_KEY: 'p',
      PAYMENTS_WEBHOOK_SECRET: 'w',
    })
})

test('with keys of Stripe, no test gateway runs and no process gets its variables', async () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }
  const { commands, upstreams } = await plan({ ...keys, PAYMENTS_API_URL: 'http://127.0.0.1:1' })
  expect(upstreams.payments).toBeUndefined()
  expect(commands.map(({ name }) => name)).toEqual(['identity', 'api', 'workers'])
  for (const { env } of commands) {
    expect(env).toMatchObject(keys)
    expect(Object.entries(env).filter(([name, value]) => name.startsWith('PAYMENTS_') && value)).toEqual([])
  }
})
