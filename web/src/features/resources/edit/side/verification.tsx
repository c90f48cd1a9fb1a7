import type { ResourceItem } from '@classeur/contracts'
import { typedText } from '@classeur/domain/resources'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { RichTextView } from '../../../../components/content/rich-text-view.tsx'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { useSubmission } from '../../../../components/fields/use-submission.ts'
import { useEditing } from '../model/editing.ts'
import { useItemActions } from '../model/use-item-actions.ts'
import classes from './verification.module.css'

const iconSizePx = 16

/** Whether the answer that was found can take the place of the present one: an option has to say it. */
function isUsable({ answer, verification: { found: recomputed } }: ResourceItem): boolean {
  if (!recomputed || answer.kind === 'open') return false
  return (
    answer.kind === 'value' ||
    answer.options.some(({ content }) => typedText(content) === typedText(recomputed))
  )
}

/** Who has checked the answer; or the other answer that was found, with the two decisions about it. */
export function Verification({ item }: { item: ResourceItem }) {
  const { t } = useTranslation('resource-edit')
  const { mayEdit } = useEditing()
  const actions = useItemActions()
  const { state, by, found: recomputed } = item.verification
  const { busy, submit } = useSubmission(async (use: 'mine' | 'found') => {
    await actions.confirm(item, use)
  })
  if (state === 'verified')
    return (
      <span className={classes.by}>
        <IconCheck size={iconSizePx} aria-hidden />
        {t(`check.by.${by ?? 'code'}`)}
      </span>
    )
  if (!recomputed)
    return (
      <span className={classes.by} data-open>
        <IconAlertTriangle size={iconSizePx} aria-hidden />
        {t('item.needsReading')}
      </span>
    )
  return (
    <div className={classes.found}>
      <span>
        {t(item.check === null ? 'check.solverFinds' : 'check.codeFinds')}{' '}
        <b className={classes.value}>
          <RichTextView value={recomputed} />
        </b>
      </span>
      {mayEdit && (
        <span className={classes.decision}>
          {isUsable(item) && (
            <Button small busy={busy} onClick={() => void submit('found')}>
              {t('check.use')}
            </Button>
          )}
          <Button small look="quiet" busy={busy} onClick={() => void submit('mine')}>
            {t('check.keep')}
          </Button>
        </span>
      )}
    </div>
  )
}
