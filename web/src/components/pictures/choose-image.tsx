import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../feedback/problem-note.tsx'
import { SkeletonLines } from '../feedback/skeleton-lines.tsx'
import { SearchField } from '../fields/text/search-field.tsx'
import { LabelledImage } from './labelled-image.tsx'
import { useSettled } from '../fields/use-settled.ts'
import classes from './choose-image.module.css'
import { chosenFromMediaQuery } from './media-query.ts'

const settleMs = 300

interface ChooseImageProps {
  chosenId: string | null
  /** What to say to somebody without pictures. */
  none: string
  onChoose: (imageId: string) => void
}

/** The person's pictures, to choose one. */
export function ChooseImage({ chosenId, none, onChoose }: ChooseImageProps) {
  const { t } = useTranslation('shell')
  const [search, setSearch] = useState('')
  const { data, error, refetch } = useQuery(chosenFromMediaQuery(useSettled(search.trim(), settleMs)))
  if (error) return <ProblemNote error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonLines lines={4} />
  return (
    <>
      <SearchField label={t('choosePicture.search')} value={search} onChange={setSearch} />
      {data.images.length === 0 && (
        <p className="text-quiet">{search === '' ? none : t('choosePicture.noneFound')}</p>
      )}
      <ul className={classes.images}>
        {data.images.map(({ id, name, altText, thumbnailUrl, width, height, labels }) => (
          <li key={id}>
            <button
              type="button"
              className={classes.image}
              aria-pressed={id === chosenId}
              onClick={() => onChoose(id)}
            >
              <LabelledImage
                src={thumbnailUrl}
                alt={altText}
                width={width}
                height={height}
                loading="lazy"
                className={classes.thumbnail}
                labels={labels}
                fit="cover"
              />
              <span className={`${classes.name} keeps-side`} dir="auto">
                {name}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
