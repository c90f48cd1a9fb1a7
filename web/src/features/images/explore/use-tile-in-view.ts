import { useEffect } from 'react'

/**
 * Keeps the tile of the open picture in view. The drawer makes the gallery narrower, which moves its rows, and the next
 * picture may be below the window.
 */
export function useTileInView(chosenId: string | null): void {
  useEffect(() => {
    if (chosenId === null) return
    const show = () =>
      [...document.querySelectorAll<HTMLElement>('[data-image]')]
        .find(({ dataset }) => dataset['image'] === chosenId)
        ?.scrollIntoView({ block: 'nearest' })
    // The rows get their new width in the frame after the one in which the drawer appears.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(show)))
    return () => cancelAnimationFrame(frame)
  }, [chosenId])
}
