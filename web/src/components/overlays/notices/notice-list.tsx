import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import { useRef, useSyncExternalStore, type FocusEvent } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './notice-list.module.css'
import { closeNotice, holdNotice, notices, releaseNotice } from './notices.ts'
import { useFreePosition } from './use-free-position.ts'

/** More notices at once would fill a phone. The others appear as these close. */
const mostAtOnce = 3

/** Shows notices in a corner where they cover no control. Screen readers announce errors at once, other notices politely. */
export function NoticeList() {
  const { t } = useTranslation('shell')
  const shown = useSyncExternalStore(notices.subscribe, notices.get).slice(-mostAtOnce)
  const ref = useRef<HTMLDivElement>(null)
  const position = useFreePosition(ref, shown.length > 0)
  /** What had the focus before the notices. */
  const former = useRef<HTMLElement | null>(null)

  const isInside = (element: Element | null) => ref.current?.contains(element) === true
  const enter = ({ relatedTarget }: FocusEvent<Element, Element>) => {
    if (relatedTarget instanceof HTMLElement && !isInside(relatedTarget)) former.current = relatedTarget
  }
  const leave = ({ relatedTarget }: FocusEvent<Element, Element>) => {
    // When another window gets the focus, the button stays the active element and gets it back later.
    if (!isInside(relatedTarget) && !isInside(document.activeElement)) former.current = null
  }
  // The focus would be lost with the button that has it.
  const close = (id: number) => {
    if (isInside(document.activeElement)) former.current?.focus({ preventScroll: true })
    closeNotice(id)
  }
  return (
    <div
      ref={ref}
      className={classes.list}
      aria-live="polite"
      onFocus={enter}
      onBlur={leave}
      style={position ? { [position.side]: 'var(--notice-inset)', bottom: position.bottomPx } : undefined}
    >
      {shown.map(({ id, tone, message, action }) => (
        <div
          key={id}
          className={classes.notice}
          data-tone={tone}
          role={tone === 'problem' ? 'alert' : undefined}
          onPointerEnter={() => holdNotice(id, 'pointer')}
          onPointerLeave={() => releaseNotice(id, 'pointer')}
          onFocus={() => holdNotice(id, 'focus')}
          onBlur={() => releaseNotice(id, 'focus')}
        >
          {tone === 'problem' ? (
            <IconAlertTriangle size={18} aria-hidden className={classes.icon} />
          ) : (
            <IconCheck size={18} aria-hidden className={classes.icon} />
          )}
          <p className={classes.message}>{message}</p>
          {action && (
            <button
              type="button"
              className={classes.action}
              onClick={() => {
                close(id)
                action.run()
              }}
            >
              {action.label}
            </button>
          )}
          <button type="button" className={classes.close} aria-label={t('close')} onClick={() => close(id)}>
            <IconX size={16} aria-hidden />
          </button>
        </div>
      ))}
    </div>
  )
}
