import type { LessonSection } from '@classeur/contracts'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { FlagButton } from './flag-button.tsx'
import classes from './section-tools.module.css'

const iconSizePx = 16

interface SectionToolsProps {
  lessonPlanId: string
  section: LessonSection
  isOpen: boolean
  /** Opens or closes the bar that asks for a wish; null where the section can't be rewritten now. */
  onRewrite: (() => void) | null
}

/** The buttons of a section, in the language of the screen. */
export function SectionTools({ lessonPlanId, section, isOpen, onRewrite }: SectionToolsProps) {
  const { t, i18n } = useTranslation('lesson-edit')
  return (
    <span className={classes.tools} lang={i18n.language} dir={i18n.dir()}>
      {onRewrite && (
        <Button
          small
          look="quiet"
          icon={<IconRefresh size={iconSizePx} aria-hidden />}
          aria-expanded={isOpen}
          onClick={onRewrite}
        >
          <span className={classes.label}>{t('rewrite.open')}</span>
        </Button>
      )}
      <FlagButton lessonPlanId={lessonPlanId} section={section} labelClassName={classes.label} />
    </span>
  )
}
