import { IconChevronRight } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './left-students.module.css'

interface LeftStudentsProps {
  count: number
  /** True during a search, so that its matches are visible. */
  forceOpen: boolean
  children: ReactNode
}

/** The students who have left, collapsed at first. */
export function LeftStudents({ count, forceOpen, children }: LeftStudentsProps) {
  const { t } = useTranslation('students')
  const [isOpen, setIsOpen] = useState(false)
  const shows = isOpen || forceOpen
  return (
    <div className={classes.left}>
      <h2 className={classes.leftHeading}>
        <button
          type="button"
          className={classes.fold}
          aria-expanded={shows}
          onClick={() => setIsOpen(!isOpen)}
        >
          <IconChevronRight size={16} aria-hidden className="turns-in-rtl" />
          {t('left.title', { count })}
        </button>
      </h2>
      {shows && children}
    </div>
  )
}
