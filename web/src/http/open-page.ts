/** A page that hasn't opened after this time won't, so its button works again. */
const longestOpeningMs = 10_000

/**
 * Leaves the app for another address, such as the payment page. Resolves if the person returns with the browser's back
 * button, or if the page doesn't open; until then the pressed button stays busy.
 */
export function openPage(url: string): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true })
    setTimeout(resolve, longestOpeningMs)
    window.location.assign(url)
  })
}
