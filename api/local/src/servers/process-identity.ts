import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * A text that tells one process from a later one with the same number: when it started. Undefined when no such
 * process runs (a zombie counts as ended).
 */
export async function processIdentity(pid: number): Promise<string | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'latin1')
    // The command name, in brackets, may hold spaces: count the fields after it. 0 = state, 19 = start time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? undefined : fields[19]
  } catch {
    // No /proc here (macOS) or no such process: ask ps, which fails for an unknown process.
    return run('ps', ['-o', 'lstart=', '-p', String(pid)]).then(
      ({ stdout }) => stdout.trim() || undefined,
      () => undefined,
    )
  }
}

/** Sends a signal; a process that is gone already is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
