import type { GradebookExportQuery } from '@classeur/contracts'
import { renderInThread } from '../render-in-thread.ts'
import type { GradebookContent } from './gradebook-content.ts'
import { gradebookTexts } from './gradebook-texts.ts'
import { renderGradebookCsv } from './render-csv.ts'

export interface GradebookFile {
  /** The file name without its extension. */
  name: string
  mediaType: string
  extension: 'xlsx' | 'csv' | 'pdf'
  /** Whether `render` takes at most about 20 ms in this thread. Otherwise it starts a worker thread. */
  isQuick: boolean
  render(): Promise<Buffer>
}

const mediaTypes: Record<GradebookExportQuery['format'], string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
}

/** With more cells than this, writing CSV would block the event loop for longer than 20 ms. */
const mostQuickCells = 4000

/** A gradebook as a workbook, CSV or PDF: the name of the file and its renderer. */
export function gradebookFile(
  content: GradebookContent,
  { format, delimiter }: Pick<GradebookExportQuery, 'format' | 'delimiter'>,
): GradebookFile {
  const { className, period, groupName, language, gradebook } = content
  const isQuick = format === 'csv' && gradebook.students.length * gradebook.exams.length <= mostQuickCells
  return {
    name: [className, period, groupName, gradebookTexts[language].kind].filter(Boolean).join(' – '),
    ...{ mediaType: mediaTypes[format], extension: format, isQuick },
    render: async () =>
      isQuick
        ? renderGradebookCsv(content, delimiter)
        : renderInThread({ document: 'gradebook', format, delimiter, content }),
  }
}
