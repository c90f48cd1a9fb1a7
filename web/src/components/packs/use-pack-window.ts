import { useSearchParams } from 'react-router-dom'

/** The address (`?hand-back`, `?reports`) opens the window that makes packs, so that a finished pack can link to it. */
export function usePackWindow(name: 'hand-back' | 'reports') {
  const [search, setSearch] = useSearchParams()
  return {
    isAsked: search.has(name),
    ask: (isOpen: boolean) =>
      setSearch(
        (now) => {
          if (isOpen) now.set(name, '')
          else now.delete(name)
          return now
        },
        { replace: true, preventScrollReset: true },
      ),
  }
}
