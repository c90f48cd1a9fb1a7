/** For the `ref` of a control: focuses it when it appears, also in a dialog that opens with it. */
export function takeFocus(control: HTMLElement | null): void {
  // React doesn't write `autofocus` into the document, where an opening dialog looks for it.
  control?.setAttribute('autofocus', '')
  control?.focus()
}
