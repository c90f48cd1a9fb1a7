import { ownEnvironment } from '../config/backup-config.ts'
import { endBySignal } from './end-by-signal.ts'
import { RefusedError } from './refused-error.ts'
import { runCommand } from './run-command.ts'

const print = (stream: NodeJS.WriteStream) => (line: string) => void stream.write(`${line}\n`)

endBySignal()
try {
  await runCommand(process.argv.slice(2), ownEnvironment(), print(process.stdout))
} catch (error) {
  if (!(error instanceof RefusedError)) throw error
  print(process.stderr)(error.message)
  process.exitCode = 1
}
