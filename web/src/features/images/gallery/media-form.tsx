import { ChangeImageRequest, type MediaImage } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { Button } from '../../../components/fields/button.tsx'
import { FieldFrame } from '../../../components/fields/field.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { DraftConflicts } from '../../../drafts/draft-conflicts.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useDraftForm } from '../../../drafts/use-draft-form.ts'
import { changeImage } from '../model/images-queries.ts'
import classes from './media-form.module.css'

const textsOf = ({ name, altText, tags }: MediaImage) => ({ name, altText, tags: tags.join(', ') })

/** Splits typed tags at commas of any script. */
const tagsOf = (typed: string) =>
  typed
    .split(/[,،;]/)
    .map((tag) => tag.trim())
    .filter(Boolean)

const imageTexts = ChangeImageRequest.required()
const texts = imageTexts.extend({ tags: z.string().transform(tagsOf).pipe(imageTexts.shape.tags) })

/** Name, alternative text and tags of a picture. "Save" appears after the first change. */
export function MediaForm({ image }: { image: MediaImage }) {
  const { t } = useTranslation('images')
  const client = useQueryClient()
  const { draft, text, problems, busy, error, onSubmit } = useDraftForm({
    form: 'picture-words',
    subject: image.id,
    stored: textsOf(image),
    schema: texts,
    save: async (changes) => {
      await changeImage(image.id, changes)
      await client.invalidateQueries({ queryKey: ['images'] })
    },
  })
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate data-draft="picture-words">
      <DraftNote draft={draft} />
      <DraftConflicts
        draft={draft}
        fields={{
          name: { name: t('field.name') },
          altText: { name: t('field.altText') },
          tags: { name: t('field.tags') },
        }}
      />
      <TextField
        {...text('name')}
        label={t('field.name')}
        dir="auto"
        maxLength={120}
        error={problems.name && t('field.nameMissing')}
      />
      <FieldFrame label={t('field.altText')} hint={t('field.altTextHint')}>
        {(control) => <textarea {...text('altText')} {...control} rows={2} dir="auto" maxLength={500} />}
      </FieldFrame>
      <TextField
        {...text('tags')}
        label={t('field.tags')}
        hint={t('field.tagsHint')}
        dir="auto"
        error={problems.tags && t('field.tagsWrong')}
      />
      {error !== null && <ProblemNote error={error} />}
      {draft.isEdited && (
        <div>
          <Button small type="submit" busy={busy}>
            {t('save')}
          </Button>
        </div>
      )}
    </form>
  )
}
