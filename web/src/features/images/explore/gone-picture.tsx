import { IconPhotoOff, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { IconButton } from '../../../components/fields/buttons/icon-button.tsx'
import { DockedSheet } from '../../../components/overlays/docked/docked-sheet.tsx'
import classes from './gone-picture.module.css'

/** In place of a picture that a link leads to and that isn't published any more. */
export function GonePicture({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('images')
  return (
    <DockedSheet label={t('explore.goneTitle')} width="narrow" part="gone" onClose={onClose}>
      <div className={classes.close}>
        <IconButton label={t('close')} onClick={onClose}>
          <IconX size={18} aria-hidden />
        </IconButton>
      </div>
      <div role="status">
        <EmptyState icon={IconPhotoOff} title={t('explore.goneTitle')}>
          {t('explore.goneText')}
        </EmptyState>
      </div>
    </DockedSheet>
  )
}
