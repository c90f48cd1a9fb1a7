import { loadingOverlaySpinnerSizePx } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Spinner } from '../../components/feedback/spinner.tsx'
import classes from './loading-overlay.module.css'

/**
 * Covers the window in white with a black spinner (a product requirement) while the guard decides and the screen loads.
 */
export function LoadingOverlay() {
  const { t } = useTranslation('shell')
  return (
    <div className={classes.overlay} role="status" aria-label={t('loading')} data-testid="loading-overlay">
      <Spinner sizePx={loadingOverlaySpinnerSizePx} color="#000" />
    </div>
  )
}
