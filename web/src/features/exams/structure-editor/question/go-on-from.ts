/** Enter in a row of the editor: on to the next field, and after the last one to a new question. */
export function goOnFrom(field: HTMLElement, atTheEnd: () => void): void {
  const list = field.closest('ol')
  const fields = [...(list?.querySelectorAll<HTMLElement>('input[type="text"]') ?? [])]
  const next = fields[fields.indexOf(field) + 1]
  if (next) next.focus()
  else atTheEnd()
}
