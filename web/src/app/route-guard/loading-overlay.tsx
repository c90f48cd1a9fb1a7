import { loadingOverlaySpinnerSizePx } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Spinner } from '../../components/feedback/spinner.tsx'
import classes from './loading-overlay.module.css'

/** Full-screen, white, with a black spinner (product fact), while the guard decides and the screen is fetched. */
export function LoadingOverlay() {
  const { t } = useTranslation('shell')
  return (
    <div className={classes.overlay} role="status" aria-label={t('loading')} data-testid="loading-overlay">
      <Spinner sizePx={loadingOverlaySpinnerSizePx} color="#000" />
    </div>
  )
}
