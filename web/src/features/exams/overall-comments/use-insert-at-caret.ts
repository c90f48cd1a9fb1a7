import { useLayoutEffect, useRef, type RefObject } from 'react'

/** The text with a phrase at the caret or instead of the selection, and the caret behind the phrase. */
function withPhraseAt(
  text: string,
  { start, end }: { start: number; end: number },
  phrase: string,
): { text: string; caret: number } {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  const gap = before === '' || /\s$/u.test(before) ? '' : ' '
  const tail = after === '' || /^\s/u.test(after) ? '' : ' '
  const head = `${before}${gap}${phrase}`
  return { text: `${head}${tail}${after}`, caret: head.length }
}

/** Inserts phrases into a text area whose value is controlled, and moves the focus and the caret behind them. */
export function useInsertAtCaret(
  area: RefObject<HTMLTextAreaElement | null>,
  text: string,
  onChange: (text: string) => void,
): (phrase: string) => void {
  const wanted = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (wanted.current === null) return
    area.current?.focus()
    area.current?.setSelectionRange(wanted.current, wanted.current)
    wanted.current = null
  }, [area, text])
  return (phrase) => {
    const end = text.length
    const { selectionStart = end, selectionEnd = end } = area.current ?? {}
    const next = withPhraseAt(text, { start: selectionStart, end: selectionEnd }, phrase)
    wanted.current = next.caret
    onChange(next.text)
  }
}
