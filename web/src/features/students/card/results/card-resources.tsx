import type { StudentCard } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatDate } from '../../../../i18n/format.ts'
import classes from './card-resources.module.css'

/** The sheets that were made for the student, newest first, with what the re-test says. */
export function CardResources({ resources }: { resources: StudentCard['resources'] }) {
  const { t } = useTranslation('students')
  return (
    <section className={classes.part} aria-labelledby="card-resources">
      <h3 id="card-resources" className={classes.heading}>
        {t('card.resources')}
      </h3>
      <ul className={classes.list}>
        {resources.map(({ id, markId, title, examTitle, at, recovered }) => (
          <li key={id} className={classes.sheet}>
            <p>
              <Link to={`/marksheet/${markId}/generate_resource/${id}`}>
                <bdi>{title}</bdi>
              </Link>
            </p>
            <p className="text-quiet">
              <bdi>{examTitle}</bdi> · {formatDate(at)}
              {recovered !== null && ` · ${t(recovered ? 'card.recovered' : 'card.notRecovered')}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
