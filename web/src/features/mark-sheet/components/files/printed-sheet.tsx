import { namedQuestions, questionMean, resultOf, showMark, shownOn, gradeLabel } from '@classeur/contracts'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { pointsText, studentName } from '../grid/edit/place-words.ts'
import { formatDate, readDigits } from '../../../../i18n/format.ts'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import type { RowContents, SheetState } from '../../engine/sheet-engine.ts'
import classes from './printed-sheet.module.css'

interface PrintedSheetProps {
  sheet: SheetState['sheet']
  rows: ReadonlyMap<string, RowContents>
}

/** As many questions as stand beside each other on A4; further ones come on pages of their own. */
const questionsOnPage = 24

function inParts<Item>(items: readonly Item[]): Item[][] {
  const parts = Math.max(1, Math.ceil(items.length / questionsOnPage))
  const size = Math.ceil(items.length / parts)
  return Array.from({ length: parts }, (_, part) => items.slice(part * size, (part + 1) * size))
}

/** The sheet on paper: black on white, heads on every page, each number in a direction of its own. */
export function PrintedSheet({ sheet, rows }: PrintedSheetProps) {
  const { t } = useTranslation('mark-files')
  const { exam, students } = sheet
  const { structure, effectiveScale: scale, effectiveRounding: rounding } = exam
  const format = { language: currentLanguage(), digits: readDigits() }
  const taking = students.flatMap(({ id, takesPart }) => (takesPart ? [id] : []))
  const results = new Map(taking.map((id) => [id, resultOf(structure, rows.get(id) ?? {})]))
  const onScale = (id: string) => {
    const result = results.get(id)
    if (!result || result.shareBasisPoints === null) return '–'
    if (scale.kind !== 'points') return gradeLabel(scale, result.shareBasisPoints) ?? '–'
    const shown = shownOn(result, scale.max, rounding)
    return shown === null ? '–' : pointsText(shown)
  }
  const totalOf = (id: string) => {
    const points = results.get(id)?.pointsHundredths ?? null
    return points === null
      ? '–'
      : `${pointsText(points)} / ${pointsText(results.get(id)?.maximumHundredths ?? 0)}`
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
                    <bdi>{name}</bdi> <bdi className={classes.max}>/ {pointsText(leaf.maxHundredths)}</bdi>
                  </th>
                ))}
                <th scope="col">{t('print.total')}</th>
                <th scope="col">
                  {scale.kind === 'points' ? <bdi>/ {pointsText(scale.max * 100)}</bdi> : t('print.grade')}
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
                        <bdi>{totalOf(student.id)}</bdi>
                      </td>
                      <td className={classes.total}>
                        <bdi>{onScale(student.id)}</bdi>
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
                  const { meanHundredths } = questionMean(leaf, taking, rows)
                  return (
                    <td key={leaf.id}>
                      <bdi>{meanHundredths === null ? '–' : pointsText(meanHundredths)}</bdi>
                    </td>
                  )
                })}
                <td colSpan={2} />
              </tr>
            </tbody>
          </table>
        </section>
      ))}
    </div>
  )
}
