import type { Language } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../i18n/format.ts'
import type { FigureOf } from '../model/figure-values.ts'
import { FieldRow, FieldRows } from './field-rows.tsx'

const most = { points: 20, ofCurve: 60 }
const least = 2

interface GridFieldsProps {
  values: FigureOf<'coordinate-grid'>
  language: Language
  onChange: (values: FigureOf<'coordinate-grid'>) => void
}

/** The axes, points and curves of a coordinate grid. */
export function GridFields({ values, language, onChange }: GridFieldsProps) {
  const { t } = useTranslation('resource-edit')
  const { curves } = values
  const changeCurve = (index: number, typed: Partial<(typeof curves)[number]>) =>
    onChange({ ...values, curves: curves.map((one, at) => (at === index ? { ...one, ...typed } : one)) })
  return (
    <>
      {(['x', 'y'] as const).map((axis) => (
        <FieldRow
          key={axis}
          name={t(`figure.axis.${axis}`)}
          row={values[axis]}
          fields={['from', 'to', 'step', 'label']}
          language={language}
          onChange={(typed) => onChange({ ...values, [axis]: { ...values[axis], ...typed } })}
        />
      ))}
      <FieldRows
        name={(number) => t('figure.point', { number })}
        add={t('figure.addPoint')}
        rows={values.points}
        fields={['x', 'y', 'label']}
        empty={{ x: '0', y: '0', label: '' }}
        most={most.points}
        language={language}
        onChange={(points) => onChange({ ...values, points })}
      />
      {curves.map((curve, index) => (
        <div key={index} role="group" aria-label={t('figure.curve', { number: formatNumber(index + 1) })}>
          <FieldRow
            name={t('figure.curve', { number: formatNumber(index + 1) })}
            row={curve}
            fields={['label']}
            language={language}
            onChange={(typed) => changeCurve(index, typed)}
          />
          <FieldRows
            name={(number) => t('figure.point', { number })}
            add={t('figure.addPoint')}
            rows={curve.points}
            fields={['x', 'y']}
            empty={{ x: '0', y: '0' }}
            least={least}
            most={most.ofCurve}
            language={language}
            onChange={(points) => changeCurve(index, { points })}
          />
        </div>
      ))}
    </>
  )
}
