const firstPauseMs = 1500
const longestPauseMs = 15_000

/** The pause before the next attempt of each replaced element. */
const pauses = new WeakMap<HTMLLinkElement, number>()

/**
 * Requests stylesheets that failed to load again, with growing pauses. The loader that Vite adds to dynamic imports
 * requests each stylesheet only once: the next import of the same code succeeds without its styles.
 */
export function reloadFailedStylesheets(): void {
  // Errors of elements don't bubble, so the document only sees them while it captures.
  document.addEventListener('error', ({ target }) => reloadLater(target), true)
}

function reloadLater(failed: EventTarget | null): void {
  if (!(failed instanceof HTMLLinkElement) || failed.rel !== 'stylesheet') return
  const pauseMs = pauses.get(failed) ?? firstPauseMs
  setTimeout(() => {
    const again = failed.cloneNode() as HTMLLinkElement
    pauses.set(again, Math.min(pauseMs * 2, longestPauseMs))
    failed.replaceWith(again)
  }, pauseMs)
}
