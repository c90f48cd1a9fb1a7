import { longestNoteLine, ParentNote } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { ProblemNote } from '../../../../components/feedback/problem-note.tsx'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { TextAreaField } from '../../../../components/fields/text/text-area-field.tsx'
import { TextField } from '../../../../components/fields/text/text-field.tsx'
import { DraftConflicts } from '../../../../drafts/draft-conflicts.tsx'
import { DraftNote } from '../../../../drafts/draft-note.tsx'
import { useDraftForm } from '../../../../drafts/use-draft-form.ts'
import { directionOf } from '../../../../i18n/languages.ts'
import { useEditing } from '../model/editing.ts'
import classes from './note-form.module.css'

const rows = 10
const fields = ParentNote.pick({ greeting: true, closing: true }).extend({
  text: z
    .string()
    .transform((text) => text.split(/\n\s*\n/u).filter((paragraph) => paragraph.trim() !== ''))
    .pipe(ParentNote.shape.paragraphs),
})

/** A letter in its place: its paragraphs are separated by an empty line. */
export function NoteForm({ note, onClose }: { note: ParentNote; onClose: () => void }) {
  const { t } = useTranslation('resource-edit')
  const { resource, change } = useEditing()
  const { studentId, greeting, paragraphs, closing } = note
  const { draft, text, problems, busy, error, onSubmit } = useDraftForm({
    form: 'resource-note',
    subject: `${resource.id}:${studentId}`,
    stored: { greeting, text: paragraphs.join('\n\n'), closing },
    schema: fields,
    save: async ({ text: written, ...lines }) => {
      await change({ change: 'note', note: { studentId, ...lines, paragraphs: written } })
      onClose()
    },
  })
  const restore = () => {
    if (draft.isEdited) draft.discard()
    onClose()
  }
  const inSheet = { dir: directionOf(resource.language), lang: resource.language }
  return (
    <form
      className={classes.form}
      data-draft="resource-note"
      onKeyDown={(event) => {
        // In an input method, Escape only cancels the word.
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) restore()
      }}
      noValidate
      onSubmit={(event) => {
        if (draft.isEdited) return onSubmit(event)
        event.preventDefault()
        onClose()
      }}
    >
      <DraftNote draft={draft} />
      <DraftConflicts
        draft={draft}
        fields={{
          greeting: { name: t('notes.greeting') },
          text: { name: t('notes.text') },
          closing: { name: t('notes.closing') },
        }}
      />
      <TextField {...text('greeting')} label={t('notes.greeting')} maxLength={longestNoteLine} {...inSheet} />
      <TextAreaField
        {...text('text')}
        label={t('notes.text')}
        hint={t('notes.paragraphs')}
        error={problems.text && t('notes.incomplete')}
        rows={rows}
        autoFocus
        {...inSheet}
      />
      <TextField {...text('closing')} label={t('notes.closing')} maxLength={longestNoteLine} {...inSheet} />
      {error !== null && <ProblemNote error={error} />}
      <div className="actions">
        <Button small type="submit" busy={busy}>
          {t('form.save')}
        </Button>
        <Button small look="quiet" onClick={restore}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  )
}
