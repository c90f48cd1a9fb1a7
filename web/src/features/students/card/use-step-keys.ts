import { useEffect, useRef } from 'react'

/** Elements that handle these keys themselves: fields, regions that scroll sideways, and dialogs. */
const takesKeys =
  'input, textarea, select, [contenteditable], [role="region"][tabindex], dialog, [role="dialog"]'

interface Steps {
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  onClose: () => void
}

/** Arrow keys and j / k step between cards and Escape returns to the list, unless a field has the focus. */
export function useStepKeys(steps: Steps): void {
  const latest = useRef(steps)
  useEffect(() => {
    latest.current = steps
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (document.querySelector('dialog[open]')) return
      if (event.target instanceof Element && event.target.closest(takesKeys)) return
      const isRtl = document.documentElement.dir === 'rtl'
      const { onPrevious, onNext, onClose } = latest.current
      const keys: Record<string, (() => void) | undefined> = {
        ArrowLeft: isRtl ? onNext : onPrevious,
        ArrowRight: isRtl ? onPrevious : onNext,
        k: onPrevious,
        j: onNext,
        Escape: onClose,
      }
      const run = keys[event.key]
      if (!run) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
