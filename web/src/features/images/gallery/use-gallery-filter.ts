import { useSearchParams } from 'react-router-dom'
import { useTypedSearch } from '../model/use-typed-search.ts'

/** What the gallery shows: `?q=` and `?tag=`. The address holds it, so a link, a reload and "back" show the same. */
export function useGalleryFilter() {
  const [params, setParams] = useSearchParams()
  const write = (name: 'q' | 'tag', value: string | null) =>
    setParams(
      (now) => {
        if (value === null || value === '') now.delete(name)
        else now.set(name, value)
        return now
      },
      // Update synchronously: a click before the page has updated would otherwise return to the former search.
      { replace: true, preventScrollReset: true, flushSync: true },
    )
  const search = params.get('q') ?? ''
  const { typed, type } = useTypedSearch(search, (text) => write('q', text))
  return { search, typed, type, tag: params.get('tag'), chooseTag: (tag: string | null) => write('tag', tag) }
}
