/** What stands on the sheet, in pixels of the screen. */
export interface SheetParts {
  /** The width of the paper, which is that of A4. */
  width: number
  padding: { top: number; bottom: number }
  /** The heading above the first item. */
  head: number
  /** `height`: as tall as it stands there now; `printed`: without what only the screen shows, such as a form. */
  items: readonly { id: string; height: number; printed: number }[]
  /** The key, which has a page of its own; null without one. */
  key: number | null
}

export interface SheetPages {
  /** Where each page lies on the desk. */
  pages: { top: number; height: number }[]
  /** The room above each part that starts a page, by its id. */
  spaces: Map<string, number>
}

/** The key among the ids of items. */
export const keyPart = 'key'
/** The height of A4 for a width of 1. */
const ratio = 297 / 210
/** Between two pages. */
const gap = 24

/**
 * Shares the parts of a sheet out over pages. A part is never divided; one that is taller than a page makes its page
 * taller. A page also grows with what only the screen shows, which doesn't change what else stands on it.
 */
export function layPages({ width, padding, head, items, key }: SheetParts): SheetPages {
  const room = width * ratio - padding.top - padding.bottom
  const pages: SheetPages['pages'] = []
  const spaces: SheetPages['spaces'] = new Map()
  let [top, shown, printed] = [0, head, head]
  let isFirst = true

  const end = () => {
    const height = Math.max(width * ratio, padding.top + shown + padding.bottom)
    pages.push({ top, height })
    return height
  }
  const startPage = (id: string) => {
    const left = end() - padding.top - shown
    spaces.set(id, left + gap + padding.top)
    top += padding.top + shown + left + gap
    ;[shown, printed] = [0, 0]
    isFirst = true
  }
  for (const item of items) {
    if (!isFirst && printed + item.printed > room) startPage(item.id)
    shown += item.height
    printed += item.printed
    isFirst = false
  }
  if (key !== null) {
    startPage(keyPart)
    shown += key
  }
  end()
  return { pages, spaces }
}

/** The page, from 1, on which a height of the sheet lies. */
export const pageAt = ({ pages }: Pick<SheetPages, 'pages'>, y: number): number =>
  Math.max(1, pages.filter(({ top }) => top <= y).length)
