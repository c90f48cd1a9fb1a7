/** A section whose texts are edited. */
const group = '[data-edit-group]'
/** What the up and down keys move to inside it: texts and buttons that add something. */
const stop = '[data-roving]'
/** What the left and right keys move to from the text before it, such as the menu of an item. */
const aside = 'side'

const isAside = (element: HTMLElement) => element.dataset['roving'] === aside

/** Up and down move between the texts of a section, left and right to the buttons beside one, Escape leaves it. */
function nextStop(stops: readonly HTMLElement[], target: HTMLElement, key: string): HTMLElement | undefined {
  const vertical = stops.filter((one) => one === target || !isAside(one))
  const at = vertical.indexOf(target)
  const forwards = getComputedStyle(target).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const beside = stops[stops.indexOf(target) + (key === forwards ? 1 : -1)]
    return beside && (key === forwards ? isAside(beside) : isAside(target)) ? beside : undefined
  }
  // A menu's own button opens the menu with these keys.
  if (isAside(target) && key.startsWith('Arrow')) return undefined
  const positions: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: vertical.length - 1,
  }
  const position = positions[key]
  return position === undefined ? undefined : vertical[position]
}

/** Handles a key in a section whose texts are edited. */
export function onGroupKey(event: KeyboardEvent): void {
  const { target, key } = event
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return
  const section = target.closest<HTMLElement>(group)
  const isGroup = target === section
  if (!section || !(isGroup || target.matches(stop))) return
  const stops = [...section.querySelectorAll<HTMLElement>(stop)]
  const entered: Record<string, HTMLElement | undefined> = {
    Enter: stops[0],
    ArrowDown: stops[0],
    ArrowUp: stops.filter((one) => !isAside(one)).at(-1),
  }
  const next = isGroup ? entered[key] : key === 'Escape' ? section : nextStop(stops, target, key)
  if (!next) return
  event.preventDefault()
  next.focus()
}
