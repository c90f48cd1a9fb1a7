import { ParentNote } from '@classeur/contracts'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../../../../components/feedback/problem-note.tsx'
import { Button } from '../../../../components/fields/button.tsx'
import { TextAreaField } from '../../../../components/fields/text-area-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { useSubmission } from '../../../../components/fields/use-submission.ts'
import { DraftConflicts } from '../../../../drafts/draft-conflicts.tsx'
import { DraftNote } from '../../../../drafts/draft-note.tsx'
import { useDraft } from '../../../../drafts/use-draft.ts'
import { directionOf } from '../../../../i18n/languages.ts'
import { useEditing } from '../model/editing.ts'
import classes from './note-form.module.css'

const longest = 200
const rows = 10

/** A letter in its place: its paragraphs are separated by an empty line. */
export function NoteForm({ note, onClose }: { note: ParentNote; onClose: () => void }) {
  const { t } = useTranslation('resource-edit')
  const { resource, change } = useEditing()
  const { studentId, greeting, paragraphs, closing } = note
  const draft = useDraft({
    form: 'resource-note',
    subject: `${resource.id}:${studentId}`,
    stored: { greeting, text: paragraphs.join('\n\n'), closing },
  })
  const { value, set } = draft
  const written = ParentNote.safeParse({
    ...{ studentId, greeting: value.greeting, closing: value.closing },
    paragraphs: value.text.split(/\n\s*\n/u).filter((paragraph) => paragraph.trim() !== ''),
  })
  const { busy, error, submit } = useSubmission(async () => {
    const { data } = written
    if (!data) return
    await draft.save(draft.edits, () => change({ change: 'note', note: data }))
    onClose()
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
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (draft.conflicts.length > 0) return
        if (draft.isEdited) void submit()
        else onClose()
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
      <TextField
        label={t('notes.greeting')}
        maxLength={longest}
        value={value.greeting}
        onChange={(event) => set({ greeting: event.currentTarget.value })}
        {...inSheet}
      />
      <TextAreaField
        label={t('notes.text')}
        hint={t('notes.paragraphs')}
        rows={rows}
        autoFocus
        value={value.text}
        onChange={(event) => set({ text: event.currentTarget.value })}
        {...inSheet}
      />
      <TextField
        label={t('notes.closing')}
        maxLength={longest}
        value={value.closing}
        onChange={(event) => set({ closing: event.currentTarget.value })}
        {...inSheet}
      />
      {!written.success && (
        <p role="alert" className={classes.problem}>
          {t('notes.incomplete')}
        </p>
      )}
      {error !== null && <ProblemNote error={error} />}
      <div className="actions">
        <Button small type="submit" busy={busy} disabled={!written.success || draft.conflicts.length > 0}>
          {t('form.save')}
        </Button>
        <Button small look="quiet" onClick={restore}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  )
}
