import type { LessonRequest } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { languageNames } from '../../../i18n/languages.ts'
import classes from './lesson-summary.module.css'

/** A short summary of the lesson's details, with a button to change them. */
export function LessonSummary({ request, onChange }: { request: LessonRequest; onChange: () => void }) {
  const { t } = useTranslation('lesson-plans')
  const facts = [
    ['subject', request.subject],
    ['level', request.level],
    ['duration', t('minutes', { count: request.durationMin })],
    ['teachingModel', t(`model.${request.teachingModel}.name`)],
    ['language', languageNames[request.language]],
  ] as const
  return (
    <Panel title={t('summary.title')}>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={classes.fact}>
            <dt>{t(`summary.${name}`)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Button small onClick={onChange}>
        {t('summary.change')}
      </Button>
    </Panel>
  )
}
