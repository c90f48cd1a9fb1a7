import type { ClassCard } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { mayChange } from '../../../http/queries/school-class.ts'
import classes from './no-results.module.css'

/** Shown instead of results until an exam is reviewed, with the next step in the class. */
export function NoResults({ card }: { card: ClassCard }) {
  const { t } = useTranslation('classes')
  const { id, counts } = card
  const step = nextStep(counts)
  return (
    <div className={classes.next}>
      <p>{t(`card.next.${step}.text`, { count: counts.cellsToEnter })}</p>
      {(step === 'students' || step === 'exam') && mayChange(card) && (
        <Link
          to={step === 'students' ? `/classe/${id}/students` : `/classe/${id}/exams?new=1`}
          className={classes.nextLink}
        >
          {t(`card.next.${step}.action`)} <span className="visually-hidden">{card.name}</span>
        </Link>
      )}
    </div>
  )
}

function nextStep({ students, exams, cellsToEnter }: ClassCard['counts']) {
  if (students === 0) return 'students'
  if (exams === 0) return 'exam'
  return cellsToEnter > 0 ? 'marks' : 'review'
}
