import type { ExamCard } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { MarkingMeter } from '../../../components/classes/marking-meter.tsx'
import { Tag } from '../../../components/feedback/tag.tsx'
import { UnsavedTag } from '../../../drafts/unsaved-tag.tsx'
import { useTerms } from '../model/use-terms.ts'
import classes from './exam-row.module.css'
import { ExamMenu } from './exam-menu.tsx'
import { formatDayMonth } from '../../../i18n/format.ts'
import { toneOfStatus } from '../model/exam-text.ts'
import { MeanText } from './mean-text.tsx'

/** One exam. The row links to its mark sheet. */
export function ExamRow({ exam, canChange }: { exam: ExamCard; canChange: boolean }) {
  const { t } = useTranslation('exams')
  const { nameOf } = useTerms()
  const { title, type, date, termId, status, markId, progress } = exam
  const facts = [t(`type.${type}`), date && formatDayMonth(date), nameOf(termId)].filter(Boolean)
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <Link to={`/marksheet/${markId}`} className={classes.link}>
          <bdi>{title}</bdi>
        </Link>
        <UnsavedTag form="exam-structure" subject={exam.id} />
        <p className="text-quiet">{facts.join(' · ')}</p>
      </div>
      <MarkingMeter progress={progress} title={title} />
      <p className={classes.mean}>
        <MeanText exam={exam} />
      </p>
      <span className={classes.status}>
        <Tag tone={toneOfStatus[status]}>{t(`status.${status}.name`)}</Tag>
      </span>
      <ExamMenu exam={exam} canChange={canChange} />
    </li>
  )
}
