import { typeset } from '../pdf/typeset.ts'
import { termReportTemplate } from './term-report-template.ts'
import { termReportsData } from './term-reports-data.ts'
import type { TermReportsContent } from './term-reports-content.ts'

/** One report for each student, as PDF; each starts a page. */
export const renderTermReports = async (content: TermReportsContent): Promise<Buffer> =>
  (await typeset(termReportTemplate, termReportsData(content))).pdf()
