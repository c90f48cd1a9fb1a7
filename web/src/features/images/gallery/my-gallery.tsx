import type { MediaImage } from '@classeur/contracts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { IconPhoto } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { MorePages } from '../../../components/layout/more-pages.tsx'
import { mediaImageQuery, mediaQuery } from '../model/images-queries.ts'
import { useChosenImage } from '../model/use-chosen-image.ts'
import { GallerySkeleton } from '../viewer/gallery-skeleton.tsx'
import { JustifiedRows } from '../viewer/justified-rows.tsx'
import { DeleteUsedDialog } from './delete-used-dialog.tsx'
import { GalleryBar } from './gallery-bar.tsx'
import { MediaDrawer } from './media-drawer.tsx'
import { MediaTile } from './media-tile.tsx'
import classes from './my-gallery.module.css'
import { SelectionBar } from './select/selection-bar.tsx'
import { useSelection } from './select/use-selection.ts'
import { TagChips } from './tags/tag-chips.tsx'
import { UploadByDrop } from './upload/upload-by-drop.tsx'
import { UploadList } from './upload/upload-list.tsx'
import { useUploadedCount } from './upload/use-uploaded.ts'
import { useDeleteImages } from './use-delete-images.ts'
import { useGalleryFilter } from './use-gallery-filter.ts'
import { useImageWork } from './use-image-work.ts'
import { WorkTile, workSize } from './work-tile.tsx'

const isTyping = (target: EventTarget) =>
  (target instanceof HTMLInputElement && target.type !== 'checkbox') || target instanceof HTMLTextAreaElement

/** One's own pictures, newest first, after those in progress. */
export function MyGallery({ onAgain }: { onAgain: (image: MediaImage) => void }) {
  const { t } = useTranslation(['images', 'my-media'])
  const { search, typed, type, tag, chooseTag } = useGalleryFilter()
  const pages = useInfiniteQuery(mediaQuery(search, tag))
  const { data, error, refetch, hasNextPage, isPlaceholderData } = pages
  const images = data?.pages.flatMap((page) => page.images) ?? []
  const isFiltered = search !== '' || tag !== null
  const { work, finished, dismiss, forget } = useImageWork(!isFiltered && data ? images : undefined)
  const { chosenId, chosen, open, close, previous, next } = useChosenImage(images)
  // A link may lead to a picture on a later page.
  const single = useQuery({
    ...mediaImageQuery(chosenId ?? ''),
    enabled: chosenId !== null && data !== undefined && !chosen,
  })
  const selection = useSelection(images.map(({ id }) => id))
  const uploaded = useUploadedCount()
  const remove = useDeleteImages((ids) => {
    for (const id of ids) forget(id)
    if (chosenId !== null && ids.includes(chosenId)) close()
    selection.clear()
  })
  const shown = chosen ?? (chosenId === null ? null : (single.data ?? null))
  const onTheirWay = isFiltered ? [] : work
  const isEmpty = data !== undefined && images.length === 0 && onTheirWay.length === 0
  const isNew = isEmpty && !isFiltered && !isPlaceholderData
  const selected = images.filter(({ id }) => selection.has(id))

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target)) return
    if (event.key === 'Escape' && selection.isSelecting) selection.clear()
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey) && !event.shiftKey) selection.selectAll()
    else return
    event.preventDefault()
  }

  return (
    <section className={classes.section} aria-labelledby="my-images" onKeyDown={onKeyDown}>
      <UploadByDrop />
      <GalleryBar
        typed={typed}
        onType={type}
        isNew={isNew}
        images={images}
        work={work}
        onSelect={selection.isSelecting ? null : selection.begin}
      />
      <TagChips value={tag} onChange={chooseTag} />
      <UploadList />
      {selection.isSelecting && (
        <SelectionBar
          selection={selection}
          images={selected}
          onDelete={() => void remove.request(selected)}
        />
      )}
      {!data && !error && <GallerySkeleton />}
      {isNew && (
        <Panel>
          <EmptyState icon={IconPhoto} title={t('mine.emptyTitle')}>
            <p>{t('mine.emptyText')}</p>
            <p>{t('my-media:upload.emptyText')}</p>
          </EmptyState>
        </Panel>
      )}
      {isEmpty && !isNew && (
        <p className={classes.nothing}>
          {search === '' ? t('my-media:tags.nothing', { tag }) : t('nothing', { search })}
        </p>
      )}
      <JustifiedRows
        items={[...onTheirWay, ...images]}
        keyOf={(item) => ('snapshot' in item ? item.snapshot.id : item.id)}
        sizeOf={(item) => ('snapshot' in item ? workSize(item) : item)}
        hasMore={hasNextPage}
      >
        {(item) =>
          'snapshot' in item ? (
            <WorkTile view={item} onDismiss={() => dismiss(item.snapshot.id)} />
          ) : (
            <MediaTile
              image={item}
              isChosen={item.id === chosenId}
              selection={selection}
              onOpen={() => open(item.id)}
            />
          )
        }
      </JustifiedRows>
      {error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {chosenId !== null && single.error && !shown && <ProblemNote error={single.error} />}
      <MorePages label={t('more')} pages={pages} />
      <p className="visually-hidden" role="status">
        {isFiltered && data && !isPlaceholderData ? t('found', { count: images.length }) : ''}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {finished > 0 && t('ready', { count: finished })}{' '}
        {uploaded > 0 && t('my-media:upload.done', { count: uploaded })}
      </p>
      {shown && (
        <MediaDrawer
          image={shown}
          onPrevious={previous}
          onNext={next}
          onClose={close}
          onAgain={() => {
            close()
            onAgain(shown)
          }}
          onDelete={() => void remove.request([shown])}
        />
      )}
      {remove.asked && (
        <DeleteUsedDialog used={remove.asked} onDelete={remove.confirm} onClose={remove.cancel} />
      )}
    </section>
  )
}
