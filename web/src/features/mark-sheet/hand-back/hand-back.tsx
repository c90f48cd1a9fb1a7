import { lazy, Suspense } from 'react'
import type { SheetEngine } from '../engine/sheet-engine.ts'
import { usePackWindow } from '../../../components/packs/use-pack-window.ts'

const HandBackDialog = lazy(() => import('./hand-back-dialog.tsx'))

/** The window for feedback slips, while the address asks for it. */
export function HandBack({ engine }: { engine: SheetEngine }) {
  const { isAsked, ask } = usePackWindow('hand-back')
  if (!isAsked) return null
  return (
    <Suspense>
      <HandBackDialog engine={engine} onClose={() => ask(false)} />
    </Suspense>
  )
}
