import { IconFileTypePdf, IconMessage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button, LinkButton } from '../../../components/fields/buttons/button.tsx'
import { termParam, useTermInAddress } from '../model/use-term-in-address.ts'
import { usePackWindow } from '../../../components/packs/use-pack-window.ts'

const iconSizePx = 18

/** The ways to the overall comments and the reports of the term that the gradebook shows. */
export function ReportActions({ classId }: { classId: string }) {
  const { t } = useTranslation('term-reports')
  const { ask } = usePackWindow('reports')
  const { terms, termId } = useTermInAddress()
  const term = termParam(termId, terms)
  return (
    <>
      <LinkButton
        to={`/classe/${classId}/gradebook/comments${term === null ? '' : `?term=${term}`}`}
        icon={<IconMessage size={iconSizePx} aria-hidden />}
      >
        {t('comments')}
      </LinkButton>
      <Button icon={<IconFileTypePdf size={iconSizePx} aria-hidden />} onClick={() => ask(true)}>
        {t('reports')}
      </Button>
    </>
  )
}
