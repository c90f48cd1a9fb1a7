import { IconCloudOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useConnection } from '../../../http/connection.ts'
import classes from './connection-banner.module.css'

/** Says that the server can't be reached. It disappears when the server responds again. */
export function ConnectionBanner() {
  const { t } = useTranslation('shell')
  const lost = useConnection() === 'lost'
  return (
    <div role="status" className={classes.anchor}>
      {lost && (
        <p className={classes.banner}>
          <IconCloudOff size={18} aria-hidden />
          {t('connection.lost')}
        </p>
      )}
    </div>
  )
}
