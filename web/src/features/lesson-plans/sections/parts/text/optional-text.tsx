import { useContext, type ReactNode } from 'react'
import { textOf } from '../../../model/read-partial.ts'
import { PartsForEditing } from '../section-parts.ts'

/** Leaves out a text that may be empty, with its label, unless it can be edited. */
export function OptionalText({ value, children }: { value: unknown; children: ReactNode }) {
  const isEdited = useContext(PartsForEditing) !== null
  return textOf(value) !== '' || isEdited ? children : null
}
