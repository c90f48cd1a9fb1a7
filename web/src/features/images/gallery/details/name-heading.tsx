import { ChangeImageRequest, type MediaImage } from '@classeur/contracts'
import { IconPencil } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { notifyProblem } from '../../../../components/overlays/notices/notify.tsx'
import { DraftConflicts } from '../../../../drafts/draft-conflicts.tsx'
import { UnsavedTag } from '../../../../drafts/unsaved-tag.tsx'
import { useDraftForm } from '../../../../drafts/use-draft-form.ts'
import { changeImage } from '../../model/images-queries.ts'
import classes from './name-heading.module.css'

const schema = ChangeImageRequest.required().pick({ name: true })

/** The name of a picture, edited in place: Enter or leaving the field saves, Escape restores. */
export function NameHeading({ image }: { image: MediaImage }) {
  const { t } = useTranslation('my-media')
  const [isEditing, setEditing] = useState(false)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  /** After a key, the focus returns to the button; somebody who left the field is elsewhere already. */
  const close = (hasLeft: boolean) => {
    flushSync(() => setEditing(false))
    if (!hasLeft) button?.focus()
  }
  return (
    <div className={classes.heading}>
      {isEditing ? (
        <NameForm image={image} onClose={close} />
      ) : (
        <h2 className={classes.title}>
          <bdi>{image.name}</bdi>
        </h2>
      )}
      <button
        ref={setButton}
        type="button"
        className={classes.edit}
        hidden={isEditing}
        aria-label={t('rename.title', { name: image.name })}
        title={t('rename.short')}
        onClick={() => setEditing(true)}
      >
        <IconPencil size={16} aria-hidden />
      </button>
      {!isEditing && <UnsavedTag form="picture-name" subject={image.id} />}
    </div>
  )
}

function NameForm({ image, onClose }: { image: MediaImage; onClose: (hasLeft: boolean) => void }) {
  const { t } = useTranslation(['my-media', 'images'])
  const client = useQueryClient()
  const input = useRef<HTMLInputElement | null>(null)
  /** A name that can't be saved stays in the field. */
  const save = async ({ name }: { name: string }, hasLeft: boolean) => {
    try {
      await changeImage(image.id, { name })
    } catch (error) {
      notifyProblem(error)
      return false
    }
    await client.invalidateQueries({ queryKey: ['images'] })
    onClose(hasLeft)
  }
  const { draft, values, text, problems, onSubmit, submitWith } = useDraftForm({
    form: 'picture-name',
    subject: image.id,
    stored: { name: image.name },
    schema,
    save: (changes) => save(changes, false),
  })
  const { ref, onBlur, ...field } = text('name')

  useEffect(() => input.current?.focus(), [])

  const restore = (hasLeft: boolean) => {
    if (draft.isEdited) draft.discard()
    onClose(hasLeft)
  }
  const choice = {
    conflicts: draft.conflicts,
    takeStored: (name: 'name') => {
      draft.takeStored(name)
      onClose(false)
    },
    keepTyped: (name: 'name') => {
      draft.keepTyped(name)
      input.current?.focus()
    },
  }
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate data-draft="picture-name">
      <DraftConflicts draft={choice} fields={{ name: { name: t('images:field.name') } }} />
      <input
        {...field}
        ref={(element) => {
          ref(element)
          input.current = element
        }}
        className={classes.input}
        aria-label={t('images:field.name')}
        aria-invalid={problems.name ? true : undefined}
        dir="auto"
        maxLength={120}
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          event.stopPropagation()
          restore(false)
        }}
        onBlur={(event) => {
          void onBlur(event)
          const name = values.name.trim()
          if (name === image.name || name === '') restore(true)
          else submitWith((sent) => save(sent, true))
        }}
      />
      <p className="text-quiet">{problems.name ? t('images:field.nameMissing') : t('rename.keys')}</p>
    </form>
  )
}
