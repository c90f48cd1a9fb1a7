import type { ChangeResourceRequest, Resource, ResourceItem } from '@classeur/contracts'
import { createContext, useContext } from 'react'

type WithoutBase<T> = T extends unknown ? Omit<T, 'basedOn'> : never
/** A change of a sheet, based on what the page shows. */
export type ResourceChange = WithoutBase<ChangeResourceRequest>

/** What the parts of the editor share. */
export interface ResourceEditing {
  resource: Resource
  /** False for readers, and while the sheet is being written. */
  mayEdit: boolean
  /**
   * Sends a change. Rejects if it isn't saved; after a conflict, the sheet has been read again.
   * @param basedOn the revision on which the change is based, if it isn't the one shown when the change is sent
   */
  change: (change: ResourceChange, basedOn?: number) => Promise<Resource>
  /** The chosen item; null without one. */
  chosen: ResourceItem | null
  choose: (itemId: string) => void
  /** The item whose form is open. */
  editedId: string | null
  edit: (itemId: string | null) => void
  /** Says to screen readers what has just happened. */
  announce: (text: string) => void
}

export const EditingContext = createContext<ResourceEditing | null>(null)

export function useEditing(): ResourceEditing {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error('outside of the editor of a resource')
  return editing
}
