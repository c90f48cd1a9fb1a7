import type { Roster, SchoolClass } from '@classeur/contracts'
import { GroupsDialog } from '../groups/groups-dialog.tsx'
import { ImportDialog } from '../import/import-dialog.tsx'
import { PasteDialog } from '../paste/paste-dialog.tsx'

export type OpenDialog = 'paste' | 'import' | 'groups'

interface RosterDialogsProps {
  open: OpenDialog
  schoolClass: SchoolClass
  roster: Roster
  /** Whether the class has marks, so that new students join late. */
  hasMarks: boolean
  onAdded: (ids: readonly string[], joinedOn: string | null) => void
  onClose: () => void
}

/** The open dialog of the class list. */
export function RosterDialogs({ open, schoolClass, roster, hasMarks, onAdded, onClose }: RosterDialogsProps) {
  const given = { classId: schoolClass.id, roster, onClose }
  if (open === 'paste') return <PasteDialog {...given} hasMarks={hasMarks} onAdded={onAdded} />
  if (open === 'import') return <ImportDialog {...given} hasMarks={hasMarks} />
  return <GroupsDialog {...given} />
}
