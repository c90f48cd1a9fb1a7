import { parentPort, workerData } from 'node:worker_threads'
import type { RenderAnswer, RenderTask } from './render-in-thread.ts'

/** Renders the file of its task. */
const port = parentPort
if (!port) throw new Error('this program is a worker thread')

/** Imports the libraries on demand, because they are large. */
async function render({ format, delimiter, content }: RenderTask): Promise<Buffer> {
  if (format === 'csv') return (await import('./mark-sheet/render-csv.ts')).renderCsv(content, delimiter)
  if (format === 'xlsx') return (await import('./mark-sheet/xlsx/render-xlsx.ts')).renderXlsx(content)
  const { renderList, renderStudents } = await import('./mark-sheet/pdf/render-pdf.ts')
  return format === 'pdf-list' ? renderList(content) : renderStudents(content)
}

try {
  const bytes = Uint8Array.from(await render(workerData as RenderTask))
  port.postMessage({ bytes } satisfies RenderAnswer, [bytes.buffer])
} catch (error) {
  port.postMessage({ failed: String(error) } satisfies RenderAnswer)
}
