import { IconPhotoSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { ProblemNote } from '../../components/feedback/problem-note.tsx'
import { MorePages } from '../../components/layout/more-pages.tsx'
import { Panel } from '../../components/layout/panel.tsx'
import { ExploreBar } from './explore/explore-bar.tsx'
import { ExploreDrawer } from './explore/explore-drawer.tsx'
import { PublishedTile } from './explore/published-tile.tsx'
import { useCopy } from './explore/use-copy.ts'
import { useExploreAddress } from './explore/use-explore-address.ts'
import { useLike } from './explore/use-like.ts'
import { usePublishedPages } from './explore/use-published-pages.ts'
import { useTileInView } from './explore/use-tile-in-view.ts'
import { GallerySkeleton } from './viewer/gallery-skeleton.tsx'
import { ImagesHeader } from './viewer/images-header.tsx'
import { JustifiedRows } from './viewer/justified-rows.tsx'
import classes from './explore-screen.module.css'

/** The published pictures of all teachers: search, order, styles, and one picture beside the gallery. */
export default function ExploreScreen() {
  const { t } = useTranslation('images')
  const address = useExploreAddress()
  const { choice, chosenId } = address
  const pages = usePublishedPages(choice)
  const { images, total, data, error, isPlaceholderData, hasNextPage } = pages
  useTileInView(chosenId)
  const like = useLike()
  const { copy, isCopying } = useCopy()
  const isEmpty = data !== undefined && images.length === 0 && !hasNextPage && !isPlaceholderData
  const isUnfiltered = choice.search === '' && choice.style === null
  const index = images.findIndex(({ id }) => id === chosenId)

  const step = (by: -1 | 1) => {
    const to = index < 0 ? undefined : images[index + by]
    return to ? () => address.open(to.id) : null
  }

  return (
    <>
      <ImagesHeader lead={t('explore.lead')} />
      <section className={classes.section} aria-label={t('explore.title')}>
        {!(isEmpty && isUnfiltered) && <ExploreBar choice={choice} onChange={address.choose} total={total} />}
        {!data && !error && <GallerySkeleton />}
        {isEmpty && isUnfiltered && (
          <Panel>
            <EmptyState icon={IconPhotoSearch} title={t('explore.emptyTitle')}>
              {t('explore.emptyText')}
            </EmptyState>
          </Panel>
        )}
        {isEmpty && !isUnfiltered && <p className={classes.nothing}>{t('explore.nothing')}</p>}
        <JustifiedRows items={images} keyOf={({ id }) => id} sizeOf={(image) => image} hasMore={hasNextPage}>
          {(image) => (
            <PublishedTile
              image={image}
              isChosen={image.id === chosenId}
              isCopying={isCopying(image.id)}
              onOpen={() => address.open(image.id)}
              onLike={() => void like(image)}
              onCopy={() => void copy(image)}
            />
          )}
        </JustifiedRows>
        {error && <ProblemNote error={error} onRetry={() => void pages.refetch()} />}
        <MorePages label={t('more')} pages={pages} />
        <p className="visually-hidden" role="status">
          {!isUnfiltered && total !== null && !isPlaceholderData ? t('found', { count: total }) : ''}
        </p>
        {chosenId !== null && (
          <ExploreDrawer
            id={chosenId}
            listed={images[index] ?? null}
            onPrevious={step(-1)}
            onNext={step(1)}
            onClose={address.close}
            onOpen={address.open}
            onTag={(tag) => {
              address.searchFor(tag)
              window.scrollTo(0, 0)
            }}
            onLike={(image) => void like(image)}
            onCopy={(image) => void copy(image)}
            isCopying={isCopying(chosenId)}
          />
        )}
      </section>
    </>
  )
}
