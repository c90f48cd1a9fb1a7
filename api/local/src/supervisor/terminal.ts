/** Prints one line per event with the seconds since the start, so that slow steps are visible. */
export function createTerminal(startedAt = Date.now()): {
  say: (line: string) => void
  plain: (line: string) => void
} {
  return {
    say: (line) => {
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(0).padStart(3)
      process.stdout.write(`${seconds} s  ${line}\n`)
    },
    plain: (line) => void process.stdout.write(`${line}\n`),
  }
}
