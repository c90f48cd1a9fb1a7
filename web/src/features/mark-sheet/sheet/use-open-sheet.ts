import { useCallback, useEffect, useState } from 'react'
import { useAuth } from '../../../http/session/auth-session.ts'
import { takeBegunSheet } from '../engine/begin-sheet.ts'
import type { SheetEngine } from '../engine/sheet-engine.ts'

interface Opened {
  /** Null while the sheet opens, and if opening failed. */
  engine: SheetEngine | null
  error: unknown
  retry: () => void
}

/** Keeps an exam's mark sheet open while the screen is mounted. */
export function useOpenSheet(examId: string): Opened {
  const auth = useAuth()
  const userId = auth.status === 'signed-in' ? auth.user.id : null
  const [tries, setTries] = useState(0)
  const [opened, setOpened] = useState<{ engine: SheetEngine | null; error: unknown }>(nothing)

  useEffect(() => {
    if (!userId) return
    let isGone = false
    let engine: SheetEngine | null = null
    takeBegunSheet(examId, userId).then(
      (openedEngine) => {
        if (isGone) return openedEngine.close()
        engine = openedEngine
        setOpened({ engine, error: null })
      },
      (error: unknown) => {
        if (!isGone) setOpened({ engine: null, error })
      },
    )
    return () => {
      isGone = true
      engine?.close()
      setOpened(nothing)
    }
  }, [examId, userId, tries])

  const retry = useCallback(() => {
    setOpened(nothing)
    setTries((count) => count + 1)
  }, [])
  return { ...opened, retry }
}

const nothing = { engine: null, error: null }
