import { renderInThread } from '../render-in-thread.ts'
import { termReportTexts } from './term-report-texts.ts'
import type { TermReportsContent } from './term-reports-content.ts'

/** The file name of a pack, from which no student can be told. */
export const termReportsName = ({
  className,
  period,
  language,
}: Pick<TermReportsContent, 'className' | 'period' | 'language'>): string =>
  [className, period, termReportTexts[language].kind].filter(Boolean).join(' – ')

/** A pack of term reports as one PDF. `name`: without extension. `render`: in a thread of its own. */
export const termReportsFile = (content: TermReportsContent) => ({
  name: termReportsName(content),
  students: content.reports.length,
  render: (): Promise<Buffer> => renderInThread({ document: 'term-reports', content }),
})
