import { BloomLevel } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../components/layout/panel.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import classes from './thinking-levels.module.css'

/** The number of objectives at each of the six thinking levels. */
export function ThinkingLevels({ levels }: { levels: readonly BloomLevel[] }) {
  const { t } = useTranslation('lesson-plans')
  const counts = BloomLevel.options.map((level) => ({
    level,
    count: levels.filter((candidate) => candidate === level).length,
  }))
  const most = Math.max(1, ...counts.map(({ count }) => count))
  return (
    <Panel compact title={t('thinking')}>
      <ul className={classes.list}>
        {counts.map(({ level, count }) => (
          <li key={level} className={classes.row}>
            <span className={classes.name}>{t(`bloom.${level}`)}</span>
            <span className={classes.track} aria-hidden>
              <span
                className={classes.bar}
                data-level={level}
                style={{ inlineSize: `${(count / most) * 100}%` }}
              />
            </span>
            <span className={classes.count} data-none={count === 0 || undefined}>
              {formatNumber(count)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
