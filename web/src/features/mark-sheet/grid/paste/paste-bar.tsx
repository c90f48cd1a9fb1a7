import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { isolate } from '../../../../i18n/isolate.ts'
import { joinList } from '../../../../i18n/join-list.ts'
import { useGrid, useGridState } from '../grid-context.ts'
import classes from './paste-bar.module.css'
import { applyPaste, cancelPaste } from './paste-block.ts'

const mostNamed = 3

/** The effects of a pasted block, with buttons to apply or discard it. In the grid, Enter and Escape do the same. */
export function PasteBar() {
  const { t } = useTranslation('mark-grid')
  const grid = useGrid()
  const preview = useGridState((state) => state.preview)
  if (!preview) return null
  const namesText = (key: 'unknownNames' | 'sharedNames') => {
    const { [key]: names } = preview
    const listed = joinList(names.slice(0, mostNamed).map(isolate)) + (names.length > mostNamed ? ' …' : '')
    return names.length > 0 && t(`paste.${key}`, { count: names.length, names: listed })
  }
  const facts = [
    preview.bad > 0 && t('paste.bad', { count: preview.bad }),
    preview.notTakingPart > 0 && t('paste.notTakingPart', { count: preview.notTakingPart }),
    preview.emptied > 0 && t('paste.emptied', { count: preview.emptied }),
    preview.outside > 0 && t('paste.outside', { count: preview.outside }),
    preview.hasHeadings && t('paste.headings'),
    preview.hasNames && t('paste.names'),
    namesText('unknownNames'),
    namesText('sharedNames'),
  ].filter((fact) => fact !== false)
  return (
    <div
      className={classes.bar}
      data-tone="paste"
      role="group"
      aria-label={t('paste.label')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') cancelPaste(grid)
      }}
    >
      <Button small look="primary" onClick={() => applyPaste(grid)}>
        {t('paste.apply', { count: preview.valid })} <kbd className={classes.key}>↵</kbd>
      </Button>
      <ul className={classes.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Button small look="quiet" onClick={() => cancelPaste(grid)}>
        {t('paste.cancel')} <kbd className={classes.key}>Esc</kbd>
      </Button>
    </div>
  )
}
