import { useTranslation } from 'react-i18next'
import classes from './shortcuts.module.css'

/** The keys as they are printed on keyboards, in the order of use. */
const shortcuts = {
  next: ['Tab'],
  move: ['← → ↑ ↓'],
  moveFar: ['Shift', '← → ↑ ↓'],
  write: ['Enter'],
  newLine: ['Shift', 'Enter'],
  duplicate: ['Ctrl', 'D'],
  delete: ['Delete'],
  undo: ['Ctrl', 'Z'],
  redo: ['Ctrl', 'Shift', 'Z'],
} as const
const names = Object.keys(shortcuts) as (keyof typeof shortcuts)[]

/** The list of keys. */
export function Shortcuts() {
  const { t } = useTranslation('picture-labels')
  return (
    <details className={classes.shortcuts}>
      <summary>{t('keys.title')}</summary>
      <dl className={classes.keys}>
        {names.flatMap((name) => [
          <dt key={name} dir="ltr">
            {shortcuts[name].map((key, index) => (
              <span key={key}>
                {index > 0 && ' + '}
                <kbd>{key}</kbd>
              </span>
            ))}
          </dt>,
          <dd key={`${name}-does`}>{t(`keys.${name}`)}</dd>,
        ])}
      </dl>
    </details>
  )
}
