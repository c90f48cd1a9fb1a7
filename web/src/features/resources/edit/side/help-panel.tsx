import { IconArrowRight, IconRepeat } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button, LinkButton } from '../../../../components/fields/buttons/button.tsx'
import { useSubmission } from '../../../../components/fields/use-submission.ts'
import { notifyProblem } from '../../../../components/overlays/notices/notify.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { useEditing } from '../model/editing.ts'
import { createRetest } from '../model/resource-requests.ts'
import { missingPath } from '../model/missing-path.ts'
import { BeforeAfterTable } from './before-after-table.tsx'
import classes from './help-panel.module.css'
import { RecoveryDetails } from './recovery-details.tsx'

const iconSizePx = 16

/**
 * Whether the sheet has helped: each skill, group and student before and after, and the way to the re-test or to what is
 * still missing.
 */
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
  const rowsOf = (all: typeof skills) =>
    all.map(({ skillId, questionId, name, before: was, after }) => ({
      key: skillId ?? questionId ?? name,
      ...{ name: <bdi>{name || t('help.otherItems')}</bdi>, before: was, after },
    }))
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
        <BeforeAfterTable
          rowName={t('help.skill')}
          parts={[{ key: 'skills', heading: null, rows: rowsOf(skills) }]}
        />
      )}
      {recovery && recovery.of > 0 && (
        <p className={classes.recovered}>
          {t('help.recovered', { count: recovery.recovered, of: recovery.of })}
        </p>
      )}
      {recovery && <RecoveryDetails recovery={recovery} rowsOf={rowsOf} />}
      {recovery?.stillMissing && (
        <LinkButton small to={missingPath(markId, recovery)} look="quiet">
          {t('help.stillMissing')}
          <IconArrowRight size={iconSizePx} aria-hidden className="turns-in-rtl" />
        </LinkButton>
      )}
    </Panel>
  )
}
