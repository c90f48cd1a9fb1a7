import type { KeyboardEvent } from 'react'
import type { Paper } from './read-paper.ts'

/** The field for the total written on the paper, beside the ids of the questions. */
export const totalField = 'total'

interface PaperKeys {
  /** The element that holds the fields. */
  cardId: string
  paper: Paper
  /** Enter in any field saves: the sum was wrong and is right now. */
  isReady: boolean
  onSubmit: () => void
  onSaveAnyway: () => void
  onWholePaper: (leafId: string) => boolean
  onBack: () => void
}

const forward = { ArrowDown: 1, ArrowUp: -1 } as const

/** What keys do on a paper: on to the next question, back, to the name, and to the end. */
export function createPaperKeys({ cardId, paper, isReady, ...act }: PaperKeys) {
  const order = [
    ...paper.cells.map(({ column, isPassed }) => ({ id: column.leaf.id, isPassed })),
    ...(paper.asksTotal ? [{ id: totalField, isPassed: false }] : []),
  ]
  const focus = (id: string | undefined): boolean => {
    const field = document
      .getElementById(cardId)
      ?.querySelector<HTMLInputElement>(`[data-field="${id ?? ''}"]`)
    field?.focus()
    // Also where it was already: the next key replaces what stands there.
    field?.select()
    return Boolean(field)
  }
  /** The next field that is not passed over, or the one beside; false at the end. */
  const move = (from: string, by: 1 | -1, passes: boolean): boolean => {
    const at = order.findIndex(({ id }) => id === from)
    const rest = by === 1 ? order.slice(at + 1) : order.slice(0, Math.max(at, 0)).toReversed()
    return focus(rest.find(({ isPassed }) => !(passes && isPassed))?.id)
  }
  const enter = (field: string) => {
    if (isReady || field === totalField || !move(field, 1, true)) act.onSubmit()
  }
  const sideways = (key: string): 1 | -1 | 0 => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
    return (key === 'ArrowRight') === (document.documentElement.dir !== 'rtl') ? 1 : -1
  }

  const onKeyDown = (event: KeyboardEvent, isEditing: boolean): void => {
    const field = (event.target as HTMLElement).dataset['field']
    if (event.nativeEvent.isComposing || (event.key !== 'Escape' && field === undefined)) return
    const { key } = event
    const step = key === 'ArrowDown' || key === 'ArrowUp' ? forward[key] : isEditing ? 0 : sideways(key)
    if (key === 'Escape') act.onBack()
    else if (key === 'Enter' && (event.ctrlKey || event.metaKey)) act.onSaveAnyway()
    else if (key === 'Enter' && event.shiftKey) {
      if (!act.onWholePaper(field ?? '')) move(field ?? '', -1, true)
    } else if (key === 'Enter') enter(field ?? '')
    else if (step !== 0) move(field ?? '', step, false)
    else return
    event.preventDefault()
  }
  return { focus, move, onKeyDown }
}
