import { percentOf, shownOf } from '@classeur/domain/marks'
import type { ExamCard, ExactShare } from '@classeur/contracts'
import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ProvisionalTag } from '../../../components/grading/provisional-tag.tsx'
import { usePapersText } from '../../../components/grading/use-papers-text.ts'
import { Tag } from '../../../components/feedback/tag.tsx'
import { formatDayMonth } from '../../../i18n/format.ts'
import { isolate } from '../../../i18n/isolate.ts'
import { results } from '../../../i18n/results.ts'
import classes from './mean-of-exam.module.css'

/** An exam with at least one complete paper. */
export type ExamWithMean = ExamCard & { mean: { share: ExactShare } }

interface MeanOfExamProps {
  exam: ExamWithMean
  /** The previous exam; null for the first one. */
  before: ExamWithMean | null
}

/** The mean of one exam on its scale, as a bar, and the change since the exam before, on the same scale. */
export function MeanOfExam({ exam, before }: MeanOfExamProps) {
  const { t } = useTranslation('classes')
  const papersText = usePapersText()
  const { title, date, markId, mean } = exam
  const shown = shownOf(exam)
  const change = before && results.change(before.mean.share, mean.share, shown)
  const isUp = change?.startsWith('+') ?? false
  const Direction = isUp ? IconTrendingUp : IconTrendingDown
  return (
    <li className={classes.exam}>
      <p className={classes.text}>
        <Link to={`/marksheet/${markId}`} className={classes.link}>
          <bdi>{title}</bdi>
        </Link>
        {date && <span className="text-quiet">{formatDayMonth(date)}</span>}
      </p>
      <span className={classes.meter} aria-hidden>
        <span style={{ inlineSize: `${String(Math.min(percentOf(mean.share), 100))}%` }} />
      </span>
      <p className={classes.mean} title={papersText(mean)}>
        <bdi className={classes.number}>{results.mean(mean.share, shown)}</bdi> <ProvisionalTag mean={mean} />
      </p>
      <span className={classes.change}>
        {before === null ? (
          <Tag>{t('means.first')}</Tag>
        ) : change === null ? (
          <Tag>{t('means.same')}</Tag>
        ) : (
          <span title={t('means.since', { change: isolate(change), title: isolate(before.title) })}>
            <Tag tone={isUp ? 'board' : 'pen'}>
              <Direction size={13} aria-hidden /> <bdi>{change}</bdi>
            </Tag>
          </span>
        )}
      </span>
    </li>
  )
}
