import type { ItemProposal, ResourceItem } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { Tag } from '../../../../components/feedback/tag.tsx'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { useSubmission } from '../../../../components/fields/use-submission.ts'
import { notifyDone, notifyProblem } from '../../../../components/overlays/notices/notify.tsx'
import { isSame } from '../../../../drafts/field-edits.ts'
import { useEditing } from '../model/editing.ts'
import { decideProposal, versionsKey } from '../model/resource-requests.ts'
import { cachedResource, readResourceAgain, receiveResource } from '../model/use-live-resource.ts'
import { OldNew } from './old-new.tsx'
import classes from './proposal-card.module.css'

const iconSizePx = 17

interface ProposalCardProps {
  proposal: z.infer<typeof ItemProposal>
  /** The item as it is now. */
  item: ResourceItem
  number: string
}

/** A rewritten item beside the present one, and the two decisions about it. */
export function ProposalCard({ proposal, item, number }: ProposalCardProps) {
  const { t } = useTranslation('resource-edit')
  const client = useQueryClient()
  const { resource, mayEdit } = useEditing()
  const hasChanged = !isSame([item.prompt, item.answer], [proposal.before.prompt, proposal.before.answer])
  const { busy, submit } = useSubmission(async (decision: 'accept' | 'keep') => {
    try {
      const basedOn = cachedResource(client, resource.id)?.revision ?? resource.revision
      receiveResource(client, await decideProposal(resource.id, item.id, decision, basedOn))
      void client.invalidateQueries({ queryKey: versionsKey(resource.id) })
      notifyDone(t(`proposal.${decision}ed`))
    } catch (error) {
      notifyProblem(error)
      await readResourceAgain(client, resource.id)
    }
  })
  const isVerified = proposal.proposed.verification.state === 'verified'
  return (
    <section className={classes.card} aria-label={t('proposal.title', { number })}>
      {hasChanged && (
        <p role="note" className={classes.changed}>
          {t('proposal.changed')}
        </p>
      )}
      <OldNew before={item} after={proposal.proposed} language={resource.language} />
      {mayEdit && (
        <div className={classes.decision}>
          <Button
            icon={<IconCheck size={iconSizePx} aria-hidden />}
            busy={busy}
            disabled={item.locked}
            onClick={() => void submit('accept')}
          >
            {t('proposal.accept')}
          </Button>
          <Button look="quiet" busy={busy} onClick={() => void submit('keep')}>
            {t('proposal.keep')}
          </Button>
          <Tag tone={isVerified ? 'board' : 'sun'}>{t(isVerified ? 'item.verified' : 'item.toCheck')}</Tag>
          {item.locked && <span className="text-quiet">{t('proposal.locked')}</span>}
        </div>
      )}
    </section>
  )
}
