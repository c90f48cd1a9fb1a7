import type { ExamCard } from '@classeur/contracts'
import { IconCopy, IconDots, IconPencil, IconTable, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuItem } from '../../../components/overlays/panels/menu-items.ts'
import { Menu } from '../../../components/overlays/panels/menu.tsx'
import { examsPath } from '../model/exams-path.ts'
import { useRemoveExam } from './use-remove-exam.ts'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import classes from './exam-menu.module.css'

/** More actions for an exam. */
export function ExamMenu({ exam, canChange }: { exam: ExamCard; canChange: boolean }) {
  const { t } = useTranslation('exams')
  const [isDuplicating, setDuplicating] = useState(false)
  const { remove } = useRemoveExam(exam.classId)
  const pages = [
    { key: 'sheet', label: t('menu.sheet'), icon: IconTable, to: `/marksheet/${exam.markId}` },
    {
      key: 'details',
      label: canChange ? t('menu.edit') : t('menu.details'),
      icon: IconPencil,
      to: examsPath(exam.classId, { exam: exam.id }),
    },
  ]
  const changes: MenuItem[] = [
    { key: 'duplicate', label: t('menu.duplicate'), icon: IconCopy, run: () => setDuplicating(true) },
    {
      key: 'delete',
      label: t('menu.delete'),
      icon: IconTrash,
      tone: 'danger',
      run: () => void remove(exam),
    },
  ]
  const label = t('menu.open', { title: exam.title })
  return (
    <div>
      <Menu
        label={label}
        align="end"
        groups={[{ key: 'exam', items: canChange ? [...pages, ...changes] : pages }]}
      >
        {(opener) => (
          <button type="button" className={classes.open} aria-label={label} {...opener}>
            <IconDots size={20} aria-hidden />
          </button>
        )}
      </Menu>
      {isDuplicating && <DuplicateDialog exam={exam} onClose={() => setDuplicating(false)} />}
    </div>
  )
}
