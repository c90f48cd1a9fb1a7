import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { SheetEngine } from '../engine/sheet-engine.ts'
import { PrintedSheet } from './printed-sheet.tsx'

/** What paper shows instead of the screen: every row, not only those in sight. Made when the browser prints. */
export function PrintSheet({ engine }: { engine: SheetEngine }) {
  const [isPrinting, setPrinting] = useState(false)

  useEffect(() => {
    // The browser takes the page as it is when this event is over.
    const before = () => flushSync(() => setPrinting(true))
    const after = () => setPrinting(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])

  return (
    isPrinting &&
    createPortal(<PrintedSheet sheet={engine.state().sheet} rows={engine.rows()} />, document.body)
  )
}
