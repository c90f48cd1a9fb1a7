import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ShareBar } from '../../../components/charts/share-bar.tsx'
import classes from './missed-list.module.css'
import { Tick } from './tick.tsx'

interface MissedEntry {
  id: string
  name: string
  /** The share of the students who missed it; null if it isn't counted by students. */
  share: number | null
  /** How often it was missed, in words. */
  count: string
}

interface MissedListProps {
  title: string
  /** Shown if there are no entries. */
  empty: string
  entries: readonly MissedEntry[]
  ticked: readonly string[]
  onToggle: (id: string) => void
}

const mostShown = 5

/** Entries to tick, the most missed first. A long list shows the first ones, and those that are ticked. */
export function MissedList({ title, empty, entries, ticked, onToggle }: MissedListProps) {
  const { t } = useTranslation('resources')
  const titleId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const shown = isOpen ? entries : entries.filter(({ id }, index) => index < mostShown || ticked.includes(id))
  return (
    <section className={classes.list} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.title}>
        {title}
      </h3>
      {entries.length === 0 && <p className="text-quiet">{empty}</p>}
      <ul className="plain-list">
        {shown.map(({ id, name, share, count }) => (
          <li key={id}>
            <label className={classes.entry} data-ticked={ticked.includes(id) || undefined}>
              <Tick checked={ticked.includes(id)} onChange={() => onToggle(id)} />
              <bdi className={classes.name}>{name}</bdi>
              {share !== null && (
                <span className={classes.bar}>
                  <ShareBar share={share} tone="pen" />
                </span>
              )}
              <span className={classes.count}>{count}</span>
            </label>
          </li>
        ))}
      </ul>
      {(isOpen || shown.length < entries.length) && entries.length > mostShown && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('missed.fewer') : t('missed.all', { count: entries.length })}
        </button>
      )}
    </section>
  )
}
