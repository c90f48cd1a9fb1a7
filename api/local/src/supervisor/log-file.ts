import { createWriteStream, renameSync, statSync, type WriteStream } from 'node:fs'

const rotateBytes = 20 * 1024 * 1024
const retryMs = 1000

export interface LogFile {
  /** Drops the line while the file cannot be written. */
  write(line: string): void
  close(): Promise<void>
}

function sizeOf(path: string): number {
  try {
    return statSync(path, { throwIfNoEntry: false })?.size ?? 0
  } catch {
    // Opening the file fails too, and that error is reported.
    return 0
  }
}

/**
 * Appends lines to a file; keeps the previous file as `.1` after a rotation. An error, such as a full disk, must not
 * stop the running product: it is reported once, and the file is opened again until a line can be written.
 */
export function openLogFile(options: {
  path: string
  report: (error: Error) => void
  /** The time in milliseconds. */
  now: () => number
}): LogFile {
  const { path, now } = options
  let size = 0
  /** Undefined before the first line and after an error. */
  let stream: WriteStream | undefined
  let openedAt = -Infinity
  let isReported = false

  function fail(error: Error): void {
    if (!isReported) options.report(error)
    isReported = true
  }

  function open(): WriteStream {
    openedAt = now()
    const opened = createWriteStream(path, { flags: 'a' })
    opened.on('error', (error) => {
      fail(error)
      if (stream === opened) stream = undefined
    })
    return opened
  }

  function rotate(): void {
    stream?.end()
    stream = undefined
    try {
      renameSync(path, `${path}.1`)
    } catch (error) {
      // For example, somebody has removed the file.
      fail(error as Error)
    }
    size = 0
  }

  return {
    write(line) {
      if (!stream) {
        if (now() - openedAt < retryMs) return
        size = sizeOf(path)
      }
      if (size > rotateBytes) rotate()
      stream ??= open()
      size += Buffer.byteLength(line) + 1
      stream.write(`${line}\n`, (error) => {
        if (!error) isReported = false
      })
    },
    close: () => new Promise((resolve) => (stream ? stream.end(resolve) : resolve())),
  }
}
