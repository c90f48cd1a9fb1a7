import type { PictureLabel } from '@classeur/contracts'
import type { ComponentProps } from 'react'
import { LabelLayer } from './label-layer.tsx'
import classes from './labelled-image.module.css'

interface LabelledImageProps extends ComponentProps<'img'> {
  alt: string
  /** In pixels of the file. */
  width: number
  height: number
  labels: readonly PictureLabel[]
  fit?: 'fill' | 'cover'
}

/** An `<img>` with its labels. `className` must not set a margin, because the labels fill the box of the image. */
export function LabelledImage({ labels, fit, ...image }: LabelledImageProps) {
  if (labels.length === 0) return <img {...image} />
  const { width, height } = image
  return (
    <span className={classes.frame} data-fit={fit}>
      <img {...image} />
      <LabelLayer labels={labels} width={width} height={height} {...(fit && { fit })} />
    </span>
  )
}
