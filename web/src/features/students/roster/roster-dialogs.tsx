import type { Roster, SchoolClass } from '@classeur/contracts'
import { GroupsDialog } from '../groups/groups-dialog.tsx'
import { ImportDialog } from '../import/import-dialog.tsx'
import { PasteDialog } from '../paste/paste-dialog.tsx'

export type OpenDialog = 'paste' | 'import' | 'groups'

interface RosterDialogsProps {
  open: OpenDialog
  schoolClass: SchoolClass
  roster: Roster
  onAdded: (ids: readonly string[]) => void
  onClose: () => void
}

/** The open dialog of the class list. */
export function RosterDialogs({ open, schoolClass, roster, onAdded, onClose }: RosterDialogsProps) {
  const given = { classId: schoolClass.id, roster, onClose }
  if (open === 'paste') return <PasteDialog {...given} onAdded={onAdded} />
  if (open === 'import') return <ImportDialog {...given} />
  return <GroupsDialog {...given} />
}
