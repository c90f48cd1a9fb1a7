import { ChangeImageRequest, type MediaImage } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button.tsx'
import { FieldFrame } from '../../../components/ui/field.tsx'
import { ProblemNote } from '../../../components/ui/problem-note.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { useSubmission } from '../../../components/ui/use-submission.ts'
import { changeImage } from '../api/images.ts'
import classes from './image-viewer.module.css'

const wordsOf = ({ name, altText, tags }: MediaImage) => ({ name, altText, tags: tags.join(', ') })

/** Tags as they are typed: separated by commas, of any script. */
const tagsOf = (typed: string) =>
  typed
    .split(/[,،;]/)
    .map((tag) => tag.trim())
    .filter(Boolean)

/** Name, alternative text and tags of a picture; "Save" appears with the first change. */
export function MediaForm({ image }: { image: MediaImage }) {
  const { t } = useTranslation('images')
  const client = useQueryClient()
  const [words, setWords] = useState(() => wordsOf(image))
  const { busy, error, submit } = useSubmission(async (changes: ChangeImageRequest) => {
    setWords(wordsOf(await changeImage(image.id, changes)))
    await client.invalidateQueries({ queryKey: ['images'] })
  })
  const saved = wordsOf(image)
  const isChanged = (Object.keys(saved) as (keyof typeof saved)[]).some(
    (field) => saved[field] !== words[field],
  )
  const changes = ChangeImageRequest.safeParse({ ...words, tags: tagsOf(words.tags) })

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (changes.success) void submit(changes.data)
  }
  const set = (field: keyof typeof words) => (event: { currentTarget: { value: string } }) =>
    setWords({ ...words, [field]: event.currentTarget.value })

  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <TextField
        label={t('field.name')}
        dir="auto"
        maxLength={120}
        value={words.name}
        error={words.name.trim() === '' ? t('field.nameMissing') : undefined}
        onChange={set('name')}
      />
      <FieldFrame label={t('field.altText')} hint={t('field.altTextHint')}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            dir="auto"
            maxLength={500}
            value={words.altText}
            onChange={set('altText')}
          />
        )}
      </FieldFrame>
      <TextField
        label={t('field.tags')}
        hint={t('field.tagsHint')}
        dir="auto"
        value={words.tags}
        error={changes.success || words.name.trim() === '' ? undefined : t('field.tagsWrong')}
        onChange={set('tags')}
      />
      {error !== null && <ProblemNote error={error} />}
      {isChanged && (
        <div>
          <Button small type="submit" busy={busy}>
            {t('save')}
          </Button>
        </div>
      )}
    </form>
  )
}
