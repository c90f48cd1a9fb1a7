import { ExploreOrder, ImageStyle } from '@classeur/contracts'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { ExploreChoice } from '../model/images-queries.ts'

/** Marks the entry of the history that opening a picture added, so that closing it goes back. */
interface EntryState {
  opened?: boolean
}

/** What the explore page shows. The address holds all of it, so a link and a reload show the same. */
export function useExploreAddress() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const state = useLocation().state as EntryState | null
  const chosenId = params.get('image')
  const choice: ExploreChoice = {
    search: params.get('q') ?? '',
    style: ImageStyle.safeParse(params.get('style')).data ?? null,
    order: ExploreOrder.safeParse(params.get('order')).data ?? 'newest',
  }

  const write = (changes: Record<string, string | null>, replace: boolean, opened = false) =>
    setParams(
      (now) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '') now.delete(name)
          else now.set(name, value)
        }
        return now
      },
      // Update synchronously: a click before the page has updated would otherwise not open its picture.
      { replace, preventScrollReset: true, flushSync: true, state: { opened } satisfies EntryState },
    )

  return {
    choice,
    chosenId,
    /** Keeps an open picture open. */
    choose: ({ search, style, order }: Partial<ExploreChoice>) =>
      write(
        {
          ...(search !== undefined && { q: search }),
          ...(style !== undefined && { style }),
          ...(order !== undefined && { order: order === 'newest' ? null : order }),
        },
        true,
      ),
    /** Shows what a tag names, instead of the open picture. Back returns to the picture. */
    searchFor: (search: string) => write({ q: search, style: null, image: null }, false),
    /** Back closes a picture that was opened here; moving on to another picture adds no entry. */
    open: (id: string) =>
      write({ image: id }, chosenId !== null, chosenId === null || state?.opened === true),
    close: () => {
      if (state?.opened) void navigate(-1)
      else write({ image: null }, true)
    },
  }
}
