import { LessonPlanShelf } from '@classeur/contracts'
import { useSearchParams } from 'react-router-dom'

/** The open shelf of the history, kept in the address, so that "Back" from a plan leads to the same one. */
export function useShelf(): [LessonPlanShelf, (shelf: LessonPlanShelf) => void] {
  const [search, setSearch] = useSearchParams()
  const shelf = LessonPlanShelf.safeParse(search.get('shelf')).data ?? 'own'
  const open = (next: LessonPlanShelf) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (next === 'own') after.delete('shelf')
        else after.set('shelf', next)
        return after
      },
      { replace: true },
    )
  return [shelf, open]
}
