import type { School } from '@classeur/contracts'
import type { FormEvent } from 'react'
import { DraftConflicts } from '../../../drafts/draft-conflicts.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useSchoolEdit } from './use-school-edit.ts'
import { useSchoolFieldText } from './use-school-field-text.ts'
import { wrongFields, type SchoolSectionProps } from '../model/sections.ts'
import { IdentityPanel } from './panels/identity-panel.tsx'
import { ListsPanel } from './panels/lists-panel.tsx'
import { MarksPanel } from './panels/marks-panel.tsx'
import { SaveBar } from './save-bar.tsx'
import classes from './school-settings.module.css'
import { YearPanel } from './panels/year-panel.tsx'

/** All sections of the settings as one form, with one bar that saves the changed sections. */
export function SchoolSettings({ school, readOnly }: { school: School; readOnly: boolean }) {
  const editing = useSchoolEdit(school)
  const fieldText = useSchoolFieldText()
  const { draft, canSave, save } = editing
  const shared: SchoolSectionProps = {
    school,
    value: readOnly ? school : draft.value,
    edit: draft.set,
    wrong: wrongFields(readOnly ? {} : draft.edits),
    readOnly,
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!readOnly && canSave) save()
  }
  return (
    <form className={classes.sections} onSubmit={onSubmit} noValidate data-draft="school">
      {!readOnly && <DraftNote draft={draft} />}
      {!readOnly && <DraftConflicts draft={draft} fields={fieldText} />}
      <IdentityPanel {...shared} />
      <YearPanel {...shared} />
      <MarksPanel {...shared} />
      <ListsPanel {...shared} />
      {!readOnly && draft.isEdited && <SaveBar editing={editing} />}
    </form>
  )
}
