import type { BillingOverview, Wallet } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../../components/layout/panel.tsx'
import { useWallet } from '../../../../http/queries/wallet.ts'
import { formatLongDayMonth } from '../../../../i18n/format.ts'
import { isolate } from '../../../../i18n/isolate.ts'
import { UsageMeter } from './usage-meter.tsx'
import classes from './usage-panel.module.css'

/** How much of each limit of the plan is in use. */
export function UsagePanel({ billing: { usage, plan } }: { billing: BillingOverview }) {
  const { t } = useTranslation('billing')
  const { data: wallet } = useWallet()
  const { limits } = plan
  const month = wallet?.period
  const freeClasses = limits.classes - usage.classes
  const freeGenerations = Math.max(limits.runningGenerations - usage.runningGenerations, 0)
  const runningNote = (free: number) => {
    if (usage.runningGenerations === 0) return t('use.idle')
    return free === 0 ? t('use.busy') : t('use.moreRunning', { count: free })
  }
  const creditsNote = ({ expired, returned, ...others }: Wallet['period']) => {
    const amounts = { ...others, expired }
    const used = t(expired > 0 ? 'use.creditsExpired' : 'use.creditsLeft', amounts)
    return returned > 0 ? `${used} · ${t('use.creditsReturned', { returned })}` : used
  }
  const storage = t('use.stored', { pictures: usage.pictures, plans: usage.lessonPlans })
  return (
    <Panel title={t('use.title')} aside={month && t('use.again', { date: formatLongDayMonth(month.endsAt) })}>
      <div className={classes.meters}>
        <UsageMeter
          name={t('use.classes')}
          used={usage.classes}
          limit={limits.classes}
          note={
            freeClasses < 0
              ? t('use.over', { count: -freeClasses })
              : t('use.moreClasses', { count: freeClasses })
          }
        />
        <UsageMeter
          name={t('use.students')}
          used={usage.largestClass?.students ?? 0}
          limit={limits.studentsPerClass}
          note={usage.largestClass ? isolate(usage.largestClass.name) : t('use.noClass')}
        />
        <UsageMeter
          name={t('use.storage')}
          used={usage.storageMiB}
          limit={limits.storageMiB}
          unit="mebibytes"
          note={storage}
        />
        <UsageMeter
          name={t('use.credits')}
          used={month ? month.spent + month.reserved : null}
          limit={month?.grant ?? plan.monthlyCredits}
          note={month ? creditsNote(month) : ' '}
        />
        <UsageMeter
          name={t('use.running')}
          used={usage.runningGenerations}
          limit={limits.runningGenerations}
          isLive
          note={runningNote(freeGenerations)}
        />
        <UsageMeter
          name={t('use.waiting')}
          used={usage.waitingGenerations}
          limit={limits.waitingGenerations}
          isLive
          note={t(usage.waitingGenerations === 0 ? 'use.atOnce' : 'use.queued')}
        />
      </div>
      <p className={classes.foot}>{t('use.never')}</p>
    </Panel>
  )
}
