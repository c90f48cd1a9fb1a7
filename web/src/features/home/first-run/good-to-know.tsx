import { useTranslation } from 'react-i18next'
import { Panel } from '../../../components/layout/panel.tsx'
import classes from './good-to-know.module.css'

const keys = ['search', 'enter', 'undo'] as const
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The three keyboard shortcuts that save the most time. */
export function GoodToKnow() {
  const { t } = useTranslation('home')
  const control = isApple ? '⌘' : 'Ctrl'
  const names = { search: `${control} K`, enter: 'Enter', undo: `${control} Z` }
  return (
    <Panel title={t('know.title')}>
      <ul className="plain-list">
        {keys.map((key) => (
          <li key={key} className={classes.fact}>
            <kbd className={classes.key} dir="ltr">
              {names[key]}
            </kbd>
            {t(`know.${key}`)}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
