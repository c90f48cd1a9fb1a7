import type { CreditSource, Wallet } from '@classeur/contracts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { IconCoins } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DownloadButton } from '../../../components/billing/download-button.tsx'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { ChoiceField } from '../../../components/fields/choices/choice-field.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { downloadEntries, walletEntriesQuery, type EntryFilter } from '../../../http/queries/wallet.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { LedgerFilters } from './ledger-filters.tsx'
import { LedgerSum } from './ledger-sum.tsx'
import { LedgerTable } from './ledger-table.tsx'
import classes from './ledger.module.css'

const sources: readonly CreditSource[] = ['school', 'own']

/** Uses of credits, newest first, one line per generation. The last row is the balance. */
export function Ledger({ wallet }: { wallet: Wallet | null }) {
  const { t } = useTranslation(['settings', 'generations'])
  const [chosen, setEntries] = useState<EntryFilter>({ source: 'school', filter: 'all', month: null })
  const isShared = wallet?.source === 'school'
  // Without a seat there are own credits only, also after a seat was lost while this page is open.
  const entries: EntryFilter = isShared ? chosen : { ...chosen, source: 'own' }
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...walletEntriesQuery(entries),
    enabled: wallet !== null,
  })
  const lines = data?.pages.flatMap((page) => page.lines) ?? []
  const remaining = data?.pages.at(-1)?.remaining ?? 0
  const isFiltered = entries.filter !== 'all' || entries.month !== null
  return (
    <>
      <header className={classes.header}>
        <h2 className={classes.title}>{t('wallet.ledger')}</h2>
        <DownloadButton load={() => downloadEntries(entries, currentLanguage())} label={t('wallet.csv')} />
      </header>
      {isShared && (
        <div className={classes.source}>
          <ChoiceField
            look="segments"
            label={t('wallet.source.label')}
            value={entries.source}
            options={sources.map((value) => ({ value, label: t(`wallet.source.${value}`) }))}
            onChange={(source) => setEntries({ ...entries, source })}
          />
          {entries.source === 'school' && (
            <p className="text-quiet">
              {t(wallet.school?.isLedgerShown ? 'wallet.source.whole' : 'wallet.source.part')}
            </p>
          )}
        </div>
      )}
      <LedgerFilters
        entries={entries}
        month={wallet?.month}
        firstMonth={wallet?.firstMonth}
        onChange={setEntries}
      />
      {!data && !error && <SkeletonLines lines={4} heightPx={30} />}
      {data && lines.length === 0 && (
        <EmptyState icon={IconCoins} title={t(isFiltered ? 'wallet.noMatch' : 'wallet.empty')}>
          {t(isFiltered ? 'wallet.noMatchText' : 'wallet.emptyText')}
        </EmptyState>
      )}
      {lines.length > 0 && <LedgerTable lines={lines} />}
      {error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      <div className={classes.foot}>
        {wallet && <LedgerSum wallet={wallet} source={entries.source} isFiltered={isFiltered} />}
        {hasNextPage && (
          <Button small busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {remaining > 0 ? t('wallet.earlier', { count: remaining }) : t('wallet.more')}
          </Button>
        )}
      </div>
    </>
  )
}
