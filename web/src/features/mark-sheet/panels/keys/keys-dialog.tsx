import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../components/overlays/modal/dialog.tsx'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { GrammarHelp } from './grammar-help.tsx'
import { keyText } from '../../model/key-text.ts'
import { keyGroups } from './key-groups.ts'
import classes from './keys-dialog.module.css'
import { useSheetField } from '../../model/use-sheet.ts'

/** Lists every key of the table and everything that can be typed into a cell. */
export function KeysDialog({ engine, onClose }: { engine: SheetEngine; onClose: () => void }) {
  const { t } = useTranslation('mark-panels')
  const sheet = useSheetField(engine, 'sheet')
  return (
    <Dialog title={t('keys.title')} wide onClose={onClose}>
      <div className={classes.groups}>
        {keyGroups.map(({ name, lines }) => (
          <section key={name} className={classes.group}>
            <h3 className={classes.heading}>{t(`keys.${name}.title`)}</h3>
            <dl className={classes.lines}>
              {lines.map(({ does, keys }) => (
                <div key={does} className={classes.line}>
                  <dt>
                    {keys.map((key) => (
                      <kbd key={key} className={classes.key}>
                        {keyText(t(`keys.name.${key}`, key))}
                      </kbd>
                    ))}
                  </dt>
                  <dd>{t(`keys.${name}.${does}`)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <GrammarHelp scale={sheet.exam.effectiveScale} />
      </div>
    </Dialog>
  )
}
