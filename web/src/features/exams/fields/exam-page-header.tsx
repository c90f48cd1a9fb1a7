import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { examsPath } from '../model/exams-path.ts'
import classes from './exam-page-header.module.css'

interface ExamPageHeaderProps {
  classId: string
  title: ReactNode
  tags?: ReactNode
  actions?: ReactNode
}

/** The header of a page inside the exams, with a link back to the list. */
export function ExamPageHeader({ classId, title, tags, actions }: ExamPageHeaderProps) {
  const { t } = useTranslation('exams')
  return (
    <header className={classes.header}>
      <div className={classes.text}>
        <Link to={examsPath(classId)} className={classes.back}>
          <IconArrowLeft size={16} aria-hidden className="turns-in-rtl" />
          {t('back')}
        </Link>
        <h2 className={classes.title}>
          {title}
          {tags && <span className={classes.tags}>{tags}</span>}
        </h2>
      </div>
      {actions && <div className="actions">{actions}</div>}
    </header>
  )
}
