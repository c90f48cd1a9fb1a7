/** The types of input that take typed text but hide their selection from scripts. */
const typesWithHiddenCaret = ['email', 'number']

/**
 * Remembers the caret or selection of the focused text field. The returned function restores it if that field has the
 * focus again.
 *
 * Chromium returns the focus after a press beside a dialog without the caret, and then loses what is typed.
 */
export function rememberCaret(): () => void {
  const field = document.activeElement
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return () => undefined
  const { selectionStart, selectionEnd } = field
  return () => {
    if (field !== document.activeElement) return
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
    else if (typesWithHiddenCaret.includes(field.type)) {
      // The browser knows where the caret was, and shows it there when the field gets the focus from outside a dialog.
      field.blur()
      field.focus({ preventScroll: true })
    }
  }
}
