import type { PictureLabel } from '@classeur/contracts'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../i18n/format.ts'
import { endOf, withEnd, type LabelEnd } from '../model/place-labels.ts'
import type { LabelSession } from '../model/use-label-session.ts'
import classes from './label-end-handle.module.css'
import { arrowStep, isDelete } from './label-keys.ts'
import { keepFocus, type LabelDrag } from './use-drag.ts'

interface LabelEndHandleProps {
  label: PictureLabel
  end: LabelEnd
  session: LabelSession
  drag: LabelDrag
  announce: (message: string) => void
}

/** The point that a line of the selected label starts from or leads to. */
export function LabelEndHandle({ label, end, session, drag, announce }: LabelEndHandleProps) {
  const { t } = useTranslation('picture-labels')
  const at = endOf(label, end)
  if (!at) return null

  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowStep(event)
    if (step) {
      const moved = withEnd(label, end, { x: at.x + step.x, y: at.y + step.y })
      const { x, y } = endOf(moved, end) ?? at
      session.change(moved, `end:${end}:${label.id}`)
      announce(
        t('movedTo', { left: formatNumber(Math.round(x / 100)), top: formatNumber(Math.round(y / 100)) }),
      )
    } else if (isDelete(event) && label.kind === 'text') session.change({ ...label, leader: null })
    else return
    event.preventDefault()
  }

  return (
    <button
      type="button"
      className={classes.end}
      style={{ left: `${at.x / 100}%`, top: `${at.y / 100}%` }}
      aria-label={t(`end.${end}`)}
      data-end={end}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => drag.start(event, label, end)}
      onMouseDown={keepFocus}
    />
  )
}
