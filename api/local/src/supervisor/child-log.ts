import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { openLogFile } from './log-file.ts'

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

/** Writes one process's output to `<dir>/<name>.log`, and its warnings and errors to the terminal. */
export function openChildLog(
  dir: string,
  name: string,
  say: (line: string) => void,
  now: () => number = () => performance.now(),
): ChildLog {
  const file = openLogFile({
    path: join(dir, `${name}.log`),
    report: (error) => say(`${name}: the log file cannot be written (${error.message})`),
    now,
  })
  const recent: string[] = []

  function write(line: string): void {
    file.write(line)
    recent.push(line)
    if (recent.length > keptLines) recent.shift()
    const shown = terminalLine(name, line)
    if (shown) say(shown)
  }

  return {
    follow: (output) => void createInterface({ input: output }).on('line', write),
    lastLines: () => recent.map(readableLine).join('\n'),
    close: () => file.close(),
  }
}
