import type { EditedObjective } from '@classeur/contracts'
import { useState } from 'react'
import { emptyObjective, inserted, moved } from '../../model/edit-objectives.ts'

interface Removed {
  objective: EditedObjective
  index: number
}

/** What can be done with a list of objectives; `set` stores the changed list. */
export function useObjectiveList(list: EditedObjective[], set: (list: EditedObjective[]) => void) {
  const [removed, setRemoved] = useState<Removed | null>(null)
  /** Where the last moved objective is now, from 1: read out to those who do not see it. */
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
