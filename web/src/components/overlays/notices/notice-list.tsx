import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import { useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './notice-list.module.css'
import { closeNotice, notices } from './notices.ts'
import { useFreePosition } from './use-free-position.ts'

/** More notices at once would fill a phone. The others appear as these close. */
const mostAtOnce = 3

/** Shows notices in a corner where they cover no control. Screen readers announce errors at once, other notices politely. */
export function NoticeList() {
  const { t } = useTranslation('shell')
  const shown = useSyncExternalStore(notices.subscribe, notices.get).slice(-mostAtOnce)
  const ref = useRef<HTMLDivElement>(null)
  const position = useFreePosition(ref, shown.length > 0)
  return (
    <div
      ref={ref}
      className={classes.list}
      aria-live="polite"
      style={position ? { [position.side]: 'var(--notice-inset)', bottom: position.bottomPx } : undefined}
    >
      {shown.map(({ id, tone, message, action }) => (
        <div
          key={id}
          className={classes.notice}
          data-tone={tone}
          role={tone === 'problem' ? 'alert' : undefined}
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
                closeNotice(id)
                action.run()
              }}
            >
              {action.label}
            </button>
          )}
          <button
            type="button"
            className={classes.close}
            aria-label={t('close')}
            onClick={() => closeNotice(id)}
          >
            <IconX size={16} aria-hidden />
          </button>
        </div>
      ))}
    </div>
  )
}
