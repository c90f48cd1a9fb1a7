import { AppError, type ErrorCode } from '@classeur/contracts'
import { threadProgram } from '@classeur/documents'
import { Worker } from 'node:worker_threads'
import pTimeout from 'p-timeout'
import { importLimits } from './import-limits.ts'

/** The thread's answer: the content as JSON, or an error; `cause` is for the log. */
export type ReadAnswer =
  { json: Uint8Array<ArrayBuffer> } | { code: ErrorCode; params: AppError['params']; cause?: string }

/** `list`: all sheets of a file (`ImportFileContent`). `marks`: its marks and notes (`MarksFile`). */
export type ReadKind = 'list' | 'marks'

export interface ReadTask {
  bytes: Uint8Array<ArrayBuffer>
  kind: ReadKind
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

const tooMuch = (cause: string): ReadAnswer => ({ code: 'imports/unreadable', params: {}, cause })

/** Resolves with the thread's answer, or with an error for the file if it exceeds the time or memory limit. */
async function answerOf(thread: Worker): Promise<ReadAnswer> {
  const started = new Promise<void>((resolve) => thread.once('message', () => resolve()))
  const answer = new Promise<ReadAnswer>((resolve, reject) => {
    thread.on('message', (message: ReadAnswer | 'started') => {
      if (message !== 'started') resolve(message)
    })
    thread.once('error', (error) =>
      isOutOfMemory(error) ? resolve(tooMuch('out of memory')) : reject(error),
    )
    thread.once('exit', () => reject(new Error('a thread ended without an answer')))
  })
  await pTimeout(Promise.race([started, answer]), {
    milliseconds: importLimits.startWithinMs,
    message: 'a thread did not start',
  })
  return pTimeout(answer, {
    milliseconds: importLimits.answerWithinMs,
    fallback: () => tooMuch('out of time'),
  })
}

/**
 * Reads a file in a separate thread with limited memory and time. Transfers the bytes to the thread. Returns the JSON
 * to send.
 * @throws AppError `imports/unreadable`, also for a file that takes too much time or memory, `imports/too-many-rows`
 */
export async function readInThread(
  bytes: Uint8Array<ArrayBuffer>,
  log: (cause: string) => void,
  kind: ReadKind = 'list',
): Promise<Buffer> {
  const { url, execArgv } = threadProgram(import.meta.url, 'import-file')
  const thread = new Worker(url, {
    execArgv,
    workerData: { bytes, kind } satisfies ReadTask,
    transferList: [bytes.buffer],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: importLimits.heapMiB, maxYoungGenerationSizeMb: 16 },
  })
  try {
    const answer = await answerOf(thread)
    if ('json' in answer) return Buffer.from(answer.json.buffer)
    if (answer.cause !== undefined) log(answer.cause)
    throw new AppError(answer.code, answer.params)
  } finally {
    await thread.terminate()
  }
}
