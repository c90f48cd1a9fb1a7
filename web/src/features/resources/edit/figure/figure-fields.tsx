import type { Language } from '@classeur/contracts'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { CheckField } from '../../../../components/fields/choices/check-field.tsx'
import { readFigure, type FigureValues } from '../model/figure-values.ts'
import classes from './figure-fields.module.css'
import { FieldRow, FieldRows } from './field-rows.tsx'
import { GridFields } from './grid-fields.tsx'
import { TableFields } from './table-fields.tsx'

const most = { bars: 8, marks: 20 }
const iconSizePx = 16

interface FigureFieldsProps {
  values: FigureValues | null
  /** The figure as it is stored, to bring it back. */
  stored: FigureValues
  language: Language
  onChange: (values: FigureValues | null) => void
}

/** The numbers and labels of a figure in a small form; the figure above it is drawn from them. */
export function FigureFields({ values, stored, language, onChange }: FigureFieldsProps) {
  const { t } = useTranslation('resource-edit')
  if (!values)
    return (
      <p className={classes.removed}>
        {t('figure.removed')}{' '}
        <Button small look="quiet" onClick={() => onChange(stored)}>
          {t('figure.bringBack')}
        </Button>
      </p>
    )
  return (
    <fieldset className={classes.figure}>
      <legend className={classes.legend}>{t(`figure.kind.${values.kind}`)}</legend>
      <KindFields values={values} language={language} onChange={onChange} />
      {readFigure(values) === null && (
        <p role="alert" className={classes.problem}>
          {t(`figure.wrong.${values.kind}`)}
        </p>
      )}
      <span>
        <Button
          small
          look="quiet"
          icon={<IconTrash size={iconSizePx} aria-hidden />}
          onClick={() => onChange(null)}
        >
          {t('figure.remove')}
        </Button>
      </span>
    </fieldset>
  )
}

interface KindFieldsProps {
  values: FigureValues
  language: Language
  onChange: (values: FigureValues) => void
}

function KindFields({ values, language, onChange }: KindFieldsProps) {
  const { t } = useTranslation('resource-edit')
  const range = ['from', 'to', 'step'] as const
  switch (values.kind) {
    case 'fraction-bars':
      return (
        <FieldRows
          name={(number) => t('figure.bar', { number })}
          add={t('figure.addBar')}
          rows={values.bars}
          fields={['parts', 'shaded', 'label']}
          empty={{ parts: values.bars.at(-1)?.parts ?? '4', shaded: '0', label: '' }}
          least={1}
          most={most.bars}
          language={language}
          onChange={(bars) => onChange({ ...values, bars })}
        />
      )
    case 'number-line':
      return (
        <>
          <FieldRow
            name={t('figure.range')}
            row={values}
            fields={range}
            language={language}
            onChange={(typed) => onChange({ ...values, ...typed })}
          />
          <FieldRows
            name={(number) => t('figure.mark', { number })}
            add={t('figure.addMark')}
            rows={values.marks}
            fields={['at', 'label']}
            empty={{ at: '0', label: '' }}
            most={most.marks}
            language={language}
            onChange={(marks) => onChange({ ...values, marks })}
          />
        </>
      )
    case 'clock':
      return (
        <>
          <FieldRow
            name={t('figure.time')}
            row={values}
            fields={['hour', 'minute']}
            language={language}
            onChange={(typed) => onChange({ ...values, ...typed })}
          />
          <CheckField
            label={t('figure.hands')}
            checked={values.hands}
            onChange={(hands) => onChange({ ...values, hands })}
          />
        </>
      )
    case 'coordinate-grid':
      return <GridFields {...{ values, language, onChange }} />
    case 'table':
      return <TableFields {...{ values, language, onChange }} />
  }
}
