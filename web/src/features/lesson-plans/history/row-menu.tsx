import type { LessonPlanSummary } from '@classeur/contracts'
import { IconArchive, IconArchiveOff, IconCopy, IconDots, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Menu } from '../../../components/overlays/panels/menu.tsx'
import { usePlanActions } from './use-plan-actions.ts'
import classes from './row-menu.module.css'

const iconSizePx = 20

/** What can be done with a plan of one's own. */
export function RowMenu({ plan }: { plan: LessonPlanSummary }) {
  const { t } = useTranslation('lesson-history')
  const { archive, copy, remove } = usePlanActions()
  const { title, archived } = plan
  const label = t('menu.open', { title })
  const items = [
    { key: 'copy', label: t('menu.duplicate'), icon: IconCopy, run: () => void copy(plan) },
    {
      key: 'archive',
      label: t(archived ? 'menu.unarchive' : 'menu.archive'),
      icon: archived ? IconArchiveOff : IconArchive,
      run: () => void archive(plan, !archived),
    },
    {
      key: 'delete',
      label: t('menu.delete'),
      icon: IconTrash,
      tone: 'danger' as const,
      run: () => void remove(plan),
    },
  ]
  return (
    <Menu label={label} align="end" groups={[{ key: 'plan', items }]}>
      {(opener) => (
        <button type="button" className={classes.open} aria-label={label} {...opener}>
          <IconDots size={iconSizePx} aria-hidden />
        </button>
      )}
    </Menu>
  )
}
