import type { LessonPlan } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import {
  IconArchive,
  IconArchiveOff,
  IconArrowForwardUp,
  IconCalendar,
  IconCloudUp,
  IconCopy,
  IconDots,
  IconPlus,
  IconSchool,
  IconTrash,
} from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { notifyDone, notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { notifyUndoable } from '../../../components/overlays/notices/notices.ts'
import { Menu } from '../../../components/overlays/panels/menu.tsx'
import type { MenuGroup } from '../../../components/overlays/panels/menu-items.ts'
import { deletePlan, duplicatePlan, restorePlan } from '../model/plan/plan-requests.ts'
import { useChangePlan } from '../model/plan/use-change-plan.ts'

const AttachDialog = lazy(() => import('./attach-dialog.tsx'))
const OutgoingDialog = lazy(() => import('./outgoing-dialog.tsx'))

const iconSizePx = 18
const listKey = ['lesson-plans', 'list']

/** What can be done with the whole plan, depending on whose it is. */
export function PlanMenu({ plan }: { plan: LessonPlan }) {
  const { t } = useTranslation(['lesson-edit', 'lesson-plans'])
  const client = useQueryClient()
  const navigate = useNavigate()
  const change = useChangePlan(plan)
  const [open, setOpen] = useState<'attach' | 'outgoing' | null>(null)
  const { id, rights, archived, sharedWithSchool, schoolClass } = plan

  const duplicate = async () => {
    try {
      const { lessonPlanId } = await duplicatePlan(id)
      void client.invalidateQueries({ queryKey: listKey })
      await navigate(`/lesson-plan-result/${lessonPlanId}`)
      notifyDone(t('menu.duplicated'))
    } catch (error) {
      notifyProblem(error)
    }
  }
  const remove = async () => {
    try {
      await deletePlan(id)
      void client.invalidateQueries({ queryKey: listKey })
      await navigate('/lesson-plan-generator')
    } catch (error) {
      return notifyProblem(error)
    }
    const restore = async () => {
      await restorePlan(id)
      void client.invalidateQueries({ queryKey: ['lesson-plans'] })
      await navigate(`/lesson-plan-result/${id}`)
    }
    notifyUndoable(t('menu.deleted'), {
      label: t('undo.button'),
      run: () => void restore().catch(notifyProblem),
    })
  }
  const own: MenuGroup[] = [
    {
      key: 'where',
      items: [
        { key: 'attach', label: t('menu.attach'), icon: IconCalendar, run: () => setOpen('attach') },
        {
          key: 'school',
          label: t(sharedWithSchool ? 'menu.unshare' : 'menu.share'),
          hint: t('menu.shareHint'),
          icon: IconSchool,
          run: () =>
            void change(
              { sharedWithSchool: !sharedWithSchool },
              t(sharedWithSchool ? 'menu.unshared' : 'menu.shared'),
            ),
        },
      ],
    },
    {
      key: 'away',
      items: [
        {
          key: 'archive',
          label: t(archived ? 'menu.unarchive' : 'menu.archive'),
          icon: archived ? IconArchiveOff : IconArchive,
          run: () => void change({ archived: !archived }, t(archived ? 'menu.unarchived' : 'menu.archived')),
        },
        { key: 'delete', label: t('menu.delete'), icon: IconTrash, tone: 'danger', run: () => void remove() },
      ],
    },
  ]
  const everybody: MenuGroup = {
    key: 'from',
    items: [
      // The next lesson needs the class, which knows the lesson before it.
      ...(schoolClass
        ? [
            {
              key: 'continue',
              label: t('menu.continue'),
              icon: IconArrowForwardUp,
              turnsInRtl: true,
              to: `/lesson-plan-generator?class=${schoolClass.id}&continue=${id}`,
            },
          ]
        : []),
      { key: 'another', label: t('lesson-plans:planAnother'), icon: IconPlus, to: '/lesson-plan-generator' },
      { key: 'duplicate', label: t('menu.duplicate'), icon: IconCopy, run: () => void duplicate() },
    ],
  }
  const outgoing: MenuGroup = {
    key: 'outgoing',
    items: [
      { key: 'outgoing', label: t('menu.outgoing'), icon: IconCloudUp, run: () => setOpen('outgoing') },
    ],
  }
  const [where, away] = own
  const attachOnly = where && { ...where, items: where.items.slice(0, 1) }
  const groups = rights.own
    ? [where, everybody, outgoing, away]
    : [...(rights.edit ? [attachOnly] : []), everybody]
  return (
    <>
      <Menu label={t('menu.open')} align="end" groups={groups.filter((group) => group !== undefined)}>
        {(opener) => (
          <Button aria-label={t('menu.open')} {...opener}>
            <IconDots size={iconSizePx} aria-hidden />
          </Button>
        )}
      </Menu>
      <Suspense>
        {open === 'attach' && <AttachDialog plan={plan} onClose={() => setOpen(null)} />}
        {open === 'outgoing' && <OutgoingDialog plan={plan} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  )
}
