import { useSearchParams } from 'react-router-dom'

/** The address (`?reports`) opens the window for term reports, so that a finished pack can link to it. */
export function useReportsWindow() {
  const [search, setSearch] = useSearchParams()
  return {
    isAsked: search.has('reports'),
    ask: (isOpen: boolean) =>
      setSearch(
        (now) => {
          if (isOpen) now.set('reports', '')
          else now.delete('reports')
          return now
        },
        { replace: true, preventScrollReset: true },
      ),
  }
}
