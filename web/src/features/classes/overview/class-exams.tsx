import type { ExamCard, SchoolClass } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LinkButton } from '../../../components/fields/buttons/button.tsx'
import { MarkingMeter } from '../../../components/classes/marking-meter.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { Tag } from '../../../components/feedback/tag.tsx'
import { formatDayMonth } from '../../../i18n/format.ts'
import { classExamsQuery } from '../model/class-exams-query.ts'
import classes from './class-exams.module.css'

const skeletonRowPx = 40
const latestShown = 6

const toneOf = { draft: 'plain', marking: 'sun', reviewed: 'sky', released: 'board' } as const
/** Sorts exams that are being marked first, because they wait for the teacher. */
const waitingFirst = (exams: ExamCard[]) => [
  ...exams.filter(({ status }) => status === 'marking'),
  ...exams.filter(({ status }) => status !== 'marking'),
]

/** Exams that are being marked, then the latest others, each with a link to its mark sheet. */
export function ClassExams({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('classes')
  const { data, error, refetch } = useQuery(classExamsQuery(schoolClass.id))
  return (
    <Panel
      title={t('exams.title')}
      aside={<Link to={`/classe/${schoolClass.id}/exams`}>{t('exams.all')}</Link>}
    >
      {!data && error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines lines={3} heightPx={skeletonRowPx} />}
      <ul className="plain-list">
        {waitingFirst(data ?? [])
          .slice(0, latestShown)
          .map(({ id, title, status, date, subject, markId, progress }) => (
            <li key={id} className={classes.row}>
              <div className={classes.text}>
                <p className={classes.strong}>
                  <bdi>{title}</bdi>
                </p>
                <p className="text-quiet">
                  <bdi>{subject}</bdi>
                  {subject && date && ' · '}
                  {date && formatDayMonth(date)}
                </p>
              </div>
              {status === 'marking' ? (
                <MarkingMeter progress={progress} title={title} />
              ) : (
                <Tag tone={toneOf[status]}>{t(`status.${status}`)}</Tag>
              )}
              <LinkButton small to={`/marksheet/${markId}`}>
                {t('exams.open')} <span className="visually-hidden">{title}</span>
              </LinkButton>
            </li>
          ))}
      </ul>
    </Panel>
  )
}
