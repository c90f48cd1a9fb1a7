import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** State of the history entry of a card. `isFromList`: opened from the list, so "back" returns there. */
interface CardState {
  isFromList?: boolean
}

/**
 * The student whose card is open (`?student=`). A link can open a card and "back" closes it. Stepping to another student
 * replaces the history entry, so that "back" still returns to the previous page.
 */
export function useOpenStudent() {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const state = useLocation().state as CardState | null
  const show = (id: string | null, options: { replace: boolean; state?: CardState | null }) =>
    setSearch((now) => {
      if (id === null) now.delete('student')
      else now.set('student', id)
      return now
    }, options)
  return {
    id: search.get('student'),
    open: (id: string) => show(id, { replace: false, state: { isFromList: true } }),
    step: (id: string) => show(id, { replace: true, state }),
    close: () => {
      if (state?.isFromList) void navigate(-1)
      else show(null, { replace: true })
    },
  }
}
