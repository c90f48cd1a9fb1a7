import type { ExportQuery } from '@classeur/contracts'
import { renderInThread } from '../render-in-thread.ts'
import { cellsOf, type MarkSheetContent } from './mark-sheet-content.ts'
import { markSheetTexts } from './mark-sheet-texts.ts'
import { renderCsv } from './render-csv.ts'

export interface MarkSheetFile {
  /** The file name without its extension. */
  name: string
  mediaType: string
  extension: 'xlsx' | 'csv' | 'pdf'
  /**
   * Whether `render` takes at most about 20 ms in this thread. Otherwise it starts a worker thread; limit how many
   * run at a time.
   */
  isQuick: boolean
  render(): Promise<Buffer>
}

const pdf = { mediaType: 'application/pdf', extension: 'pdf' } as const
const xlsx = {
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  extension: 'xlsx',
} as const
const kinds: Record<ExportQuery['format'], Pick<MarkSheetFile, 'mediaType' | 'extension'>> = {
  xlsx,
  'xlsx-worked': xlsx,
  csv: { mediaType: 'text/csv; charset=utf-8', extension: 'csv' },
  'pdf-list': pdf,
  'pdf-students': pdf,
}

/** With more cells than this, writing CSV would block the event loop for longer than 20 ms. */
const mostQuickCells = 8000

/** A mark sheet as a workbook, CSV or PDF: the name of the file and its renderer. */
export function markSheetFile(
  content: MarkSheetContent,
  { format, delimiter }: Pick<ExportQuery, 'format' | 'delimiter'>,
): MarkSheetFile {
  const { className, title, language } = content
  const isQuick = format === 'csv' && cellsOf(content) <= mostQuickCells
  return {
    ...kinds[format],
    name: `${className} – ${title} – ${markSheetTexts[language].kind[format]}`,
    isQuick,
    render: async () =>
      isQuick
        ? renderCsv(content, delimiter)
        : renderInThread({ document: 'mark-sheet', format, delimiter, content }),
  }
}
