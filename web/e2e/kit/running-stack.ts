import { startStack, type Stack } from '@classeur/local'
import { claimServers, until } from '@classeur/local/testing'
import { rmSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A running product; tests change stored times through its database. */
export type TestStack = Stack & { mongoUrl: string }

/** The data folder of each running stack, by the stack's URL. */
const folders = new Map<string, string>()
const troubleLevels = /"level":(40|50|60)/
const shownLines = 8

/** The latest warnings and errors in the logs of the stack with this URL. */
export async function loggedTrouble(url: string): Promise<string[]> {
  const folder = folders.get(url)
  if (folder === undefined) return []
  const logs = join(folder, 'logs')
  const found = await Promise.all(
    (await readdir(logs)).map(async (name) => {
      const lines = (await readFile(join(logs, name), 'utf8')).split('\n')
      const trouble = lines.filter((line) => troubleLevels.test(line))
      return trouble.slice(-shownLines).map((line) => `${name}: ${line}`)
    }),
  )
  return found.flat()
}

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
  folders.set(stack.url, dataDir)
  return {
    ...stack,
    mongoUrl,
    async stop() {
      folders.delete(stack.url)
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
