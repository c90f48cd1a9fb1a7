import type { MediaImage } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { ImageTile } from '../viewer/image-tile.tsx'
import { MissingNote } from '../viewer/missing-note.tsx'
import { PublicationTag } from '../viewer/publication-tag.tsx'
import classes from './media-tile.module.css'
import type { GallerySelection } from './select/use-selection.ts'

interface MediaTileProps {
  image: MediaImage
  isChosen: boolean
  selection: GallerySelection
  onOpen: () => void
}

/**
 * One's own picture in the gallery. Its checkbox appears on hover and focus, and on all pictures while some are selected;
 * then a click on the picture selects it too.
 */
export function MediaTile({ image, isChosen, selection, onOpen }: MediaTileProps) {
  const { t } = useTranslation('my-media')
  const isSelected = selection.has(image.id)
  const toggle = (isRange: boolean) => selection.toggle(image.id, { extends: isRange })
  return (
    <div
      className={classes.tile}
      data-chosen={isChosen || undefined}
      data-selected={isSelected || undefined}
      data-selecting={selection.isSelecting || undefined}
      // Before the picture opens, and before Shift marks text.
      onClickCapture={(event) => {
        if (event.target instanceof HTMLInputElement) return
        if (!selection.isSelecting && !event.shiftKey) return
        event.stopPropagation()
        event.preventDefault()
        toggle(event.shiftKey)
      }}
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
    >
      <ImageTile image={image} onOpen={onOpen}>
        <MissingNote missing={image.missing} />
        <PublicationTag publication={image.publication} />
      </ImageTile>
      <label className={classes.check}>
        <input
          type="checkbox"
          aria-label={t('select.one', { name: image.name })}
          checked={isSelected}
          onChange={({ nativeEvent }) => toggle((nativeEvent as unknown as MouseEvent).shiftKey)}
        />
      </label>
    </div>
  )
}
