import { parentPort, workerData } from 'node:worker_threads'
import type { GradebookTask, MarkSheetTask, RenderAnswer, RenderTask } from './render-in-thread.ts'

/** Renders the file of its task. */
const port = parentPort
if (!port) throw new Error('this program is a worker thread')

// Libraries are imported on demand, because they are large.
async function renderMarkSheet({ format, delimiter, content }: MarkSheetTask): Promise<Buffer> {
  if (format === 'csv') return (await import('./mark-sheet/render-csv.ts')).renderCsv(content, delimiter)
  if (format === 'xlsx') return (await import('./mark-sheet/xlsx/render-xlsx.ts')).renderXlsx(content)
  if (format === 'xlsx-worked')
    return (await import('./worked-sheet/render-worked-sheet.ts')).renderWorkedSheet(content)
  const { renderList, renderStudents } = await import('./mark-sheet/pdf/render-pdf.ts')
  return format === 'pdf-list' ? renderList(content) : renderStudents(content)
}

async function renderGradebook({ format, delimiter, content }: GradebookTask): Promise<Buffer> {
  switch (format) {
    case 'csv':
      return (await import('./gradebook/render-csv.ts')).renderGradebookCsv(content, delimiter)
    case 'xlsx':
      return (await import('./gradebook/xlsx/render-xlsx.ts')).renderGradebookXlsx(content)
    case 'pdf':
      return (await import('./gradebook/pdf/render-pdf.ts')).renderGradebookPdf(content)
  }
}

async function render(task: RenderTask): Promise<Buffer> {
  switch (task.document) {
    case 'mark-sheet':
      return renderMarkSheet(task)
    case 'gradebook':
      return renderGradebook(task)
    case 'class-workbook':
      return (await import('./class-workbook/render-class-workbook.ts')).renderClassWorkbook(task.content)
    case 'feedback-slips':
      return (await import('./feedback-slips/render-feedback-slips.ts')).renderFeedbackSlips(task.content)
    case 'lesson-plan':
      return (await import('./lesson-plan/render-lesson-plan.ts')).renderLessonPlan(task.content, task.format)
    case 'resource':
      return (await import('./resource/render-resource.ts')).renderResource(
        task.contents,
        task.query,
        task.pictures,
      )
    case 'term-reports':
      return (await import('./term-reports/render-term-reports.ts')).renderTermReports(task.content)
  }
}

try {
  const bytes = Uint8Array.from(await render(workerData as RenderTask))
  port.postMessage({ bytes } satisfies RenderAnswer, [bytes.buffer])
} catch (error) {
  port.postMessage({ failed: String(error) } satisfies RenderAnswer)
}
