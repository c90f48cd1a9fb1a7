import { createWriteStream, renameSync, statSync, type WriteStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

const rotateBytes = 20 * 1024 * 1024
const warnLevel = 40
const errorLevel = 50
const keptLines = 20

interface LogEntry {
  level?: number
  msg?: string
  err?: { message?: string }
}

function parse(line: string): LogEntry | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    return JSON.parse(line) as LogEntry
  } catch {
    // Not a JSON log entry, but another line.
    return undefined
  }
}

/** The message of an entry with its error's message, which names the cause. */
function textOf({ msg, err }: LogEntry): string {
  const detail = err?.message && err.message !== msg ? ` (${err.message})` : ''
  return `${msg ?? 'without a message'}${detail}`
}

/** Returns one readable line for a warning or an error; undefined for lines that only the file should contain. */
export function terminalLine(name: string, line: string): string | undefined {
  const entry = parse(line)
  if (!entry || (entry.level ?? 0) < warnLevel) return undefined
  const kind = (entry.level ?? 0) >= errorLevel ? 'error' : 'warning'
  return `${name}: ${kind}: ${textOf(entry)}`
}

/** An entry without a message, and a line that isn't an entry, stay as they are. */
function readableLine(line: string): string {
  const entry = parse(line)
  return entry?.msg === undefined ? line : textOf(entry)
}

export interface ChildLog {
  /** Copies a process's output into the file, line by line. */
  follow(output: Readable): void
  /** The latest lines, for the error message of a failed start. */
  lastLines(): string
  close(): Promise<void>
}

/** Writes one process's output to `<dir>/<name>.log`; keeps the previous file as `.1` after a rotation. */
export function openChildLog(dir: string, name: string, say: (line: string) => void): ChildLog {
  const path = join(dir, `${name}.log`)
  let size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  let stream: WriteStream = open()
  const recent: string[] = []

  function report(error: Error): void {
    say(`${name}: the log file cannot be written (${error.message})`)
  }

  function rotate(): void {
    try {
      renameSync(path, `${path}.1`)
    } catch (error) {
      // Somebody may have removed the file, or the folder may be read-only. Neither may stop the running product.
      report(error as Error)
    }
    size = 0
  }

  function open(): WriteStream {
    if (size > rotateBytes) rotate()
    const opened = createWriteStream(path, { flags: 'a' })
    // A full disk must not stop the running product; the terminal reports it once.
    opened.once('error', report)
    opened.on('error', () => undefined)
    return opened
  }

  function write(line: string): void {
    if (size > rotateBytes) {
      stream.end()
      stream = open()
    }
    size += Buffer.byteLength(line) + 1
    stream.write(`${line}\n`)
    recent.push(line)
    if (recent.length > keptLines) recent.shift()
    const shown = terminalLine(name, line)
    if (shown) say(shown)
  }

  return {
    follow: (output) => void createInterface({ input: output }).on('line', write),
    lastLines: () => recent.map(readableLine).join('\n'),
    close: () => new Promise((resolve) => stream.end(resolve)),
  }
}
