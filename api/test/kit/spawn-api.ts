import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

const root = new URL('../../..', import.meta.url).pathname

/** The compiled program after a build, as in `npm test`. */
const program =
  process.env['PROGRAMS'] === 'compiled'
    ? ['api/dist/bundle/server.js']
    : ['--conditions=@classeur/source', '--import', 'tsx', 'api/src/server.ts']

/** Starts the api as a separate process. */
export function spawnApi(environment: Record<string, string>) {
  const child = spawn(process.execPath, program, {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const waiting: { text: string; resolve: (line: string) => void }[] = []
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line)
      for (const { text, resolve } of waiting) if (line.includes(text)) resolve(line)
    })
  }
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  return {
    child,
    lines,
    /** The exit code of the process; null if a signal ended it. */
    exited,
    /** The first line that contains the text; rejects if the process ends first. */
    line: (text: string): Promise<string> => {
      const known = lines.find((line) => line.includes(text))
      if (known) return Promise.resolve(known)
      const ended = exited.then((code) => {
        throw new Error(`the api ended with ${String(code)} before "${text}":\n${lines.join('\n')}`)
      })
      return Promise.race([new Promise<string>((resolve) => waiting.push({ text, resolve })), ended])
    },
  }
}
