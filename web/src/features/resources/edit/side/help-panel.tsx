import { IconArrowRight, IconRepeat } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button, LinkButton } from '../../../../components/fields/button.tsx'
import { useSubmission } from '../../../../components/fields/use-submission.ts'
import { notifyProblem } from '../../../../components/overlays/notices/notify.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { formatNumber } from '../../../../i18n/format.ts'
import { results } from '../../../../i18n/results.ts'
import { useEditing } from '../model/editing.ts'
import { createRetest } from '../model/resource-requests.ts'
import { missingPath } from '../model/missing-path.ts'
import classes from './help-panel.module.css'

const iconSizePx = 16

/** Whether the sheet has helped: each skill before and after, and the way to the re-test or to what is still missing. */
export function HelpPanel() {
  const { t } = useTranslation('resource-edit')
  const { resource } = useEditing()
  const navigate = useNavigate()
  const { recovery, before, rights, items, markId } = resource
  const skills = recovery?.skills ?? before
  const { busy, submit } = useSubmission(async () => {
    try {
      const made = await createRetest(resource.id)
      await navigate(`/marksheet/${made.markId}`)
    } catch (error) {
      notifyProblem(error)
    }
  })
  const share = (value: string | null) => (value === null ? t('help.none') : results.percent(value))
  return (
    <Panel
      compact
      title={t('help.title')}
      aside={
        recovery ? (
          <LinkButton small to={`/marksheet/${recovery.markId}`}>
            {t('help.open')}
          </LinkButton>
        ) : (
          rights.retest &&
          items.length > 0 && (
            <Button
              small
              busy={busy}
              icon={<IconRepeat size={iconSizePx} aria-hidden />}
              onClick={() => void submit()}
            >
              {t('help.retest')}
            </Button>
          )
        )
      }
      className={classes.panel ?? ''}
    >
      {skills.length === 0 ? (
        <p className="text-quiet">{t('help.noSkills')}</p>
      ) : (
        <table className={classes.skills}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('help.skill')}</span>
              </th>
              <th scope="col">{t('help.before')}</th>
              <th scope="col">{t('help.after')}</th>
            </tr>
          </thead>
          <tbody>
            {skills.map((skill) => (
              <tr key={skill.skillId ?? skill.questionId ?? skill.name}>
                <th scope="row">
                  <bdi>{skill.name || t('help.otherItems')}</bdi>
                </th>
                <td>{share(skill.before)}</td>
                <td>{share(skill.after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {recovery && recovery.of > 0 && (
        <p className={classes.recovered}>
          {t('help.recovered', { n: formatNumber(recovery.recovered), of: formatNumber(recovery.of) })}
        </p>
      )}
      {recovery?.stillMissing && (
        <LinkButton small to={missingPath(markId, recovery)} look="quiet">
          {t('help.stillMissing')}
          <IconArrowRight size={iconSizePx} aria-hidden className="turns-in-rtl" />
        </LinkButton>
      )}
    </Panel>
  )
}
