import type { MediaImage, PublishedImage } from '@classeur/contracts'
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react'
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
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
  const dialog = useRef<HTMLDialogElement>(null)
  const isRightToLeft = i18n.dir() === 'rtl'

  // Close before the element is removed: only a dialog in the document restores the focus when it closes.
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    // Don't focus the first button: a Space or Enter key that is still pressed would click it.
    opened?.focus()
    return () => opened?.close()
  }, [])

  // A second Escape closes the dialog whatever its handlers do. An effect that closes the dialog also removes it, so
  // this doesn't run.
  const closedByBrowser = () => {
    if (dialog.current?.open === false) onClose()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (isTyping(event.target)) return
    const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
    const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
    if (event.key === forward) onNext?.()
    if (event.key === back) onPrevious?.()
  }

  return (
    <dialog
      ref={dialog}
      className={classes.viewer}
      tabIndex={-1}
      aria-label={image.name}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={closedByBrowser}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === dialog.current && onClose()}
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
    </dialog>
  )
}
