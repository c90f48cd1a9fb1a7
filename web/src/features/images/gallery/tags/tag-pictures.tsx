import type { MediaImage } from '@classeur/contracts'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { BackToReview } from '../../publishing/back-to-review.tsx'
import { TagAdder } from './tag-adder.tsx'
import classes from './tag-pictures.module.css'
import { useTagging } from './use-tagging.ts'

/** The tags of one or several pictures, to add and to remove. Each change is saved at once. */
export function TagPictures({ images }: { images: readonly MediaImage[] }) {
  const { t } = useTranslation('my-media')
  const change = useTagging(images.map(({ id }) => id))
  const published = images.find(({ publication }) => publication === 'published')
  const counts = new Map<string, number>()
  for (const tag of images.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return (
    <div className={classes.tags}>
      {counts.size > 0 && (
        <ul className={classes.list} aria-label={t('tags.title')}>
          {[...counts].map(([tag, count]) => (
            <li key={tag} className={classes.tag}>
              <bdi>{tag}</bdi>
              {count < images.length && <span>{t('tags.some', { count, total: images.length })}</span>}
              <button
                type="button"
                className={classes.remove}
                aria-label={t('tags.remove', { tag })}
                onClick={() => void change({ remove: [tag] })}
              >
                <IconX size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {published && <BackToReview image={published} />}
      <TagAdder
        taken={[...counts].filter(([, count]) => count === images.length).map(([tag]) => tag)}
        onAdd={(add) => change({ add })}
      />
    </div>
  )
}
