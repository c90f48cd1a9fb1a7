import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { countedClassesQuery } from '../../../http/queries/open-classes.ts'
import { ProblemNote } from '../../feedback/problem-note.tsx'
import { SkeletonLines } from '../../feedback/skeleton-lines.tsx'
import { Dialog } from '../../overlays/modal/dialog.tsx'
import { OpenClassesForm } from './open-classes-form.tsx'

const skeletonRowPx = 44

/** The window in which the owner chooses the classes that stay open. */
export default function ChooseOpenClasses({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('open-classes')
  const { data, error, refetch } = useQuery(countedClassesQuery)
  return (
    <Dialog title={t('title')} onClose={onClose}>
      {data && <OpenClassesForm counted={data} onClose={onClose} />}
      {!data && error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines lines={5} heightPx={skeletonRowPx} />}
    </Dialog>
  )
}
