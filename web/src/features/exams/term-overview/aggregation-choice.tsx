import type { Aggregation, ExactShare, TermOverview } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { notifyDone } from '../../../components/overlays/notices/notices.ts'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { chooseAggregation, termOverviewQuery } from './term-overview-query.ts'
import { results } from '../../../i18n/results.ts'
import classes from './aggregation-choice.module.css'

interface AggregationChoiceProps {
  classId: string
  overview: TermOverview
  canChoose: boolean
}

/** Both ways to calculate the average, each with one sentence and its class mean. */
export function AggregationChoice({ classId, overview, canChoose }: AggregationChoiceProps) {
  const { t } = useTranslation('exams')
  const client = useQueryClient()
  const name = useId()
  const { queryKey } = termOverviewQuery(classId, overview.termId)
  const choose = useSubmission(async (aggregation: Aggregation) => {
    await chooseAggregation(classId, overview.termId, aggregation)
    client.setQueryData(queryKey, (now) => now && { ...now, chosen: aggregation })
    notifyDone(t('overview.chosen'))
  })
  const { effectiveScale: scale, effectiveRounding: rounding, classMean } = overview
  const ways: [Aggregation, ExactShare | null][] = [
    ['by-maximum', classMean.byMaximum],
    ['by-scale', classMean.byScale],
  ]
  return (
    <fieldset className={classes.choice} disabled={!canChoose}>
      <legend className={classes.legend}>{t(canChoose ? 'overview.choose' : 'overview.ways')}</legend>
      <div className={classes.ways}>
        {ways.map(([way, mean]) => (
          <label key={way} className={classes.way}>
            <input
              type="radio"
              name={name}
              checked={overview.chosen === way}
              onChange={() => void choose.submit(way)}
            />
            <span className={classes.wayText}>
              <span className={classes.wayName}>{t(`overview.way.${way}.name`)}</span>
              <span className={classes.quiet}>{t(`overview.way.${way}.how`)}</span>
            </span>
            <span className={classes.mean}>
              <span className={classes.quiet}>{t('overview.classMean')}</span>
              <strong>
                <bdi>{mean === null ? '—' : results.mean(mean, { scale, rounding })}</bdi>
              </strong>
              <span className={classes.quiet}>
                {t('overview.students', { count: overview.classMean.students })}
              </span>
            </span>
          </label>
        ))}
      </div>
      {choose.error !== null && <ProblemNote error={choose.error} />}
    </fieldset>
  )
}
