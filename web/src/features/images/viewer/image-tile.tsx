import type { CSSProperties } from 'react'
import classes from './image-tile.module.css'
import { MissingNote } from './missing-note.tsx'
import { Picture } from './picture.tsx'

interface Shown {
  id: string
  name: string
  altText: string
  thumbnailUrl: string
  thumbHash: string
  width: number
  height: number
  missing?: readonly string[]
}

/** The aspect ratio as a custom property, from which the gallery computes its rows. */
export const ratioStyle = (width: number, height: number) =>
  ({ '--ratio': String(width / height) }) as CSSProperties

/** One picture of a gallery. A click shows it large. */
export const ImageTile = ({ image, onOpen }: { image: Shown; onOpen: () => void }) => (
  <li className={classes.tile} style={ratioStyle(image.width, image.height)}>
    <button type="button" className={classes.open} data-image={image.id} onClick={onOpen}>
      <span className={classes.frame}>
        <Picture
          src={image.thumbnailUrl}
          alt={image.altText}
          thumbHash={image.thumbHash}
          width={image.width}
          height={image.height}
        />
      </span>
      <span className={`${classes.name} keeps-side`} dir="auto">
        <bdi>{image.name}</bdi>
      </span>
      <MissingNote missing={image.missing ?? []} />
    </button>
  </li>
)
