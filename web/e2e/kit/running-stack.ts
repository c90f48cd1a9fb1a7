import { startStack, type Stack } from '@classeur/local'
import { claimServers, until } from '@classeur/local/testing'
import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A running product; tests change stored times through its database. */
export type TestStack = Stack & { mongoUrl: string }

/** The whole product on a free port, with a database and a Redis database of its own. Compiled code, like `npm start`. */
export async function startTestStack(env: Record<string, string> = {}): Promise<TestStack> {
  const dataDir = await mkdtemp(join(tmpdir(), 'classeur-e2e-'))
  const { mongoUrl, redisUrl, release } = await claimServers()
  const stack = await startStack({
    dataDir,
    mongoUrl,
    redisUrl,
    env: { MONGO_URL: '', REDIS_URL: '', PORT: '', SAMPLE_PACE_MS: '8', ...env },
  })
  return {
    ...stack,
    mongoUrl,
    async stop() {
      await stack.stop()
      await release()
      await rm(dataDir, { recursive: true, force: true })
    },
    stopAtOnce() {
      stack.stopAtOnce()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Reads the development mailbox and returns the link to `path` in the newest email to this address. */
export async function linkMailedTo(url: string, address: string, path = '/'): Promise<string> {
  return until(`a mail to ${address}`, async () => {
    const mails = (await (await fetch(`${url}/oidc/mailbox.json`)).json()) as { to: string; text: string }[]
    const links = mails
      .filter(({ to }) => to === address)
      .map(({ text }) => /https?:\S+/.exec(text)?.[0] ?? '')
    return links.find((link) => link.startsWith(url + path))
  })
}
