import type { ImportSkillsResult } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import classes from './import-report.module.css'

interface ImportReportProps {
  result: ImportSkillsResult
  onClose: () => void
}

/** The result of an import, and each skipped line with the reason. */
export function ImportReport({ result: { created, changed, rejected }, onClose }: ImportReportProps) {
  const { t } = useTranslation('school')
  const isNothing = created + changed + rejected.length === 0
  return (
    <div role="status" className={classes.report} data-tone={rejected.length > 0 ? 'sun' : 'board'}>
      <p className={classes.strong}>
        {isNothing
          ? t('skills.result.nothing')
          : [
              t('skills.result.created', { count: created }),
              t('skills.result.changed', { count: changed }),
              ...(rejected.length > 0 ? [t('skills.result.rejected', { count: rejected.length })] : []),
            ].join(' · ')}
      </p>
      {rejected.length > 0 && (
        <ul className={classes.rejected}>
          {rejected.map(({ line, reason }) => (
            <li key={line}>
              {t('skills.result.line', { line: formatNumber(line), reason: t(`skills.reason.${reason}`) })}
            </li>
          ))}
        </ul>
      )}
      <Button small onClick={onClose}>
        {t('skills.result.close')}
      </Button>
    </div>
  )
}
