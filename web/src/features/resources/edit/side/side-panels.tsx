import { useEffect, useRef } from 'react'
import { formatNumber } from '../../../../i18n/format.ts'
import { useEditing } from '../model/editing.ts'
import { RewritePanel } from '../rewrite/rewrite-panel.tsx'
import { SheetVersions } from '../versions/sheet-versions.tsx'
import { HelpPanel } from './help-panel.tsx'
import { ItemPanel } from './item-panel.tsx'
import classes from './side-panels.module.css'

export type SidePart = 'item' | 'rewrite' | 'sheet'

interface SidePanelsProps {
  /** The part that was asked for: it is scrolled to, and the wish gets the focus. */
  asked: SidePart | null
  onShown?: () => void
  /** What to show; without it, everything. */
  only?: 'item' | 'sheet'
}

/** What belongs to the chosen item, and to the whole sheet. */
export function SidePanels({ asked, onShown, only }: SidePanelsProps) {
  const { resource, chosen, mayEdit } = useEditing()
  const rewrite = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (asked !== 'rewrite') return
    rewrite.current?.scrollIntoView({ block: 'nearest' })
    rewrite.current?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true })
    onShown?.()
  }, [asked, onShown])
  const number = chosen ? formatNumber(resource.items.findIndex(({ id }) => id === chosen.id) + 1) : ''
  return (
    <div className={classes.panels}>
      {chosen && only !== 'sheet' && (
        <>
          <ItemPanel item={chosen} number={number} />
          {mayEdit && (
            <div ref={rewrite}>
              <RewritePanel item={chosen} number={number} />
            </div>
          )}
        </>
      )}
      {only !== 'item' && (
        <>
          <SheetVersions resource={resource} />
          {resource.kind !== 'parent-note' && <HelpPanel />}
        </>
      )}
    </div>
  )
}
