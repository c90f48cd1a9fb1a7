import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { LabelledImage } from '../../../components/pictures/labelled-image.tsx'
import { formatDayMonth } from '../../../i18n/format.ts'
import { recentPicturesQuery } from '../model/pictures-query.ts'
import classes from './recent-pictures.module.css'

/** Links to the latest pictures. Renders nothing without any. */
export function RecentPictures() {
  const { t } = useTranslation('home')
  const { data, error, refetch } = useQuery(recentPicturesQuery)
  if (data?.length === 0 || (!data && !error)) return null
  return (
    <Panel
      title={t('pictures.title')}
      aside={data && <Link to="/generate/image/mymedia">{t('seeAll')}</Link>}
    >
      {!data && <ProblemNote error={error} onRetry={() => void refetch()} />}
      <ul className={classes.pictures}>
        {data?.map(({ id, name, altText, thumbnailUrl, width, height, labels, createdAt }) => (
          <li key={id}>
            <Link to={`/generate/image/mymedia?image=${id}`} className={classes.open}>
              <LabelledImage
                className={classes.picture}
                src={thumbnailUrl}
                alt={altText}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
                labels={labels}
                fit="cover"
              />
              <span className={classes.name} dir="auto">
                {name}
              </span>
            </Link>
            <p className="text-quiet">{formatDayMonth(createdAt)}</p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
