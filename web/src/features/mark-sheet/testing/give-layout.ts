import { vi } from 'vitest'

/** jsdom computes no layout, so give every element this size. A virtualised table then renders rows. */
export function giveLayout(widthPx = 1100, heightPx = 760): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(widthPx)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(heightPx)
}
