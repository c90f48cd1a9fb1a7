import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** Runs the npm scripts named on the command line, one per processor at a time; fails if any script fails. */
const waiting = process.argv.slice(2)
let failed = false

/** Shows a script's output when it ends, so that the outputs of two scripts don't mix. */
function run(script) {
  const startedAt = Date.now()
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  return new Promise((resolve) => {
    child.on('close', (code) => {
      if (code !== 0) failed = true
      const seconds = Math.round((Date.now() - startedAt) / 1000)
      console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${script}, ${seconds} s`)
      if (code !== 0) console.log(output)
      resolve()
    })
  })
}

async function runWaiting() {
  for (let script = waiting.shift(); script; script = waiting.shift()) await run(script)
}

await Promise.all(Array.from({ length: availableParallelism() }, runWaiting))
process.exitCode = failed ? 1 : 0
