import { useDraftedSubjects } from '../../../../drafts/use-drafted-subjects.ts'
import { useEditing } from '../model/editing.ts'
import { OrphanedDraft } from './orphaned-draft.tsx'

const subjectsWithout = (drafted: ReadonlySet<string>, resourceId: string, present: readonly string[]) => {
  const withForm = new Set(present.map((id) => `${resourceId}:${id}`))
  return [...drafted].filter((subject) => subject.startsWith(`${resourceId}:`) && !withForm.has(subject))
}

/** Unsaved texts of items that were deleted and of letters to former students: their forms can't be opened any more. */
export function OrphanedDrafts() {
  const { resource } = useEditing()
  const [items, notes] = [useDraftedSubjects('resource-item'), useDraftedSubjects('resource-note')]
  const ofItems = subjectsWithout(
    items,
    resource.id,
    resource.items.map(({ id }) => id),
  )
  const ofNotes = subjectsWithout(
    notes,
    resource.id,
    resource.students.map(({ id }) => id),
  )
  return (
    <>
      {ofItems.map((subject) => (
        <OrphanedDraft key={subject} form="resource-item" subject={subject} />
      ))}
      {ofNotes.map((subject) => (
        <OrphanedDraft key={subject} form="resource-note" subject={subject} />
      ))}
    </>
  )
}
