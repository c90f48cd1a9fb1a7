import { compareShares, isAbsence, isProvisional, type TermReport, shownOf } from '@classeur/domain/marks'
import type { ExactShare, GradebookCell, ReportPart } from '@classeur/contracts'
import { documentLocale } from '../result-texts.ts'
import { pageTexts, typed } from '../mark-sheet/pdf/page-texts.ts'
import { termReportTexts } from './term-report-texts.ts'
import type { ReportExam, TermReportsContent } from './term-reports-content.ts'

/** The longest texts in code points, and the longest lists; what doesn't fit is counted. */
const [nameLength, titleLength, commentLength] = [80, 60, 320]
const [mostSkills, mostComments] = [12, 8]
const fewQuestions = 3
const noValue = '–'

/** Below half of the points. */
const isLow = (share: ExactShare | null): boolean => share !== null && compareShares(share, '1/2') < 0

/**
 * The data of the reports, as texts. A report is made from one student's row and from means of the class, and contains
 * only the chosen parts.
 */
export function termReportsData(content: TermReportsContent) {
  const { language, digits, chosen, classMean } = content
  const texts = termReportTexts[language]
  const { page, number, points, results } = pageTexts({
    ...content,
    ...{ title: content.period, date: null },
  })
  const days = new Intl.DateTimeFormat(documentLocale(language, digits), {
    ...{ day: 'numeric', month: 'short', timeZone: 'UTC' },
  })
  const shows = (part: ReportPart) => content.parts.includes(part)
  const shown = shownOf(content)
  const mean = (share: ExactShare | null) => (share === null ? noValue : results.mean(share, shown))
  const more = (hidden: number) => (hidden > 0 ? texts.more(number(hidden)) : '')

  /**
   * Without a mean, nobody has a result yet, for example while the exam is being prepared. A student who missed it still
   * gets a line, because the report counts it among the missed exams.
   */
  const isListed = (exam: ReportExam, cell: GradebookCell) =>
    cell.state !== 'not-applicable' && (exam.mean.share !== null || isAbsence(cell))

  function resultOf({ state, status, share }: GradebookCell, exam: ReportExam) {
    if (share !== null)
      return { result: results.result(share, shownOf(exam)), note: status ? texts.status[status] : '' }
    const instead = { 'not-complete': texts.notComplete, absent: texts.status.absent }
    if (state === 'not-complete' || state === 'absent') return { result: '', note: instead[state] }
    return { result: '', note: status ? texts.status[status] : texts.noResult }
  }

  const lineOf = (exam: ReportExam, cell: GradebookCell) => ({
    exam: typed(exam.title, titleLength),
    date: exam.date ? days.format(new Date(exam.date)) : '',
    coefficient: points(exam.coefficientHundredths),
    ...resultOf(cell, exam),
    tone: isLow(cell.share) ? 'low' : '',
    mean: shows('classMean') && exam.mean.share ? results.mean(exam.mean.share, shownOf(exam)) : '',
    provisional: shows('classMean') && exam.mean.share && isProvisional(exam.mean) ? texts.provisional : '',
  })

  const averagesOf = (report: TermReport) =>
    (['by-maximum', 'by-scale'] as const).map((way) => {
      const key = way === 'by-maximum' ? 'byMaximum' : 'byScale'
      return {
        label: texts.average[way],
        value: mean(report[key]),
        mean: shows('classMean') ? mean(classMean[key]) : '',
        note: chosen === way ? texts.chosen : '',
      }
    })

  /** The weakest skills are the last to be left out, because they say what to work on. */
  function skillsOf({ skills }: TermReport) {
    if (!shows('skills')) return { shown: [], more: '' }
    const named = skills.filter(({ skillId }) => content.skillNames[skillId] !== undefined)
    const kept = named.toSorted((a, b) => compareShares(a.share, b.share)).slice(0, mostSkills)
    return {
      more: more(named.length - kept.length),
      shown: kept.reverse().map(({ skillId, share, questions, classMean: ofClass }) => ({
        name: typed(content.skillNames[skillId] ?? noValue, titleLength),
        percent: results.percent(share),
        mean: shows('classMean') && ofClass !== null ? results.percent(ofClass) : '',
        few: questions < fewQuestions ? texts.fewQuestions : '',
        tone: isLow(share) ? 'low' : '',
      })),
    }
  }

  /** The latest comments. */
  function commentsOf({ comments }: TermReport) {
    if (!shows('comments')) return { shown: [], more: '' }
    const kept = comments.slice(-mostComments)
    const titles = new Map(content.exams.map(({ id, title }) => [id, title]))
    return {
      more: more(comments.length - kept.length),
      shown: kept.map(({ examId, question, text }) => ({
        about: [typed(titles.get(examId) ?? '', titleLength), typed(question, titleLength)],
        text: typed(text, commentLength),
      })),
    }
  }

  return {
    page,
    title: texts.title,
    heads: {
      ...texts.heads,
      classMean: shows('classMean') ? texts.heads.classMean : '',
      ...{ noResults: texts.noResults, skills: texts.skills, skillsAbout: texts.skillsAbout },
      ...{ comments: texts.comments, overall: texts.overall },
      ...{ teacher: texts.teacher, family: texts.family },
    },
    reports: content.reports.map(({ report, overallComment }) => ({
      name: typed([report.firstName, report.lastName].filter(Boolean).join(' '), nameLength),
      averages: averagesOf(report),
      facts: [
        ...(shows('rank') && report.rank !== null
          ? [{ label: texts.rank, value: texts.rankOf(number(report.rank), number(content.ranked)) }]
          : []),
        { label: texts.absences, value: number(report.absences) },
      ],
      results: content.exams.flatMap((exam, position) => {
        const cell = report.cells[position]
        return cell && isListed(exam, cell) ? [lineOf(exam, cell)] : []
      }),
      skills: skillsOf(report),
      comments: commentsOf(report),
      // Its length is limited where it is written, so that nothing is cut here.
      overall: overallComment
        .split('\n')
        .map((line) => typed(line.trim(), overallComment.length))
        .filter(Boolean),
    })),
  }
}
