import type { MediaImage } from '@classeur/contracts'
import { IconTags } from '@tabler/icons-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { UnsavedTag } from '../../../drafts/unsaved-tag.tsx'
import { asksForLabels } from './model/asks-for-labels.ts'

const LabelsEditor = lazy(() => import('./labels-editor.tsx'))

const iconSizePx = 17

/** Opens the editor of labels, and offers it for a picture that should have labels and has none. */
export function LabelsButton({ image }: { image: MediaImage }) {
  const { t } = useTranslation('images')
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  const isMissing = asksForLabels(image)
  return (
    <>
      {isMissing && <p className="text-quiet">{t('labels.missing')}</p>}
      <Button
        small
        icon={<IconTags size={iconSizePx} aria-hidden />}
        look={isMissing ? 'primary' : 'default'}
        onClick={() => setIsOpen(true)}
      >
        {t(isMissing ? 'labels.add' : 'labels.open')}
        <UnsavedTag form="picture-labels" subject={image.id} />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LabelsEditor image={image} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
