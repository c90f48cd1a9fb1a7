import type { GradingScale } from '@classeur/contracts'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../fields/text/text-field.tsx'
import { ReadOnlyFields } from '../fields/read-only-fields.ts'
import { SelectField } from '../fields/choices/select-field.tsx'
import { choiceOf, isValidScale, ownChoices, scaleOfChoice, type ScaleChoice } from './scale-choice.ts'
import classes from './scale-field.module.css'
import { ScaleSteps } from './scale-steps.tsx'
import { useScaleName } from './use-scale-name.ts'

interface CommonProps {
  label?: ReactNode
  hint?: ReactNode
  readOnly?: boolean
}

interface OwnScaleProps extends CommonProps {
  value: GradingScale
  onChange: (scale: GradingScale) => void
  inherited?: undefined
}

interface InheritingScaleProps extends CommonProps {
  /** Null uses the inherited scale. */
  value: GradingScale | null
  onChange: (scale: GradingScale | null) => void
  /** The scale that applies without an own choice: the school's for a class, the class's for an exam. */
  inherited: GradingScale
}

const largestMaximum = 1000

/**
 * Chooses how results are shown: a preset, another maximum, or steps with thresholds. `onChange` may receive an
 * incomplete scale (an empty label, steps in the wrong order), and the field then shows the error. The
 * form's schema refuses such a scale. Uses the `grading` translations.
 */
export function ScaleField(props: OwnScaleProps | InheritingScaleProps) {
  const { t } = useTranslation('grading')
  const nameOf = useScaleName()
  const errorId = useId()
  const [otherMaximum, setOtherMaximum] = useState(false)
  const { value, inherited, readOnly = false } = props
  const choice = choiceOf(value, otherMaximum)
  const choices: ScaleChoice[] = [...(inherited ? (['inherited'] as const) : []), ...ownChoices]
  const isValid = isValidScale(value)

  const choose = (next: ScaleChoice) => {
    setOtherMaximum(next === 'points')
    if (next !== 'inherited') props.onChange(scaleOfChoice(next, value ?? inherited ?? null))
    else if (props.inherited) props.onChange(null)
  }

  return (
    <ReadOnlyFields value={readOnly}>
      <div className={classes.scale}>
        <SelectField
          label={props.label ?? t('scale.title')}
          hint={props.hint}
          value={choice}
          options={choices.map((name) => ({
            value: name,
            label:
              name === 'inherited' && inherited
                ? t('scale.choice.inherited', { scale: nameOf(inherited) })
                : t(`scale.choice.${name}`),
          }))}
          onChange={choose}
        />
        {choice === 'points' && value?.kind === 'points' && (
          <TextField
            type="number"
            inputMode="numeric"
            min={1}
            max={largestMaximum}
            step={1}
            label={t('scale.maximum')}
            error={isValid ? undefined : t('scale.maximumInvalid')}
            value={Number.isFinite(value.max) ? value.max : ''}
            onChange={(event) => props.onChange({ kind: 'points', max: event.currentTarget.valueAsNumber })}
          />
        )}
        {value !== null && value.kind !== 'points' && (
          <ScaleSteps
            steps={value.steps}
            readOnly={readOnly}
            errorId={isValid ? undefined : errorId}
            onChange={(steps) => props.onChange({ ...value, steps })}
          />
        )}
        {value !== null && value.kind !== 'points' && !isValid && (
          <p id={errorId} className={classes.error} role="alert">
            {t('scale.stepsInvalid')}
          </p>
        )}
      </div>
    </ReadOnlyFields>
  )
}
