import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { shiftedMinutes, type TimedPhase } from '../model/timed-phases.ts'
import classes from './timeline-handles.module.css'

interface TimelineHandlesProps {
  phases: readonly TimedPhase[]
  /** The minutes as shown, also during a drag. */
  minutes: readonly number[]
  /** Shows minutes during a drag; null when it is given up. */
  onDrag: (minutes: readonly number[] | null) => void
  /** Saves minutes. */
  onMove: (minutes: readonly number[]) => void
}

const pageStep = 5

/** The minutes before a drag, where it began, and how wide a minute is. */
interface Drag {
  edge: number
  before: readonly number[]
  fromPx: number
  minutePx: number
}

/** The edges between the phases. Dragging one, or the arrow keys on it, shift minutes between its neighbours. */
export default function TimelineHandles({ phases, minutes, onDrag, onMove }: TimelineHandlesProps) {
  const { t } = useTranslation('lesson-edit')
  const drag = useRef<Drag | null>(null)
  const sum = minutes.reduce((total, part) => total + part, 0)
  const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl'

  const onPointerDown = (event: PointerEvent<HTMLElement>, edge: number) => {
    if (event.button !== 0) return
    const line = event.currentTarget.parentElement
    if (!line) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    event.currentTarget.focus({ preventScroll: true })
    const minutePx = (line.getBoundingClientRect().width / sum) * (isRtl(line) ? -1 : 1)
    drag.current = { edge, before: minutes, fromPx: event.clientX, minutePx }
  }
  const movedTo = (clientX: number): readonly number[] | null => {
    if (!drag.current) return null
    const { edge, before, fromPx, minutePx } = drag.current
    return shiftedMinutes(before, edge, Math.round((clientX - fromPx) / minutePx))
  }
  const end = (event: PointerEvent) => {
    const moved = movedTo(event.clientX)
    const before = drag.current?.before
    drag.current = null
    if (moved && String(moved) !== String(before)) onMove(moved)
    else onDrag(null)
  }
  const giveUp = () => {
    drag.current = null
    onDrag(null)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, edge: number) => {
    const forwards = isRtl(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight'
    const steps: Record<string, number> = {
      ArrowLeft: forwards === 'ArrowLeft' ? 1 : -1,
      ArrowRight: forwards === 'ArrowRight' ? 1 : -1,
      ArrowUp: 1,
      ArrowDown: -1,
      PageUp: pageStep,
      PageDown: -pageStep,
      Home: -Infinity,
      End: Infinity,
    }
    if (event.key === 'Escape' && drag.current) giveUp()
    else {
      const step = steps[event.key]
      if (step === undefined) return
      const moved = shiftedMinutes(minutes, edge, step)
      if (String(moved) !== String(minutes)) onMove(moved)
    }
    event.preventDefault()
  }
  return minutes.slice(0, -1).map((part, edge) => {
    const next = minutes[edge + 1] ?? 0
    const before = minutes.slice(0, edge + 1).reduce((total, one) => total + one, 0)
    const names = { before: phases[edge]?.title ?? '', after: phases[edge + 1]?.title ?? '' }
    return (
      <span
        key={edge}
        className={classes.edge}
        style={{ insetInlineStart: `${(before / sum) * 100}%` }}
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={t('timeline.edge', names)}
        aria-valuenow={part}
        aria-valuemin={1}
        aria-valuemax={part + next - 1}
        aria-valuetext={t('timeline.minutes', { ...names, first: part, second: next })}
        onPointerDown={(event) => onPointerDown(event, edge)}
        onPointerMove={(event) => {
          const moved = movedTo(event.clientX)
          if (moved) onDrag(moved)
        }}
        onPointerUp={end}
        onPointerCancel={giveUp}
        onKeyDown={(event) => onKeyDown(event, edge)}
      />
    )
  })
}
