import { ownEnvironment } from '../config/backup-config.ts'
import { RefusedError } from '../installation-backup/refused-error.ts'
import { rewrapBackups } from './rewrap-backups.ts'

const print = (stream: NodeJS.WriteStream) => (line: string) => void stream.write(`${line}\n`)

try {
  await rewrapBackups(ownEnvironment(), print(process.stdout))
} catch (error) {
  if (!(error instanceof RefusedError)) throw error
  print(process.stderr)(error.message)
  process.exitCode = 1
}
