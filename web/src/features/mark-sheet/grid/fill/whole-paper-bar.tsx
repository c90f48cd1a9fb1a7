import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { isolate } from '../../../../i18n/isolate.ts'
import { studentName } from '../../model/sheet-text.ts'
import { useGrid, useGridState } from '../grid-context.ts'
import type { GridState } from '../model/grid-state.ts'
import classes from './whole-paper-bar.module.css'
import { giveWholePaper, replacedTexts } from './whole-paper.ts'

/** Asks before a status for a whole paper replaces marks. */
export function WholePaperBar() {
  const asked = useGridState((state) => state.asked)
  return asked && <Question asked={asked} />
}

function Question({ asked: { student, status } }: { asked: NonNullable<GridState['asked']> }) {
  const { t } = useTranslation('mark-grid')
  const grid = useGrid()
  const model = useGridState((state) => state.model)
  const bar = useRef<HTMLDivElement>(null)
  // Focus the safe choice, so that holding a key down replaces nothing.
  useEffect(() => bar.current?.querySelector('button')?.focus(), [])
  const leave = () => {
    grid.store.update({ asked: null })
    grid.show(grid.store.get().active)
  }
  const replaced = replacedTexts(grid, model, student, status)
  const values = { student: isolate(studentName(student)), status: t(`status.${status}`) }
  return (
    <div
      ref={bar}
      className={classes.bar}
      data-tone="question"
      role="group"
      aria-label={t('menu.wholePaperAbsent')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave()
      }}
    >
      <p role="alert">
        {t('wholePaper.reason', { ...values, count: replaced.length })} {replaced.map(isolate).join(' · ')}
      </p>
      <Button small onClick={leave}>
        {t('wholePaper.keep', { count: replaced.length })}
      </Button>
      <Button
        small
        onClick={() => {
          giveWholePaper(grid, student, status)
          grid.show(grid.store.get().active)
        }}
      >
        {t('wholePaper.go', { ...values, count: replaced.length })}
      </Button>
    </div>
  )
}
