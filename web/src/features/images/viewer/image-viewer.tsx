import type { MediaImage, PublishedImage } from '@classeur/contracts'
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal } from '../../../components/overlays/modal/modal.tsx'
import classes from './image-viewer.module.css'
import { ratioStyle } from './image-tile.tsx'
import { Picture } from './picture.tsx'

interface ImageViewerProps {
  image: MediaImage | PublishedImage
  /** Null at the first picture, as `onNext` is at the last one. */
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  onClose: () => void
  /** The details of the picture and its actions. */
  children: ReactNode
}

const isTyping = (target: EventTarget) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** One picture, large, over the gallery. Arrow keys step, Escape closes, and the focus returns to where it was. */
export function ImageViewer({ image, onPrevious, onNext, onClose, children }: ImageViewerProps) {
  const { t, i18n } = useTranslation('images')
  const isRightToLeft = i18n.dir() === 'rtl'

  const onKeyDown = (event: KeyboardEvent) => {
    if (isTyping(event.target)) return
    const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
    const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
    if (event.key === forward) onNext?.()
    if (event.key === back) onPrevious?.()
  }

  return (
    <Modal
      label={image.name}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className={classes.viewer}
      focus="frame"
    >
      <div className={classes.inside}>
        <div className={classes.stage}>
          <div className={classes.picture} style={ratioStyle(image.width, image.height)}>
            <Picture
              key={image.id}
              src={image.fileUrl}
              alt={image.altText}
              thumbHash={image.thumbHash}
              width={image.width}
              height={image.height}
              eager
            />
          </div>
          {onPrevious && (
            <button
              type="button"
              className={classes.step}
              data-to="previous"
              aria-label={t('previous')}
              onClick={onPrevious}
            >
              <IconChevronLeft size={22} aria-hidden />
            </button>
          )}
          {onNext && (
            <button
              type="button"
              className={classes.step}
              data-to="next"
              aria-label={t('next')}
              onClick={onNext}
            >
              <IconChevronRight size={22} aria-hidden />
            </button>
          )}
        </div>
        <div className={classes.details}>
          <button type="button" className={classes.close} aria-label={t('close')} onClick={onClose}>
            <IconX size={18} aria-hidden />
          </button>
          {children}
        </div>
      </div>
    </Modal>
  )
}
