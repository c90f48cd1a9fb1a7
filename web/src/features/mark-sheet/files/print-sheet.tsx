import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { SheetEngine } from '../engine/sheet-engine.ts'
import type { PrintedSheet } from './printed-sheet.tsx'
import classes from './print-sheet.module.css'

interface PrintSheetProps {
  engine: SheetEngine
  /** Loaded after the first cells; undefined until then. */
  Printed: typeof PrintedSheet | undefined
}

/**
 * The printed version of the sheet, with every row. It is rendered only while printing. The browser waits for nothing, so
 * a print that comes too early has a sentence on it, and not the few rows in sight.
 */
export function PrintSheet({ engine, Printed }: PrintSheetProps) {
  const { t } = useTranslation('mark-files')
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

  if (!isPrinting) return null
  const paper = Printed ? (
    <Printed sheet={engine.state().sheet} rows={engine.rows()} />
  ) : (
    <p>{t('print.tooEarly')}</p>
  )
  return createPortal(<div className={classes.paper}>{paper}</div>, document.body)
}
