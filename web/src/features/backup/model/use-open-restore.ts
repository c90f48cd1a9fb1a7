import { useSearchParams } from 'react-router-dom'

const parameter = 'restore'

/** Which restore is open beside the page. The address holds it, so a reload opens it again. */
export function useOpenRestore() {
  const [search, setSearch] = useSearchParams()
  const change = (id: string | null) =>
    setSearch(
      (now) => {
        if (id === null) now.delete(parameter)
        else now.set(parameter, id)
        return now
      },
      { preventScrollReset: true },
    )
  return { openId: search.get(parameter), open: (id: string) => change(id), close: () => change(null) }
}
