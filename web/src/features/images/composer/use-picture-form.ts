import { GenerateImagesRequest, ImageRequest, type ImagesAccepted } from '@classeur/contracts'
import type { PictureReading } from '@classeur/domain/pictures'
import { useState } from 'react'
import type { z } from 'zod'
import { useDraftForm, type DraftForm } from '../../../drafts/use-draft-form.ts'
import { useAuth } from '../../../http/session/auth-session.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { rememberWish, wishBefore } from './last-wish.ts'
import { usePictureReading } from './use-picture-reading.ts'
import { useRequestImages } from './use-request-images.ts'

const fields = ImageRequest.pick({ prompt: true, style: true, aspect: true }).extend({
  count: GenerateImagesRequest.shape.count,
})
/** The composer's fields. */
type PictureWish = z.infer<typeof fields>

const nothingAsked: PictureWish = { prompt: '', style: 'flat-illustration', aspect: '4:3', count: 1 }

export interface PictureForm extends DraftForm<PictureWish> {
  /** Why some pictures of the last request weren't accepted. */
  refused: ImagesAccepted['refused']
  /** The parts of the text that the built-in renderer can and can't draw; null if a model draws. */
  reading: PictureReading | null
}

/**
 * The composer's form. After a request the text stays, ready to be changed, but is no longer a draft. Nothing is sent if
 * the built-in renderer can draw no part of the text.
 */
export function usePictureForm(): PictureForm {
  const auth = useAuth()
  const userId = auth.status === 'signed-in' ? auth.user.id : ''
  const [initial, setInitial] = useState(nothingAsked)
  const { refused, request } = useRequestImages()
  const form: DraftForm<PictureWish> = useDraftForm<PictureWish, PictureWish>({
    form: 'picture',
    initial,
    schema: fields,
    save: async ({ count, ...picture }) => {
      if (reading?.isEmpty) {
        form.focus('prompt')
        return false
      }
      const { generations } = await request(
        { ...picture, language: currentLanguage(), partly: reading !== null && reading.missing.length > 0 },
        count,
        wishBefore(userId),
      )
      rememberWish(userId, generations[0]?.generationId ?? '')
      setInitial(form.values)
    },
  })
  const reading = usePictureReading(form.values.prompt)
  return { ...form, refused, reading }
}
