import type { PictureLabel } from '@classeur/contracts'
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../components/fields/buttons/icon-button.tsx'
import { DockedSheet } from '../../../components/overlays/docked/docked-sheet.tsx'
import { ratioStyle } from './image-tile.tsx'
import { Picture } from './picture.tsx'
import classes from './picture-drawer.module.css'

interface DrawnPicture {
  id: string
  name: string
  altText: string
  fileUrl: string
  thumbHash: string
  width: number
  height: number
  labels: readonly PictureLabel[]
}

interface PictureDrawerProps {
  image: DrawnPicture
  /** Null at the first picture, as `onNext` is at the last one. */
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  onClose: () => void
  /** Replaces the name at the top, for example by one that can be edited. */
  heading?: ReactNode
  /** Drawn over the picture and in its exact place. */
  layer?: ReactNode
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode
  /** The actions and details below the picture. */
  children: ReactNode
}

const isTyping = (target: EventTarget) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/**
 * One picture with its details, docked beside the gallery, which stays usable; over the whole screen on a phone. Arrow
 * keys step through the gallery and Escape closes. Keep the picture in the URL (`useChosenImage`), so that Back closes
 * it first.
 */
export function PictureDrawer(props: PictureDrawerProps) {
  const { image, onPrevious, onNext, onClose, heading, layer, footer, children } = props
  const { t, i18n } = useTranslation('images')
  const isRightToLeft = i18n.dir() === 'rtl'

  const onKeyDown = (event: KeyboardEvent) => {
    if (isTyping(event.target) || event.defaultPrevented) return
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight')) onNext?.()
    if (event.key === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft')) onPrevious?.()
  }

  return (
    <DockedSheet label={image.name} width="narrow" part={image.id} onClose={onClose} onKeyDown={onKeyDown}>
      <header className={classes.head}>
        <div className={classes.heading}>
          {heading ?? (
            <h2 className={classes.title}>
              <bdi>{image.name}</bdi>
            </h2>
          )}
        </div>
        <IconButton
          label={t('previous')}
          aria-disabled={onPrevious ? undefined : true}
          onClick={() => onPrevious?.()}
        >
          <IconChevronLeft size={18} className="turns-in-rtl" aria-hidden />
        </IconButton>
        <IconButton label={t('next')} aria-disabled={onNext ? undefined : true} onClick={() => onNext?.()}>
          <IconChevronRight size={18} className="turns-in-rtl" aria-hidden />
        </IconButton>
        <IconButton label={t('close')} onClick={onClose}>
          <IconX size={18} aria-hidden />
        </IconButton>
      </header>
      {/* The key makes a new picture start at its top. */}
      <div key={image.id} className={classes.body}>
        <div className={classes.stage}>
          <div className={classes.picture} style={ratioStyle(image.width, image.height)}>
            <Picture
              src={image.fileUrl}
              alt={image.altText}
              thumbHash={image.thumbHash}
              width={image.width}
              height={image.height}
              labels={image.labels}
              eager
            />
            {layer}
          </div>
        </div>
        {children}
      </div>
      {footer && <footer className={classes.foot}>{footer}</footer>}
    </DockedSheet>
  )
}
