import { IconChevronDown, IconShieldCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../../components/feedback/skeleton-lines.tsx'
import type { Outgoing } from '../../model/request/use-outgoing.ts'
import { OutgoingText } from '../../../../components/outgoing/outgoing-text.tsx'
import classes from './leaves-server.module.css'

const iconSizePx = 18

/** What leaves the server for this lesson, word for word, before anything is requested. */
export function LeavesServer({ outgoing }: { outgoing: Outgoing }) {
  const { t } = useTranslation('lesson-context')
  const { state, preview, isOlder, error, retry } = outgoing
  const replaced = preview?.replaced.length ?? 0
  return (
    <details className={classes.disclosure}>
      <summary className={classes.summary}>
        <IconShieldCheck size={iconSizePx} aria-hidden className={classes.shield} />
        <span>{t('outgoing.title')}</span>
        <span className={classes.aside}>
          {state === 'local' ? t('outgoing.nothing') : t('outgoing.kept')}
        </span>
        {replaced > 0 && <span className={classes.names}>{t('outgoing.replaced', { count: replaced })}</span>}
        <IconChevronDown size={iconSizePx} aria-hidden className={classes.chevron} />
      </summary>
      <div className={classes.body}>
        {state === 'local' && <p>{t('outgoing.nothingText')}</p>}
        {state === 'incomplete' && <p>{t('outgoing.incomplete')}</p>}
        {state === 'loading' && error === null && <SkeletonLines lines={5} />}
        {preview && error === null && (
          <>
            <p className="text-quiet">{t('outgoing.lead')}</p>
            <OutgoingText
              text={preview.brief}
              pseudonyms={preview.replaced.map(({ pseudonym }) => pseudonym)}
              isOlder={isOlder}
            />
          </>
        )}
        {error !== null && <ProblemNote error={error} onRetry={retry} />}
      </div>
    </details>
  )
}
