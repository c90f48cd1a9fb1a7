import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './notice-list.module.css'
import { closeNotice, notices } from './notices.ts'

/** The corner where notices appear; screen readers hear them politely, errors at once. */
export function NoticeList() {
  const { t } = useTranslation('shell')
  const shown = useSyncExternalStore(notices.subscribe, notices.get)
  return (
    <div className={classes.list} aria-live="polite">
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
