import { generationKinds, type LessonPlan } from '@classeur/contracts'
import {
  IconChevronDown,
  IconDownload,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconMarkdown,
  IconPrinter,
} from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { Popover } from '../../../components/overlays/panels/popover.tsx'
import { saveFile } from '../../../http/save-file.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { useSectionEdits } from '../model/editing.ts'
import { exportPlan } from '../model/plan/plan-requests.ts'
import classes from './export-menu.module.css'

const iconSizePx = 18
const formats = [
  { format: 'docx', icon: IconFileTypeDocx },
  { format: 'pdf', icon: IconFileTypePdf },
  { format: 'markdown', icon: IconMarkdown },
] as const

interface ExportMenuProps {
  plan: LessonPlan
  /** How many sections the plan has. */
  written: number
}

/** Saves the plan as a file or prints it, with or without the quiz key and the model answers. */
export function ExportMenu({ plan, written }: ExportMenuProps) {
  const { t } = useTranslation('lesson-edit')
  const [withAnswers, setWithAnswers] = useState(true)
  // Ctrl P prints what the switch says, too.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-without-answers', !withAnswers)
    return () => document.documentElement.removeAttribute('data-without-answers')
  }, [withAnswers])
  const isUnsaved = Object.keys(useSectionEdits()).length > 0
  const { busy, submit } = useSubmission(async (format: (typeof formats)[number]['format']) => {
    try {
      const file = await exportPlan(plan.id, format, withAnswers)
      saveFile(file, file.name)
    } catch (error) {
      notifyProblem(error)
    }
  })
  const total = plan.generation?.step.total ?? generationKinds['lesson-plan'].parts
  return (
    <Popover
      label={t('export.open')}
      align="end"
      opener={(opener) => (
        <Button icon={<IconDownload size={iconSizePx} aria-hidden />} busy={busy} {...opener}>
          {t('export.open')}
          <IconChevronDown size={iconSizePx} stroke={1.8} aria-hidden />
        </Button>
      )}
    >
      {(close) => (
        <div className={classes.menu}>
          {plan.generation && written < total && (
            <p className={classes.partial}>
              {t('export.partial', { done: formatNumber(written), total: formatNumber(total) })}
            </p>
          )}
          {isUnsaved && <p className={classes.partial}>{t('export.unsaved')}</p>}
          {formats.map(({ format, icon: Icon }) => (
            <button
              key={format}
              type="button"
              className={classes.item}
              onClick={() => {
                close()
                void submit(format)
              }}
            >
              <Icon size={iconSizePx} stroke={1.6} aria-hidden className={classes.icon} />
              {t(`export.${format}`)}
              <span className={classes.hint}>{t(`export.hint.${format}`)}</span>
            </button>
          ))}
          <button
            type="button"
            className={classes.item}
            onClick={() => {
              close()
              window.print()
            }}
          >
            <IconPrinter size={iconSizePx} stroke={1.6} aria-hidden className={classes.icon} />
            {t('export.print')}
            <kbd className={classes.hint}>{t('export.hint.print')}</kbd>
          </button>
          <label className={classes.answers}>
            {t('export.answers')}
            <input
              type="checkbox"
              role="switch"
              className={classes.switch}
              checked={withAnswers}
              onChange={(event) => setWithAnswers(event.currentTarget.checked)}
            />
          </label>
        </div>
      )}
    </Popover>
  )
}
