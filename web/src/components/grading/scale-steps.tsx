import { IconPlus, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../fields/buttons/button.tsx'
import { maxSteps, withoutStep, withStep, withStepAdded } from './edit-steps.ts'
import type { StepScale } from './scale-choice.ts'
import classes from './scale-steps.module.css'

interface ScaleStepsProps {
  steps: StepScale['steps']
  readOnly: boolean
  /** Id of the element that shows the error; undefined without an error. */
  errorId: string | undefined
  onChange: (steps: StepScale['steps']) => void
}

/** The steps from the best to the lowest: a label and the share at which the step begins. The lowest begins at 0. */
export function ScaleSteps({ steps, readOnly, errorId, onChange }: ScaleStepsProps) {
  const { t } = useTranslation('grading')
  const last = steps.length - 1
  return (
    <div className={classes.steps}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('scale.label')}</th>
            <th scope="col">{t('scale.from')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {steps.map((step, index) => (
            <tr key={index}>
              <td>
                <input
                  className={classes.input}
                  aria-label={t('scale.labelOf', { position: index + 1 })}
                  aria-describedby={errorId}
                  value={step.label}
                  maxLength={12}
                  readOnly={readOnly}
                  onChange={(event) => onChange(withStep(steps, index, { label: event.currentTarget.value }))}
                />
              </td>
              <td>
                <input
                  className={classes.input}
                  type="number"
                  inputMode="decimal"
                  min={0}
                  max={100}
                  step={0.5}
                  aria-label={t('scale.fromOf', { label: step.label || index + 1 })}
                  aria-describedby={errorId}
                  value={Number.isFinite(step.fromBasisPoints) ? step.fromBasisPoints / 100 : ''}
                  readOnly={readOnly || index === last}
                  onChange={(event) =>
                    onChange(
                      withStep(steps, index, {
                        fromBasisPoints: Math.round(event.currentTarget.valueAsNumber * 100),
                      }),
                    )
                  }
                />
              </td>
              <td>
                {!readOnly && index !== last && steps.length > 2 && (
                  <button
                    type="button"
                    className={classes.remove}
                    aria-label={t('scale.remove', { label: step.label || index + 1 })}
                    onClick={() => onChange(withoutStep(steps, index))}
                  >
                    <IconX size={16} aria-hidden />
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!readOnly && steps.length < maxSteps && (
        <Button
          small
          look="quiet"
          icon={<IconPlus size={16} aria-hidden />}
          onClick={() => onChange(withStepAdded(steps))}
        >
          {t('scale.add')}
        </Button>
      )}
    </div>
  )
}
