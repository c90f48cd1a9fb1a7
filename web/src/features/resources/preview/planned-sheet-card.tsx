import type { PlannedSheet } from '@classeur/contracts'
import type { RichText } from '@classeur/domain/resources'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { RichTextView } from '../../../components/content/rich-text-view.tsx'
import { Tag } from '../../../components/feedback/tag.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { isolate } from '../../../i18n/isolate.ts'
import { joinList } from '../../../i18n/join-list.ts'
import { useAudienceText } from '../model/use-audience-text.ts'
import classes from './planned-sheet-card.module.css'

interface PlannedSheetCardProps {
  sheet: PlannedSheet
  names: ReadonlyMap<string, string>
  isParentNote: boolean
}

const iconSizePx = 15

/** One sheet before it is made: for whom, how long it takes, and which items it has. */
export function PlannedSheetCard({ sheet, names, isParentNote }: PlannedSheetCardProps) {
  const { t } = useTranslation('resources')
  const audienceText = useAudienceText(names)
  const facts = [
    t('students', { count: sheet.students }),
    ...(sheet.items > 0 ? [t('preview.items', { count: sheet.items })] : []),
    ...(sheet.minutes > 0 ? [t('preview.minutes', { count: sheet.minutes })] : []),
  ]
  return (
    <article className={classes.sheet}>
      <header className={classes.head}>
        <h3 className={classes.name}>
          <bdi>{audienceText(sheet.audience)}</bdi>
        </h3>
        {sheet.items > 0 && <Tag>{t(`tier.${sheet.tier}`)}</Tag>}
        <p className={classes.facts}>{facts.join(' · ')}</p>
      </header>
      {sheet.parts.length > 0 && (
        <ol className={`plain-list ${classes.parts}`}>
          {sheet.parts.map((part) => (
            <Part key={part.from} part={part} />
          ))}
        </ol>
      )}
      {isParentNote && <p className={classes.note}>{t('preview.noteEach')}</p>}
      {sheet.lacks.length > 0 && (
        <p className={classes.lacks}>
          <IconAlertTriangle size={iconSizePx} aria-hidden className={classes.lacksIcon} />
          {t('preview.lacks', { names: joinList(sheet.lacks.map(isolate)) })}
        </p>
      )}
    </article>
  )
}

const hasFormula = (like: RichText) => like.some(({ kind }) => kind === 'mathematics')

function Part({ part: { from, to, title, like } }: { part: PlannedSheet['parts'][number] }) {
  const { t } = useTranslation('resources')
  return (
    <li className={classes.part}>
      <b className={classes.numbers}>
        {from === to
          ? formatNumber(from)
          : isolate(t('preview.range', { from: formatNumber(from), to: formatNumber(to) }))}
      </b>
      <span>
        <b className={classes.title}>
          <bdi>{title}</bdi>
        </b>
        {like && (
          <span className={classes.like}>
            {hasFormula(like) && `${t('preview.like')} `}
            <bdi>
              <RichTextView value={like} />
            </bdi>
          </span>
        )}
      </span>
    </li>
  )
}
