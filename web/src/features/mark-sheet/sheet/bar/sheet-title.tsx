import type { Exam } from '@classeur/contracts'
import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pointsText } from '../../model/sheet-text.ts'
import { Link } from 'react-router-dom'
import { formatDayMonth } from '../../../../i18n/format.ts'
import { isolate } from '../../../../i18n/isolate.ts'
import classes from './sheet-title.module.css'

type Titled = Pick<
  Exam,
  'classId' | 'title' | 'className' | 'type' | 'date' | 'maximumHundredths' | 'coefficientHundredths'
>

/** The link to the class's exams, the title, and the facts of the exam. */
export function SheetTitle({ exam }: { exam: Titled }) {
  const { t } = useTranslation('mark-panels')
  const { classId, title, className, type, date, maximumHundredths, coefficientHundredths } = exam
  const what = date ? t(`title.${type}Of`, { date: isolate(formatDayMonth(date)) }) : t(`title.${type}`)
  const facts = [
    isolate(className),
    what,
    isolate(`/${pointsText(maximumHundredths)}`),
    t('title.coefficient', { value: isolate(pointsText(coefficientHundredths)) }),
  ]
  return (
    <div className={classes.start}>
      <Link to={`/classe/${classId}/exams`} className={classes.back} aria-label={t('title.back')}>
        <IconArrowLeft size={18} aria-hidden className="turns-in-rtl" />
      </Link>
      <div className={classes.text}>
        <h1 className={`${classes.title} keeps-side`} dir="auto" title={title}>
          {title}
        </h1>
        <p className={classes.facts}>{facts.join(' · ')}</p>
      </div>
    </div>
  )
}
