import { imagePixels, type ImageAspect } from '@classeur/contracts'
import classes from './aspect-shape.module.css'

const longestSidePx = 30

/** A small icon of the picture's shape. */
export function AspectShape({ aspect }: { aspect: ImageAspect }) {
  const { width, height } = imagePixels[aspect]
  const scale = longestSidePx / Math.max(width, height)
  return (
    <span
      className={classes.shape}
      style={{ inlineSize: width * scale, blockSize: height * scale }}
      aria-hidden
    />
  )
}
