import type { School } from '@classeur/contracts'
import type { FormEvent } from 'react'
import { DraftConflicts } from '../../../../drafts/draft-conflicts.tsx'
import { DraftNote } from '../../../../drafts/draft-note.tsx'
import { useSchoolEdit } from '../../hooks/use-school-edit.ts'
import { useSchoolFieldWords } from '../../hooks/use-school-field-words.ts'
import type { SchoolSectionProps } from '../../school/sections.ts'
import { IdentityPanel } from './identity-panel.tsx'
import { ListsPanel } from './lists-panel.tsx'
import { MarksPanel } from './marks-panel.tsx'
import { SaveBar } from './save-bar.tsx'
import classes from './school-settings.module.css'
import { YearPanel } from './year-panel.tsx'

/** All sections of the settings as one form, with one bar that saves the changed sections. */
export function SchoolSettings({ school, readOnly }: { school: School; readOnly: boolean }) {
  const editing = useSchoolEdit(school)
  const words = useSchoolFieldWords()
  const { draft, canSave, save } = editing
  const shared: SchoolSectionProps = {
    school,
    value: readOnly ? school : draft.value,
    edit: draft.set,
    readOnly,
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!readOnly && canSave) save()
  }
  return (
    <form className={classes.sections} onSubmit={onSubmit} noValidate data-draft="school">
      {!readOnly && <DraftNote draft={draft} />}
      {!readOnly && <DraftConflicts draft={draft} fields={words} />}
      <IdentityPanel {...shared} />
      <YearPanel {...shared} />
      <MarksPanel {...shared} />
      <ListsPanel {...shared} />
      {!readOnly && draft.isEdited && <SaveBar editing={editing} />}
    </form>
  )
}
