import type { Aggregation, GradingScale, Rounding, TermOverview } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { notifyDone } from '../../../components/ui/notices.ts'
import { ProblemNote } from '../../../components/ui/problem-note.tsx'
import { useScaleName } from '../../../components/grading/use-scale-name.ts'
import { useSubmission } from '../../../components/ui/use-submission.ts'
import { chooseAggregation, termOverviewQuery } from '../api/term-overview.ts'
import classes from './term-overview.module.css'
import { writeShare } from './write-share.ts'

interface AggregationChoiceProps {
  classId: string
  overview: TermOverview
  canChoose: boolean
  scale: GradingScale
  rounding: Rounding
}

/** Both ways to reckon, each with one sentence and the class mean it gives. */
export function AggregationChoice({ classId, overview, canChoose, scale, rounding }: AggregationChoiceProps) {
  const { t } = useTranslation('exams')
  const client = useQueryClient()
  const scaleName = useScaleName()
  const name = useId()
  const { queryKey } = termOverviewQuery(classId, overview.termId)
  const choose = useSubmission(async (aggregation: Aggregation) => {
    await chooseAggregation(classId, overview.termId, aggregation)
    client.setQueryData(queryKey, (now) => now && { ...now, chosen: aggregation })
    notifyDone(t('overview.chosen'))
  })
  const { byMaximum, byScale } = overview.classMean
  const ways: [Aggregation, number | null][] = [
    ['by-maximum', byMaximum],
    ['by-scale', byScale],
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
            <span className={classes.wayWords}>
              <span className={classes.wayName}>{t(`overview.way.${way}.name`)}</span>
              <span className={classes.quiet}>{t(`overview.way.${way}.how`)}</span>
            </span>
            <span className={classes.mean}>
              <span className={classes.quiet}>{t('overview.classMean')}</span>
              <strong>{mean === null ? '—' : writeShare(mean, scale, rounding)}</strong>
              {scale.kind === 'points' && <span className={classes.quiet}>{scaleName(scale)}</span>}
            </span>
          </label>
        ))}
      </div>
      {choose.error !== null && <ProblemNote error={choose.error} />}
    </fieldset>
  )
}
