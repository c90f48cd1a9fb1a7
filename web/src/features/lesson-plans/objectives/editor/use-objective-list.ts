import type { EditedObjective } from '@classeur/contracts'
import { useState } from 'react'
import { emptyObjective, inserted, moved } from '../../model/objectives/edit-objectives.ts'

interface Removed {
  objective: EditedObjective
  index: number
}

/** The actions on a list of objectives; `set` stores the changed list. */
export function useObjectiveList(list: EditedObjective[], set: (list: EditedObjective[]) => void) {
  const [removed, setRemoved] = useState<Removed | null>(null)
  /** New position of the last moved objective, from 1, for screen readers. */
  const [movedTo, setMovedTo] = useState<number | null>(null)
  const changeList = (next: EditedObjective[]) => {
    setRemoved(null)
    set(next)
  }
  return {
    removed,
    movedTo,
    change: (id: string, change: Partial<EditedObjective>) =>
      changeList(list.map((objective) => (objective.id === id ? { ...objective, ...change } : objective))),
    move: (index: number, by: -1 | 1) => {
      changeList(moved(list, index, index + by))
      setMovedTo(index + by + 1)
    },
    remove: (index: number) => {
      const objective = list[index]
      if (!objective) return
      set(list.filter((_, at) => at !== index))
      setRemoved({ objective, index })
    },
    putBack: () => {
      if (removed) changeList(inserted(list, removed.index, removed.objective))
    },
    add: () => changeList([...list, emptyObjective()]),
  }
}
