import { IconPhotoPlus, IconPhotoEdit } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withValueAt } from '../../engine/paths.ts'
import { useEditing } from '../../model/editing.ts'
import { cachedPlan } from '../../model/plan/lesson-plan-cache.ts'
import { useEditSection } from '../../model/use-edit-section.ts'
import { useHeldSection } from '../../model/use-held-section.ts'
import { usePictureRequest } from './use-picture-request.ts'
import classes from './phase-picture-tools.module.css'

const PictureDialog = lazy(() => import('./picture-dialog.tsx'))

const iconSizePx = 15

interface PhasePictureToolsProps {
  phase: number
  title: string
  imageId: string | null
}

/** Adds a picture to a phase, or changes or removes it. */
export function PhasePictureTools({ phase, title, imageId }: PhasePictureToolsProps) {
  const { t } = useTranslation('lesson-edit')
  const { lessonPlanId, editor } = useEditing()
  const change = useEditSection('phases')
  const lessonTitle = cachedPlan(useQueryClient(), lessonPlanId)?.title
  const [isOpen, setIsOpen] = useState(false)
  const seen = useHeldSection('phases', isOpen)
  const place = (chosen: string | null) =>
    change((section) => withValueAt(section, ['items', phase, 'imageId'], chosen), {
      message: t(chosen === null ? 'picture.removed' : 'picture.placed'),
      ...(seen && { seen }),
    })
  const request = usePictureRequest({ phase, title, imageId }, seen ? seen.value : editor.shown('phases'))
  const Icon = imageId === null ? IconPhotoPlus : IconPhotoEdit
  return (
    <span className={classes.tools} data-busy={request.view !== null || undefined}>
      <button
        type="button"
        className={classes.open}
        tabIndex={-1}
        data-roving
        onClick={() => setIsOpen(true)}
      >
        <Icon size={iconSizePx} stroke={1.8} aria-hidden />
        {t(request.view ? 'picture.drawing' : imageId === null ? 'picture.add' : 'picture.change')}
      </button>
      {isOpen && (
        <Suspense>
          <PictureDialog
            suggested={[lessonTitle, title].filter(Boolean).join(': ')}
            imageId={imageId}
            request={request}
            onPlace={place}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </span>
  )
}
