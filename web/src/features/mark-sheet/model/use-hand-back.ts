import { useSearchParams } from 'react-router-dom'

/** The address (`?hand-back`) opens the window for feedback slips, so that a finished pack can link to it. */
export function useHandBack() {
  const [search, setSearch] = useSearchParams()
  return {
    isAsked: search.has('hand-back'),
    ask: (isOpen: boolean) =>
      setSearch(
        (now) => {
          if (isOpen) now.set('hand-back', '')
          else now.delete('hand-back')
          return now
        },
        { replace: true, preventScrollReset: true },
      ),
  }
}
