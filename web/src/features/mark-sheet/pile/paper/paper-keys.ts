import type { KeyboardEvent } from 'react'
import type { Paper } from './read-paper.ts'

/** Id of the field for the total written on the paper, used like a question's id. */
export const totalField = 'total'

interface PaperKeys {
  /** Id of the element that contains the fields. */
  cardId: string
  paper: Paper
  /** True if Enter in any field saves: the sum was wrong and has been corrected. */
  isReady: boolean
  onSubmit: () => void
  onSaveAnyway: () => void
  onWholePaper: (leafId: string) => boolean
  onBack: () => void
}

const forward = { ArrowDown: 1, ArrowUp: -1 } as const

/** The keyboard actions of a paper: next question, previous question, back to the search, save. */
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
    // Select the text even if the field already has the focus, so that the next key replaces it.
    field?.select()
    return Boolean(field)
  }
  /** Moves to the neighbouring field, or to the next one that isn't skipped. Returns false at the end. */
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
