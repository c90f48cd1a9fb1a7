import { sheetTextLimits } from '@classeur/contracts'
import { IconPencil } from '@tabler/icons-react'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { ProblemNote } from '../../../../components/feedback/problem-note.tsx'
import { TextField } from '../../../../components/fields/text/text-field.tsx'
import { useSubmission } from '../../../../components/fields/use-submission.ts'
import { moveFocus } from '../../../../components/layout/move-focus.ts'
import { DraftConflicts } from '../../../../drafts/draft-conflicts.tsx'
import { DraftNote } from '../../../../drafts/draft-note.tsx'
import { UnsavedTag } from '../../../../drafts/unsaved-tag.tsx'
import { useDraft } from '../../../../drafts/use-draft.ts'
import { useEditing } from '../model/editing.ts'
import { onFormKey } from '../model/on-form-key.ts'
import classes from './sheet-heading.module.css'

const iconSizePx = 16

/** The title of the sheet and what to do, edited in place. */
export function SheetHeading() {
  const { t } = useTranslation('resource-edit')
  const { resource, mayEdit } = useEditing()
  const [isOpen, setIsOpen] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  if (isOpen && mayEdit) return <HeadingForm onClose={() => moveFocus(() => setIsOpen(false), editButton)} />
  return (
    <div className={classes.heading}>
      <h2 className={classes.title}>{resource.title}</h2>
      {resource.intro && <p className={classes.intro}>{resource.intro}</p>}
      {mayEdit && (
        <span className={classes.tools}>
          <Button
            ref={editButton}
            small
            look="quiet"
            aria-label={t('heading.edit')}
            icon={<IconPencil size={iconSizePx} aria-hidden />}
            onClick={() => setIsOpen(true)}
          />
          <UnsavedTag form="resource-text" subject={resource.id} />
        </span>
      )}
    </div>
  )
}

function HeadingForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('resource-edit')
  const { resource, change } = useEditing()
  const { id, title, intro } = resource
  const draft = useDraft({ form: 'resource-text', subject: id, stored: { title, intro } })
  const isEmpty = draft.value.title.trim() === ''
  const { busy, error, submit } = useSubmission(async () => {
    const text = { title: draft.value.title.trim(), intro: draft.value.intro.trim() }
    await draft.save(draft.edits, () => change({ change: 'text', ...text }))
    onClose()
  })
  const save = () => {
    if (isEmpty || draft.conflicts.length > 0) return
    if (draft.isEdited) void submit()
    else onClose()
  }
  const restore = () => {
    if (draft.isEdited) draft.discard()
    onClose()
  }
  return (
    <form
      className={classes.form}
      data-draft="resource-text"
      onKeyDown={onFormKey(save, restore)}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        save()
      }}
    >
      <DraftNote draft={draft} />
      <DraftConflicts
        draft={draft}
        fields={{ title: { name: t('heading.title') }, intro: { name: t('heading.intro') } }}
      />
      <TextField
        label={t('heading.title')}
        dir="auto"
        autoFocus
        maxLength={sheetTextLimits.title}
        value={draft.value.title}
        error={isEmpty && t('heading.empty')}
        onChange={(event) => draft.set({ title: event.currentTarget.value })}
      />
      <TextField
        label={t('heading.intro')}
        dir="auto"
        maxLength={sheetTextLimits.intro}
        value={draft.value.intro}
        onChange={(event) => draft.set({ intro: event.currentTarget.value })}
      />
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
