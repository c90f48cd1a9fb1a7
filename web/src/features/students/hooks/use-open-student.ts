import { useSearchParams } from 'react-router-dom'

/** The student whose card is open, `?student=`: a link leads to it and "back" closes it. */
export function useOpenStudent() {
  const [search, setSearch] = useSearchParams()
  const show = (id: string | null, replace: boolean) =>
    setSearch(
      (now) => {
        if (id === null) now.delete('student')
        else now.set('student', id)
        return now
      },
      { replace, preventScrollReset: true },
    )
  return {
    id: search.get('student'),
    open: (id: string) => show(id, false),
    close: () => show(null, true),
  }
}
