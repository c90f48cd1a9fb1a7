import { renderInThread } from '../render-in-thread.ts'
import type { ClassWorkbookContent } from './class-workbook-content.ts'

/** The workbook of a class as an XLSX file, rendered in a thread. */
export const classWorkbook = (content: ClassWorkbookContent): Promise<Buffer> =>
  renderInThread({ document: 'class-workbook', content })
