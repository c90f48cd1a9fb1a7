import type { ExamCard } from '@classeur/contracts'
import { IconCopy, IconDots, IconPencil, IconTable, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useDismissable } from '../../../components/overlays/use-dismissable.ts'
import { examsPath } from '../model/use-class-id.ts'
import { useRemoveExam } from './use-remove-exam.ts'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import classes from './exam-menu.module.css'

const iconSizePx = 17

/** More actions for an exam. */
export function ExamMenu({ exam, canChange }: { exam: ExamCard; canChange: boolean }) {
  const { t } = useTranslation('exams')
  const { open, toggle, close, ref } = useDismissable()
  const [isDuplicating, setDuplicating] = useState(false)
  const { remove } = useRemoveExam(exam.classId)
  const then = (action: () => void) => () => {
    close()
    action()
  }
  return (
    <div ref={ref} className={classes.menu}>
      <button
        type="button"
        className={classes.open}
        aria-expanded={open}
        aria-label={t('menu.open', { title: exam.title })}
        onClick={toggle}
      >
        <IconDots size={20} aria-hidden />
      </button>
      {open && (
        <div className={classes.panel}>
          <Link to={`/marksheet/${exam.markId}`} className={classes.item}>
            <IconTable size={iconSizePx} aria-hidden />
            {t('menu.sheet')}
          </Link>
          <Link to={examsPath(exam.classId, { exam: exam.id })} className={classes.item}>
            <IconPencil size={iconSizePx} aria-hidden />
            {canChange ? t('menu.edit') : t('menu.details')}
          </Link>
          {canChange && (
            <>
              <button type="button" className={classes.item} onClick={then(() => setDuplicating(true))}>
                <IconCopy size={iconSizePx} aria-hidden />
                {t('menu.duplicate')}
              </button>
              <button
                type="button"
                className={classes.item}
                data-look="danger"
                onClick={then(() => void remove(exam))}
              >
                <IconTrash size={iconSizePx} aria-hidden />
                {t('menu.delete')}
              </button>
            </>
          )}
        </div>
      )}
      {isDuplicating && <DuplicateDialog exam={exam} onClose={() => setDuplicating(false)} />}
    </div>
  )
}
