import type { MediaImage } from '@classeur/contracts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SearchField } from '../../../components/fields/search-field.tsx'
import { useSettled } from '../../../components/fields/use-settled.ts'
import { mediaImageQuery, mediaQuery } from '../model/images-queries.ts'
import { useChosenImage } from '../model/use-chosen-image.ts'
import { useDeleteImage } from './use-delete-image.ts'
import { useImageWork } from './use-image-work.ts'
import { GallerySkeleton } from '../viewer/gallery-skeleton.tsx'
import classes from './my-gallery.module.css'
import { ImageTile } from '../viewer/image-tile.tsx'
import { ImageViewer } from '../viewer/image-viewer.tsx'
import { MadeBy } from '../viewer/made-by.tsx'
import { MediaDetails } from './media-details.tsx'
import { MoreRow } from '../../../components/layout/more-row.tsx'
import { WorkTile } from './work-tile.tsx'

const settleMs = 250

/** One's own pictures, newest first, after those in progress. */
export function MyGallery({ onAgain }: { onAgain: (image: MediaImage) => void }) {
  const { t } = useTranslation('images')
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim(), settleMs)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } =
    useInfiniteQuery(mediaQuery(search))
  const images = data?.pages.flatMap((page) => page.images) ?? []
  const { work, finished, dismiss, forget } = useImageWork(search === '' && data ? images : undefined)
  const { chosenId, chosen, open, close, previous, next } = useChosenImage(images)
  // A link may lead to a picture on a later page.
  const single = useQuery({
    ...mediaImageQuery(chosenId ?? ''),
    enabled: chosenId !== null && data !== undefined && !chosen,
  })
  const remove = useDeleteImage(forget)
  const shown = chosen ?? (chosenId === null ? null : (single.data ?? null))
  const onTheirWay = search === '' ? work : []
  const isEmpty = data !== undefined && images.length === 0 && onTheirWay.length === 0
  const isNew = isEmpty && search === '' && !isPlaceholderData
  const sample = [...images, ...work.map(({ snapshot }) => snapshot)].find(
    ({ generator }) => generator,
  )?.generator

  return (
    <section className={classes.section} aria-labelledby="my-images">
      <div className={classes.bar}>
        <h2 id="my-images" className={classes.heading}>
          {t('mine.title')}
        </h2>
        {sample?.kind === 'sample' && <MadeBy generator={sample} />}
        {!isNew && (
          <div className={classes.search}>
            <SearchField label={t('search')} value={typed} onChange={setTyped} />
          </div>
        )}
      </div>
      {!data && !error && <GallerySkeleton />}
      {isNew && (
        <Panel>
          <EmptyState icon={IconPhoto} title={t('mine.emptyTitle')}>
            {t('mine.emptyText')}
          </EmptyState>
        </Panel>
      )}
      {isEmpty && !isNew && <p className={classes.nothing}>{t('nothing', { search })}</p>}
      <ul className={classes.gallery}>
        {onTheirWay.map((view) => (
          <WorkTile key={view.snapshot.id} view={view} onDismiss={() => dismiss(view.snapshot.id)} />
        ))}
        {images.map((image) => (
          <ImageTile key={image.id} image={image} onOpen={() => open(image.id)} />
        ))}
      </ul>
      {error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {chosenId !== null && single.error && !shown && <ProblemNote error={single.error} />}
      {hasNextPage && (
        <MoreRow label={t('more')} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      )}
      <p className="visually-hidden" role="status">
        {search && data && !isPlaceholderData ? t('found', { count: images.length }) : ''}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {finished > 0 && t('ready', { count: finished })}
      </p>
      {shown && (
        <ImageViewer image={shown} onPrevious={previous} onNext={next} onClose={close}>
          <MediaDetails
            image={shown}
            onAgain={() => {
              close()
              onAgain(shown)
            }}
            onDelete={() => {
              close()
              void remove(shown)
            }}
          />
        </ImageViewer>
      )}
    </section>
  )
}
