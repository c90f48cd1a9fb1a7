import type { StudentCard } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../i18n/format.ts'
import classes from './card-comments.module.css'

/** The comments on the student's marks, newest first. */
export function CardComments({ comments }: { comments: StudentCard['comments'] }) {
  const { t } = useTranslation('students')
  return (
    <section className={classes.part} aria-labelledby="card-comments">
      <h3 id="card-comments" className={classes.heading}>
        {t('card.comments')}
      </h3>
      <ul className={classes.list}>
        {comments
          .toSorted((a, b) => b.at.localeCompare(a.at))
          .map(({ examTitle, label, comment, at }) => (
            <li key={`${at}${label}${comment}`} className={classes.comment}>
              <p dir="auto">{comment}</p>
              <p className="text-quiet">
                <bdi>{examTitle}</bdi> · <bdi>{label}</bdi> · {formatDate(at)}
              </p>
            </li>
          ))}
      </ul>
    </section>
  )
}
