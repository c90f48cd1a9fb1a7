import { IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { Modal } from '../../../components/overlays/modal/modal.tsx'
import { PreviewContent, PreviewSummary } from './preview-panel.tsx'
import classes from './phone-preview.module.css'
import type { PreviewProps } from './preview-props.ts'

interface PhonePreviewProps extends PreviewProps {
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

const iconSizePx = 20

/** On a phone: a bar at the bottom with the sheets in numbers, which opens the preview as a sheet over the page. */
export function PhonePreview({ isOpen, onOpen, ...preview }: PhonePreviewProps) {
  const { t } = useTranslation('resources')
  const titleId = useId()
  const isReady = preview.unready === null
  return (
    <>
      <div className={classes.bar}>
        <p className={classes.summary}>
          {isReady ? <PreviewSummary {...preview} /> : t(`preview.unready.${preview.unready ?? 'nothing'}`)}
        </p>
        <Button look="primary" disabled={!isReady} onClick={() => onOpen(true)}>
          {t('preview.open')}
        </Button>
      </div>
      {isOpen && (
        <Modal labelId={titleId} className={classes.sheet} onClose={() => onOpen(false)}>
          <header className={classes.head}>
            <h2 id={titleId} className={classes.title}>
              {t('preview.title')}
            </h2>
            <button
              type="button"
              className={classes.close}
              aria-label={t('shell:close')}
              onClick={() => onOpen(false)}
            >
              <IconX size={iconSizePx} aria-hidden />
            </button>
            <p className={classes.summary}>
              <PreviewSummary {...preview} />
            </p>
          </header>
          <PreviewContent {...preview} />
        </Modal>
      )}
    </>
  )
}
