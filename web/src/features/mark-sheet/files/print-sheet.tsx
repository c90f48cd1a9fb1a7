import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { SheetEngine } from '../engine/sheet-engine.ts'
import { PrintedSheet } from './printed-sheet.tsx'

/** The printed version of the sheet, with every row. It is rendered only while printing. */
export function PrintSheet({ engine }: { engine: SheetEngine }) {
  const [isPrinting, setPrinting] = useState(false)

  useEffect(() => {
    // The browser captures the page when this event ends.
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
