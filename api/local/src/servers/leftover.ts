import { readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { processIdentity, signal } from './process-identity.ts'

const graceMs = 10_000
const pollMs = 50

interface Record {
  pid: number
  identity: string
}

/** Records which process uses a folder, for `endLeftover` in a later start. */
export async function recordProcess(file: string, pid: number): Promise<void> {
  const identity = await processIdentity(pid)
  if (identity) await writeFile(file, JSON.stringify({ pid, identity } satisfies Record))
}

async function readRecord(file: string): Promise<Record | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record
  } catch {
    // The file is missing, or was truncated by a power cut, so no earlier process is recorded.
    return undefined
  }
}

/** Ends the process that an earlier start left on the same folder, if it still runs. */
export async function endLeftover(file: string): Promise<void> {
  const record = await readRecord(file)
  const runs = async (): Promise<boolean> =>
    record !== undefined && (await processIdentity(record.pid)) === record.identity
  if (record && (await runs())) {
    signal(record.pid, 'SIGINT')
    const deadline = Date.now() + graceMs
    while (await runs()) {
      if (Date.now() > deadline) signal(record.pid, 'SIGKILL')
      await delay(pollMs)
    }
  }
  await rm(file, { force: true })
}
