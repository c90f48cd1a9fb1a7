import type { ImageStyle } from '@classeur/contracts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { IconPhotoSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Panel } from '../../components/layout/panel.tsx'
import { ProblemNote } from '../../components/feedback/problem-note.tsx'
import { SearchField } from '../../components/fields/search-field.tsx'
import { useSettled } from '../../components/fields/use-settled.ts'
import { exploreQuery } from './model/images-queries.ts'
import { GallerySkeleton } from './viewer/gallery-skeleton.tsx'
import classes from './explore-screen.module.css'
import { ImageTile } from './viewer/image-tile.tsx'
import { ImageViewer } from './viewer/image-viewer.tsx'
import { ImagesHeader } from './viewer/images-header.tsx'
import { MoreRow } from '../../components/layout/more-row.tsx'
import { PublishedDetails } from './explore/published-details.tsx'
import { StyleChips } from './explore/style-chips.tsx'
import { useChosenImage } from './model/use-chosen-image.ts'

const settleMs = 250

/** The published pictures of all teachers, newest first. */
export default function ExploreScreen() {
  const { t } = useTranslation('images')
  const [typed, setTyped] = useState('')
  const [style, setStyle] = useState<ImageStyle | null>(null)
  const search = useSettled(typed.trim(), settleMs)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } =
    useInfiniteQuery(exploreQuery(search, style))
  const images = data?.pages.flatMap((page) => page.images) ?? []
  const { chosen, open, close, previous, next } = useChosenImage(images)
  const isEmpty = data !== undefined && images.length === 0 && !isPlaceholderData
  const isUnfiltered = search === '' && style === null

  return (
    <>
      <ImagesHeader lead={t('explore.lead')} />
      <section className={classes.section} aria-label={t('explore.title')}>
        {!(isEmpty && isUnfiltered) && (
          <div className={classes.bar}>
            <StyleChips value={style} onChange={setStyle} />
            <div className={classes.search}>
              <SearchField label={t('explore.search')} value={typed} onChange={setTyped} />
            </div>
          </div>
        )}
        {!data && !error && <GallerySkeleton />}
        {isEmpty && isUnfiltered && (
          <Panel>
            <EmptyState icon={IconPhotoSearch} title={t('explore.emptyTitle')}>
              {t('explore.emptyText')}
            </EmptyState>
          </Panel>
        )}
        {isEmpty && !isUnfiltered && <p className={classes.nothing}>{t('explore.nothing')}</p>}
        <ul className={classes.gallery}>
          {images.map((image) => (
            <ImageTile key={image.id} image={image} onOpen={() => open(image.id)} />
          ))}
        </ul>
        {error && <ProblemNote error={error} onRetry={() => void refetch()} />}
        {hasNextPage && (
          <MoreRow label={t('more')} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
        )}
        <p className="visually-hidden" role="status">
          {!isUnfiltered && data && !isPlaceholderData ? t('found', { count: images.length }) : ''}
        </p>
        {chosen && (
          <ImageViewer image={chosen} onPrevious={previous} onNext={next} onClose={close}>
            <PublishedDetails image={chosen} />
          </ImageViewer>
        )}
      </section>
    </>
  )
}
