import type { ImageAspect, ImageStyle } from '@classeur/contracts'
import { useState } from 'react'
import { useDraft, type FieldDraft } from '../../../drafts/use-draft.ts'

/** The composer's fields. */
interface PictureWish {
  prompt: string
  style: ImageStyle
  aspect: ImageAspect
  count: number
}

const nothingAsked: PictureWish = { prompt: '', style: 'flat-illustration', aspect: '4:3', count: 1 }

/** Keeps the composer's fields as a draft. After a request the text stays, ready to be changed, but is no longer a draft. */
export function usePictureDraft(): FieldDraft<PictureWish> & { asked: (wish: PictureWish) => void } {
  const [initial, setInitial] = useState(nothingAsked)
  const draft = useDraft({ form: 'picture', initial })
  return {
    ...draft,
    asked: (wish) => {
      setInitial(wish)
      draft.saved(wish)
    },
  }
}
