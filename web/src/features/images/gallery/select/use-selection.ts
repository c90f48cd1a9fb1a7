import { maxImagesAtOnce } from '@classeur/contracts'
import { useState } from 'react'
import { rangeOf } from '../../../../components/selection/range-of.ts'

interface Selection {
  ids: ReadonlySet<string>
  /** The last picture that was selected or deselected alone; a range begins here. */
  anchor: string | null
}

const none: Selection = { ids: new Set(), anchor: null }

/**
 * The selected pictures of a gallery, at most as many as one request may name. Pictures that the gallery no longer shows
 * aren't selected any more.
 */
export function useSelection(listed: readonly string[]) {
  const [{ ids, anchor }, setSelection] = useState(none)
  /** On a touch screen, a button shows the checkboxes. */
  const [isSelecting, setSelecting] = useState(false)
  const selected = listed.filter((id) => ids.has(id))

  return {
    selected,
    isSelecting: isSelecting || selected.length > 0,
    begin: () => setSelecting(true),
    /** Whether no further picture can be selected. */
    isFull: selected.length >= maxImagesAtOnce,
    has: (id: string) => ids.has(id),

    /** With `extends`, everything from the last picture to this one becomes selected, as far as the limit allows. */
    toggle(id: string, { extends: isRange }: { extends: boolean }) {
      const next = new Set(selected)
      if (isRange || !next.delete(id))
        for (const one of isRange ? rangeOf(listed, anchor, id) : [id])
          if (next.size < maxImagesAtOnce) next.add(one)
      setSelection({ ids: next, anchor: isRange ? anchor : id })
    },
    selectAll: () => setSelection({ ids: new Set(listed.slice(0, maxImagesAtOnce)), anchor }),
    clear() {
      setSelection(none)
      setSelecting(false)
    },
  }
}

export type GallerySelection = ReturnType<typeof useSelection>
