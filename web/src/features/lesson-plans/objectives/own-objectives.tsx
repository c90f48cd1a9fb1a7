import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../components/fields/buttons/button.tsx'
import { PageHeader } from '../../../components/layout/page-header.tsx'
import { useOwnObjectives } from '../model/objectives/use-own-objectives.ts'
import { ConfirmObjectives } from './confirm-objectives.tsx'

const iconSizePx = 17

/** Step 2 without a proposal: the teacher writes the objectives, free of charge. */
export function OwnObjectives() {
  const { t } = useTranslation('lesson-plans')
  const edit = useOwnObjectives()
  const { topic } = edit.form
  return (
    <>
      <PageHeader
        title={topic ? <bdi>{topic}</bdi> : t('title')}
        lead={t('own.lead')}
        actions={
          <LinkButton
            to="/lesson-plan-generator"
            icon={<IconArrowLeft size={iconSizePx} aria-hidden className="turns-in-rtl" />}
          >
            {t('objectives.back')}
          </LinkButton>
        }
      />
      <ConfirmObjectives edit={edit} />
    </>
  )
}
