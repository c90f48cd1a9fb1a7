/** A section whose texts are edited, and what the arrow keys move to inside it. */
const group = '[data-edit-group]'
const stop = '[data-roving]'

/** The arrow keys move between the texts of a section; Enter or an arrow enters it, and Escape leaves it. */
export function onGroupKey(event: KeyboardEvent): void {
  const { target, key } = event
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return
  const section = target.closest<HTMLElement>(group)
  const isGroup = target === section
  if (!section || !(isGroup || target.matches(stop))) return
  const stops = [...section.querySelectorAll<HTMLElement>(stop)]
  const at = stops.indexOf(target)
  let next: HTMLElement | undefined
  if (isGroup)
    next = key === 'Enter' || key === 'ArrowDown' ? stops[0] : key === 'ArrowUp' ? stops.at(-1) : undefined
  else if (key === 'ArrowDown') next = stops[at + 1]
  else if (key === 'ArrowUp') next = stops[at - 1]
  else if (key === 'Home') next = stops[0]
  else if (key === 'End') next = stops.at(-1)
  else if (key === 'Escape') next = section
  if (!next) return
  event.preventDefault()
  next.focus()
}
