import { useContext, type ReactNode } from 'react'
import { listOf } from '../../model/read-partial.ts'
import { PartsForEditing } from './section-parts.ts'

/** Leaves out a list that may be empty, with its label, unless it can be edited. */
export function OptionalList({ items, children }: { items: unknown; children: ReactNode }) {
  const isEdited = useContext(PartsForEditing) !== null
  return listOf(items).length > 0 || isEdited ? children : null
}
