import type { ImageUses } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import classes from './picture-uses.module.css'

/** The lesson plans and resources that show a picture, with links; those that the person can't open are counted. */
export function PictureUses({ uses }: { uses: ImageUses }) {
  const { t } = useTranslation('my-media')
  const { lessonPlans, others, resources, otherResources } = uses
  if (lessonPlans.length + others + resources.length + otherResources === 0) return <>{t('uses.none')}</>
  return (
    <ul className={classes.uses}>
      {lessonPlans.map(({ id, title }) => (
        <li key={id}>
          <Link to={`/lesson-plan-result/${id}`}>
            <bdi>{title}</bdi>
          </Link>
        </li>
      ))}
      {resources.map(({ id, markId, title }) => (
        <li key={id}>
          <Link to={`/marksheet/${markId}/generate_resource/${id}`}>
            <bdi>{title}</bdi>
          </Link>
        </li>
      ))}
      {others > 0 && <li>{t('uses.others', { count: others })}</li>}
      {otherResources > 0 && <li>{t('uses.otherResources', { count: otherResources })}</li>}
    </ul>
  )
}
