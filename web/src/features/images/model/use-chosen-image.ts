import { useSearchParams } from 'react-router-dom'

/**
 * The picture whose details are shown, `?image=`. A link can open it, "back" closes it, and moving to another picture
 * adds no history entries.
 */
export function useChosenImage<I extends { id: string }>(images: readonly I[]) {
  const [search, setSearch] = useSearchParams()
  const chosenId = search.get('image')
  const index = images.findIndex(({ id }) => id === chosenId)

  const show = (id: string | null, replace: boolean) =>
    setSearch(
      (now) => {
        if (id === null) now.delete('image')
        else now.set('image', id)
        return now
      },
      // Update synchronously: a click before the page has updated would otherwise not open its picture.
      { replace, preventScrollReset: true, flushSync: true },
    )
  const stepTo = (image: I | undefined) => (image ? () => show(image.id, true) : null)

  return {
    chosenId,
    chosen: images[index] ?? null,
    open: (id: string) => show(id, chosenId !== null),
    close: () => show(null, true),
    previous: index < 0 ? null : stepTo(images[index - 1]),
    next: index < 0 ? null : stepTo(images[index + 1]),
  }
}
