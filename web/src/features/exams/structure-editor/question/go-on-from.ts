/** Handles Enter in a row of the editor: focuses the next field, or calls `atTheEnd` after the last one. */
export function goOnFrom(field: HTMLElement, atTheEnd: () => void): void {
  const exercise = field.closest('[data-exercise]')
  const fields = [...(exercise?.querySelectorAll<HTMLElement>('input[type="text"]') ?? [])]
  const next = fields[fields.indexOf(field) + 1]
  if (next) next.focus()
  else atTheEnd()
}
