import { startStack, type Stack } from '@classeur/local'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { claimRedisDatabase } from '../../../.config/claim-redis-database.ts'

/** The whole product on a free port, with a database and a Redis database of its own. Compiled code, like `npm start`. */
export async function startTestStack(env: Record<string, string> = {}): Promise<Stack> {
  const dataDir = await mkdtemp(join(tmpdir(), 'classeur-e2e-'))
  const mongoUrl = new URL(inject('mongoUrl'))
  mongoUrl.pathname = `/e2e_${randomUUID().replaceAll('-', '')}`
  const claimed = await claimRedisDatabase(inject('redisUrl'))
  const stack = await startStack({
    dataDir,
    mongoUrl: mongoUrl.toString(),
    redisUrl: claimed.url,
    env: { MONGO_URL: '', REDIS_URL: '', PORT: '', SAMPLE_PACE_MS: '8', ...env },
  })
  return {
    ...stack,
    async stop() {
      await stack.stop()
      await claimed.release()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Reads the development mailbox: the link to `path` in the newest mail to this address. */
export async function linkMailedTo(url: string, address: string, path = '/'): Promise<string> {
  for (
    const end = Date.now() + 15_000;
    Date.now() < end;
    await new Promise((done) => setTimeout(done, 100))
  ) {
    const mails = (await (await fetch(`${url}/oidc/mailbox.json`)).json()) as { to: string; text: string }[]
    const links = mails
      .filter(({ to }) => to === address)
      .map(({ text }) => /https?:\S+/.exec(text)?.[0] ?? '')
    const link = links.find((each) => each.startsWith(url + path))
    if (link) return link
  }
  throw new Error('no mail came')
}
