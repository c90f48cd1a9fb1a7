import { constants } from 'node:os'

/**
 * Lets a signal end the process only after the listeners of its `exit`, which don't run by default. They remove what
 * would hinder the next command, and end the database tool.
 */
export function endBySignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      // The last listener: whoever started the process learns that the signal has ended it.
      process.once('exit', () => void process.kill(process.pid, signal))
      process.exit(128 + constants.signals[signal])
    })
  }
}
