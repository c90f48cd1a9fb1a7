import { vi } from 'vitest'

/** jsdom lays nothing out: every element is this large, so that a windowed table has a window. */
export function giveLayout(widthPx = 1100, heightPx = 760): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(widthPx)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(heightPx)
}
