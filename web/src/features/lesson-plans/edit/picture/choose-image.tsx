import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../../components/feedback/skeleton-lines.tsx'
import { SearchField } from '../../../../components/fields/search-field.tsx'
import { useSettled } from '../../../../components/fields/use-settled.ts'
import classes from './choose-image.module.css'
import { chosenFromMediaQuery } from './media-queries.ts'

const settleMs = 300

interface ChooseImageProps {
  chosenId: string | null
  onChoose: (imageId: string) => void
}

/** The person's pictures, to choose one. */
export function ChooseImage({ chosenId, onChoose }: ChooseImageProps) {
  const { t } = useTranslation('lesson-edit')
  const [search, setSearch] = useState('')
  const { data, error, refetch } = useQuery(chosenFromMediaQuery(useSettled(search.trim(), settleMs)))
  if (error) return <ProblemNote error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonLines lines={4} />
  return (
    <>
      <SearchField label={t('picture.search')} value={search} onChange={setSearch} />
      {data.images.length === 0 && (
        <p className="text-quiet">{t(search === '' ? 'picture.noMedia' : 'picture.noneFound')}</p>
      )}
      <ul className={classes.images}>
        {data.images.map(({ id, name, altText, thumbnailUrl, width, height }) => (
          <li key={id}>
            <button
              type="button"
              className={classes.image}
              aria-pressed={id === chosenId}
              onClick={() => onChoose(id)}
            >
              <img
                src={thumbnailUrl}
                alt={altText}
                width={width}
                height={height}
                loading="lazy"
                className={classes.thumbnail}
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
