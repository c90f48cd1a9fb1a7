import type { LessonSectionKey } from '@classeur/contracts'
import { useEffect, useState } from 'react'
import { isSame } from '../../../drafts/field-edits.ts'
import { hasSameShape } from '../engine/merge-values.ts'
import type { SeenSection } from '../engine/plan-editor.ts'
import { useEditing } from './editing.ts'

/**
 * Keeps the items of a section where they are while a dialog or menu of one of them is open. Returns the section as the
 * page shows it meanwhile, with the edits that move no item: a change of the dialog begins with it. Undefined while
 * nothing is open.
 */
export function useHeldSection(key: LessonSectionKey, isOpen: boolean): SeenSection | undefined {
  const { editor, hold } = useEditing()
  const [seen, setSeen] = useState<SeenSection>()
  useEffect(() => (isOpen ? hold(key) : undefined), [isOpen, hold, key])
  const now = isOpen ? editor.seen(key) : undefined
  const next = now && seen && !hasSameShape(seen.value, now.value) ? seen : now
  if (isSame(next, seen)) return seen
  setSeen(next)
  return next
}
