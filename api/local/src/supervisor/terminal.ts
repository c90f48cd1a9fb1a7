/** One line per event, with the seconds since the start: what takes long can be seen taking long. */
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
