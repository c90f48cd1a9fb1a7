import type { PictureLabel } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LabelLayer } from '../../../components/pictures/label-layer.tsx'
import classes from './picture.module.css'
import { ThumbHashCanvas } from './thumb-hash-canvas.tsx'

interface PictureProps {
  src: string
  alt: string
  thumbHash: string
  /** In pixels. They reserve the space before the file has loaded. */
  width: number
  height: number
  labels: readonly PictureLabel[]
  eager?: boolean
}

/** A picture that fades in over its blurred placeholder. An expired link is refetched once. */
export function Picture({ src, alt, thumbHash, width, height, labels, eager = false }: PictureProps) {
  const client = useQueryClient()
  const [shown, setShown] = useState<string | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const onError = () => {
    if (failed === null) void client.invalidateQueries({ queryKey: ['images'] })
    setFailed(src)
  }
  return (
    <>
      {shown !== src && <ThumbHashCanvas thumbHash={thumbHash} />}
      <img
        className={classes.picture}
        data-shown={shown === src || undefined}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onLoad={() => setShown(src)}
        onError={onError}
      />
      <LabelLayer labels={labels} width={width} height={height} fit="cover" />
    </>
  )
}
