import { countsAsZero, markStatusForms, type StatusForms } from '@classeur/domain/marks'
import { MarkStatus, type GradingScale } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import classes from './grammar-help.module.css'

const examples = ['decimals', 'percent', 'fraction', 'clear'] as const
/** Show this many forms of a status at most, and no long ones. */
const formsShown = 3
const longestForm = 12

const shortForms = ({ shown, accepted }: StatusForms): string[] =>
  [...new Set([shown, ...accepted.filter((form) => form.length <= longestForm)])].slice(0, formsShown)

/**
 * Explains what can be typed into a cell: numbers, letters of the scale, and the letters of each status in this
 * language.
 */
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
                {shortForms(forms[status]).map((form) => (
                  <kbd key={form} className={classes.key}>
                    <bdi>{form}</bdi>
                  </kbd>
                ))}
              </dt>
              <dd>
                {countsAsZero(status)
                  ? t(`mark-grid:status.${status}`)
                  : t('keys.leftOut', { status: t(`mark-grid:status.${status}`) })}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
