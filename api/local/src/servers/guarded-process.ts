import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { exitWithin } from './exit-within.ts'
import { endLeftover, recordProcess } from './leftover.ts'
import { signal } from './process-identity.ts'

/**
 * Starts "$@" and waits on standard input, which closes when the parent process ends, even by SIGKILL; then the script
 * ends the server. First line of output: the server's process id.
 */
const guardScript = `
exec 3<&0
"$@" 3<&- </dev/null &
server=$!
echo "$server"
( while read -r _ <&3; do :; done; kill -INT "$server" 2>/dev/null ) >/dev/null 2>&1 &
watcher=$!
wait "$server"
code=$?
kill "$watcher" 2>/dev/null
exit "$code"
`

const stopGraceMs = 15_000
const keptLines = 40

export interface GuardedProcess {
  pid: number
  /** Resolves when the server has ended for any reason. */
  exited: Promise<void>
  /** The last lines of the server's output, for an error message. */
  lastLines(): string
  /** Asks the server to end and waits; kills it after 15 s. */
  stop: () => Promise<void>
}

/**
 * Runs a server that must never outlive this process. It has its own session, so Ctrl-C in a terminal reaches
 * only the process that started it. `dir` holds the record by which a later start finds a leftover process.
 */
export async function startGuarded(options: { dir: string; command: string[] }): Promise<GuardedProcess> {
  const record = join(options.dir, 'process.json')
  await endLeftover(record)
  const child = spawn('/bin/sh', ['-c', guardScript, 'guard', ...options.command], {
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    cwd: options.dir,
  })
  const lines: string[] = []
  const keep = (line: string): void => {
    lines.push(line)
    if (lines.length > keptLines) lines.shift()
  }
  createInterface({ input: child.stderr }).on('line', keep)
  const output = createInterface({ input: child.stdout })
  const exited = once(child, 'close').then(() => undefined)
  const [pid] = await Promise.race([
    once(output, 'line').then(([line]) => [Number(line)]),
    exited.then(() => []),
  ])
  if (!pid) throw new Error(`${options.command[0]} did not start: ${lines.join('\n')}`)
  output.on('line', keep)
  await recordProcess(record, pid)
  return {
    pid,
    exited,
    lastLines: () => lines.join('\n'),
    stop: async () => {
      signal(pid, 'SIGINT')
      await exitWithin(stopGraceMs, exited, () => signal(pid, 'SIGKILL'))
    },
  }
}
