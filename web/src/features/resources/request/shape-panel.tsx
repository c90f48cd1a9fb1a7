import { longestResourceWish, ResourceRequest, ResourceTier } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../../components/fields/choices/choice-field.tsx'
import { SelectField } from '../../../components/fields/choices/select-field.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { NamedText } from '../../../components/outgoing/named-text.tsx'
import type { DraftForm } from '../../../drafts/use-draft-form.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { languageNames, languages } from '../../../i18n/languages.ts'
import type { RequestForm } from '../model/request-values.ts'
import { KindChoice } from './kind-choice.tsx'
import classes from './shape-panel.module.css'

interface ShapePanelProps extends Pick<DraftForm<RequestForm>, 'values' | 'set' | 'text'> {
  /** Whether a model writes, which can follow a wish. */
  hasModel: boolean
}

const lengths = ResourceRequest.shape.length.options.map(({ value }) => value)
/** The choice of a tier for each group. */
const byGroup = 'by-group'

/** What the sheets are: their kind, length, tier and language, and a wish in the teacher's words. */
export function ShapePanel({ values, set, text, hasModel }: ShapePanelProps) {
  const { t } = useTranslation('resources')
  const hasItems = values.kind !== 'parent-note'
  return (
    <Panel title={t('shape.title')}>
      <div className="stack">
        <KindChoice value={values.kind} onChange={(kind) => set({ kind })} />
        <div className={classes.row}>
          {hasItems && (
            <>
              <ChoiceField
                label={t('shape.length')}
                value={String(values.length)}
                options={lengths.map((length) => ({ value: String(length), label: formatNumber(length) }))}
                onChange={(chosen) =>
                  set({ length: lengths.find((length) => String(length) === chosen) ?? values.length })
                }
              />
              <div className={classes.tier}>
                <ChoiceField
                  label={t('shape.tier')}
                  value={values.tier ?? byGroup}
                  options={([byGroup, ...ResourceTier.options] as const).map((value) => ({
                    ...{ value, label: t(`shape.tiers.${value}`) },
                  }))}
                  onChange={(tier) => set({ tier: tier === byGroup ? null : tier })}
                />
              </div>
            </>
          )}
          <SelectField
            label={t('shape.language')}
            value={values.language}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
            onChange={(language) => set({ language })}
          />
        </div>
        <NamedText
          isOneLine
          saysInside
          label={
            <>
              {t('shape.wish')} <span className={classes.optional}>{t('shape.wishOptional')}</span>
            </>
          }
          hint={hasModel ? undefined : t('shape.wishNeedsModel')}
          value={values.wish}
          control={text('wish')}
          maxLength={longestResourceWish}
        />
      </div>
    </Panel>
  )
}
