import type { LessonPlan } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { IconCopy, IconLink } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { Panel } from '../../../components/layout/panel.tsx'
import { copyText } from '../../../components/overlays/notices/copy-text.ts'
import { notifyDone, notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { cachedPlan, receivePlan } from '../model/plan/lesson-plan-cache.ts'
import { createShareLink, revokeShareLink } from '../model/plan/plan-requests.ts'
import classes from './share-panel.module.css'

const iconSizePx = 16

/** The link with which anybody can read the plan: off at first, and what it leaves out. */
export function SharePanel({ plan }: { plan: LessonPlan }) {
  const { t } = useTranslation('lesson-edit')
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  /** True after the address couldn't be copied: then it is shown whole, to be selected. */
  const [isWhole, setIsWhole] = useState(false)
  const { id, shareToken } = plan
  const receive = (token: string | null) => {
    const latest = cachedPlan(client, id)
    if (latest) receivePlan(client, { ...latest, shareToken: token })
  }
  const create = useSubmission(async () => {
    try {
      receive((await createShareLink(id)).token)
    } catch (error) {
      notifyProblem(error)
    }
  })
  const revoke = useSubmission(async () => {
    try {
      await revokeShareLink(id)
      receive(null)
      setIsAsking(false)
      notifyDone(t('share.revoked'))
    } catch (error) {
      notifyProblem(error)
    }
  })
  const address = `${window.location.origin}/shared/${shareToken ?? ''}`
  const copy = async () => {
    const isCopied = await copyText(address, { copied: t('share.copied'), byHand: t('share.selectIt') })
    if (!isCopied) setIsWhole(true)
  }
  return (
    <Panel
      compact
      title={t('share.title')}
      aside={
        shareToken !== null &&
        !isAsking && (
          <Button small look="quiet" onClick={() => setIsAsking(true)}>
            {t('share.off')}
          </Button>
        )
      }
      className={classes.panel ?? ''}
    >
      {shareToken === null ? (
        <>
          <p className={classes.text}>{t('share.what')}</p>
          <Button
            small
            icon={<IconLink size={iconSizePx} aria-hidden />}
            busy={create.busy}
            onClick={() => void create.submit()}
          >
            {t('share.create')}
          </Button>
        </>
      ) : (
        <>
          <div className={classes.link}>
            <span
              className={classes.address}
              data-whole={isWhole || undefined}
              dir="ltr"
              tabIndex={0}
              role="textbox"
              aria-readonly
              aria-label={t('share.address')}
            >
              {isWhole ? address : `…/shared/${shareToken}`}
            </span>
            <Button small icon={<IconCopy size={iconSizePx} aria-hidden />} onClick={() => void copy()}>
              {t('share.copy')}
            </Button>
          </div>
          <p className={classes.text}>{t('share.what')}</p>
        </>
      )}
      {isAsking && (
        <div role="alertdialog" aria-label={t('share.off')} className={classes.question}>
          <p>{t('share.forGood')}</p>
          <div className="actions">
            <Button small look="danger" busy={revoke.busy} autoFocus onClick={() => void revoke.submit()}>
              {t('share.off')}
            </Button>
            <Button small look="quiet" onClick={() => setIsAsking(false)}>
              {t('share.stay')}
            </Button>
          </div>
        </div>
      )}
    </Panel>
  )
}
