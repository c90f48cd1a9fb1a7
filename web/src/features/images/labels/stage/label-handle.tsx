import type { PictureLabel } from '@classeur/contracts'
import { drawLabel, type PictureSize } from '@classeur/domain/labels'
import { useEffect, useRef, type CSSProperties, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../i18n/format.ts'
import { movedLabel } from '../model/place-labels.ts'
import type { LabelSession } from '../model/use-label-session.ts'
import { arrowStep, isCommand, isDelete } from './label-keys.ts'
import classes from './label-handle.module.css'
import { asShown, keepFocus, type LabelDrag } from './use-drag.ts'

interface LabelHandleProps {
  label: PictureLabel
  picture: PictureSize
  session: LabelSession
  drag: LabelDrag
  announce: (message: string) => void
  onRemove: (id: string) => void
}

/** The box of a text, or a bar along a line, in shares of the stage. */
function placeOf(label: PictureLabel, picture: PictureSize): CSSProperties {
  const share = (length: number, whole: number) => `${(length / whole) * 100}%`
  if (label.kind === 'text') {
    const { x, y, width, height } = drawLabel(label, picture).box
    return {
      ...{ left: share(x, picture.width), top: share(y, picture.height) },
      ...{ width: share(width, picture.width), height: share(height, picture.height) },
    }
  }
  const { from, to } = label
  const across = ((to.x - from.x) / 10_000) * picture.width
  const down = ((to.y - from.y) / 10_000) * picture.height
  return {
    ...{ left: `${(from.x + to.x) / 200}%`, top: `${(from.y + to.y) / 200}%` },
    width: share(Math.hypot(across, down), picture.width),
    transform: `translate(-50%, -50%) rotate(${Math.atan2(down, across)}rad)`,
  }
}

/** The button over a label: it selects, drags and moves it, and opens its text. */
export function LabelHandle({ label, picture, session, drag, announce, onRemove }: LabelHandleProps) {
  const { t } = useTranslation('picture-labels')
  const button = useRef<HTMLButtonElement>(null)
  const isSelected = session.selected?.id === label.id

  // A label that was added, written or chosen by undo has the focus, so that the next key reaches it.
  useEffect(() => {
    if (isSelected) button.current?.focus({ preventScroll: true })
  }, [isSelected])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowStep(event)
    if (step) {
      const moved = movedLabel(asShown(label, picture), step)
      const { x, y } = moved.kind === 'text' ? moved.at : moved.to
      session.change(moved, `move:${label.id}`)
      announce(
        t('movedTo', { left: formatNumber(Math.round(x / 100)), top: formatNumber(Math.round(y / 100)) }),
      )
    } else if (isDelete(event)) onRemove(label.id)
    else if (isCommand(event, 'd')) session.duplicate(label)
    else if ((event.key === 'Enter' || event.key === 'F2') && label.kind === 'text') session.write(label.id)
    else return
    event.preventDefault()
  }

  return (
    <button
      ref={button}
      type="button"
      className={classes.handle}
      style={placeOf(label, picture)}
      data-kind={label.kind}
      data-selected={isSelected || undefined}
      data-label={label.id}
      aria-label={label.kind === 'text' ? label.text : t(label.end === 'arrow' ? 'arrow' : 'line')}
      onFocus={() => !isSelected && session.select(label.id)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => drag.start(event, label)}
      onMouseDown={keepFocus}
      onDoubleClick={() => label.kind === 'text' && session.write(label.id)}
    />
  )
}
