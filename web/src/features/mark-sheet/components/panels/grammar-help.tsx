import { countsAsZero, markStatusForms, MarkStatus, type GradingScale } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import classes from './keys-dialog.module.css'

const examples = ['decimals', 'percent', 'fraction', 'clear'] as const
/** Beside the letter that is shown, so many other ways to type it. */
const otherForms = 2

/** What a cell reads: numbers, letters of the scale, and the letters of each status in this language. */
export function GrammarHelp({ scale }: { scale: GradingScale }) {
  const { t } = useTranslation('mark-panels')
  const forms = markStatusForms(currentLanguage(), scale)
  return (
    <>
      <section className={classes.group}>
        <h3 className={classes.heading}>{t('keys.numbers.title')}</h3>
        <dl className={classes.lines}>
          {examples.map((name) => (
            <div key={name} className={classes.line}>
              <dt>
                <kbd className={classes.key}>
                  <bdi>{t(`keys.numbers.${name}Example`)}</bdi>
                </kbd>
              </dt>
              <dd>{t(`keys.numbers.${name}`)}</dd>
            </div>
          ))}
          {scale.kind !== 'points' && (
            <div className={classes.line}>
              <dt>
                {scale.steps.slice(0, 3).map(({ label }) => (
                  <kbd key={label} className={classes.key}>
                    <bdi>{label}</bdi>
                  </kbd>
                ))}
              </dt>
              <dd>{t('keys.numbers.letters')}</dd>
            </div>
          )}
        </dl>
        <p className={classes.note}>{t('keys.numbers.note')}</p>
      </section>
      <section className={classes.group}>
        <h3 className={classes.heading}>{t('keys.letters')}</h3>
        <dl className={classes.lines}>
          {MarkStatus.options.map((status) => (
            <div key={status} className={classes.line}>
              <dt>
                {[
                  forms[status].shown,
                  ...forms[status].accepted.filter((form) => form !== forms[status].shown),
                ]
                  .slice(0, 1 + otherForms)
                  .map((form) => (
                    <kbd key={form} className={classes.key}>
                      <bdi>{form}</bdi>
                    </kbd>
                  ))}
              </dt>
              <dd>
                {t('keys.meaning', {
                  status: t(`status.${status}`),
                  counts: countsAsZero(status) ? t('keys.countsAsZero') : t('keys.leftOut'),
                })}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
