import type { Language } from '@classeur/contracts'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { TextField } from '../../../../components/fields/text/text-field.tsx'
import { formatNumber } from '../../../../i18n/format.ts'
import { directionOf } from '../../../../i18n/languages.ts'
import classes from './field-rows.module.css'

const iconSizePx = 16
const longestLabel = 80

/** What a row of a figure can hold; all but the label are numbers. */
type FieldName = 'parts' | 'shaded' | 'label' | 'from' | 'to' | 'step' | 'at' | 'x' | 'y' | 'hour' | 'minute'

interface FieldRowProps<Name extends FieldName> {
  name: string
  row: Readonly<Record<Name, string>>
  fields: readonly Name[]
  language: Language
  onChange: (typed: Partial<Record<Name, string>>) => void
}

/** Fields side by side: numbers from left to right, the label in the direction of the sheet. */
export function FieldRow<Name extends FieldName>(props: FieldRowProps<Name>) {
  const { name, row, fields, language, onChange } = props
  const { t } = useTranslation('resource-edit')
  return (
    <div role="group" aria-label={name} className={classes.row}>
      {fields.map((field) => (
        <TextField
          key={field}
          label={t(`figure.field.${field}`)}
          value={row[field]}
          {...(field === 'label'
            ? { dir: directionOf(language), maxLength: longestLabel }
            : { dir: 'ltr', inputMode: 'decimal', 'data-number-field': true })}
          onChange={(event) => onChange({ [field]: event.currentTarget.value } as Record<Name, string>)}
        />
      ))}
    </div>
  )
}

interface FieldRowsProps<Name extends FieldName> {
  /** The name of a row with this number. */
  name: (number: string) => string
  add: string
  rows: readonly Readonly<Record<Name, string>>[]
  fields: readonly Name[]
  /** What a new row holds. */
  empty: Record<Name, string>
  least?: number
  most: number
  language: Language
  onChange: (rows: Record<Name, string>[]) => void
}

/** The parts of a figure, one row for each, which can be removed and added. */
export function FieldRows<Name extends FieldName>(props: FieldRowsProps<Name>) {
  const { name, add, rows, fields, empty, least = 0, most, language, onChange } = props
  const { t } = useTranslation('resource-edit')
  return (
    <div className={classes.rows}>
      {rows.map((row, index) => {
        const rowName = name(formatNumber(index + 1))
        return (
          <div key={index} className={classes.removable}>
            <FieldRow
              {...{ name: rowName, row, fields, language }}
              onChange={(typed) =>
                onChange(rows.map((one, at) => (at === index ? { ...one, ...typed } : one)))
              }
            />
            <Button
              small
              look="quiet"
              aria-label={t('figure.removeRow', { name: rowName })}
              icon={<IconX size={iconSizePx} aria-hidden />}
              disabled={rows.length <= least}
              onClick={() => onChange(rows.filter((_, at) => at !== index))}
            />
          </div>
        )
      })}
      <span>
        <Button
          small
          icon={<IconPlus size={iconSizePx} aria-hidden />}
          disabled={rows.length >= most}
          onClick={() => onChange([...rows, empty])}
        >
          {add}
        </Button>
      </span>
    </div>
  )
}
