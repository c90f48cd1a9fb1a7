import type { ExamAnalysis, WhatIf } from '@classeur/domain/marks'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PanelBoundary } from '../../../../components/feedback/panel-boundary.tsx'
import { formatNumber } from '../../../../i18n/format.ts'
import { isolate } from '../../../../i18n/isolate.ts'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { QuestionRow } from './question-row.tsx'
import { isQuestionFigure } from './use-question-how.tsx'
import classes from './question-table.module.css'

interface QuestionTableProps {
  engine: SheetEngine
  analysis: ExamAnalysis
  /** The question that the page shows or tries out. */
  markedId: string | null
  /** Null if the person can't change the exam. */
  onTry: ((whatIf: WhatIf) => void) | null
}

const columns = [
  'question',
  'skill',
  'level',
  'facility',
  'mean',
  'deviation',
  'r',
  'd27',
  'weight',
  'alpha',
] as const
const numeric = new Set<string>(['mean', 'deviation', 'd27', 'alpha'])

/** The statistics of every question, over the papers with a number in every cell. */
export function QuestionTable({ engine, analysis, markedId, onTry }: QuestionTableProps) {
  const { t } = useTranslation('mark-statistics')
  const basisId = useId()
  return (
    <section className={classes.panel} aria-label={t('questions.title')} tabIndex={0}>
      <PanelBoundary>
        <table className={classes.table} aria-describedby={basisId}>
          <caption className="visually-hidden">{t('questions.title')}</caption>
          <thead>
            <tr>
              {columns.map((name) => (
                <th
                  key={name}
                  scope="col"
                  data-number={numeric.has(name) || undefined}
                  title={isQuestionFigure(name) ? t(`how.of-${name}`) : undefined}
                >
                  {t(`questions.${name}`)}
                  {name === 'facility' && <small>{t('questions.pointsWon')}</small>}
                  {name === 'r' && <small>{t('questions.withTheRest')}</small>}
                  {name === 'd27' && <small className={classes.under}>{t('questions.bestWeakest')}</small>}
                  {name === 'alpha' && <small className={classes.under}>{t('questions.reliability')}</small>}
                  {name === 'weight' && (
                    <small className={classes.legend}>
                      <i data-kind="planned" />
                      {t('questions.planned')}
                      <i data-kind="real" />
                      {t('questions.real')}
                    </small>
                  )}
                </th>
              ))}
              <th scope="col" data-number>
                <small>{isolate(`n = ${formatNumber(analysis.table.studentIds.length)}`)}</small>
                <span className="visually-hidden">{t('questions.whatIf')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {analysis.table.leafIds.map((leafId, index) => (
              <QuestionRow
                key={leafId}
                {...{ engine, analysis, index, onTry }}
                isMarked={leafId === markedId}
              />
            ))}
          </tbody>
        </table>
        <p id={basisId} className={classes.basis}>
          {t('questions.from', { count: analysis.table.studentIds.length })}
        </p>
      </PanelBoundary>
    </section>
  )
}
