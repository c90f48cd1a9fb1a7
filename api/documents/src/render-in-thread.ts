import type { ExportQuery } from '@classeur/contracts'
import { Worker } from 'node:worker_threads'
import pTimeout from 'p-timeout'
import type { MarkSheetContent } from './mark-sheet/mark-sheet-content.ts'

/** A file that is too much work for the event loop. */
export interface RenderTask extends Pick<ExportQuery, 'format' | 'delimiter'> {
  content: MarkSheetContent
}

/** What the thread answers. `failed`: for the log. */
export type RenderAnswer = { bytes: Uint8Array<ArrayBuffer> } | { failed: string }

const limits = {
  /** From the start of the thread; two hundred students on a page each take a few seconds. */
  answerWithinMs: 60_000,
  heapMiB: 384,
}

/** The program of the thread: beside this file, compiled as this one is, or from the source. */
function program(): { url: URL; execArgv: string[] } {
  const isSource = import.meta.url.endsWith('.ts')
  return isSource
    ? {
        url: new URL('./render-document.worker.mjs', import.meta.url),
        execArgv: ['--conditions=@classeur/source'],
      }
    : { url: new URL('./render-document.worker.js', import.meta.url), execArgv: [] }
}

function answerOf(thread: Worker): Promise<RenderAnswer> {
  return new Promise((resolve, reject) => {
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error('a thread ended without an answer')))
  })
}

/** Makes a file in a thread of its own, with a memory of its own. Rejects when it cannot be made. */
export async function renderInThread(task: RenderTask): Promise<Buffer> {
  const { url, execArgv } = program()
  const thread = new Worker(url, {
    execArgv,
    workerData: task,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMiB, maxYoungGenerationSizeMb: 32 },
  })
  try {
    const answer = await pTimeout(answerOf(thread), {
      milliseconds: limits.answerWithinMs,
      message: 'a file took too long',
    })
    if ('failed' in answer) throw new Error('a file could not be made', { cause: answer.failed })
    return Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength)
  } finally {
    await thread.terminate()
  }
}
