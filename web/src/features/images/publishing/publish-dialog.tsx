import { ChangeImageRequest, longestAltText, type MediaImage } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { CheckField } from '../../../components/fields/choices/check-field.tsx'
import { FieldFrame } from '../../../components/fields/field.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { Dialog } from '../../../components/overlays/modal/dialog.tsx'
import { DraftConflicts } from '../../../drafts/draft-conflicts.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useDraftForm } from '../../../drafts/use-draft-form.ts'
import { isProblem } from '../../../http/client.ts'
import { changeImage } from '../model/images-queries.ts'
import { PublicPreview } from './public-preview.tsx'
import { requestPublication } from './publishing-requests.ts'

const schema = ChangeImageRequest.required()
  .pick({ altText: true })
  .refine(({ altText }) => altText !== '', { path: ['altText'], message: 'missing' })

/** Stops the keys at the dialog: the viewer behind it would step to the next picture. */
const keepKeys = (event: KeyboardEvent) => event.stopPropagation()

/** Asks operators to publish a picture, and shows before what everybody will see. */
export default function PublishDialog({ image, onClose }: { image: MediaImage; onClose: () => void }) {
  const { t } = useTranslation('picture-publishing')
  const client = useQueryClient()
  const [namesChecked, setNamesChecked] = useState(false)
  const { draft, values, text, problems, busy, error, onSubmit } = useDraftForm({
    form: 'publish-picture',
    subject: image.id,
    stored: { altText: image.altText },
    schema,
    save: async ({ altText }) => {
      if (altText !== image.altText) await changeImage(image.id, { altText })
      await requestPublication(image.id, namesChecked)
      onClose()
      await client.invalidateQueries({ queryKey: ['images'] })
    },
  })
  const hasNames = isProblem(error, 'images/names-of-students')

  return (
    <div onKeyDown={keepKeys} role="presentation">
      <Dialog title={t('dialog.title')} onClose={onClose} wide>
        <form className="stack" onSubmit={onSubmit} noValidate data-draft="publish-picture">
          <DraftNote draft={draft} />
          <DraftConflicts draft={draft} fields={{ altText: { name: t('dialog.altText') } }} />
          <p className="text-quiet">{t('dialog.intro')}</p>
          <PublicPreview image={image} altText={values.altText} />
          <FieldFrame
            label={t('dialog.altText')}
            hint={t('dialog.altTextHint')}
            error={problems.altText && t('dialog.altTextMissing')}
          >
            {(control) => (
              <textarea {...text('altText')} {...control} rows={2} dir="auto" maxLength={longestAltText} />
            )}
          </FieldFrame>
          <p className="text-quiet">{t('dialog.licence')}</p>
          <p className="text-quiet">{t('dialog.names')}</p>
          {error !== null && <ProblemNote error={error} tone={hasNames ? 'sun' : 'pen'} />}
          {(hasNames || namesChecked) && (
            <CheckField label={t('dialog.namesChecked')} checked={namesChecked} onChange={setNamesChecked} />
          )}
          <div className="actions">
            <Button type="submit" look="primary" busy={busy}>
              {t('dialog.send')}
            </Button>
            <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          </div>
        </form>
      </Dialog>
    </div>
  )
}
