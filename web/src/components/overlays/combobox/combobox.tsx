import {
  Fragment,
  useEffect,
  useId,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import classes from './combobox.module.css'
import { takeFocus } from '../modal/take-focus.ts'

export interface ComboboxOption {
  id: string
  /** Whether the option is shown but can't be chosen. */
  isDisabled?: boolean
  /** Shown above the first of several options with the same heading. */
  heading?: string
}

type FieldProps = Pick<ComponentProps<'input'>, 'placeholder' | 'dir' | 'autoFocus' | 'onBlur'>

interface ComboboxProps<O extends ComboboxOption> extends FieldProps {
  label: string
  /** Without it, only screen readers get the label. */
  isLabelShown?: boolean
  /** The name of the list for screen readers. */
  listLabel: string
  text: string
  onText: (text: string) => void
  options: readonly O[]
  /** The active option before an arrow key is pressed; null for none. Default: the first option. */
  suggested?: string | null
  onChoose: (option: O) => void
  /** Called for Enter without an active option. */
  onNone?: () => void
  /** Receives each key first, with the active option; preventing the event stops further handling. */
  onKey?: (event: KeyboardEvent, active: O | null) => void
  /** Content between the field and the list that describes the field. */
  hint?: ReactNode
  inputClassName?: string | undefined
  listClassName?: string | undefined
  children: (option: O) => ReactNode
}

/**
 * A text field with a list of options below it. The focus stays in the field. The arrow keys move through the options
 * and wrap around, and Enter chooses. A new text makes the suggested option active again.
 */
export function Combobox<O extends ComboboxOption>(props: ComboboxProps<O>) {
  const { label, isLabelShown, listLabel, text, onText, options, suggested, onChoose, onNone, onKey } = props
  const { placeholder, dir, autoFocus, onBlur, hint, children } = props
  const id = useId()
  const [moved, setMoved] = useState<{ to: string | undefined; text: string } | null>(null)
  const possible = options.filter(({ isDisabled }) => !isDisabled)
  const withId = (wanted: string | null | undefined) => possible.find((option) => option.id === wanted)
  const start = suggested === undefined ? possible[0] : withId(suggested)
  const active = (moved?.text === text ? withId(moved.to) : undefined) ?? start ?? null
  const elementId = (option: O) => `${id}-${option.id}`
  const activeElementId = active ? elementId(active) : undefined

  useEffect(() => {
    if (activeElementId) document.getElementById(activeElementId)?.scrollIntoView({ block: 'nearest' })
  }, [activeElementId])

  const moveTo = (option: O | undefined) => setMoved({ to: option?.id, text })
  const move = (by: 1 | -1) => {
    const from = active ? possible.indexOf(active) : by > 0 ? -1 : 0
    moveTo(possible.at((from + by) % possible.length))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    onKey?.(event, active)
    if (event.defaultPrevented) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key !== 'Enter') return
    else if (active) onChoose(active)
    else onNone?.()
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      {isLabelShown && (
        <label htmlFor={`${id}field`} className={classes.label}>
          {label}
        </label>
      )}
      <input
        {...{ placeholder, dir, onBlur, onKeyDown }}
        ref={autoFocus ? takeFocus : undefined}
        id={`${id}field`}
        role="combobox"
        data-no-draft="search"
        className={props.inputClassName}
        aria-label={isLabelShown ? undefined : label}
        aria-expanded={options.length > 0}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={activeElementId}
        aria-describedby={hint === undefined ? undefined : `${id}hint`}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setMoved(null)
          onText(event.currentTarget.value)
        }}
      />
      {hint !== undefined && (
        <p id={`${id}hint`} className="text-quiet" role="status">
          {hint}
        </p>
      )}
      <ul
        id={`${id}list`}
        role="listbox"
        aria-label={listLabel}
        className={[classes.list, props.listClassName].filter(Boolean).join(' ')}
        // Keeps the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((option, index) => (
          <Fragment key={option.id}>
            {option.heading !== undefined && option.heading !== options[index - 1]?.heading && (
              <li role="presentation" className={classes.heading}>
                {option.heading}
              </li>
            )}
            <li
              id={elementId(option)}
              role="option"
              aria-selected={option === active}
              data-active={option === active || undefined}
              aria-disabled={option.isDisabled}
              className={classes.option}
              onPointerMove={() => !option.isDisabled && option !== active && moveTo(option)}
              onClick={() => !option.isDisabled && onChoose(option)}
            >
              {children(option)}
            </li>
          </Fragment>
        ))}
      </ul>
    </>
  )
}
