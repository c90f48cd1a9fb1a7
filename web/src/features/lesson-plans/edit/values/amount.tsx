import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useContext, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { pathKey, valueAt, withValueAt } from '../../engine/paths.ts'
import { useEditing } from '../../model/editing.ts'
import { numberOf } from '../../model/read-partial.ts'
import { SectionKey, type AmountProps } from '../../sections/parts/section-parts.ts'
import { useEditSection } from '../../model/use-edit-section.ts'
import classes from './amount.module.css'
import { useTypedDigits } from './use-typed-digits.ts'

const iconSizePx = 12
const pageStep = 5

/** A number in a tag: the arrow keys, digits, or the buttons beside it change it. */
export function EditableAmount({ path, value, label, from, to, show, none }: AmountProps) {
  const { t } = useTranslation('lesson-edit')
  const key = useContext(SectionKey)
  const { editor } = useEditing()
  const change = useEditSection(key)
  const typeDigit = useTypedDigits()
  const name = t(`field.${label}`)

  /** Changes the number as it is now, because the next key may come before the page has shown the last change. */
  const set = (wanted: (now: number | null) => number | null) => {
    const next = (now: number | null) => {
      const amount = wanted(now)
      if (none !== undefined && (amount === null || amount < from)) return null
      return Math.min(Math.max(amount ?? from, from), to)
    }
    const shown = next(numberOf(valueAt(editor.shown(key), path)))
    change((section) => withValueAt(section, path, next(numberOf(valueAt(section, path)))), {
      message: t('done.amount', { field: name, amount: shown === null ? none : show(shown) }),
      of: `${key}:${pathKey(path)}`,
    })
  }
  const by = (step: number) => set((now) => (now === null ? Math.max(from, step) : now + step))
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: pageStep, PageDown: -pageStep }
    const step = steps[event.key]
    if (step !== undefined) by(step)
    else if (event.key === 'Home') set(() => from)
    else if (event.key === 'End') set(() => to)
    else if (none !== undefined && (event.key === 'Delete' || event.key === 'Backspace')) set(() => null)
    else {
      const typed = typeDigit(event)
      if (typed === null) return
      set(() => typed)
    }
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <span className={classes.amount}>
      <button
        type="button"
        className={classes.step}
        tabIndex={-1}
        aria-label={t('amount.less', { field: name })}
        onClick={() => by(-1)}
      >
        <IconMinus size={iconSizePx} stroke={2.4} aria-hidden />
      </button>
      <span
        className={classes.value}
        role="spinbutton"
        tabIndex={0}
        aria-label={name}
        aria-valuemin={from}
        aria-valuemax={to}
        {...(value !== null && { 'aria-valuenow': value })}
        aria-valuetext={value === null ? none : show(value)}
        onKeyDown={onKeyDown}
      >
        {value === null ? none : show(value)}
      </span>
      <button
        type="button"
        className={classes.step}
        tabIndex={-1}
        aria-label={t('amount.more', { field: name })}
        onClick={() => by(1)}
      >
        <IconPlus size={iconSizePx} stroke={2.4} aria-hidden />
      </button>
    </span>
  )
}
