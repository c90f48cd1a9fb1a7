import type { MediaImage } from '@classeur/contracts'
import { PictureDrawer } from '../viewer/picture-drawer.tsx'
import { NameHeading } from './details/name-heading.tsx'
import { MediaDetails } from './media-details.tsx'

interface MediaDrawerProps {
  image: MediaImage
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  onClose: () => void
  onDelete: () => void
  onAgain: () => void
}

/** One's own picture beside the gallery. */
export const MediaDrawer = ({ image, onDelete, onAgain, ...drawer }: MediaDrawerProps) => (
  <PictureDrawer image={image} {...drawer} heading={<NameHeading key={image.id} image={image} />}>
    <MediaDetails image={image} onDelete={onDelete} onAgain={onAgain} />
  </PictureDrawer>
)
