import {
  classMeanOf,
  isProvisional,
  namedQuestions,
  questionMean,
  shareOf,
  resultOf,
  showMark,
  wholePapers,
} from '@classeur/domain/marks'
import { maximumOf } from '@classeur/domain/exams'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { usePapersText } from '../../../components/grading/use-papers-text.ts'
import { pointsText, studentName } from '../model/sheet-text.ts'
import { formatDate, readDigits } from '../../../i18n/format.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { results } from '../../../i18n/results.ts'
import type { RowContents, SheetState } from '../engine/sheet-engine.ts'
import classes from './printed-sheet.module.css'

interface PrintedSheetProps {
  sheet: SheetState['sheet']
  rows: ReadonlyMap<string, RowContents>
}

/** The number of questions that fit side by side on A4. The rest go on further pages. */
const questionsOnPage = 24

function inParts<Item>(items: readonly Item[]): Item[][] {
  const parts = Math.max(1, Math.ceil(items.length / questionsOnPage))
  const size = Math.ceil(items.length / parts)
  return Array.from({ length: parts }, (_, part) => items.slice(part * size, (part + 1) * size))
}

/** The sheet on paper: black on white, headings on every page, each number with its own text direction. */
export function PrintedSheet({ sheet, rows }: PrintedSheetProps) {
  const { t } = useTranslation('mark-files')
  const papersText = usePapersText()
  const { exam, students } = sheet
  const { structure, effectiveScale: scale, effectiveRounding: rounding } = exam
  const format = { language: currentLanguage(), digits: readDigits() }
  const taking = students.flatMap(({ id, takesPart }) => (takesPart ? [id] : []))
  const papers = new Map(taking.map((id) => [id, resultOf(structure, rows.get(id) ?? {})]))
  const shown = { scale, rounding }
  const maximum = maximumOf(structure)
  const mean = classMeanOf(wholePapers(taking, rows, (marks) => resultOf(structure, marks)))
  /** As on screen, a paper has no result until every question is entered. */
  const wholeOf = (id: string) => {
    const result = papers.get(id)
    const share = result?.toEnter === 0 ? shareOf(result.pointsHundredths, result.maximumHundredths) : null
    return result && share !== null ? { ...result, share } : null
  }
  const onScale = (id: string) => {
    const whole = wholeOf(id)
    return whole ? results.resultNumber(whole.share, shown) : '–'
  }
  const pointsOf = (id: string) => {
    const whole = wholeOf(id)
    if (!whole || whole.pointsHundredths === null) return '–'
    return whole.maximumHundredths === maximum
      ? pointsText(whole.pointsHundredths)
      : results.pointsOf(whole.pointsHundredths, whole.maximumHundredths)
  }
  return (
    <div className={classes.paper}>
      {inParts(namedQuestions(structure)).map((questions, part) => (
        <section key={part} className={classes.part}>
          <h1 className={classes.title}>
            <bdi>{exam.title}</bdi>
          </h1>
          <p className={classes.about}>
            <bdi>{exam.className}</bdi> · <bdi>{exam.date ? formatDate(exam.date) : t('print.noDate')}</bdi>
          </p>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('print.number')}</th>
                <th scope="col" className={classes.name}>
                  {t('print.student')}
                </th>
                {questions.map(({ leaf, name }) => (
                  <th key={leaf.id} scope="col">
                    <bdi>{name}</bdi>{' '}
                    <bdi className={classes.max}>
                      {leaf.isBonus ? '+' : '/'} {pointsText(leaf.maxHundredths)}
                    </bdi>
                  </th>
                ))}
                <th scope="col">
                  {t(scale.kind === 'points' ? 'print.result' : 'print.grade')}{' '}
                  <bdi className={classes.max}>{results.unit(scale)}</bdi>
                </th>
                <th scope="col">
                  {t('print.points')} <bdi className={classes.max}>/ {pointsText(maximum)}</bdi>
                </th>
              </tr>
            </thead>
            <tbody>
              {students.map((student) => (
                <tr key={student.id}>
                  <td>
                    <bdi>{pointsText(student.number * 100)}</bdi>
                  </td>
                  <th scope="row" className={classes.name}>
                    <bdi>{studentName(student)}</bdi>
                  </th>
                  {questions.map(({ leaf }) => {
                    const content = rows.get(student.id)?.[leaf.id]
                    return (
                      <td key={leaf.id}>
                        <bdi>
                          {student.takesPart
                            ? content && showMark(content, { leaf, scale, ...format })
                            : t('print.notApplicable')}
                        </bdi>
                      </td>
                    )
                  })}
                  {student.takesPart ? (
                    <Fragment>
                      <td className={classes.total}>
                        <bdi>{onScale(student.id)}</bdi>
                      </td>
                      <td>
                        <bdi>{pointsOf(student.id)}</bdi>
                      </td>
                    </Fragment>
                  ) : (
                    <td colSpan={2} />
                  )}
                </tr>
              ))}
              <tr className={classes.mean}>
                <td />
                <th scope="row" className={classes.name}>
                  {t('print.mean')}
                </th>
                {questions.map(({ leaf }) => {
                  const { share } = questionMean(leaf, taking, rows)
                  return (
                    <td key={leaf.id}>
                      <bdi>{share === null ? '–' : results.twoDecimalMean(share, leaf.maxHundredths)}</bdi>
                    </td>
                  )
                })}
                <td className={classes.total}>
                  <bdi>{mean.share === null ? '–' : results.mean(mean.share, shown)}</bdi>
                </td>
                <td>
                  <bdi>{mean.share === null ? '–' : results.meanPointsOf(mean.share, maximum, rounding)}</bdi>
                </td>
              </tr>
            </tbody>
          </table>
          {mean.share !== null && (
            <p className={classes.about}>
              {papersText(mean)}
              {isProvisional(mean) && ` · ${t('shell:result.provisional')}`}
            </p>
          )}
        </section>
      ))}
    </div>
  )
}
