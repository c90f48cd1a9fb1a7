import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import classes from './button.module.css'
import { Spinner } from '../../feedback/spinner.tsx'

type Look = 'primary' | 'default' | 'quiet' | 'danger'

interface Appearance {
  look?: Look
  small?: boolean
  wide?: boolean
  icon?: ReactNode
}

interface ButtonProps extends Appearance, Omit<ComponentProps<'button'>, 'className'> {
  /**
   * While busy, the button keeps the focus, ignores clicks and shows a spinner. Pass it, also while false, to every
   * button whose action waits for an answer: it then counts a double click once.
   */
  busy?: boolean
}

const spinnerSizePx = 16

const attributes = ({ look = 'default', small, wide }: Appearance) => ({
  className: classes.button,
  'data-look': look,
  'data-small': small || undefined,
  'data-wide': wide || undefined,
})

/** A push button. Use one `primary` button per view. A double click on a button that submits or waits counts once. */
export function Button({
  look,
  small,
  wide,
  icon,
  busy,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A fast server may have answered the first click before the second one, and on a slow device the answered
    // button stays on screen until the next screen is rendered.
    const isRepeated = (type === 'submit' || busy !== undefined) && event.detail > 1
    if (busy || isRepeated) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      {...attributes({ look: look ?? 'default', small: small ?? false, wide: wide ?? false })}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {busy ? <Spinner sizePx={spinnerSizePx} /> : icon}
      {children}
    </button>
  )
}

interface LinkButtonProps extends Appearance {
  /** A path of the app. */
  to: string
  children: ReactNode
}

/** A link that looks like a button. */
export const LinkButton = ({ to, look, small, wide, icon, children }: LinkButtonProps) => (
  <Link to={to} {...attributes({ look: look ?? 'default', small: small ?? false, wide: wide ?? false })}>
    {icon}
    {children}
  </Link>
)
