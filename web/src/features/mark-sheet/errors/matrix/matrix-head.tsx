import { fewestQuestionsOfSkill, shareNumber, type ErrorsTable } from '@classeur/domain/marks'
import { maximumOf } from '@classeur/domain/exams'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../i18n/format.ts'
import type { SheetState } from '../../engine/sheet-engine.ts'
import type { ErrorsView } from '../errors-figures.ts'
import { pointsText } from '../../model/sheet-text.ts'
import { columnDetail, columnMaximum, columnName } from './column-name.ts'
import classes from './matrix-head.module.css'

interface MatrixHeadProps {
  sheet: SheetState['sheet']
  table: ErrorsTable
  view: ErrorsView
  activeCol: number
}

/** The columns with their names, and how many students missed each. */
export function MatrixHead({ sheet, table, view, activeCol }: MatrixHeadProps) {
  const { t } = useTranslation('mark-errors')
  const hasCaution = table.withoutCaution === null
  return (
    <thead className={classes.head}>
      <tr>
        <th scope="col" className={classes.name}>
          {t('matrix.student')}
          <small>{t(view.isSpOrder ? 'matrix.strongestFirst' : 'matrix.listOrder')}</small>
        </th>
        {table.columns.map((column, index) => {
          const isUnreliable = view.by !== 'question' && column.parts.length < fewestQuestionsOfSkill
          return (
            <th
              key={column.id}
              scope="col"
              data-active={index === activeCol || undefined}
              data-unreliable={isUnreliable || undefined}
              title={columnName(sheet, column, view.by)}
            >
              <bdi dir={view.by === 'question' ? 'ltr' : undefined}>
                {columnName(sheet, column, view.by)}
                <span className={classes.maximum}>{columnMaximum(column, view.by)}</span>
              </bdi>
              <small dir="auto">{columnDetail(sheet, column, view.by)}</small>
            </th>
          )
        })}
        <th scope="col">
          {t('matrix.total')}
          <span className={classes.maximum}>/{pointsText(maximumOf(sheet.exam.structure))}</span>
        </th>
        {hasCaution && (
          <th scope="col" title={t('matrix.cautionMeans')}>
            {t('matrix.caution')}
          </th>
        )}
      </tr>
      <tr className={classes.missed}>
        <th scope="row" className={classes.name}>
          {t('matrix.missedBy')}
          <small>{t('matrix.bar')}</small>
        </th>
        {table.columns.map(({ id, missed }, index) => (
          <td key={id} data-active={index === activeCol || undefined}>
            <b>{formatNumber(missed.studentIds.length)}</b>
            <span className={classes.bar} aria-hidden>
              <span
                style={{
                  inlineSize: `${missed.lostShare === null ? 0 : 100 * shareNumber(missed.lostShare)}%`,
                }}
              />
            </span>
          </td>
        ))}
        <td />
        {hasCaution && <td />}
      </tr>
    </thead>
  )
}
