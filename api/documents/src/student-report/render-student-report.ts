import { typeset } from '../pdf/typeset.ts'
import { reportData, type ReportInput, type ReportRoom } from './report-data.ts'
import { reportTemplate } from './report-template.ts'

/** From spacious to compact; the first layout that fits on one page is used. */
const rooms: ReportRoom[] = [
  { results: 14, skills: 8, errors: 8, comments: 6, commentLength: 240, titleLength: 70 },
  { results: 12, skills: 6, errors: 6, comments: 4, commentLength: 160, titleLength: 70 },
  { results: 10, skills: 5, errors: 5, comments: 3, commentLength: 120, titleLength: 60 },
  { results: 8, skills: 4, errors: 4, comments: 2, commentLength: 90, titleLength: 45 },
  { results: 4, skills: 2, errors: 2, comments: 0, commentLength: 0, titleLength: 28 },
]

/** One A4 page about a student, as PDF. Takes a few milliseconds. States what it leaves out if not everything fits. */
export async function renderStudentReport(input: ReportInput): Promise<Buffer> {
  for (const room of rooms) {
    const document = await typeset(reportTemplate, reportData(input, room))
    if (document.pages === 1 || room === rooms.at(-1)) return document.pdf()
  }
  throw new Error('a report has room for nothing')
}
