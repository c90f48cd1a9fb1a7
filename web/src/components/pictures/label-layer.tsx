import type { PictureLabel } from '@classeur/contracts'
import { labelTexts } from '@classeur/domain/labels'
import { useTranslation } from 'react-i18next'
import { joinList } from '../../i18n/join-list.ts'
import classes from './label-layer.module.css'
import { LabelShapes } from './label-shapes.tsx'

interface LabelLayerProps {
  labels: readonly PictureLabel[]
  /** The size of the picture in pixels, not the size on screen. */
  width: number
  height: number
  /** `cover` for an image that fills its box and is cut (`object-fit: cover`). */
  fit?: 'fill' | 'cover'
}

/**
 * The labels of a picture. Put it after the `<img>` in an element with `position: relative` that both fill. Screen
 * readers read the texts after the picture.
 */
export function LabelLayer({ labels, width, height, fit = 'fill' }: LabelLayerProps) {
  const { t } = useTranslation('shell')
  if (labels.length === 0) return null
  const texts = labelTexts(labels)
  return (
    <>
      <svg
        className={classes.layer}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio={fit === 'cover' ? 'xMidYMid slice' : 'none'}
        // A picture isn't mirrored in a right-to-left interface; each text carries its own direction.
        direction="ltr"
        aria-hidden
        data-labels
      >
        {labels.map((label) => (
          <LabelShapes key={label.id} label={label} picture={{ width, height }} />
        ))}
      </svg>
      {texts.length > 0 && (
        <span className="visually-hidden">{t('pictureLabels', { labels: joinList(texts) })}</span>
      )}
    </>
  )
}
