import type { PictureLabel } from '@classeur/contracts'
import type { CSSProperties, ReactNode } from 'react'
import classes from './image-tile.module.css'
import { frameClass } from './justified-rows.tsx'
import { Picture } from './picture.tsx'

interface Shown {
  id: string
  name: string
  altText: string
  thumbnailUrl: string
  thumbHash: string
  width: number
  height: number
  labels: readonly PictureLabel[]
}

interface ImageTileProps {
  image: Shown
  /** Whether its details are open; absent where that is said in another way. */
  isExpanded?: boolean
  onOpen: () => void
  /** What stands below the name, as part of the button. */
  children?: ReactNode
}

/** The aspect ratio as a custom property. */
export const ratioStyle = (width: number, height: number) =>
  ({ '--ratio': String(width / height) }) as CSSProperties

/** One picture in `JustifiedRows`. A click shows its details. */
export const ImageTile = ({ image, isExpanded, onOpen, children }: ImageTileProps) => (
  <button
    type="button"
    className={classes.open}
    data-image={image.id}
    aria-expanded={isExpanded}
    onClick={onOpen}
  >
    <span className={`${frameClass} ${classes.frame}`}>
      <Picture
        src={image.thumbnailUrl}
        // The button says the name, so the same words again tell nothing.
        alt={image.altText === image.name ? '' : image.altText}
        thumbHash={image.thumbHash}
        width={image.width}
        height={image.height}
        labels={image.labels}
      />
    </span>
    <span className={`${classes.name} keeps-side`} dir="auto">
      <bdi>{image.name}</bdi>
    </span>
    {children}
  </button>
)
