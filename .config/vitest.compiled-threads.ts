import { syncBuiltinESMExports } from 'node:module'
import threads from 'node:worker_threads'

/** Where the build puts the program of a thread, given the path of its source. */
const compiledOf = (program: string | URL): URL =>
  new URL(String(program).replace(/\/src\/(.+\/)?([^/]+)\.worker\.mjs$/, '/dist/$1bundle/$2.worker.js'))

/** A thread inherits no loader, so reading its source takes much longer than reading its joined program. */
class CompiledThread extends threads.Worker {
  constructor(program: string | URL, options?: threads.WorkerOptions) {
    const compiled = compiledOf(program)
    // Without the condition under which packages are read from their source.
    super(compiled, compiled.href === String(program) ? options : { ...options, execArgv: [] })
  }
}

// The test files of a process share this module's effect, and each runs it again.
if (threads.Worker.name !== CompiledThread.name) {
  threads.Worker = CompiledThread
  syncBuiltinESMExports()
}
