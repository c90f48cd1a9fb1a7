import { ChangeImageRequest, type MediaImage } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/button.tsx'
import { FieldFrame } from '../../../components/fields/field.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { DraftConflicts } from '../../../drafts/draft-conflicts.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useDraft } from '../../../drafts/use-draft.ts'
import { changeImage } from '../model/images-queries.ts'
import classes from './media-form.module.css'

const textsOf = ({ name, altText, tags }: MediaImage) => ({ name, altText, tags: tags.join(', ') })

/** Splits typed tags at commas of any script. */
const tagsOf = (typed: string) =>
  typed
    .split(/[,،;]/)
    .map((tag) => tag.trim())
    .filter(Boolean)

/** Name, alternative text and tags of a picture. "Save" appears after the first change. */
export function MediaForm({ image }: { image: MediaImage }) {
  const { t } = useTranslation('images')
  const client = useQueryClient()
  const draft = useDraft({ form: 'picture-words', subject: image.id, stored: textsOf(image) })
  const texts = draft.value
  const { busy, error, submit } = useSubmission(async (changes: ChangeImageRequest) => {
    await changeImage(image.id, changes)
    await client.invalidateQueries({ queryKey: ['images'] })
    draft.saved(texts)
  })
  const changes = ChangeImageRequest.safeParse({ ...texts, tags: tagsOf(texts.tags) })

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (changes.success && draft.conflicts.length === 0) void submit(changes.data)
  }
  const set = (field: keyof typeof texts) => (event: { currentTarget: { value: string } }) =>
    draft.set({ [field]: event.currentTarget.value })

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
        label={t('field.name')}
        dir="auto"
        maxLength={120}
        value={texts.name}
        error={texts.name.trim() === '' ? t('field.nameMissing') : undefined}
        onChange={set('name')}
      />
      <FieldFrame label={t('field.altText')} hint={t('field.altTextHint')}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            dir="auto"
            maxLength={500}
            value={texts.altText}
            onChange={set('altText')}
          />
        )}
      </FieldFrame>
      <TextField
        label={t('field.tags')}
        hint={t('field.tagsHint')}
        dir="auto"
        value={texts.tags}
        error={changes.success || texts.name.trim() === '' ? undefined : t('field.tagsWrong')}
        onChange={set('tags')}
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
