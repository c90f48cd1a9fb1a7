import type { Restore, RestorePreview } from '@classeur/contracts'
import { IconArrowMerge, IconCopyPlus, IconRestore } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { formatNumber } from '../../../../i18n/format.ts'
import { useCancelRestore } from '../../model/use-cancel-restore.ts'
import type { RestoreDecisions } from '../use-restore-choice.ts'
import classes from './preview-foot.module.css'

const icons = { copy: IconCopyPlus, merge: IconArrowMerge, replace: IconRestore }

interface PreviewFootProps {
  restore: Restore
  preview: RestorePreview
  decisions: RestoreDecisions
  onClose: () => void
}

/** The button that restores, with the number of classes afterwards, or the reason why it can't be pressed yet. */
export function PreviewFoot({ restore, preview, decisions, onClose }: PreviewFootProps) {
  const { t } = useTranslation('backup')
  const noteId = useId()
  const cancelling = useCancelRestore(restore.id, onClose)
  const { plan, choice, starting } = decisions
  const { obstacle, chosen, afterwards, unsettled } = plan
  const Icon = icons[choice.method]
  return (
    <div className={classes.foot}>
      <p id={noteId} className={classes.note} data-obstacle={obstacle ?? undefined}>
        {obstacle === 'unsettled' && t('foot.unsettled', { count: unsettled })}
        {obstacle === 'nothing-chosen' && t('foot.nothingChosen')}
        {(obstacle === null || obstacle === 'over-limit') &&
          t('foot.afterwards', { afterwards: formatNumber(afterwards), count: preview.classLimit })}
      </p>
      <div className={classes.buttons}>
        <Button busy={cancelling.busy} onClick={() => void cancelling.submit()}>
          {t('cancel')}
        </Button>
        <Button
          look="primary"
          icon={<Icon size={18} stroke={1.7} aria-hidden />}
          busy={starting.busy}
          disabled={obstacle !== null}
          aria-describedby={noteId}
          onClick={() => void starting.submit()}
        >
          {chosen.length > 0
            ? t(`foot.${choice.method}`, { count: chosen.length })
            : t(obstacle === 'nothing-chosen' ? 'foot.none' : 'foot.others')}
        </Button>
      </div>
    </div>
  )
}
