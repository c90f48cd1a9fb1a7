import type { ExportQuery, ExportResourceQuery, GradebookExportQuery } from '@classeur/contracts'
import { Worker } from 'node:worker_threads'
import pTimeout from 'p-timeout'
import type { ClassWorkbookContent } from './class-workbook/class-workbook-content.ts'
import type { SlipContent } from './feedback-slips/slip-content.ts'
import type { GradebookContent } from './gradebook/gradebook-content.ts'
import type { StoredPicture } from './labelled-picture/prepare-pictures.ts'
import type { LessonPlanContent } from './lesson-plan/lesson-plan-content.ts'
import type { HeavyFormat } from './lesson-plan/render-lesson-plan.ts'
import type { MarkSheetContent } from './mark-sheet/mark-sheet-content.ts'
import type { ResourceContent } from './resource/resource-content.ts'
import type { TermReportsContent } from './term-reports/term-reports-content.ts'
import { threadProgram } from './thread-program.ts'

export interface MarkSheetTask extends Pick<ExportQuery, 'format' | 'delimiter'> {
  document: 'mark-sheet'
  content: MarkSheetContent
}

export interface GradebookTask extends Pick<GradebookExportQuery, 'format' | 'delimiter'> {
  document: 'gradebook'
  content: GradebookContent
}

export interface FeedbackSlipsTask {
  document: 'feedback-slips'
  content: SlipContent
}

export interface TermReportsTask {
  document: 'term-reports'
  content: TermReportsContent
}

export interface LessonPlanTask {
  document: 'lesson-plan'
  format: HeavyFormat
  content: LessonPlanContent
}

export interface ResourceTask {
  document: 'resource'
  query: ExportResourceQuery
  contents: readonly [ResourceContent, ...ResourceContent[]]
  pictures: readonly StoredPicture[]
}

export interface ClassWorkbookTask {
  document: 'class-workbook'
  content: ClassWorkbookContent
}

/** A file whose rendering would block the event loop too long. */
export type RenderTask =
  | MarkSheetTask
  | GradebookTask
  | FeedbackSlipsTask
  | TermReportsTask
  | LessonPlanTask
  | ResourceTask
  | ClassWorkbookTask

/** The reply of the thread. `failed`: a message for the log. */
export type RenderAnswer = { bytes: Uint8Array<ArrayBuffer> } | { failed: string }

const limits = {
  /** Measured from the start of the thread; two hundred student pages take a few seconds. */
  answerWithinMs: 60_000,
  heapMiB: 384,
}

function answerOf(thread: Worker): Promise<RenderAnswer> {
  return new Promise((resolve, reject) => {
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error('a thread ended without an answer')))
  })
}

/** Renders a file in a separate thread with its own memory limit. Rejects if rendering fails. */
export async function renderInThread(task: RenderTask): Promise<Buffer> {
  const { url, execArgv } = threadProgram(import.meta.url, 'render-document')
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
